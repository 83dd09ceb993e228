import type { Period } from "../calendar";
import { type Money, subtract } from "../money";
import { comparable, searchForms } from "../plain-text";
import type { Account } from "./account";

/** A transaction on an account (specification 1, section 3). */
export type Movement = {
  readonly type: "credit" | "debit";
  /** ISO 8601. */
  readonly at: string;
  readonly narration: string;
  readonly amount: Money;
  /** The balance after it, if it is known. */
  readonly balance?: Money;
};

/** The account and the period of a statement. */
export type StatementRange = { readonly account: Account; readonly period: Period };
/** The statement of a period as the bank issued it. */
export type IssuedStatement = {
  readonly account: Account;
  /** Ends on the day of issue at the latest. */
  readonly period: Period;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly opening: Money;
  /** The balance at the end of the period. */
  readonly closing: Money;
  /** All transactions of the period, the oldest first, each with the balance after it. */
  readonly lines: readonly (Movement & { readonly balance: Money })[];
};

/** File formats of a downloaded statement. */
export type StatementFormat = "pdf" | "excel";
/** File formats for accounting programs. A bank may offer none. */
export const bookFormats = ["csv", "camt053"] as const;
export type BookFormat = (typeof bookFormats)[number];

/** Maximum number of transactions shown (specification 1, section 3). A downloaded statement contains all. */
export const MOVEMENTS_MAX = 20;
/** Transactions of a period, newest first, and the formats for accounting programs that the bank offers for them. */
export type ListedMovements = {
  readonly movements: readonly Movement[];
  /** At both ends of the period; undefined if they were not asked for, or with a bank that does not state them. */
  readonly balances?: { readonly opening: Money; readonly closing: Money } | undefined;
  readonly bookFormats: readonly BookFormat[];
};
/** The newest transactions of a period, and whether the bank listed older ones that are not shown. */
export type LatestMovements = ListedMovements & { readonly hasMore: boolean };

/**
 * Returns the movements, each with the balance after it. Returns them unchanged if they are not listed newest first, or do
 * not lead from the opening to the closing balance.
 */
export function withBalances({ movements, balances }: ListedMovements): readonly Movement[] {
  if (!balances || movements.some(({ amount }) => amount.currency !== balances.closing.currency)) return movements;
  if (movements.some(({ at }, place) => at > (movements[place - 1]?.at ?? at))) return movements;
  let balance = balances.closing;
  const lines = movements.map((movement) => {
    const line = { ...movement, balance };
    balance = subtract(balance, signedAmount(movement));
    return line;
  });
  return balance.minor === balances.opening.minor ? lines : movements;
}

/** Longest period of one statement (spec gaps, Bank statements). */
export const STATEMENT_DAYS_MAX = 5 * 365;

/** An empty narration matches all transactions. Both limits are inclusive; without `to` there is no upper limit. */
export type MovementFilter = {
  readonly operation: "all" | Movement["type"];
  readonly from: Money;
  readonly to: Money | undefined;
  readonly narration: string;
};

/** Matches parts of narrations and ignores case (S1-2.12-33). */
export function filterMovements(movements: readonly Movement[], filter: MovementFilter): readonly Movement[] {
  const { operation, from, to } = filter;
  const sought = searchForms(filter.narration);
  return movements.filter(
    ({ type, amount, narration: text }) =>
      (operation === "all" || type === operation) &&
      amount.minor >= from.minor &&
      (!to || amount.minor <= to.minor) &&
      sought.some((form) => comparable(text).includes(form)),
  );
}

const MASKED_DIGITS = 5;

/**
 * Begins with the account number, whose last five digits are masked, because more people see the file name than the file
 * (specification 1, section 2.12). The account's name, the period and the bank tell several files apart.
 */
export function statementFileName({ account, period: { start, end } }: StatementRange, extension: string): string {
  const masked = `${account.number.slice(0, -MASKED_DIGITS)}${"x".repeat(MASKED_DIGITS)}`;
  const parts = [masked, account.name, start, end, account.bankName].map(fileNamePart).filter(Boolean);
  return `${parts.join("_")}.${extension}`;
}

/** The name of an archive with the statements of several accounts. */
export const statementArchiveName = ({ start, end }: Period, bankName: string): string =>
  `${["Statements", start, end, bankName].map(fileNamePart).filter(Boolean).join("_")}.zip`;

/** The amount with its sign: a debit is negative, in lists, prints and files. */
export const signedAmount = ({ type, amount }: Pick<Movement, "type" | "amount">): Money =>
  type === "debit" ? { ...amount, minor: -amount.minor } : amount;

/** Letters, digits and hyphens, which all file systems accept. */
const fileNamePart = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
