import * as z from "zod/mini";
import type { ListedCall, Phrase, TrafficCall } from "../control-api/answers";
import { writtenStep } from "./draft";

/** The data of a company that scenarios contain. Passwords are left out, because the tab stores this for all companies. */
const recordedCompany = z.object({
  name: z.string(),
  users: z.array(z.object({ username: z.string(), fullName: z.optional(z.string()), role: z.string() })),
  accounts: z.nullish(
    z.array(
      z.object({
        accountNumber: z.string(),
        accountName: z.nullish(z.string()),
        currency: z.string(),
        type: z.nullish(z.string()),
        book: z.optional(z.object({ amount: z.string() })),
      }),
    ),
  ),
});
type Company = z.output<typeof recordedCompany>;

/** The newest call and the companies when a recording began. */
export const beginning = z.object({ after: z.number(), companies: z.array(recordedCompany) });
export type Beginning = z.output<typeof beginning>;

/** A scenario made of the calls that the bank has served. */
export type Recording = {
  /** Lines of a feature, without its title. */
  readonly scenario: string;
  /** The acts that are not in the scenario, each with the reason. */
  readonly missing: readonly string[];
};

type Fields = Readonly<Record<string, unknown>>;
type WrittenStep = {
  readonly text: string;
  readonly table?: Phrase["table"];
  /** Fields of the call that the phrase does not say. */
  readonly unsaid?: readonly string[];
};
type KeywordStep = WrittenStep & { readonly keyword: string };
/** Writes the company's accounts and amounts as in a scenario: “the Current account”, “GHS 5.00”. */
type Wording = { readonly account: (number: unknown) => string; readonly money: (fields: Fields) => string };

/** The steps of calls that a person makes on purpose. Most reads belong to a screen, so they are no steps. */
const steps: Readonly<Record<string, (by: string, fields: Fields, wording: Wording) => WrittenStep>> = {
  "payments.toSelf": (by, fields, { account, money }) => {
    const { sourceAccount, destinationAccountNo, frequency } = fields;
    const path = `${money(fields)} from ${account(sourceAccount)} to ${account(destinationAccountNo)}`;
    return isScheduled(fields)
      ? { text: `${by} schedules ${path}, ${quoted(titled(frequency))}`, unsaid: ["narration", "startDate"] }
      : { text: `${by} moves ${path}`, unsaid: ["narration"] };
  },
  "payments.toSameBank": (by, fields, { account }) => ({
    text: `${by} makes the transfer "To Asempa Bank":`,
    table: [
      ["Source Account", account(fields.sourceAccount)],
      ["Destination Account", account(fields.destinationAccountNo)],
      ["Amount", String(fields.amount)],
      ["Narration", String(fields.narration ?? "")],
    ],
    unsaid: ["isSchedule", "frequency", "startDate", "saveBen", "benName"],
  }),
  "mobileMoney.pay": (by, fields, { account, money }) => {
    const { accountNumber, networkCode, phoneNumber } = fields;
    const wallet = `the ${networkCode} wallet ${quoted(phoneNumber)}`;
    const text = `${by} pays ${money(fields)} from ${account(accountNumber)} to ${wallet}`;
    return { text, unsaid: ["narration", "isSchedule", "frequency", "startDate", "saveBen", "benName"] };
  },
  "approvals.approve": (by) => ({ text: `${by} approves the request with the code sent to them` }),
  "approvals.reject": (by, { reason }) => ({ text: `${by} rejects the request because ${quoted(reason)}` }),
  "requests.recall": (by) => ({ text: `${by} recalls the request with the code sent to them` }),
  "reports.activity": (by) => ({ text: `${by} opens the company's activity` }),
};
const decisions: readonly string[] = ["approvals.approve", "approvals.reject", "requests.recall"];
/** Calls that end a step or begin a session, and are none of their own. */
const SILENT = /^(otp|session|passwords)\.|^notices\./;

