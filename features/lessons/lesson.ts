import { idsNamedBy } from "../support/requirements";
import { lessonOf, type Pickle } from "../support/run-record";

export type Keyword = "Given" | "When" | "Then";
export type LessonStep = {
  readonly keyword: Keyword;
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
};

/** A scenario as a lesson: the preconditions, the actions and the expected results. */
export type Lesson = {
  /** File and line; used in commands and addresses. */
  readonly id: string;
  /** Name of the scenario's folder. */
  readonly area: string;
  readonly name: string;
  readonly requirements: readonly string[];
  readonly steps: readonly LessonStep[];
};

const keywords: Readonly<Record<string, Keyword>> = { Context: "Given", Action: "When", Outcome: "Then" };
export const keywordOf = (type: string | undefined): Keyword => keywords[type ?? ""] ?? "Given";

export function lessonFrom(pickle: Pickle): Lesson {
  const tags = pickle.tags.map(({ name }) => name);
  return {
    id: lessonOf(pickle),
    area: pickle.uri.split("/")[1] ?? "",
    name: pickle.name,
    requirements: tags.flatMap(idsNamedBy),
    steps: pickle.steps.map(({ type, text, argument }) => {
      const rows = argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value));
      return { keyword: keywordOf(type), text, ...(rows && { table: rows }) };
    }),
  };
}
