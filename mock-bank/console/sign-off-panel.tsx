import { Button, Callout, FormGroup, InputGroup } from "@blueprintjs/core";
import { useState } from "react";
import type { Acceptance } from "../control-api/answers";
import { type ControlApi, explain } from "./control-api";
import { StepTable } from "./lesson-steps";

const NAME = "product-owner";

type SignOffPanelProps = {
  readonly api: ControlApi;
  readonly row: Acceptance["rows"][number];
  readonly acceptance: Acceptance;
  readonly onSigned: () => Promise<void>;
  readonly onClose: () => void;
};

/** A statement of the specification, what proves it, and the product owner's decision. */
export function SignOffPanel({ api, row, acceptance, onSigned, onClose }: SignOffPanelProps) {
  const [by, setBy] = useState(() => localStorage.getItem(NAME) ?? "");
  const [remark, setRemark] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { signOff } = row;
  const decide = async (verdict: "accepted" | "rejected") => {
    const missing = missingFor(verdict, { by, remark });
    if (missing) return setProblem(missing);
    setBusy(true);
    localStorage.setItem(NAME, by);
    const answer = await api.signOff({ of: row.id, by, remark, verdict });
    if (answer.ok) await onSigned();
    setProblem(answer.ok ? undefined : explain(answer.problem));
    setBusy(false);
  };
  return (
    <section className="panel lesson" aria-labelledby="row-title">
      <h2 id="row-title">{row.id}</h2>
      <p>{row.text}</p>
      {signOff && (
        <Callout intent={signOff.isVoid ? "warning" : "none"}>
          {signOff.verdict === "rejected" ? "Rejected" : "Accepted"} by {signOff.by} on {signOff.on}
          {signOff.remark && `: ${signOff.remark}`}
          {signOff.isVoid && ". Void, because the statement or a scenario has changed since."}
        </Callout>
      )}
      <h3>What proves it</h3>
      {row.proofs.length === 0 && <p className="quiet">No scenario or test that ran names this row.</p>}
      {row.proofs.map((name) => (
        <Proof key={name} name={name} scenario={acceptance.scenarios.find((each) => each.name === name)} />
      ))}
      <h3>Your decision</h3>
      <FormGroup label="Your name" labelFor="by">
        <InputGroup id="by" autoComplete="name" value={by} onValueChange={setBy} />
      </FormGroup>
      <FormGroup label="Remark" labelFor="remark" labelInfo="(what is wrong, for a rejection)">
        <InputGroup id="remark" fill maxLength={500} value={remark} onValueChange={setRemark} />
      </FormGroup>
      <div className="lesson-actions">
        <Button intent="primary" loading={isBusy} text="Accept" onClick={() => void decide("accepted")} />
        <Button intent="danger" variant="outlined" text="Reject" onClick={() => void decide("rejected")} />
        <Button variant="minimal" text="Back to the runs" onClick={onClose} />
      </div>
      {problem && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
    </section>
  );
}

function missingFor(
  verdict: "accepted" | "rejected",
  { by, remark }: { readonly by: string; readonly remark: string },
): string | undefined {
  if (by.trim() === "") return "Your name is missing.";
  return verdict === "rejected" && remark.trim() === "" ? "A rejection needs a remark: what is wrong?" : undefined;
}

type ProofProps = { readonly name: string; readonly scenario: Acceptance["scenarios"][number] | undefined };

/** A scenario with its steps and last screen, or the name of a test. */
function Proof({ name, scenario }: ProofProps) {
  if (!scenario) return <p className="mono">{name}</p>;
  return (
    <details>
      <summary>{name}</summary>
      <ol className="lesson-steps">
        {scenario.steps.map(({ keyword, text, table }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same thing twice, and never changes
          <li key={at}>
            <strong>{keyword}</strong> {text}
            {table && <StepTable rows={table} />}
          </li>
        ))}
      </ol>
      {scenario.picture && (
        <img src={`/trainer/${scenario.picture}`} alt={`The last screen of ${name}`} loading="lazy" width="100%" />
      )}
    </details>
  );
}
