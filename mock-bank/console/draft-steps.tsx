import { Callout } from "@blueprintjs/core";
import type { DraftRun, Happening } from "../control-api/answers";
import { resultOf } from "../control-api/run-result";

/** What has happened in a run of the draft so far. */
export function DraftSteps({ run }: { run: DraftRun }) {
  const { happened, isRunning, problem } = run;
  return (
    <section aria-labelledby="run-title">
      <h3 id="run-title">The run</h3>
      <p role="status">{isRunning ? "Running…" : resultWords(run)}</p>
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

function resultWords(run: DraftRun): string {
  const { passed, scenarios, isGreen } = resultOf(run);
  if (isGreen) return "All steps passed.";
  return `Failed: ${passed} of ${scenarios} ${scenarios === 1 ? "scenario" : "scenarios"} passed.`;
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
