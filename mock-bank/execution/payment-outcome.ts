import { secondsAfter } from "../core/clock";
import type { OrderLeg } from "../orders/order";
import { clearedAt } from "../values/clearing";

/** Outcome of a payment when it is executed. */
export type PaymentOutcome =
  | { readonly kind: "paid" }
  /** The money is held until then, and paid at that time. */
  | { readonly kind: "underWay"; readonly until: Date }
  | { readonly kind: "declined"; readonly why: string };

/** Endings of accounts for demonstrations (README): instant transfers to them are declined or first unanswered. */
export const DECLINED_ACCOUNT_END = "4041";
export const UNANSWERED_ACCOUNT_END = "4082";
export const DECLINED = "The receiving bank declined the transfer.";
/** Seconds until the switch learns that the money arrived, if the receiving bank does not answer. */
const SILENCE_SECONDS = 15 * 60;

export function outcomeOf(route: string | undefined, payee: string | null | undefined, now: Date): PaymentOutcome {
  switch (route) {
    case "clearing":
      return { kind: "underWay", until: clearedAt(now) };
    case "instant":
      if (payee?.endsWith(DECLINED_ACCOUNT_END)) return { kind: "declined", why: DECLINED };
      if (payee?.endsWith(UNANSWERED_ACCOUNT_END))
        return { kind: "underWay", until: secondsAfter(now, SILENCE_SECONDS) };
      return { kind: "paid" };
    default:
      return { kind: "paid" };
  }
}

type Moving = { readonly sourceAccountId: string; readonly legs: readonly OrderLeg[] };

/** Splits a payment into the movements to post now and the amount to hold. */
export function splitLegs(outcome: Exclude<PaymentOutcome, { kind: "declined" }>, { sourceAccountId, legs }: Moving) {
  if (outcome.kind === "paid") return { legs };
  const waiting = waitingLegsOf(legs);
  const taken = waiting.filter(({ accountId }) => accountId === sourceAccountId);
  const amount = taken.reduce((sum, leg) => sum - leg.amount, 0n);
  return {
    legs: waiting.length === legs.length ? [] : legs.filter(({ waits }) => !waits),
    later: { accountId: sourceAccountId, amount, until: outcome.until },
  };
}

/** Returns the legs that move when a pending payment settles: the marked rows of a bulk, else all legs. */
export function waitingLegsOf(legs: readonly OrderLeg[]): readonly OrderLeg[] {
  const marked = legs.filter(({ waits }) => waits);
  return marked.length > 0 ? marked : legs;
}
