import { Callout } from "@blueprintjs/core";
import type { DraftRun, Happening } from "../control-api/answers";

/** What has happened in a run of the draft so far. */
export function DraftSteps({ run: { happened, isRunning, problem } }: { run: DraftRun }) {
  const steps = happened.filter((each) => each.kind === "step");
  const failed = happened.some(
    (each) => each.kind === "mistake" || (each.kind === "step" && each.outcome !== "passed"),
  );
  return (
    <section aria-labelledby="run-title">
      <h3 id="run-title">The run</h3>
      <p role="status">
        {isRunning ? "Running…" : failed || problem || steps.length === 0 ? "Failed." : "All steps passed."}
      </p>
      {problem && <Callout intent="danger">{problem}</Callout>}
      <ol className="draft-steps">
        {happened.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never changes
          <Happened key={at} happening={each} />
        ))}
      </ol>
    </section>
  );
}

const outcomeWords = {
  passed: "passed",
  failed: "failed",
  skipped: "not done",
  unknown: "no phrase has these words",
} as const;

function Happened({ happening }: { happening: Happening }) {
  switch (happening.kind) {
    case "mistake":
      return (
        <li className="failed">
          Line {happening.line}: {happening.message}
        </li>
      );
    case "scenario":
      return (
        <li>
          <strong>{happening.name}</strong>
        </li>
      );
    case "step":
      return (
        <li className={happening.outcome}>
          {happening.text} <span className="quiet">– {outcomeWords[happening.outcome]}</span>
          {happening.message && <pre>{happening.message}</pre>}
        </li>
      );
  }
}
