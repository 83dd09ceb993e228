import { secondsAfter } from "../clock";
import { clearedAt } from "./clearing";
import type { OrderLeg } from "./order";

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

type Moving = { readonly sourceAccountId: string; readonly legs: readonly OrderLeg[] };

/** What of a payment moves now, and what is set aside. */
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

/** What of a payment that is under way moves in the end: all of it, unless a bulk says which rows. */
export function waitingOf(legs: readonly OrderLeg[]): readonly OrderLeg[] {
  const marked = legs.filter(({ waits }) => waits);
  return marked.length > 0 ? marked : legs;
}
