import { Callout } from "@blueprintjs/core";
import type { DraftRun, Happening } from "../control-api/answers";

/** What has happened in a run of the draft so far. */
export function DraftSteps({ run: { happened, isRunning, problem } }: { run: DraftRun }) {
  return (
    <section aria-labelledby="run-title">
      <h3 id="run-title">The run</h3>
      <p role="status">{isRunning ? "Running…" : resultOf(happened, problem)}</p>
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

function resultOf(happened: readonly Happening[], problem: string | undefined): string {
  const failing: boolean[] = [];
  for (const each of happened) {
    if (each.kind === "scenario") failing.push(false);
    else if (each.kind === "mistake" || each.outcome !== "passed") failing[Math.max(failing.length - 1, 0)] = true;
  }
  const passed = failing.filter((isFailing) => !isFailing).length;
  if (passed === failing.length && passed > 0 && !problem) return "All steps passed.";
  return `Failed: ${passed} of ${failing.length} ${failing.length === 1 ? "scenario" : "scenarios"} passed.`;
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
