import { useEffect } from "react";
import { ClockPanel } from "./clock-panel";
import { DataTable } from "./data-table";
import type { Desk } from "./desk";
import { LoadedPart } from "./loaded-part";
import { dateOf, timeOf } from "./moment";
import { useBankNow } from "./use-bank-clock";
import { usePolled } from "./use-polled";

const ASK_AGAIN_MS = 3000;

/** Shows the bank's time and the agenda of what will happen or expire. */
export function TimeTab({ desk }: { desk: Desk }) {
  const { answer, reload } = usePolled(desk.api.agenda, ASK_AGAIN_MS);
  const minute = useBankNow(desk.clock)?.toISOString().slice(0, 16);
  // Moving the clock also completes due work, so reload the agenda.
  useEffect(() => {
    if (minute) void reload();
  }, [minute, reload]);
  return (
    <div className="split">
      <ClockPanel clock={desk.clock} />
      <section className="panel" aria-labelledby="agenda-title">
        <h2 id="agenda-title">What will happen next</h2>
        <LoadedPart desk={desk} answer={answer} reload={reload}>
          {({ coming }) => (
            <DataTable
              name="What will happen next"
              nothing="Nothing is due."
              keyOf={({ at, what, subject, company }) => `${at} ${what} ${subject} ${company}`}
              rows={coming}
              columns={[
                { title: "Bank time", text: ({ at }) => momentOf(at) },
                { title: "What", text: ({ what }) => what },
                { title: "Of", text: ({ subject }) => subject },
                { title: "Company", text: ({ company }) => company },
              ]}
            />
          )}
        </LoadedPart>
      </section>
    </div>
  );
}

const momentOf = (at: string): string => `${dateOf(new Date(at))} ${timeOf(new Date(at))}`;
