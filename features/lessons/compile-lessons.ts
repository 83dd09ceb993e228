import type { CourseLessons, LessonData, StageCall } from "../../mock-bank/control-api/lesson-data";
import { readRegister } from "../support/requirements";
import type { Pickle } from "../support/run-record";
import { samples } from "../support/sample-requests";
import { featureFiles } from "../support/selection";
import { toBankAmount } from "../support/tables";
import { type Course, courses, lessonIdOf } from "./courses";
import { factsOf, LearnerSteps } from "./fact-phrases";
import { inLearnersWords } from "./learner-words";
import { type LessonStep, lessonFrom } from "./lesson";
import { picklesOf } from "./pickles";
import { presentTense } from "./present-tense";

export const COURSE_LESSONS = "mock-bank/lessons/course-lessons.json";

/** Compiles the scenarios that the courses name into lessons for the bank. */
export async function compileLessons(): Promise<CourseLessons> {
  const pickles = await picklesOf(featureFiles());
  const lessons = courses.flatMap(({ places }) =>
    places.map(({ file, scenario }) => {
      const found = pickles.find(({ uri, name }) => uri === `features/${file}` && name === scenario);
      if (!found) throw new Error(`The courses name “${scenario}”, which ${file} lacks.`);
      return compile(found);
    }),
  );
  const named = new Set(lessons.flatMap(({ requirements }) => requirements));
  const register = readRegister().flatMap(({ id, text }) => (named.has(id) ? [[id, text] as const] : []));
  return { lessons, courses: courses.map(listed), requirements: Object.fromEntries(register) };
}

const listed = ({ title, audience, places }: Course) => ({
  title,
  audience,
  lessons: places.map(({ scenario, minutes, learned }) => ({ id: lessonIdOf(scenario), minutes, learned })),
});

const defaultAccounts = [
  { name: "Current", currency: "GHS", balance: "1000.00" },
  { name: "Savings", currency: "GHS", balance: "200.00", type: "Savings" },
];

type Stage = {
  people: LessonData["people"];
  accounts: LessonData["accounts"];
  readonly policy: Record<string, string>;
  readonly calls: StageCall[];
  /** Givens that the bank keeps. */
  readonly kept: LessonStep[];
  /** Givens that are left to the learner. */
  readonly left: LessonStep[];
};

/** @throws an error that names a Given that the bank cannot keep and a learner cannot do */
export function compile(pickle: Pickle): LessonData {
  const { area, name, requirements, steps } = lessonFrom(pickle);
  const stage: Stage = { people: [], accounts: defaultAccounts, policy: {}, calls: [], kept: [], left: [] };
  const givens = steps.filter(({ keyword }) => keyword === "Given");
  for (const [at, step] of givens.entries()) {
    const isDescribed = describes(stage, step);
    const call = isDescribed ? undefined : callOf(stage, step, givens.slice(at + 1));
    if (call) stageInPlaceOf(stage, call);
    if (isDescribed || call) stage.kept.push(step);
    else if (!isDropped(step, stage)) stage.left.push(step);
  }
  const learner = new LearnerSteps(stage);
  const shown = [...stage.left, ...steps.filter(({ keyword }) => keyword !== "Given")];
  const compiled: LessonData["steps"] = [];
  for (const [at, { keyword, text: written, table }] of shown.entries()) {
    const text = keyword === "Then" ? written : presentTense(written);
    const isLast = !shown.slice(at + 1).some((later) => later.keyword === "When");
    const { facts, isHidden } = factsOf({ text, table: table ?? [], isLast }, learner);
    if (isHidden) compiled.findLast(({ kind }) => kind === "do")?.facts.push(...facts);
    else
      compiled.push({
        kind: keyword === "Then" ? "see" : "do",
        text: inLearnersWords(text),
        ...(table && { table: copy(table) }),
        facts: [...facts],
      });
  }
  const { people, accounts, policy, calls } = stage;
  return {
    id: lessonIdOf(name),
    area,
    name,
    requirements: [...requirements],
    people,
    accounts,
    policy,
    given: stage.kept.map(({ text, table }) => ({ text, ...(table && { table: copy(table) }) })),
    stage: calls,
    steps: compiled,
  };
}

const copy = (table: readonly (readonly string[])[]): string[][] => table.map((row) => [...row]);

/** Whether the Given describes the company. */
function describes(stage: Stage, { text, table = [] }: LessonStep): boolean {
  if (text === "a company with these people:") {
    stage.people = table.map(([name = "", role = "", menus]) => ({
      name,
      role,
      ...(menus && { menus: menus.split(",").map((title) => title.trim()) }),
    }));
    return true;
  }
  if (text === "these accounts:") {
    const [titles = [], ...rows] = table;
    const cell = (row: readonly string[], title: string): string => row[titles.indexOf(title)] ?? "";
    stage.accounts = rows.map((row) => ({
      name: cell(row, "account"),
      currency: cell(row, "currency"),
      balance: toBankAmount(cell(row, "holds")),
      ...(cell(row, "type") && { type: cell(row, "type") }),
    }));
    return true;
  }
  for (const [pattern, term] of policies) {
    const [, amount] = pattern.exec(text) ?? [];
    if (amount) stage.policy[term] = toBankAmount(amount);
    if (amount) return true;
  }
  return false;
}

