import type { Company, ListedCall, Phrase, TrafficCall } from "../control-api/answers";
import { writtenStep } from "./draft";

/** A scenario made of the calls that the bank has served. */
export type Recording = {
  /** Lines of a feature, without its title. */
  readonly scenario: string;
  /** What was done and is not in the scenario, with the reason. */
  readonly missing: readonly string[];
};

type Fields = Readonly<Record<string, unknown>>;
type Step = { readonly text: string; readonly table?: Phrase["table"] };
/** Accounts by the words of a scenario: “the Current account”. */
type Names = { readonly account: (number: unknown) => string; readonly her: string };

/** The steps of calls that a person makes on purpose. Most reads belong to a screen, so they are no steps. */
const steps: Readonly<Record<string, (by: string, fields: Fields, names: Names) => Step>> = {
  "payments.toSelf": (by, { amount, sourceAccount, destinationAccountNo }, { account }) => ({
    text: `${by} moves ${money(amount)} from ${account(sourceAccount)} to ${account(destinationAccountNo)}`,
  }),
  "payments.toSameBank": (by, { amount, sourceAccount, destinationAccountNo, narration }, { account }) => ({
    text: `${by} makes the transfer "To Asempa Bank":`,
    table: [
      ["Source Account", account(sourceAccount)],
      ["Destination Account", account(destinationAccountNo)],
      ["Amount", String(amount)],
      ["Narration", String(narration)],
    ],
  }),
  "mobileMoney.pay": (by, { amount, accountNumber, networkCode, phoneNumber }, { account }) => ({
    text: `${by} pays ${money(amount)} from ${account(accountNumber)} to the ${networkCode} wallet "${phoneNumber}"`,
  }),
  "approvals.approve": (by, _, { her }) => ({ text: `${by} approves the request with the code sent to ${her}` }),
  "approvals.reject": (by, { reason }) => ({ text: `${by} rejects the request because "${reason}"` }),
  "requests.recall": (by, _, { her }) => ({ text: `${by} recalls the request with the code sent to ${her}` }),
  "reports.activity": (by) => ({ text: `${by} opens the company's activity` }),
};
const decisions: readonly string[] = ["approvals.approve", "approvals.reject", "requests.recall"];
/** Calls that end a step or begin a session, and are none of their own. */
const SILENT = /^(otp|session|passwords)\.|^notices\./;
const men: readonly string[] = ["Kofi", "Yaw", "Kwame", "Kojo", "Kwesi", "Selorm"];

type Given = {
  /** Oldest first. */
  readonly calls: readonly TrafficCall[];
  /** As they were when the recording began. */
  readonly companies: readonly Company[];
  readonly phrases: readonly Phrase[];
  readonly listed: readonly ListedCall[];
};

/** Returns undefined if no user of a company has called the bank. */
export function recordingOf({ calls, companies, phrases, listed }: Given): Recording | undefined {
  const company = companies.find(({ users }) =>
    calls.some((call) => users.some((user) => user.username === call.username)),
  );
  if (!company) return undefined;
  const people = new Map(company.users.map((user) => [user.username, firstName(user)]));
  const accounts = accountsOf(company);
  const matchers = phrases.map(({ source }) => new RegExp(source));
  const missing: string[] = [];
  const done: (Step & { readonly keyword: string })[] = [];
  const present = new Set<string>();
  let hasPaid = false;
  for (const { call, username = "", fields, answer } of calls) {
    const by = people.get(username);
    const about = listed.find(({ name }) => name === call);
    const isAct = about?.effect === "confirmed" || about?.effect === "write";
    if (by === undefined || SILENT.test(call)) continue;
    const write = steps[call];
    if (isAct && answer?.code !== 0) {
      missing.push(`${by}: ${about.summary} (${call}) was not done: ${answer?.description ?? "there was no answer"}`);
      continue;
    }
    if (!write && !isAct) continue;
    const her = men.includes(by) ? "him" : "her";
    const step = write?.(by, fields, { account: (number) => nameIn(accounts, number), her });
    if (!step || !matchers.some((matcher) => matcher.test(step.text))) {
      missing.push(`${by}: ${about?.summary ?? call} (${call}): no phrase is known for it`);
      continue;
    }
    if (decisions.includes(call) && !hasPaid)
      missing.push(`${step.text}: the request is older than the recording, so a Given has to make it`);
    hasPaid ||= call.startsWith("payments.") || call === "mobileMoney.pay";
    // A list that is read again, for its next page or by itself, is opened once.
    if (!isAct && done.at(-1)?.text === step.text) continue;
    if (!present.has(by))
      done.push({ keyword: present.size === 0 ? "Given" : "When", text: signedIn(by, present.size) });
    present.add(by);
    done.push({ keyword: "When", ...step });
  }
  const usernames = new Set(calls.map(({ username }) => username));
  const acting = company.users.filter(({ username }) => usernames.has(username));
  const about: readonly (Step & { readonly keyword: string })[] = [
    {
      keyword: "Given",
      text: "a company with these people:",
      table: acting.map((user) => [firstName(user), user.role]),
    },
    { keyword: "Given", text: "these accounts:", table: tableOf(accounts) },
  ];
  return { scenario: written([...about, ...done]), missing: [...new Set(missing)] };
}

const signedIn = (by: string, before: number): string => (before === 0 ? `${by} has signed in` : `${by} signs in`);

/** A keyword that repeats is written as And. */
function written(all: readonly (Step & { readonly keyword: string })[]): string {
  const lines = all.map(({ keyword, text, table }, at) =>
    writtenStep(all[at - 1]?.keyword === keyword ? "And" : keyword, text, table),
  );
  return ["  Scenario: What was recorded", ...lines].join("\n");
}

const money = (amount: unknown): string => `GHS ${amount}`;
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

/** Accounts have one word each, such as Current, and Current2 for the next one of the same type. */
function accountsOf({ accounts }: Company): readonly NamedAccount[] {
  const used = new Map<string, number>();
  return (accounts ?? []).map(({ accountNumber: number, currency, type, book }) => {
    const word = /\w+/.exec(type ?? "")?.[0] ?? "Current";
    const times = (used.get(word) ?? 0) + 1;
    used.set(word, times);
    return { name: times === 1 ? word : `${word}${times}`, number, currency, holds: book?.amount ?? "0.00" };
  });
}

const tableOf = (accounts: readonly NamedAccount[]): string[][] => [
  ["account", "currency", "holds"],
  ...accounts.map(({ name, currency, holds }) => [name, currency, holds]),
];

function nameIn(accounts: readonly NamedAccount[], number: unknown): string {
  const own = accounts.find((account) => account.number === number);
  return own ? `the ${own.name} account` : String(number);
}
