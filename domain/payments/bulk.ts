import type { Account } from "../accounts/account";
import { exceeds, type Money, money } from "../money";
import type { BulkCategory } from "../requests/categories";
import { fail, ok, type Result } from "../result";
import type { Schedule } from "./schedule";

/** What a row of any bulk may hold (specification 2, section 3); each kind has some of them. */
export type BulkField =
  | "name"
  | "account"
  | "bank"
  | "branch"
  | "type"
  | "wallet"
  | "network"
  | "walletName"
  | "customer"
  | "lastDigits"
  | "phone"
  | "amount"
  | "narration";

type Kind = {
  /** What a list shows of each row, in document order. */
  readonly shown: readonly BulkField[];
  /** What a person gives: the columns of the template. The rest is looked up by the bank. */
  readonly entered: readonly BulkField[];
  /** Together they say who is paid. */
  readonly payee: readonly BulkField[];
  /** What totals are told apart by. */
  readonly groupedBy?: BulkField;
  readonly hasELevy: boolean;
};

/** The three kinds of bulk, which differ in nothing but this. */
export const bulkKinds: Readonly<Record<BulkCategory, Kind>> = {
  bulkTransfer: {
    shown: ["name", "account", "bank", "branch", "amount", "type", "narration"],
    entered: ["name", "account", "bank", "branch", "amount", "type", "narration"],
    payee: ["account", "bank"],
    groupedBy: "type",
    hasELevy: false,
  },
  mobileMoneyBulk: {
    shown: ["name", "wallet", "network", "walletName", "amount", "narration"],
    entered: ["name", "wallet", "network", "amount", "narration"],
    payee: ["wallet"],
    groupedBy: "network",
    hasELevy: true,
  },
  prepaidCardBulk: {
    shown: ["customer", "lastDigits", "name", "phone", "amount", "narration"],
    entered: ["customer", "lastDigits", "name", "phone", "amount", "narration"],
    payee: ["customer", "lastDigits"],
    hasELevy: false,
  },
};

/** One payee of a bulk, as the bank read and checked it. */
export type BulkRow = {
  /** Its place in the file, from 1: it stays, whatever else is dropped. */
  readonly place: number;
  readonly texts: { readonly [Field in BulkField]?: string };
  /** Undefined where what stands there is no amount. */
  readonly amount: Money | undefined;
  readonly charge: Money;
  readonly eLevy: Money;
  /** Code 10: it cannot be paid as it is. */
  readonly isBad: boolean;
  /** The bank's words on the row; of a bad one, why. */
  readonly status: string;
  /** What the bank gave with the row and is given back; empty where it gave none. */
  readonly ids: { readonly beneficiary: string; readonly bank: string; readonly eLevy: string };
};

/** Many payees paid from one account at once; all of its rows are good. */
export type BulkPayment = {
  readonly category: BulkCategory;
  readonly source: Account;
  readonly rows: readonly BulkRow[];
  /** Of the rows, as they were shown: a long list is not gone through again for each who asks. */
  readonly totals: BulkTotals;
  /** The documents name the narration differently in rows typed by hand. */
  readonly origin: "file" | "hand";
} & BulkOptions;

/** What is asked beside the rows. */
export type BulkOptions = {
  /** Whether its payees are kept as a list; its name is typed beside the code (specification 2, section 2.4). */
  readonly keepsPayee: boolean;
  /** Of transfers alone (specification 2, section 7); undefined: paid at once. */
  readonly schedule: Schedule | undefined;
};

export type BulkTotals = {
  readonly count: number;
  readonly amount: Money;
  readonly charge: Money;
  readonly eLevy: Money;
  /** Principal, E-Levy and charges. */
  readonly total: Money;
};

/** One transfer type or network of a list. */
export type BulkGroup = BulkTotals & { readonly group: string };

/** What was counted so far, in minor units. */
type Running = { count: number; amount: number; charge: number; eLevy: number };

const nothing = (): Running => ({ count: 0, amount: 0, charge: 0, eLevy: 0 });

function count(sum: Running, row: BulkRow): void {
  sum.count += 1;
  sum.amount += row.amount?.minor ?? 0;
  sum.charge += row.charge.minor;
  sum.eLevy += row.eLevy.minor;
}

