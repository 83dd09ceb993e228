import { describe, expect, it } from "vitest";
import type { Fact, LessonData } from "../../mock-bank/control-api/lesson-data";
import { isRefusal } from "../../mock-bank/core/handler";
import { catalogue } from "../../mock-bank/lessons/course-lessons";
import { setStage } from "../../mock-bank/lessons/set-stage";
import { addTrainees, passwordOf, type Trainee } from "../../mock-bank/lessons/trainees";
import { Learner } from "../support/a-learner";
import { controlOf } from "../support/control";
import { aBank } from "../support/each-bank";

/** Milliseconds; each lesson is staged five times. */
const PATIENCE_MS = 60_000;
const STRANGER = "1020304050607";
const plus = (amount: string): string => (Number(amount) + 1).toFixed(2);
const otherOf = (names: readonly string[], name: string): string => names.find((each) => each !== name) ?? name;

type Mistake = (fact: Fact, lesson: LessonData) => Fact | undefined;

/** Another amount, account, request or address. */
const otherValue: Mistake = (fact, { accounts }) => {
  switch (fact.kind) {
    case "paid":
      return {
        ...fact,
        amount: plus(fact.amount),
        ...(fact.payees && { payees: fact.payees.map((payee) => ({ ...payee, amount: plus(payee.amount) })) }),
      };
    case "decided":
      return fact.reason === undefined ? undefined : { ...fact, reason: "Something else" };
    case "called": {
      const changed = Object.entries(fact.fields).map(([name, value]) => [name, otherText(value, accounts)]);
      return changed.length > 0 ? { ...fact, fields: Object.fromEntries(changed) } : undefined;
    }
    case "event":
      return fact.event === "signedIn" ? undefined : { ...fact, times: fact.times - 1 };
    case "case":
      return { ...fact, about: fact.about === "FIND" ? "RETURN" : "FIND" };
    case "lost":
    case "balance":
      return undefined;
  }
};

function otherText(value: string, accounts: LessonData["accounts"]): string {
  if (/^the \w+ account$/.test(value)) return `the ${accounts[1]?.name} account`;
  if (value.startsWith("the request ")) return "T0";
  if (/^\d+\.\d\d$/.test(value)) return plus(value);
  const other: Readonly<Record<string, string>> = {
    true: "false",
    false: "true",
    Excel: "PDF",
    csv: "camt.053",
    DECISION: "SIGN_IN",
    REQUEST: "SCHEDULE",
    email: "PDF",
  };
  return (
    other[value] ?? value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)).replace("finance", "other")
  );
}

/** From the other account to the first, by another person, or recalled instead of decided. */
const otherWay: Mistake = (fact, { accounts, people }) => {
  const names = people.map(({ name }) => name);
  switch (fact.kind) {
    case "paid":
      // A list pays the same sum to a stranger.
      if (fact.payees) return { ...fact, payees: fact.payees.map((payee) => ({ ...payee, to: STRANGER })) };
      return { ...fact, from: fact.to ?? "Savings", to: fact.from };
    case "decided":
      return { ...fact, status: fact.status === "RECALLED" ? "APPROVED" : "RECALLED" };
    case "called":
    case "case":
    case "event": {
      const by = otherOf(names, fact.by);
      return by === fact.by || accounts.length === 0 ? undefined : { ...fact, by };
    }
    case "lost":
    case "balance":
      return undefined;
  }
};

/** Rejected instead of approved and the other way round; what needs no approval is left out. */
const rejected: Mistake = (fact) => {
  if (fact.kind === "decided") return { ...fact, status: fact.status === "REJECTED" ? "APPROVED" : "REJECTED" };
  return fact.kind === "paid" && fact.waits ? fact : undefined;
};
const REFUSED = expect.stringContaining(" yet. The bank refused: No.");
const mistakes: Readonly<Record<string, Mistake>> = { otherValue, otherWay, rejected };

describe("The lessons of the courses", { timeout: PATIENCE_MS }, () => {
  const bank = aBank();
  const control = controlOf(bank);

  const staged = async (lesson: LessonData) => {
    const [trainee] = (await addTrainees(bank.running.bank.db, ["Ama"], "Clerk")) as [Trainee];
    const stage = await setStage(bank.running.bank, trainee, lesson);
    if (isRefusal(stage)) throw new Error(stage.description);
    const learner = new Learner(bank.running, lesson, stage, passwordOf(trainee.key));
    const ticks = lesson.steps.map((_, at) => at);
    const check = async () => {
      const { steps, done } = await control("POST", "lessons/check", { stage: trainee.key, lesson: lesson.id, ticks });
      const missing = (steps as { kind: string; why?: string }[]).flatMap(({ why }) => why ?? []);
      return { done, missing };
    };
    /** The bank refuses every call of a screen that a lesson asks for. */
    const refuseAll = () => {
      const calls = lesson.steps.flatMap(({ facts }) => facts.flatMap((f) => (f.kind === "called" ? f.served : [])));
      bank.running.bank.faults.set(
        stage.people.flatMap(({ username }) =>
          calls.map((call) => ({ call, username, kind: "code", code: 1, description: "No.", when: "always" }) as const),
        ),
      );
    };
    return { learner, check, refuseAll };
  };

  it.each(catalogue.lessons)("the lesson “$name” is done only by doing it", async (lesson) => {
    const facts = lesson.steps.flatMap((step) => step.facts);
    const right = await staged(lesson);
    expect(await right.check()).toEqual({ done: false, missing: expect.arrayContaining([expect.any(String)]) });
    await right.learner.do(facts);
    expect(await right.check()).toEqual({ done: true, missing: [] });
    const served = facts.filter((fact) => fact.kind === "called" && !fact.isRefused);
    if (served.length > 0) {
      const refused = await staged(lesson);
      await refused.learner.do(facts.filter(({ kind }) => kind === "event"));
      refused.refuseAll();
      await refused.learner.do(served);
      bank.running.bank.faults.set([]);
      expect(await refused.check()).toMatchObject({ done: false, missing: expect.arrayContaining([REFUSED]) });
    }
    for (const [name, mistake] of Object.entries(mistakes)) {
      const wrong = await staged(lesson);
      await wrong.learner.do(facts.flatMap((fact) => mistake(fact, lesson) ?? []));
      if (name === "rejected") await wrong.learner.reject();
      expect([name, await wrong.check()]).toMatchObject([name, { done: false }]);
    }
  });
});
