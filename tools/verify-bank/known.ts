import type { bankApi } from "../../adapters/bank-api/contract";
import type { ReplyOf } from "../../adapters/bank-api/contract/endpoint";
import type { Values } from "./values";

/** What the calls learn from each other's answers, and what is told to them. */
export type Known = {
  readonly values: Values;
  readonly username: string;
  readonly loginId: string;
  readonly deviceId: string;
  readonly from: string;
  readonly to: string;
  /** Ids of what the bank listed; undefined while it listed none. */
  readonly transaction?: string | undefined;
  readonly bulk?: string | undefined;
  readonly pastBulk?: string | undefined;
  readonly record?: string | undefined;
  /** What a payment costs beside its amount, and what an invoice and an advice ask for, such as "1.00". */
  readonly instantCharge: string;
  readonly walletCharge: string;
  readonly levy: string;
  readonly levyId?: string | undefined;
  readonly invoice?: { readonly amount: string; readonly expiryDate: string } | undefined;
  readonly service?: string | undefined;
  readonly adviceTotal?: string | undefined;
  /** DD-MM-YYYY: the thirty days up to today. */
  readonly startDate: string;
  readonly endDate: string;
};

type Api = typeof bankApi;

/** The two accounts that money may go between. */
export function accountsIn({ accounts }: ReplyOf<Api["accounts"]["list"]>): Pick<Known, "from" | "to"> {
  const cedis = accounts.filter(({ currency }) => currency === "GHS");
  const [from = "", to = from] = (cedis.length > 0 ? cedis : accounts).map(({ accountNumber }) => accountNumber);
  return { from, to };
}

/** "1.00" and "0.50" are "1.50"; exact, for a code confirms this very text. */
export function sumOf(...amounts: readonly string[]): string {
  const minor = amounts.reduce((sum, amount) => {
    const [whole = "0", rest = ""] = amount.split(".");
    return sum + BigInt(whole) * 100n + BigInt(rest.padEnd(2, "0").slice(0, 2));
  }, 0n);
  return `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;
}

/** An amount as a bank answers it, text or number, as the client would send it back. */
export const amountOf = (given: string | number | null | undefined): string =>
  sumOf(/^\d+(\.\d+)?$/.test(String(given)) ? String(given) : "0");

const DAY_MS = 86_400_000;
const wireDay = (moment: Date): string => moment.toISOString().slice(0, 10).split("-").reverse().join("-");
export const lastThirtyDays = (today: Date): Pick<Known, "startDate" | "endDate"> => ({
  startDate: wireDay(new Date(today.getTime() - 30 * DAY_MS)),
  endDate: wireDay(today),
});
