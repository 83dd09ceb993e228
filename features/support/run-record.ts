import { stripVTControlCharacters } from "node:util";
import type { runCucumber } from "@cucumber/cucumber/api";

/** A message of Cucumber's event stream. */
export type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

export type Pickle = NonNullable<Envelope["pickle"]>;

export type Scenario = {
  readonly name: string;
  readonly feature: string;
  readonly tags: readonly string[];
  /** Every step and hook passed. */
  readonly passed: boolean;
  /** Why the last attempt did not pass. */
  readonly failure?: Failure | undefined;
  /** The scenario with its steps. */
  readonly pickle: Pickle;
};

/** The first step that did not pass. */
export type Failure = {
  /** The step in the words of the scenario; what was done before or after the steps has its own words. */
  readonly step: string;
  /** What was expected and seen, without the places in our code. */
  readonly message: string;
};

/** Media type of the attachment with the number of content policy violations in a scenario. */
export const POLICY_VIOLATIONS = "text/x-policy-violations";

/** Returns file and line, the id of a scenario in addresses and commands. */
export const lessonOf = ({ uri, location }: Pick<Pickle, "uri" | "location">): string =>
  `${uri}:${location?.line ?? 0}`;

const notFinished: Failure = { step: "", message: "The run ended before the scenario did." };

const MESSAGE_LINES = 30;
const WAITED = /^.*Timeout (\d+)ms exceeded\.(?:\n.*)*?\n.*waiting for (.*)$/m;
/** The accessible name in a locator of Playwright. */
const NAME = /(?:name: |getBy(?:Label|Text)\()'([^']+)'/;

/** Node's comparison of two values of one line. */
const DIFFERENT = /^AssertionError.*equal:\n(?:\+ actual - expected\n)?\n(?:\+ (.+)\n- (.+)|(.+) !== (.+))\n[\s\S]*$/;
const withoutQuotes = (value = ""): string => value.replace(/^(['"`])(.*)\1$/, "$2");

/** Replaces the reports of Node and Playwright by what a reader of the scenario expected. */
function inWords(message: string): string {
  const different = DIFFERENT.exec(message);
  if (different) {
    const [seen, expected] = [different[1] ?? different[3], different[2] ?? different[4]].map(withoutQuotes);
    return `Expected “${expected}”, seen “${seen}”.`;
  }
  const [, milliseconds, locator = ""] = WAITED.exec(message) ?? [];
  const [, name] = NAME.exec(locator) ?? [];
  return name
    ? message.replace(WAITED, `Expected “${name}”, and did not see it within ${Number(milliseconds) / 1000} s.`)
    : message;
}

/** Leaves out the calls that led to the error, and colours for terminals. */
export const withoutPlaces = (message: string): string =>
  inWords(stripVTControlCharacters(message))
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, MESSAGE_LINES)
    .join("\n")
    .trim();

/** Records from Cucumber's messages how each scenario ended. */
export class RunRecord {
  private readonly pickles = new Map<string, Pickle>();
  private readonly pickleOfCase = new Map<string, string>();
  private readonly caseOfAttempt = new Map<string, string>();
  private readonly stepOfTest = new Map<string, string>();
  /** By attempt. */
  private readonly failed = new Map<string, Failure>();
  private readonly finished = new Set<string>();
  /** Number of content policy violations in all browsers of the run. */
  policyViolations = 0;

  record({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished, attachment }: Envelope): void {
    if (attachment?.mediaType === POLICY_VIOLATIONS) this.policyViolations += Number(attachment.body);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.recordCase(testCase);
    if (testCaseStarted) this.caseOfAttempt.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testStepFinished) this.recordStep(testStepFinished);
    if (testCaseFinished) this.finished.add(testCaseFinished.testCaseStartedId);
  }

  private recordCase({ id, pickleId, testSteps }: NonNullable<Envelope["testCase"]>): void {
    this.pickleOfCase.set(id, pickleId);
    const steps = new Map(this.pickles.get(pickleId)?.steps.map((step) => [step.id, step.text]));
    for (const { id: test, pickleStepId = "" } of testSteps)
      this.stepOfTest.set(test, steps.get(pickleStepId) ?? "before or after the steps");
  }

  private recordStep({ testCaseStartedId, testStepId, testStepResult }: NonNullable<Envelope["testStepFinished"]>) {
    const { status, message = "" } = testStepResult;
    if (String(status) === "PASSED" || this.failed.has(testCaseStartedId)) return;
    const step = this.stepOfTest.get(testStepId) ?? "";
    this.failed.set(testCaseStartedId, { step, message: withoutPlaces(message) || String(status).toLowerCase() });
  }

  /** Lists the scenarios; one that never finished counts as not passed. */
  scenarios(): Scenario[] {
    return [...this.pickleOfCase].flatMap(([testCase, pickleId]) => {
      const pickle = this.pickles.get(pickleId);
      if (!pickle) return [];
      const attempts = this.attemptsOf(testCase);
      const passed = attempts.some((attempt) => this.finished.has(attempt) && !this.failed.has(attempt));
      const failure = passed ? undefined : (this.failed.get(attempts.at(-1) ?? "") ?? notFinished);
      const tags = pickle.tags.map(({ name }) => name);
      return [{ name: pickle.name, feature: pickle.uri, tags, passed, failure, pickle }];
    });
  }

  /** File and line of the flaky scenarios, which failed first and passed on a retry. */
  flaky(): string[] {
    const failedOnce = [...this.pickleOfCase].filter(([testCase]) => {
      const attempts = this.attemptsOf(testCase);
      return attempts.length > 1 && !this.failed.has(attempts.at(-1) ?? "");
    });
    return failedOnce.flatMap(([, pickleId]) => {
      const pickle = this.pickles.get(pickleId);
      return pickle ? [`${lessonOf(pickle)} ${pickle.name}`] : [];
    });
  }

  private attemptsOf(testCase: string): string[] {
    return [...this.caseOfAttempt].filter(([, of]) => of === testCase).map(([attempt]) => attempt);
  }
}
