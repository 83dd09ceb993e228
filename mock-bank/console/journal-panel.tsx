import { useCallback } from "react";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { figure } from "./figure";
import { LoadedPart } from "./loaded-part";
import { dateOf, timeOf } from "./moment";
import { usePolled } from "./use-polled";

const ASK_AGAIN_MS = 3000;
const ACCOUNT = /^(\d{13}|[A-Z]+-[A-Z-]+)$/;

/** Shows journal entries line by line: of one request or account, or of the last twenty requests. */
export function JournalPanel({ desk, about }: { desk: Desk; about: string }) {
  const { api } = desk;
  const load = useCallback(
    () => api.ledger(about === "" ? {} : ACCOUNT.test(about) ? { account: about } : { request: about }),
    [api, about],
  );
  const loaded = usePolled(load, ASK_AGAIN_MS);
  return (
    <LoadedPart desk={desk} {...loaded}>
      {({ journal }) => (
        <DataTable
          name="Journal"
          nothing="Nothing was posted for it."
          keyOf={({ key }) => key}
          rows={journal.flatMap(({ request, entries }) =>
            entries.flatMap(({ reference, postedAt, lines }) =>
              lines.map((line, position) => ({
                ...line,
                request,
                postedAt,
                key: `${request} ${reference} ${position}`,
              })),
            ),
          )}
          columns={[
            { title: "Posted", text: ({ postedAt }) => `${dateOf(new Date(postedAt))} ${timeOf(new Date(postedAt))}` },
            { title: "Request", text: ({ request }) => request },
            { title: "Account", text: ({ account }) => account },
            {
              title: "Amount",
              text: ({ currency, amount }) => `${currency} ${amount}`,
              cell: ({ currency, amount }) => `${currency} ${figure(amount)}`,
              isFigure: true,
            },
            {
              title: "After",
              text: ({ balanceAfter }) => balanceAfter,
              cell: ({ balanceAfter }) => figure(balanceAfter),
              isFigure: true,
            },
            { title: "Narration", text: ({ narration }) => narration },
          ]}
        />
      )}
    </LoadedPart>
  );
}
