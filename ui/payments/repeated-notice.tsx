import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { repetitionOf } from "../../domain/requests/repetition";
import type { BankRequest } from "../../domain/requests/request";
import { formatDate } from "../kit/format";
import { words as shared } from "../kit/words";
import { useUser } from "../services";
import { mayReadRequests } from "./payment-buttons";
import { useReview } from "./use-review";
import { words as all } from "./words";
import "./payments.css";

const words = all.repeat;

type Props = {
  request: BankRequest;
  /** Sentences about what has changed since the request. */
  changes: readonly string[];
  children?: ReactNode;
};

/** The request that a form was filled from: its outcome, the reason of a refusal, and what has changed since. */
export const RepeatedNotice = observer(function RepeatedNotice({ request, changes, children }: Props) {
  const isPaid = repetitionOf(request) === "again";
  return (
    <section className="repeated-notice" aria-label={words.title}>
      <Callout compact intent={isPaid && changes.length === 0 ? "primary" : "warning"}>
        <p>{words.from(request.id, formatDate(request.createdAt))}</p>
        {isPaid ? <p>{words.untilConfirmed}</p> : <Outcome request={request} />}
        {children}
        <div role="status">
          {changes.length > 0 && (
            <>
              <p>{words.changed}</p>
              <ul>
                {changes.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Callout>
    </section>
  );
});

type OutcomeProps = { request: BankRequest };

/** The outcome of a request that moved no money, with the reason if the user may read it. */
function Outcome({ request }: OutcomeProps) {
  const user = useUser();
  return mayReadRequests(user) ? <Reason request={request} /> : <p>{outcomeOf(request)}</p>;
}

/** The reason, as the bank's history of the request states it. Without the history only the outcome is known. */
const Reason = observer(function Reason({ request }: OutcomeProps) {
  const { content, retry } = useReview(request);
  if (content.kind === "failed")
    return (
      <p>
        {outcomeOf(request)} {words.noReason}{" "}
        <Button variant="minimal" size="small" text={shared.list.retry} onClick={() => void retry()} />
      </p>
    );
  const history = content.kind === "ready" ? content.value.history : [];
  return <p>{history.findLast(({ event }) => event === request.status)?.detail || outcomeOf(request)}</p>;
});

const outcomeOf = ({ status }: BankRequest): string =>
  status === "rejected" || status === "recalled" || status === "failed" ? words.outcomes[status] : "";

/** Shown inside the notice if the payees of an earlier bulk did not load. */
export const RowsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <p role="alert">
    {words.rowsFailed} <Button variant="minimal" size="small" text={shared.list.retry} onClick={onRetry} />
  </p>
);
