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
  /** The scenario with its steps. */
  readonly pickle: Pickle;
};

/** Media type of the attachment with the number of content policy violations in a scenario. */
export const POLICY_VIOLATIONS = "text/x-policy-violations";

/** Returns file and line, the id of a scenario in addresses and commands. */
export const lessonOf = ({ uri, location }: Pick<Pickle, "uri" | "location">): string =>
  `${uri}:${location?.line ?? 0}`;

/** Records from Cucumber's messages how each scenario ended. */
export class RunRecord {
  private readonly pickles = new Map<string, Pickle>();
  private readonly pickleOfCase = new Map<string, string>();
  private readonly caseOfAttempt = new Map<string, string>();
  private readonly failed = new Set<string>();
  private readonly finished = new Set<string>();
  /** Number of content policy violations in all browsers of the run. */
  policyViolations = 0;

  record({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished, attachment }: Envelope): void {
    if (attachment?.mediaType === POLICY_VIOLATIONS) this.policyViolations += Number(attachment.body);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.pickleOfCase.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) this.caseOfAttempt.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testStepFinished && String(testStepFinished.testStepResult.status) !== "PASSED")
      this.failed.add(testStepFinished.testCaseStartedId);
    if (testCaseFinished) this.finished.add(testCaseFinished.testCaseStartedId);
  }

  /** Lists the scenarios; one that never finished counts as not passed. */
  scenarios(): Scenario[] {
    return [...this.pickleOfCase].flatMap(([testCase, pickleId]) => {
      const pickle = this.pickles.get(pickleId);
      if (!pickle) return [];
      const attempts = this.attemptsOf(testCase);
      const passed = attempts.some((attempt) => this.finished.has(attempt) && !this.failed.has(attempt));
      return [{ name: pickle.name, feature: pickle.uri, tags: pickle.tags.map(({ name }) => name), passed, pickle }];
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
