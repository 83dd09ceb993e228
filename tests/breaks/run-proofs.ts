import { Writable } from "node:stream";
import { type ISupportCodeLibrary, loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { idsNamedBy, requirementTags } from "../../features/support/requirements";
import { type Envelope, lessonOf, type Pickle } from "../../features/support/run-record";

/** A failed test or scenario. */
export type Failure = { readonly name: string; readonly error: string };
/** The failed scenario as feature and line. */
export type ScenarioFailure = Failure & { readonly places: readonly string[] };

export const firstLine = (text = ""): string => (text.split("\n").find((line) => line.trim()) ?? "").slice(0, 200);

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
  async failed(places: readonly string[]): Promise<ScenarioFailure | undefined> {
    const listener = new FirstFailure();
    await run({ paths: [...places], failFast: true }, (envelope) => listener.hear(envelope), this.support);
    if (listener.finished === 0) throw new Error(`No scenario ran of ${places.join(", ")}`);
    const { failure } = listener;
    return failure && { ...failure, places: failure.place ? [failure.place] : places };
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
  /** `place` is absent if a hook failed. */
  failure: (Failure & { readonly place: string | undefined }) | undefined;
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
    this.failure ??= {
      name: failed ? `${lessonOf(failed)} ${failed.name}` : "a hook",
      error: firstLine(message),
      place: failed && lessonOf(failed),
    };
  }
}
