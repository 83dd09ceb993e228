import type { Fact, LessonData, LessonStep } from "../control-api/lesson-data";
import type { Database } from "../database/tables";
import { type Evidence, type FoundRequest, gather } from "./evidence";
import { factWords } from "./fact-words";
import type { StoredStage } from "./trainees";

/** `tick`: only the learner can see this. `plain`: a step that leaves nothing to check. */
export type Finding =
  | { readonly kind: "met" }
  | { readonly kind: "missing"; readonly why: string }
  | { readonly kind: "tick" }
  | { readonly kind: "plain" };

/** Returns a finding for each step; undefined if the company of the stage no longer exists. */
export async function checkLesson(
  db: Database,
  { steps }: LessonData,
  stored: StoredStage,
): Promise<readonly Finding[] | undefined> {
  const evidence = await gather(db, stored);
  return evidence && steps.map((step) => findingOf(step, evidence));
}

const OPENED_AS = "openedByTrainer";

function findingOf({ kind, facts }: LessonStep, evidence: Evidence): Finding {
  if (facts.length === 0) return { kind: kind === "see" ? "tick" : "plain" };
  const why = facts.map((fact) => whatIsMissing(fact, evidence)).find((words) => words !== undefined);
  return why === undefined ? { kind: "met" } : { kind: "missing", why };
}

function whatIsMissing(fact: Fact, evidence: Evidence): string | undefined {
  const { stage, balances, requests, cases } = evidence;
  switch (fact.kind) {
    case "balance": {
      const holds = balances.get(stage.accounts[fact.account] ?? "");
      return holds === fact.amount ? undefined : factWords.balance(fact, holds ?? "0.00");
    }
    case "decided": {
      const request = requests.find(({ id }) => id === stage.requests[fact.request]);
      const isMet = request?.status === fact.status && (fact.reason === undefined || request.reason === fact.reason);
      return isMet ? undefined : factWords.decided(fact, request);
    }
    case "paid": {
      const ofStage = [...stage.requests, ...(stage.payments ?? [])];
      const own = requests.filter(({ id, by }) => !ofStage.includes(id) && by === usernameOf(fact.by, stage));
      return own.some((request) => isPaid(fact, request, stage)) ? undefined : factWords.paid(fact, own.at(-1), stage);
    }
    case "event": {
      const seen = timesOf(fact, evidence);
      return seen >= fact.times ? undefined : factWords.event(fact, seen);
    }
    case "lost":
      return evidence.hasLostPayment ? undefined : factWords.lost;
    case "case": {
      const own = cases.filter(({ username, kind }) => username === usernameOf(fact.by, stage) && kind === fact.about);
      const isMet = own.some(({ status }) => fact.answer === undefined || status === fact.answer);
      return isMet ? undefined : factWords.case(fact, own.length > 0);
    }
    case "called": {
      const username = usernameOf(fact.by, stage);
      const made = evidence.calls.filter((each) => each.username === username && each.call === fact.served);
      const own = made.filter(({ refusal }) => (refusal !== null) === (fact.isRefused ?? false));
      const wanted = Object.entries(fact.fields).map(([name, value]) => [name, resolved(value, stage)] as const);
      const isMet = own.some(({ fields }) => wanted.every(([name, value]) => String(fields[name] ?? "") === value));
      return isMet ? undefined : factWords.called(fact, { isDone: own.length > 0, refusal: made.at(-1)?.refusal });
    }
  }
}

/** “Open as” leaves an entry of its own just before the sign-in. A wrong code of a sign-in is none of a lesson. */
function timesOf({ by, event, withPassword }: Extract<Fact, { kind: "event" }>, evidence: Evidence): number {
  const { stage, events, calls } = evidence;
  const isOwn = ({ username }: { readonly username: string }) => username === usernameOf(by, stage);
  if (event === "codeRefused")
    return calls.filter((made) => isOwn(made) && made.call === "otp.verify" && made.refusal !== null).length;
  const own = events.filter(isOwn);
  return own.filter((entry, at) => entry.event === event && !(withPassword && own[at - 1]?.event === OPENED_AS)).length;
}

function isPaid(fact: Extract<Fact, { kind: "paid" }>, request: FoundRequest, stage: Evidence["stage"]): boolean {
  const to = fact.to === undefined ? undefined : (stage.accounts[fact.to] ?? fact.to);
  return (
    request.category === fact.category &&
    request.amount === fact.amount &&
    request.from === stage.accounts[fact.from] &&
    (to === undefined || request.to === to) &&
    (fact.payees === undefined || isSameList(fact.payees, request.payees, stage)) &&
    (fact.waits ? ["PENDING", "IN_PROGRESS"] : ["APPROVED", "PROCESSING"]).includes(request.status)
  );
}

type List = FoundRequest["payees"];
const isSameList = (wanted: List, made: List, { accounts }: Evidence["stage"]): boolean =>
  wanted.length === made.length &&
  wanted.every(({ to, amount }, at) => made[at]?.to === (accounts[to] ?? to) && made[at]?.amount === amount);

const usernameOf = (name: string, { people }: Evidence["stage"]): string =>
  people.find((person) => person.name === name)?.username ?? "";

/** Replaces “the Current account” and “the request 0” by the bank's numbers. */
function resolved(value: string, { accounts, requests }: Evidence["stage"]): string {
  const [, account] = /^the (\w+) account$/.exec(value) ?? [];
  if (account) return accounts[account] ?? "";
  const [, place] = /^the request (\d+)$/.exec(value) ?? [];
  return place ? (requests[Number(place)] ?? "") : value;
}
