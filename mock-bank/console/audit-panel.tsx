import { Button, Callout } from "@blueprintjs/core";
import { useState } from "react";
import { explain } from "./control-api";
import type { Desk } from "./desk";

type Outcome = { readonly violations: readonly string[] } | { readonly problem: string };

/** Audits the whole ledger on demand. */
export function AuditPanel({ desk }: { desk: Desk }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAuditing, setAuditing] = useState(false);
  const audit = async () => {
    setAuditing(true);
    const answer = await desk.api.audit();
    setOutcome(answer.ok ? { violations: answer.value.violations } : { problem: explain(answer.problem) });
    setAuditing(false);
  };
  return (
    <section className="panel" aria-labelledby="audit-title">
      <h2 id="audit-title">Auditor</h2>
      <p className="quiet">Checks every posted line against all rules of the books.</p>
      <div>
        <Button text="Audit the ledger" loading={isAuditing} onClick={() => void audit()} />
      </div>
      <div role="status">{outcome && <Told outcome={outcome} />}</div>
    </section>
  );
}

function Told({ outcome }: { outcome: Outcome }) {
  if ("problem" in outcome) return <Callout intent="danger">{outcome.problem}</Callout>;
  if (outcome.violations.length === 0)
    return <Callout intent="success">The books are sound: no rule is broken.</Callout>;
  return (
    <Callout intent="danger" title="The books do not add up">
      <ul>
        {outcome.violations.map((violation) => (
          <li key={violation}>{violation}</li>
        ))}
      </ul>
    </Callout>
  );
}
