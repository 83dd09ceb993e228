import type { Desk } from "./desk";
import { LoadedPart } from "./loaded-part";
import { OutcomeCard } from "./outcome-card";
import { useLoaded } from "./use-loaded";

/** Lists inputs with fixed outcomes, to be copied into the client's forms. */
export function OutcomesTab({ desk }: { desk: Desk }) {
  const { answer, reload } = useLoaded(desk.api.outcomes);
  return (
    <section className="panel" aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">Outcome card</h2>
      <p className="quiet">
        These values always end the same way. Everything else succeeds, with names made of the number.
      </p>
      <LoadedPart desk={desk} answer={answer} reload={reload}>
        {({ outcomes }) => <OutcomeCard outcomes={outcomes} />}
      </LoadedPart>
    </section>
  );
}
