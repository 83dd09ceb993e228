import type { Account } from "../accounts/account";
import { exceeds, type Money, moneyOf } from "../money";
import { comparable } from "../plain-text";
import { fail, ok, type Result } from "../result";
import type { BulkCategory } from "./categories";
import type { ChangeConfirmation } from "./changed-account";
import type { CheckedList, NameMatch, OtherName } from "./name-check";
import type { Schedule } from "./schedule";

/** All fields of bulk rows (specification 2, section 3). Each kind of bulk uses some of them. */
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

type BulkRules = {
  /** Fields shown in lists, in the order of the specification. */
  readonly listFields: readonly BulkField[];
  /** Fields that the user enters, which are the columns of the template. The bank looks up the others. */
  readonly templateFields: readonly BulkField[];
  /** Fields that together identify the payee. */
  readonly payeeFields: readonly BulkField[];
  /** Field by which totals are grouped. */
  readonly groupedBy?: BulkField;
  readonly hasELevy: boolean;
};

/** Everything in which the three kinds of bulk differ. */
export const bulkRules: Readonly<Record<BulkCategory, BulkRules>> = {
  bulkTransfer: {
    listFields: ["name", "account", "bank", "branch", "amount", "type", "narration"],
    templateFields: ["name", "account", "bank", "branch", "amount", "type", "narration"],
    payeeFields: ["account", "bank"],
    groupedBy: "type",
    hasELevy: false,
  },
  mobileMoneyBulk: {
    listFields: ["name", "wallet", "network", "walletName", "amount", "narration"],
    templateFields: ["name", "wallet", "network", "amount", "narration"],
    payeeFields: ["wallet"],
    groupedBy: "network",
    hasELevy: true,
  },
  prepaidCardBulk: {
    listFields: ["customer", "lastDigits", "name", "phone", "amount", "narration"],
    templateFields: ["customer", "lastDigits", "name", "phone", "amount", "narration"],
    payeeFields: ["customer", "lastDigits"],
    hasELevy: false,
  },
};

/** A payee of a bulk, as the bank read and checked it. */
export type BulkRow = {
  /** Position in the file, counted from 1. It does not change when other rows are removed. */
  readonly position: number;
  readonly texts: { readonly [Field in BulkField]?: string };
  /** Undefined if the text is not an amount. */
  readonly amount: Money | undefined;
  readonly charge: Money;
  readonly eLevy: Money;
  /** Code 10: the row cannot be paid as it is. */
  readonly isBad: boolean;
  /** The bank's message about the row; for a bad row, the reason. */
  readonly status: string;
  /** Undefined also if the bank cannot look the name up, or does not compare names. */
  readonly otherName?: OtherName | undefined;
  /** Whether the bank found the same name, or cannot look it up. Undefined for another name, and without a comparison. */
  readonly nameMatch?: Extract<NameMatch, "match" | "notChecked"> | undefined;
  /** Ids that the bank sent with the row and that the payment sends back; empty if there are none. */
  readonly ids: { readonly beneficiary: string; readonly bank: string; readonly eLevy: string };
};

/** A payment to many payees from one account. All rows are good. */
export type BulkPayment = {
  readonly kind: "bulk";
  readonly category: BulkCategory;
  readonly source: Account;
  readonly rows: readonly BulkRow[];
  /** Totals of the rows as shown to the user, computed once because the list can be long. */
  readonly totals: BulkTotals;
  /** Typed rows send their narration in another field (specification 2, section 3). */
  readonly origin: "file" | "hand";
  /** The requester's check of the names before the payment; undefined without one. */
  readonly names?: CheckedList | undefined;
  /** Who confirmed that payees have other accounts than before. */
  readonly changeNote?: ChangeConfirmation | undefined;
} & BulkOptions;

