import type { ReplyOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import type { Values } from "./values";

/** Values that calls need: given at the start or learned from earlier answers. */
export type KnownValues = {
  readonly values: Values;
  readonly username: string;
  readonly loginId: string;
  readonly deviceId: string;
  readonly from: string;
  readonly to: string;
  /** The book balance of `from`, and all balances of the company, as the bank wrote them. */
  readonly bookBalance?: string | number | undefined;
  readonly balances: readonly (string | number)[];
  /** Ids listed by the bank; undefined until one is listed. */
  readonly transaction?: string | undefined;
  readonly record?: string | undefined;
  /** The signature of a receipt. */
  readonly paper?: string | undefined;
  /** Bulk requests, and bulks of reports, whose rows can be listed. */
  readonly bulks: readonly ListedBulk[];
  readonly pastBulks: readonly ListedBulk[];
  /** Charges of a payment, and amounts of an invoice and an advice, such as "1.00". */
  readonly instantCharge: string;
  readonly walletCharge: string;
  readonly levy: string;
  readonly levyId?: string | undefined;
  readonly invoice?: { readonly amount: string; readonly expiryDate: string } | undefined;
  readonly service?: string | undefined;
  readonly adviceTotal?: string | undefined;
  /** The last thirty days up to today, as DD-MM-YYYY. */
  readonly startDate: string;
  readonly endDate: string;
};

/** A bulk as a list shows it: the amounts are those of the bank, or "0.00". */
export type ListedBulk = {
  readonly id: string;
  readonly count: number | undefined;
  readonly total: string;
  readonly fees: string;
};

type Api = typeof bankApi;

/** Two accounts to transfer between, in GHS if possible, and all balances. */
export function accountsIn({
  accounts,
}: ReplyOf<Api["accounts"]["list"]>): Pick<KnownValues, "from" | "to" | "bookBalance" | "balances"> {
  const cedis = accounts.filter(({ currency }) => currency === "GHS");
  const [payer, other = payer] = cedis.length > 0 ? cedis : accounts;
  return {
    from: payer?.accountNumber ?? "",
    to: other?.accountNumber ?? "",
    bookBalance: payer?.bookBalance,
    balances: accounts.flatMap(({ availableBalance, bookBalance }) => [availableBalance, bookBalance]),
  };
}

/** Adds amounts without rounding: "1.00" and "0.50" are "1.50". The one-time code is bound to this text. */
export function sumOf(...amounts: readonly string[]): string {
  const minor = amounts.reduce((sum, amount) => {
    const [whole = "0", rest = ""] = amount.split(".");
    return sum + BigInt(whole) * 100n + BigInt(rest.padEnd(2, "0").slice(0, 2));
  }, 0n);
  return `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;
}

/** Converts an amount from an answer, text or number, to the format that the client sends. */
export const amountOf = (given: string | number | null | undefined): string =>
  sumOf(/^\d+(\.\d+)?$/.test(String(given)) ? String(given) : "0");

const DAY_MS = 86_400_000;
const wireDay = (moment: Date): string => moment.toISOString().slice(0, 10).split("-").reverse().join("-");
export const lastThirtyDays = (today: Date): Pick<KnownValues, "startDate" | "endDate"> => ({
  startDate: wireDay(new Date(today.getTime() - 30 * DAY_MS)),
  endDate: wireDay(today),
});
