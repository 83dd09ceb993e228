import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { onlySummary } from "../lessons/pickles";
import { stepLines } from "../support/dry-run";
import { type Envelope, withoutPlaces } from "../support/run-record";

/**
 * `BANK_ADDRESS=… run-draft.ts < draft.feature` runs scenarios that are not part of the project against a running bank.
 * Prints one line of JSON for each thing that happens; the bank's control API describes it as `happening`.
 */
const folder = mkdtempSync(join(tmpdir(), "draft-"));
const file = join(folder, "draft.feature");
writeFileSync(file, await text(process.stdin));

const outcomes: Readonly<Record<string, "passed" | "skipped" | "unknown">> = {
  PASSED: "passed",
  SKIPPED: "skipped",
  UNDEFINED: "unknown",
  AMBIGUOUS: "unknown",
};

type Step = { readonly line: number; readonly text: string };
const lines = new Map<string, number>();
const scenarios = new Map<string, string>();
const steps = new Map<string, Step>();

try {
  const { runConfiguration } = await loadConfiguration({ provided: { paths: [file], parallel: 0 } });
  await runCucumber({ ...runConfiguration, formats: onlySummary }, { stdout: process.stderr }, hear);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function hear(envelope: Envelope): void {
  learn(envelope);
  const { parseError, testCaseStarted, testStepFinished } = envelope;
  if (parseError)
    say({ kind: "mistake", line: parseError.source.location?.line ?? 1, message: messageOf(parseError.message) });
  if (testCaseStarted) say({ kind: "scenario", name: scenarios.get(testCaseStarted.testCaseId) ?? "" });
  if (testStepFinished) tellStep(testStepFinished);
}

/** The parser puts the place in front of its words. */
const messageOf = (message: string): string => message.replace(/^\(\d+:\d+\): /, "");

/** Keeps the lines of the steps, and which test runs which step. */
function learn({ gherkinDocument, pickle, testCase }: Envelope): void {
  for (const { id, line } of stepLines(gherkinDocument)) lines.set(id, line);
  if (pickle) scenarios.set(pickle.id, pickle.name);
  for (const { id, text, astNodeIds } of pickle?.steps ?? [])
    steps.set(id, { text, line: lines.get(astNodeIds[0] ?? "") ?? 0 });
  if (!testCase) return;
  scenarios.set(testCase.id, scenarios.get(testCase.pickleId) ?? "");
  for (const { id, pickleStepId = "" } of testCase.testSteps) {
    const step = steps.get(pickleStepId);
    if (step) steps.set(id, step);
  }
}

/** Hooks are reported only if they failed. */
function tellStep({ testStepId, testStepResult: { status, message = "" } }: NonNullable<Envelope["testStepFinished"]>) {
  const outcome = outcomes[String(status)] ?? "failed";
  const step = steps.get(testStepId);
  if (step || outcome === "failed")
    say({
      kind: "step",
      ...(step ?? { line: 0, text: "Outside of the steps" }),
      outcome,
      message: withoutPlaces(message),
    });
}

function say(happened: object): void {
  process.stdout.write(`${JSON.stringify(happened)}\n`);
}