/** The options of a bulk payment in addition to its rows. */
export type BulkOptions = {
  /**
   * Whether to save the payees as a list. The name of the list is entered together with the code (specification 2,
   * section 2.4).
   */
  readonly keepsPayee: boolean;
  /** Bulk transfers only (specification 2, section 7); undefined if paid immediately. */
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

/** Totals of one transfer type or network. */
export type BulkGroup = BulkTotals & { readonly group: string };

/** Running totals in minor units. */
type RunningTotals = { count: number; amount: number; charge: number; eLevy: number };

const zeroTotals = (): RunningTotals => ({ count: 0, amount: 0, charge: 0, eLevy: 0 });

function addRow(sum: RunningTotals, row: BulkRow): void {
  sum.count += 1;
  sum.amount += row.amount?.minor ?? 0;
  sum.charge += row.charge.minor;
  sum.eLevy += row.eLevy.minor;
}

const toBulkTotals = ({ count, amount, charge, eLevy }: RunningTotals, currency: string): BulkTotals => ({
  count,
  amount: moneyOf(amount, currency),
  charge: moneyOf(charge, currency),
  eLevy: moneyOf(eLevy, currency),
  total: moneyOf(amount + charge + eLevy, currency),
});

/** Sums up the rows in the currency of their source account. Bad rows without an amount only count as rows. */
export function totalsOf(rows: readonly BulkRow[], currency: string): BulkTotals {
  const sum = zeroTotals();
  for (const row of rows) addRow(sum, row);
  return toBulkTotals(sum, currency);
}

/**
 * Returns the totals of each transfer type or network, in the order of their first rows. Returns an empty list for
 * kinds without groups.
 */
export function totalsByGroup(
  category: BulkCategory,
  rows: readonly BulkRow[],
  currency: string,
): readonly BulkGroup[] {
  return sumsOf(category, rows, currency).groups;
}

/** Bad rows and totals of a list. */
export type BulkSums = {
  readonly bad: readonly BulkRow[];
  readonly totals: BulkTotals;
  /** See {@link totalsByGroup}. */
  readonly groups: readonly BulkGroup[];
};

export const sumsOf = (category: BulkCategory, rows: readonly BulkRow[], currency: string): BulkSums =>
  runToEnd(sumInSteps(category, rows, currency));

const ROWS_PER_SUM_STEP = 8000;

/** Sums up in steps, so that callers can yield to the browser while a long list is processed. */
export function* sumInSteps(
  category: BulkCategory,
  rows: readonly BulkRow[],
  currency: string,
): Generator<undefined, BulkSums> {
  const { groupedBy } = bulkRules[category];
  const bad: BulkRow[] = [];
  const all = zeroTotals();
  const groups = new Map<string, RunningTotals>();
  for (const [at, row] of rows.entries()) {
    if (at % ROWS_PER_SUM_STEP === 0 && at > 0) yield;
    if (row.isBad) bad.push(row);
    addRow(all, row);
    if (!groupedBy) continue;
    const group = row.texts[groupedBy] ?? "";
    const sum = groups.get(group) ?? zeroTotals();
    if (sum.count === 0) groups.set(group, sum);
    addRow(sum, row);
  }
  return {
    bad,
    totals: toBulkTotals(all, currency),
    groups: [...groups].map(([group, sum]) => ({ group, ...toBulkTotals(sum, currency) })),
  };
}

function runToEnd<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const badRows = (rows: readonly BulkRow[]): readonly BulkRow[] => rows.filter(({ isBad }) => isBad);

/** Whether a row of wallets came back without the name of the wallet's owner (S2-2.2-44). */
export const hasUnvalidatedName = (category: BulkCategory, rows: readonly BulkRow[]): boolean =>
  category === "mobileMoneyBulk" && rows.some(({ isBad, texts }) => !isBad && !texts.walletName?.trim());

/**
 * Returns the positions of rows that pay the same amount to the same payee as another row. This is a warning, not an
 * error.
 */
export const likelyDuplicates = (category: BulkCategory, rows: readonly BulkRow[]): ReadonlySet<number> =>
  runToEnd(findDuplicatesInSteps(category, rows));

const ROWS_PER_SEARCH_STEP = 2000;

/** Finds duplicates in steps, so that callers can yield to the browser before and while a long list is processed. */
export function* findDuplicatesInSteps(
  category: BulkCategory,
  rows: readonly BulkRow[],
): Generator<undefined, ReadonlySet<number>> {
  const firsts = new Map<string, number>();
  const duplicates = new Set<number>();
  for (const [at, { position, texts, amount }] of rows.entries()) {
    if (at % ROWS_PER_SEARCH_STEP === 0 && rows.length > ROWS_PER_SEARCH_STEP) yield;
    const payee = bulkRules[category].payeeFields.map((field) => comparable(texts[field] ?? ""));
    if (!amount || payee[0] === undefined || payee[0] === "") continue;
    const key = [...payee, amount.minor].join("\n");
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, position);
    else duplicates.add(first).add(position);
  }
  return duplicates;
}

/** Returns why a list cannot be paid, or undefined (specification 2, sections 4 and 8). */
export function obstacleOf({ totals, bad }: BulkSums): "noRows" | "badRows" | undefined {
  if (totals.count === 0) return "noRows";
  return bad.length > 0 ? "badRows" : undefined;
}

/**
 * Checks the balance (principal, E-Levy and charges), so that no code is requested in vain (specification 2, section
 * 5). The bank checks it again.
 */
export function checkBulkFunds({
  totals,
  source,
  schedule,
}: Pick<BulkPayment, "totals" | "source" | "schedule">): Result<void, { readonly kind: "insufficientFunds" }> {
  if (schedule) return ok(undefined);
  return exceeds(totals.total, source.available) ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}

export const noIds: BulkRow["ids"] = { beneficiary: "", bank: "", eLevy: "" };
