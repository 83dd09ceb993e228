import type { Bank } from "../calls/bank";
import type { Fault } from "../calls/faults";
import type { LessonData } from "../control-api/lesson-data";
import { allStages, type StageContent, type StoredStage } from "./trainees";
import { findLesson } from "./written-lessons";

type People = StageContent["people"];

/** Sets the faults of a stage, which meet only its own people. */
export function setFaults(bank: Bank, lesson: LessonData, people: People): void {
  const wanted = faultsOf(lesson, people);
  if (wanted.length > 0) bank.faults.set([...bank.faults.list(), ...wanted]);
}

/** Removes the faults of companies and people whose lesson began again, or who left the class. */
export function dropFaults({ faults }: Pick<Bank, "faults">, left: readonly StoredStage[]): void {
  const companies = new Set(left.map(({ company_id }) => company_id));
  const people = new Set(left.flatMap(({ stage }) => stage.people.map(({ username }) => username)));
  const kept = faults
    .list()
    .filter(({ username = "", company = "" }) => !people.has(username) && !companies.has(company));
  if (kept.length < faults.list().length) faults.set(kept);
}

/**
 * Sets the faults of all stages whose company exists. Faults are in memory, so a restart or a restored snapshot has none. A
 * fault that happens once is not set again after its call was made.
 */
export async function setFaultsAgain(bank: Bank): Promise<void> {
  if (!bank.lessonCalls) return;
  for (const stored of await allStages(bank.db)) {
    const lesson = await findLesson(bank, stored.lesson);
    const wanted = lesson ? faultsOf(lesson, stored.stage.people) : [];
    if (wanted.length === 0) continue;
    const made = await callsOf(bank, stored);
    const left = wanted.filter(({ call, when }) => when !== "once" || !made.has(call));
    bank.faults.set([...bank.faults.list(), ...left]);
  }
}

function faultsOf({ stage }: LessonData, people: People): readonly Fault[] {
  const usernameOf = (name: string) => people.find((person) => person.name === name)?.username;
  return stage.flatMap((call): Fault[] => {
    if (call.call === "loseAnswer")
      return [{ call: call.served, username: usernameOf(call.by), kind: "lost-answer", when: "once" }];
    if (call.call !== "refuse") return [];
    const { served, description } = call;
    return [{ call: served, username: usernameOf(call.by), kind: "code", code: 1, description, when: "always" }];
  });
}

async function callsOf({ db }: Bank, { company_id: companyId }: StoredStage): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("lesson_calls").select("call").where("company_id", "=", companyId).execute();
  return new Set(rows.map(({ call }) => call));
}