const counted = ({ count, amount, charge, eLevy }: Running, currency: string): BulkTotals => ({
  count,
  amount: money(amount, currency),
  charge: money(charge, currency),
  eLevy: money(eLevy, currency),
  total: money(amount + charge + eLevy, currency),
});

/** What the rows come to in the currency of their source account; bad rows without an amount count as rows alone. */
export function totalsOf(rows: readonly BulkRow[], currency: string): BulkTotals {
  const sum = nothing();
  for (const row of rows) count(sum, row);
  return counted(sum, currency);
}

/** Totals of each transfer type or network, in the order of their first rows; empty for a kind that has none. */
export function totalsByGroup(
  category: BulkCategory,
  rows: readonly BulkRow[],
  currency: string,
): readonly BulkGroup[] {
  return sumsOf(category, rows, currency).groups;
}

/** What is wrong in a list, and what it comes to. */
export type BulkSums = {
  readonly bad: readonly BulkRow[];
  readonly totals: BulkTotals;
  /** See {@link totalsByGroup}. */
  readonly groups: readonly BulkGroup[];
};

export const sumsOf = (category: BulkCategory, rows: readonly BulkRow[], currency: string): BulkSums =>
  atOnce(sumUp(category, rows, currency));

const ROWS_SUMMED_A_STEP = 8000;

/** The same step by step, for lists so long that whoever asks must breathe in between. */
export function* sumUp(
  category: BulkCategory,
  rows: readonly BulkRow[],
  currency: string,
): Generator<undefined, BulkSums> {
  const { groupedBy } = bulkKinds[category];
  const bad: BulkRow[] = [];
  const all = nothing();
  const groups = new Map<string, Running>();
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_SUMMED_A_STEP === 0 && at > 0) yield;
    if (row.isBad) bad.push(row);
    count(all, row);
    if (!groupedBy) continue;
    const group = row.texts[groupedBy] ?? "";
    const sum = groups.get(group) ?? nothing();
    if (sum.count === 0) groups.set(group, sum);
    count(sum, row);
  }
  return {
    bad,
    totals: counted(all, currency),
    groups: [...groups].map(([group, sum]) => ({ group, ...counted(sum, currency) })),
  };
}

function atOnce<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const badRows = (rows: readonly BulkRow[]): readonly BulkRow[] => rows.filter(({ isBad }) => isBad);

/** Places of rows that pay somebody the same amount as another row of the list does: a warning, never an error. */
export const likelyDuplicates = (category: BulkCategory, rows: readonly BulkRow[]): ReadonlySet<number> =>
  atOnce(seekDuplicates(category, rows));

const ROWS_SOUGHT_A_STEP = 2000;

/** The same step by step, for lists so long that whoever asks must breathe in between, and first. */
export function* seekDuplicates(
  category: BulkCategory,
  rows: readonly BulkRow[],
): Generator<undefined, ReadonlySet<number>> {
  const firsts = new Map<string, number>();
  const twins = new Set<number>();
  for (const [at, { place, texts, amount }] of rows.entries()) {
    if (at % ROWS_SOUGHT_A_STEP === 0 && rows.length > ROWS_SOUGHT_A_STEP) yield;
    const payee = bulkKinds[category].payee.map((field) => texts[field]?.trim().toLowerCase());
    if (!amount || payee[0] === undefined || payee[0] === "") continue;
    const key = [...payee, amount.minor].join("\n");
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, place);
    else twins.add(first).add(place);
  }
  return twins;
}

/** Why a list cannot be paid; undefined when it can (specification 2, sections 4 and 8). */
export function obstacleOf({ totals, bad }: BulkSums): "noRows" | "badRows" | undefined {
  if (totals.count === 0) return "noRows";
  return bad.length > 0 ? "badRows" : undefined;
}

/** The bank checks again; this only spares the user a code (specification 2, section 5: principal, E-Levy and charges). */
export function checkBulkFunds({
  totals,
  source,
  schedule,
}: Pick<BulkPayment, "totals" | "source" | "schedule">): Result<void, { readonly kind: "insufficientFunds" }> {
  if (schedule) return ok(undefined);
  return exceeds(totals.total, source.available) ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}

export const noIds: BulkRow["ids"] = { beneficiary: "", bank: "", eLevy: "" };
