import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LessonData, OWN_AREA } from "../../mock-bank/control-api/lesson-data";
import { compile } from "./compile-lessons";
import { picklesOf } from "./pickles";

type CompiledDraft = { readonly lessons: readonly LessonData[] } | { readonly why: string };

/** Returns the scenarios of a draft as lessons, or why the bank cannot teach one of them. */
export async function compileDraft(draft: string): Promise<CompiledDraft> {
  const folder = mkdtempSync(join(tmpdir(), "draft-"));
  const file = join(folder, "draft.feature");
  writeFileSync(file, draft);
  try {
    const pickles = await picklesOf([file]);
    const lessons = pickles.map((pickle) => ({ ...compile(pickle), area: OWN_AREA, requirements: [] }));
    const why = lessons.length === 0 ? NO_SCENARIO : lessons.map(whyNot).find((words) => words !== undefined);
    return why === undefined ? { lessons } : { why };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NO_SCENARIO = "There is no scenario that can be read. Run says what is wrong.";

function whyNot({ name, people, steps }: LessonData): string | undefined {
  if (people.length === 0) return `“${name}” names no people. Begin with “Given a company with these people:”.`;
  const facts = steps.flatMap((step) => step.facts);
  if (facts.some(({ kind }) => kind !== "balance")) return undefined;
  return `“${name}”: the bank can check no step that a trainee does, so everybody could tick it as done.`;
}