const isScheduled = ({ isSchedule }: Fields): boolean => String(isSchedule) === "true";
const quoted = (value: unknown): string => `"${String(value ?? "").replaceAll('"', '\\"')}"`;
/** As the form names it: "SPECIAL DATE" becomes "Special Date". */
const titled = (value: unknown): string =>
  String(value ?? "").replaceAll(/(\w)(\w*)/g, (_, first: string, rest: string) => first + rest.toLowerCase());

type RecordedCalls = {
  /** Oldest first. */
  readonly calls: readonly TrafficCall[];
  /** The id of the newest call when the recording began. */
  readonly after: number;
  /** As they were when the recording began. */
  readonly companies: readonly Company[];
  readonly phrases: readonly Phrase[];
  readonly listed: readonly ListedCall[];
};

/** Returns undefined if no user of a company has called the bank. */
export function recordingOf({ calls, after, companies, phrases, listed }: RecordedCalls): Recording | undefined {
  const listedAs = new Map(listed.map((call) => [call.name, call]));
  const isAct = ({ call }: TrafficCall) => {
    const effect = listedAs.get(call)?.effect;
    return (effect === "confirmed" || effect === "write") && !SILENT.test(call);
  };
  const company = companyOf(calls, companies, isAct);
  if (!company) return undefined;
  const accounts = accountsOf(company);
  const called = new Set(calls.map(({ username }) => username));
  const acting = company.users.filter(({ username }) => called.has(username));
  const people = peopleOf(acting, phrases);
  const matchers = phrases.map(({ source }) => new RegExp(source));
  const missing: string[] = [];
  const done: KeywordStep[] = [];
  const present = new Set<string>();
  const lost = (calls[0]?.id ?? 0) - after - 1;
  if (lost > 0) missing.push(`The first ${lost} calls of the recording: the bank keeps only its newest calls`);
  for (const user of acting)
    if (people.get(user.username) !== firstName(user))
      missing.push(`${user.fullName ?? user.username} is ${people.get(user.username)} in the scenario`);
  let hasPaid = false;
  for (const each of calls) {
    const { call, username = "", fields, answer } = each;
    const by = people.get(username);
    const summary = `${listedAs.get(call)?.summary ?? call} (${call})`;
    if (by === undefined) {
      if (isAct(each)) missing.push(`${username || "A visitor"}: ${summary}: the scenario is about ${company.name}`);
      continue;
    }
    if (isAct(each) && answer?.code !== 0) {
      missing.push(`${by}: ${summary} was not done: ${answer?.description ?? "there was no answer"}`);
      continue;
    }
    if (SILENT.test(call) || (!steps[call] && !isAct(each))) continue;
    const step = onOneLine(steps[call]?.(by, fields, { account: nameIn(accounts), money: moneyOf(accounts) }));
    if (!step || !matchers.some((matcher) => matcher.test(step.text))) {
      missing.push(`${by}: ${summary}: no phrase is known for it`);
      continue;
    }
    const unsaid = (step.unsaid ?? []).filter(
      (name) => !["", "false", "undefined", "null"].includes(`${fields[name]}`),
    );
    if (unsaid.length > 0)
      missing.push(`${step.text}: no phrase says ${unsaid.map((name) => `${name} “${fields[name]}”`).join(", ")}`);
    if (decisions.includes(call) && !hasPaid)
      missing.push(`${step.text}: the request is older than the recording, so a Given has to make it`);
    hasPaid ||= call.startsWith("payments.") || call === "mobileMoney.pay";
    // A list that is read again, for its next page or by itself, is opened once.
    if (!isAct(each) && done.at(-1)?.text === step.text) continue;
    if (!present.has(by))
      done.push({ keyword: present.size === 0 ? "Given" : "When", text: signedIn(by, present.size) });
    present.add(by);
    done.push({ keyword: "When", ...step });
  }
  const about: readonly KeywordStep[] = [
    {
      keyword: "Given",
      text: "a company with these people:",
      table: acting.map(({ username, role }) => [people.get(username) ?? username, role]),
    },
    { keyword: "Given", text: "these accounts:", table: tableOf(accounts) },
  ];
  return { scenario: written([...about, ...done]), missing: [...new Set(missing)] };
}

