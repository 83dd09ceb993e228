import { type ISupportCodeLibrary, loadConfiguration, runCucumber } from "@cucumber/cucumber/api";
import { type LessonStep, lessonFrom } from "../lessons/lesson";
import { noReports } from "../lessons/pickles";
import { type Envelope, lessonOf, type Pickle } from "./run-record";

/** A step definition, with the steps of the features that use it. */
export type Phrase = {
  /** Cucumber expression, such as "{operator} signs in", or the source of a regular expression. */
  readonly pattern: string;
  /** File name of the step definition. */
  readonly file: string;
  readonly line: number;
  readonly uses: readonly LessonStep[];
};

/** A step that has no definition, or several. */
export type UnclearStep = {
  /** File and line of the step. */
  readonly place: string;
  /** File and line of its scenario. */
  readonly scenario: string;
  readonly text: string;
  readonly definitions: number;
};

export type DryRun = {
  readonly phrases: readonly Phrase[];
  readonly pickles: readonly Pickle[];
  readonly unclear: readonly UnclearStep[];
  /** The loaded step definitions. A process can load them only once, so a following run needs them. */
  readonly support: ISupportCodeLibrary;
};

/** Matches the steps of all features with the step definitions. Runs no step. */
export async function dryRun(): Promise<DryRun> {
  const found = new Map<string, Omit<Phrase, "uses"> & { uses: LessonStep[] }>();
  const pickles = new Map<string, Pickle>();
  const unclear: UnclearStep[] = [];

  const lineOf = new Map<string, number>();

  const record = ({ gherkinDocument, stepDefinition, pickle, testCase }: Envelope): void => {
    for (const { id, line } of stepLines(gherkinDocument)) lineOf.set(id, line);
    if (stepDefinition) {
      const { uri = "", location } = stepDefinition.sourceReference;
      const place = { file: uri.split(/[\\/]/).at(-1) ?? "", line: location?.line ?? 0 };
      found.set(stepDefinition.id, { pattern: stepDefinition.pattern.source, ...place, uses: [] });
    }
    if (pickle) pickles.set(pickle.id, pickle);
    const tested = testCase && pickles.get(testCase.pickleId);
    if (!tested) return;
    const { steps } = lessonFrom(tested);
    for (const { pickleStepId, stepDefinitionIds = [] } of testCase.testSteps) {
      const at = tested.steps.findIndex(({ id }) => id === pickleStepId);
      const [step, written] = [steps[at], tested.steps[at]?.astNodeIds[0] ?? ""];
      if (!step) continue;
      for (const id of stepDefinitionIds) found.get(id)?.uses.push(step);
      if (stepDefinitionIds.length !== 1)
        unclear.push({
          place: `${tested.uri}:${lineOf.get(written) ?? 0}`,
          scenario: lessonOf(tested),
          text: step.text,
          definitions: stepDefinitionIds.length,
        });
    }
  };

  const { runConfiguration } = await loadConfiguration({ provided: { dryRun: true } });
  const options = { ...runConfiguration, formats: noReports.formats };
  const { support } = await runCucumber(options, { stdout: noReports.stdout() }, record);
  return { phrases: [...found.values()], pickles: [...pickles.values()], unclear, support };
}

/** The steps of a feature with their lines, those of its backgrounds and rules too. */
export function stepLines(
  document: Envelope["gherkinDocument"],
): readonly { readonly id: string; readonly line: number }[] {
  const children = document?.feature?.children ?? [];
  const all = [...children, ...children.flatMap(({ rule }) => rule?.children ?? [])];
  return all.flatMap(({ background, scenario }) =>
    [...(background?.steps ?? []), ...(scenario?.steps ?? [])].map(({ id, location }) => ({ id, line: location.line })),
  );
}
