import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { Writable } from "node:stream";
import { type ISupportCodeLibrary, loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { idsNamedBy, requirementTags } from "../../features/support/requirements";
import { type Envelope, lessonOf, type Pickle } from "../../features/support/run-record";
import type { TestsOfRow } from "./proofs";

/** A failed test or scenario. */
export type Failure = { readonly name: string; readonly error: string };

const REPORT = "reports/tests-of-row.json";

/** Runs unit tests and returns the first failure. @throws if a test file cannot be loaded */
export async function failedTest({ files, pattern }: TestsOfRow): Promise<Failure | undefined> {
  rmSync(REPORT, { force: true });
  const options = ["run", ...files, "-t", pattern, "--bail=1", "--reporter=json", `--outputFile=${REPORT}`];
  await exitOf(process.execPath, ["node_modules/vitest/vitest.mjs", ...options]);
  if (!existsSync(REPORT)) throw new Error(`Vitest wrote no report about ${files.join(", ")}`);
  const { testResults } = JSON.parse(readFileSync(REPORT, "utf8")) as VitestReport;
  for (const { name, message, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === "failed");
    if (failed) return { name: failed.fullName, error: firstLine(failed.failureMessages[0]) };
    if (message && assertionResults.length === 0) throw new Error(`${name} cannot be loaded: ${firstLine(message)}`);
  }
  return undefined;
}

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

function exitOf(command: string, options: readonly string[]): Promise<number | null> {
  const child = spawn(command, options, { stdio: "ignore" });
  return new Promise((resolve) => child.once("exit", resolve));
}

const firstLine = (text = ""): string => (text.split("\n").find((line) => line.trim()) ?? "").slice(0, 200);

/** Runs the scenarios of one row at a time in this process, so that the step definitions are loaded once. */
export class Scenarios {
  private constructor(
    private readonly support: ISupportCodeLibrary,
    private readonly placesByRow: ReadonlyMap<string, ReadonlySet<string>>,
  ) {}

  static async load(): Promise<Scenarios> {
    const placesByRow = new Map<string, Set<string>>();
    const { support } = await run({ dryRun: true }, ({ pickle }) => {
      const tags = pickle?.tags.flatMap(({ name }) => requirementTags(name)) ?? [];
      for (const row of tags.flatMap(idsNamedBy))
        placesByRow.set(row, (placesByRow.get(row) ?? new Set()).add(lessonOf(pickle as Pickle)));
    });
    return new Scenarios(support, placesByRow);
  }

  /** Returns the scenarios that name the row, as feature and line. */
  of(row: string): readonly string[] {
    return [...(this.placesByRow.get(row) ?? [])];
  }

  /** Runs scenarios until one fails, and returns that failure. */
  async failed(places: readonly string[]): Promise<Failure | undefined> {
    const listener = new FirstFailure();
    await run({ paths: [...places], failFast: true }, (envelope) => listener.hear(envelope), this.support);
    if (listener.finished === 0) throw new Error(`No scenario ran of ${places.join(", ")}`);
    return listener.failure;
  }
}

async function run(
  provided: { paths?: string[]; dryRun?: boolean; failFast?: boolean },
  hear: (envelope: Envelope) => void,
  support?: ISupportCodeLibrary,
) {
  const { runConfiguration } = await loadConfiguration({ provided });
  const formats = { stdout: "summary", files: {}, publish: false as const, options: {} };
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
  return runCucumber({ ...runConfiguration, formats, ...(support && { support }) }, { stdout }, hear);
}

class FirstFailure {
  readonly #pickles = new Map<string, Pickle>();
  readonly #pickleOf = new Map<string, string>();
  readonly #attempts = new Map<string, string>();
  failure: Failure | undefined;
  finished = 0;

  hear({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished }: Envelope): void {
    if (pickle) this.#pickles.set(pickle.id, pickle);
    if (testCase) this.#pickleOf.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) this.#attempts.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testCaseFinished) this.finished += 1;
    const { status, message } = testStepFinished?.testStepResult ?? {};
    if (!testStepFinished || String(status) === "PASSED" || String(status) === "SKIPPED") return;
    const run = this.#pickleOf.get(this.#attempts.get(testStepFinished.testCaseStartedId) ?? "");
    const failed = this.#pickles.get(run ?? "");
    this.failure ??= { name: failed ? `${lessonOf(failed)} ${failed.name}` : "a hook", error: firstLine(message) };
  }
}
