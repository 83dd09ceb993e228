import { secondsAfter } from "../clock";
import { clearedAt } from "./clearing";
import type { OrderLeg } from "./order";

/** Outcome of a payment when it is executed. */
export type Fate =
  | { readonly is: "paid" }
  /** The money is held until then, and paid at that time. */
  | { readonly is: "underWay"; readonly until: Date }
  | { readonly is: "declined"; readonly why: string };

/** Endings of accounts for demonstrations (README): instant transfers to them are declined or first unanswered. */
export const DECLINED_ACCOUNT_END = "4041";
export const SILENT_ACCOUNT_END = "4082";
export const DECLINED = "The receiving bank declined the transfer.";
/** Seconds until the switch learns that the money arrived, if the receiving bank does not answer. */
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

type Moving = { readonly sourceAccountId: string; readonly legs: readonly OrderLeg[] };

/** Splits a payment into the movements to post now and the amount to hold. */
export function movesOf(fate: Exclude<Fate, { is: "declined" }>, { sourceAccountId, legs }: Moving) {
  if (fate.is === "paid") return { legs };
  const waiting = waitingOf(legs);
  const taken = waiting.filter(({ accountId }) => accountId === sourceAccountId);
  const amount = taken.reduce((sum, leg) => sum - leg.amount, 0n);
  return {
    legs: waiting.length === legs.length ? [] : legs.filter(({ waits }) => !waits),
    later: { accountId: sourceAccountId, amount, until: fate.until },
  };
}

/** Returns the legs that move when a pending payment settles: the marked rows of a bulk, else all legs. */
export function waitingOf(legs: readonly OrderLeg[]): readonly OrderLeg[] {
  const marked = legs.filter(({ waits }) => waits);
  return marked.length > 0 ? marked : legs;
}