/** The company of the first act that was done, or of what was tried or opened, or else of any call. */
function companyOf(
  calls: readonly TrafficCall[],
  companies: readonly Company[],
  isAct: (call: TrafficCall) => boolean,
) {
  const of = ({ username }: TrafficCall) =>
    companies.find(({ users }) => users.some((user) => user.username === username));
  const known = calls.filter(of);
  const first =
    known.find((call) => isAct(call) && call.answer?.code === 0) ??
    known.find((call) => isAct(call) || call.call in steps) ??
    known[0];
  return first && of(first);
}

/** Names by username. A first name that the phrases do not know, or that is taken, is replaced by one that they know. */
function peopleOf(users: Company["users"], phrases: readonly Phrase[]): ReadonlyMap<string, string> {
  const signIn = phrases.find(({ source }) => source.endsWith(" has signed in$"))?.source ?? "";
  const known = /\(((?:\w+\|)+\w+)\)/.exec(signIn)?.[1]?.split("|") ?? [];
  const people = new Map<string, string>();
  const isFree = (name: string) => ![...people.values()].includes(name);
  const own = (user: Company["users"][number]) => known.length === 0 || known.includes(firstName(user));
  for (const user of users) if (own(user) && isFree(firstName(user))) people.set(user.username, firstName(user));
  for (const user of users)
    if (!people.has(user.username))
      people.set(user.username, known.find(isFree) ?? `${firstName(user)}${people.size + 1}`);
  return people;
}

/** A line break would end the step. */
const onOneLine = (step: WrittenStep | undefined): WrittenStep | undefined =>
  step && { ...step, text: step.text.replaceAll(/\s+/g, " ") };

const signedIn = (by: string, before: number): string => (before === 0 ? `${by} has signed in` : `${by} signs in`);

/** A keyword that repeats is written as And. */
function written(all: readonly KeywordStep[]): string {
  const lines = all.map(({ keyword, text, table }, at) =>
    writtenStep(all[at - 1]?.keyword === keyword ? "And" : keyword, text, table),
  );
  return ["  Scenario: What was recorded", ...lines].join("\n");
}

const firstName = ({ fullName, username }: Company["users"][number]): string => {
  const [first = username] = (fullName ?? username).split(/[ .]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
};

type NamedAccount = {
  readonly name: string;
  readonly number: string;
  readonly currency: string;
  readonly holds: string;
};

/** Accounts have one word each: of their name as a person sees it, or else of their type; the next one of a word is Current2. */
function accountsOf({ accounts }: Company): readonly NamedAccount[] {
  const used = new Map<string, number>();
  return (accounts ?? []).map(({ accountNumber: number, accountName, currency, type, book }) => {
    const named = accountName?.replace(/ account$/, "") ?? "";
    const word = (/[A-Za-z]\w*$/.exec(named) ?? /\w+/.exec(type ?? ""))?.[0] ?? "Current";
    const times = (used.get(word) ?? 0) + 1;
    used.set(word, times);
    return { name: times === 1 ? word : `${word}${times}`, number, currency, holds: book?.amount ?? "0.00" };
  });
}

const tableOf = (accounts: readonly NamedAccount[]): string[][] => [
  ["account", "currency", "holds"],
  ...accounts.map(({ name, currency, holds }) => [name, currency, holds]),
];

const nameIn = (accounts: readonly NamedAccount[]) => (number: unknown) => {
  const own = accounts.find((account) => account.number === number);
  return own ? `the ${own.name} account` : String(number);
};

/** The amount in the currency of the account that pays it. */
const moneyOf = (accounts: readonly NamedAccount[]) => (fields: Fields) => {
  const source = accounts.find(({ number }) => number === (fields.sourceAccount ?? fields.accountNumber));
  return `${source?.currency ?? fields.currencyCode} ${fields.amount}`;
};