const policies = [
  [/^a request of (GHS \S+) or more needs two of them$/, "secondApproverFrom"],
  [/^the company may pay at most (GHS \S+) a day$/, "limitPerDay"],
  [/^the company may pay at most (GHS \S+) a transaction$/, "limitPerTransaction"],
  [/^first payments above (GHS \S+) to new beneficiaries confirm a name$/, "nameCheckAbove"],
  [/^the trainer switches the check of names on above (GHS \S+)$/, "nameCheckAbove"],
  [/^payments above (GHS \S+) to known beneficiaries at another account name who confirmed it$/, "changedAccountAbove"],
] as const;

/** Returns the Given as a call of the bank; undefined if it is left to the learner. */
function callOf({ people, calls }: Stage, { text }: LessonStep, later: readonly LessonStep[]): StageCall | undefined {
  const requests = calls.filter(({ call }) => call === "askToMove" || call === "askFor").length;
  const match = (pattern: RegExp): RegExpExecArray | null => pattern.exec(text);
  /** A screen that shows the result is closed, so that the learner misses nothing if the bank does this. */
  const isClosed = /has pressed "Close"$/.test(later[0]?.text ?? "");
  const asked = match(/^(\w+) has asked to move (GHS \S+) from the (\w+) account to the (\w+) account$/);
  if (asked) return { call: "askToMove", ...movementOf(asked) };
  const kind = match(/^(\w+) has asked (?:once more )?for a request of the kind "([^"]+)" from the (\w+) account$/);
  if (kind) return { call: "askFor", by: kind[1] ?? "", from: kind[3] ?? "", sample: sampleOf(kind[2] ?? "") };
  const approved = match(/^(\w+) has approved the request$/);
  if (approved) return { call: "approve", by: approved[1] ?? "", request: requests - 1 };
  const rejected = match(/^(\w+) has rejected the request because "([^"]+)"$/);
  if (rejected) return { call: "reject", by: rejected[1] ?? "", request: requests - 1, reason: rejected[2] ?? "" };
  const moved = match(/^(\w+) has moved (GHS \S+) from the (\w+) account to the (\w+) account$/);
  if (moved && isClosed) return { call: "move", ...movementOf(moved) };
  const paid = match(/^(\w+) has paid (GHS \S+) from the (\w+) account to the MTN wallet "(\d+)"$/);
  if (paid && isClosed)
    return {
      call: "payWallet",
      by: paid[1] ?? "",
      from: paid[3] ?? "",
      wallet: paid[4] ?? "",
      amount: toBankAmount(paid[2] ?? ""),
    };
  const payer = people.find(({ role }) => role === "Single")?.name ?? "";
  const lost = match(/^the answers to the transfer (within the bank|between own accounts) are lost$/);
  if (lost)
    return {
      call: "loseAnswer",
      by: payer,
      served: lost[1] === "within the bank" ? "payments.toSameBank" : "payments.toSelf",
    };
  const refused = match(/^the bank refuses the limits of a payment with "([^"]+)"$/);
  if (refused) return { call: "refuse", by: payer, served: "payments.limits", description: refused[1] ?? "" };
  return undefined;
}

const movementOf = ([, by = "", amount = "", from = "", to = ""]: RegExpExecArray) => ({
  by,
  from,
  to,
  amount: toBankAmount(amount),
});

function sampleOf(kind: string) {
  const sample = samples[kind];
  if (!sample) throw new Error(`There is no sample of ${kind}`);
  return {
    ...sample,
    ...(sample.details && { details: { ...sample.details } }),
    rows: sample.rows?.map((row) => ({ ...row })),
  };
}

/** A call of the bank replaces the steps on the screen by which the same person has come to it. */
function stageInPlaceOf({ calls, left }: Stage, call: StageCall): void {
  while (left.at(-1)?.text.startsWith(`${call.by} `)) left.pop();
  calls.push(call);
}

/** A Given that has no meaning in a lesson, after the bank has done what came before it. */
function isDropped({ text }: LessonStep, { calls, left }: Stage): boolean {
  if (text === "the bank's answers arrive again") return true;
  if (/has pressed "Close"$/.test(text) && left.length === 0 && calls.length > 0) return true;
  if (!presentTense.isKnown(text)) throw new Error(`A lesson has a Given that the bank cannot keep: “${text}”`);
  return false;
}
