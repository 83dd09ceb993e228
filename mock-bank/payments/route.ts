import { secondsAfter } from "../clock";
import type { Minor } from "../ledger/amounts";
import type { Leg } from "../ledger/post";
import { clearedAt } from "./clearing";

/** How a payment reaches its payee: in the books of this bank or its partners, by the instant switch, or by the next clearing. */
export type Route = "atOnce" | "instant" | "clearing";

/** What becomes of a payment as soon as it is set going. */
export type Fate =
  | { readonly is: "paid" }
  /** Set aside until then, and paid then. */
  | { readonly is: "underWay"; readonly until: Date }
  | { readonly is: "declined"; readonly why: string };

/** For demonstrations (README): accounts at other banks with which instant transfers end in another way than at once and well. */
export const DECLINED_ACCOUNT_END = "4041";
export const SILENT_ACCOUNT_END = "4082";
export const DECLINED = "The receiving bank declined the transfer.";
/** How long the switch asks a bank that does not answer, until it knows that the money arrived. */
const SILENCE_SECONDS = 15 * 60;

export function fateOf(route: string | undefined, payee: string | null | undefined, now: Date): Fate {
  switch (route) {
    case "clearing":
      return { is: "underWay", until: clearedAt(now) };
    case "instant":
      if (payee?.endsWith(DECLINED_ACCOUNT_END)) return { is: "declined", why: DECLINED };
      if (payee?.endsWith(SILENT_ACCOUNT_END)) return { is: "underWay", until: secondsAfter(now, SILENCE_SECONDS) };
      return { is: "paid" };
    default:
      return { is: "paid" };
  }
}

type Moving = { readonly sourceAccountId: string; readonly total: Minor; readonly legs: readonly Leg[] };

/** What of a payment moves now, and what is set aside. */
export const movesOf = (fate: Exclude<Fate, { is: "declined" }>, { sourceAccountId, total, legs }: Moving) =>
  fate.is === "paid" ? { legs } : { legs: [], later: { accountId: sourceAccountId, amount: total, until: fate.until } };
