import type { runCucumber } from "@cucumber/cucumber/api";

/** One message of Cucumber's own account of a run. */
export type Envelope = Parameters<NonNullable<Parameters<typeof runCucumber>[2]>>[0];

export type Pickle = NonNullable<Envelope["pickle"]>;

export type Scenario = {
  readonly name: string;
  readonly feature: string;
  readonly tags: readonly string[];
  /** Every step and hook passed. */
  readonly passed: boolean;
  /** What it was, step by step. */
  readonly pickle: Pickle;
};

/** The kind of an attachment that tells how often the content policy was broken in a scenario. */
export const POLICY_VIOLATIONS = "text/x-policy-violations";

/** Names a scenario in addresses and commands: its file and line. */
export const lessonOf = ({ uri, location }: Pick<Pickle, "uri" | "location">): string =>
  `${uri}:${location?.line ?? 0}`;

/** Listens to a run and remembers how each scenario ended. */
export class RunRecord {
  private readonly pickles = new Map<string, Pickle>();
  private readonly pickleOfCase = new Map<string, string>();
  private readonly caseOfAttempt = new Map<string, string>();
  private readonly failed = new Set<string>();
  private readonly finished = new Set<string>();
  /** Refusals of the content policy, by any browser of the run. */
  policyViolations = 0;

  hear({ pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished, attachment }: Envelope): void {
    if (attachment?.mediaType === POLICY_VIOLATIONS) this.policyViolations += Number(attachment.body);
    if (pickle) this.pickles.set(pickle.id, pickle);
    if (testCase) this.pickleOfCase.set(testCase.id, testCase.pickleId);
    if (testCaseStarted) this.caseOfAttempt.set(testCaseStarted.id, testCaseStarted.testCaseId);
    if (testStepFinished && String(testStepFinished.testStepResult.status) !== "PASSED")
      this.failed.add(testStepFinished.testCaseStartedId);
    if (testCaseFinished) this.finished.add(testCaseFinished.testCaseStartedId);
  }

  /** A scenario that was planned and never finished has not passed. */
  scenarios(): Scenario[] {
    return [...this.pickleOfCase].flatMap(([testCase, pickleId]) => {
      const pickle = this.pickles.get(pickleId);
      if (!pickle) return [];
      const attempts = this.attemptsAt(testCase);
      const passed = attempts.some((attempt) => this.finished.has(attempt) && !this.failed.has(attempt));
      return [{ name: pickle.name, feature: pickle.uri, tags: pickle.tags.map(({ name }) => name), passed, pickle }];
    });
  }

  /** Where they stand, those that failed and then passed: somewhere in them is a race. */
  unsteady(): string[] {
    const failedOnce = [...this.pickleOfCase].filter(([testCase]) => {
      const attempts = this.attemptsAt(testCase);
      return attempts.length > 1 && !this.failed.has(attempts.at(-1) ?? "");
    });
    return failedOnce.flatMap(([, pickleId]) => {
      const pickle = this.pickles.get(pickleId);
      return pickle ? [`${lessonOf(pickle)} ${pickle.name}`] : [];
    });
  }

  private attemptsAt(testCase: string): string[] {
    return [...this.caseOfAttempt].filter(([, of]) => of === testCase).map(([attempt]) => attempt);
  }
}
