import type { Desk } from "./desk";
import { OutcomeCard } from "./outcome-card";
import { ProblemCallout } from "./problem-callout";
import { useLoaded } from "./use-loaded";

/** Values whose outcome is always the same, to be copied into the customers' forms. */
export function OutcomesTab({ desk }: { desk: Desk }) {
  const { answer, reload } = useLoaded(desk.api.outcomes);
  return (
    <section className="panel wide" aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">Outcome card</h2>
      <p className="quiet">
        These values always end the same way. Everything else succeeds, with names made of the number.
      </p>
      {!answer && <p className="quiet">Loading…</p>}
      {answer?.ok === false && (
        <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />
      )}
      {answer?.ok && <OutcomeCard outcomes={answer.value.outcomes} />}
    </section>
  );
}
