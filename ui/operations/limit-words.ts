import { exceeds, type Money } from "../../domain/money";
import { isBulk } from "../../domain/payments/categories";
import type { LimitRefusal, OverLimit, PaymentLimits } from "../../domain/payments/payment-limits";
import type { BankRequest } from "../../domain/requests/request";
import { needsMoreApprovals, type Review } from "../../domain/requests/review";
import { formatAmount, formatMoney } from "../kit/format";

const NAMES_SHOWN = 3;
const HIGHER = "ask the bank for a higher limit";
const failsEveryDay = (wayOut: string) => `It would fail on any day: ${wayOut}, or ${HIGHER}.`;

/** Texts about the company's limits and approvers, before a payment is confirmed or approved. */
export const limitWords = {
  label: "Limits and approvals",
  leftToday: "Left of today's limit",
  leftAfter: "Limit afterwards",
  approversAfter: "Approval after yours",
  today: "Approved today, it would exceed the limit of the day.",
  anyDay: `It is above the limit of a day, so its last approval would fail: ${HIGHER}.`,
  laterFails: (limit: Money) =>
    `As it stands, the payment would fail: at most ${formatMoney(limit)} a payment is allowed.`,
  lastApprovalFails: ({ message, isPossibleTomorrow }: LimitRefusal, wayOut: string) =>
    `As it stands, the last approval would fail: ${message}${isPossibleTomorrow === false ? ` ${failsEveryDay(wayOut)}` : ""}`,
  refused: (overLimit: OverLimit) => `${overLimit.refusal.message} ${limitWaysOut(overLimit)}`,
};

/**
 * Returns the warning that this approval is possible, but that the limits would refuse the payment after it, as the bank
 * says (`laterRefusal`) or the limit of one payment shows; undefined if they would not. The bank checks the limits when
 * it pays: after the last approval, or on the day of a schedule.
 */
export function laterFailure(
  { category, total }: BankRequest,
  review: Review,
  { isApproved }: { readonly isApproved: boolean },
): string | undefined {
  if (!review.limits) return undefined;
  const { ofTransaction, refusal, laterRefusal } = review.limits;
  if (laterRefusal)
    return limitWords.lastApprovalFails(laterRefusal, isApproved ? "another Authorizer can reject it" : "reject it");
  const isCheckedLater = needsMoreApprovals(review) || review.schedule !== undefined;
  const isComparable = !isBulk(category) && total.currency === ofTransaction.currency;
  return isCheckedLater && !refusal && isComparable && exceeds(total, ofTransaction)
    ? limitWords.laterFails(ofTransaction)
    : undefined;
}

/** Ways out for the user after a refusal. */
export function limitWaysOut({ excess, limits, refusal }: OverLimit): string {
  const { highest, ofTransaction } = limits;
  const tomorrow = (way: string) => (refusal.isPossibleTomorrow ? [way] : []);
  switch (excess) {
    case "approval":
      return waysText([...tomorrow("approve it tomorrow"), "reject it", HIGHER]);
    case "bill":
      return waysText(["reject it"]);
    case "rows":
      return waysText([`split the amounts above ${formatMoney(ofTransaction)}`, HIGHER]);
    case "schedule":
      return waysText(["wait for the approval that is open", "delete the schedule and make a new one"]);
    case "payment": {
      const smaller = highest.minor > 0 ? [`pay at most ${formatMoney(highest)} with all charges`] : [];
      return waysText([...smaller, ...tomorrow("pay tomorrow"), HIGHER]);
    }
  }
}

/** The rest of the limits: "GHS 38,000.00 of 50,000.00 left today, at most GHS 20,000.00 a payment". */
export function limitsLeft(
  { leftToday, ofDay, ofTransaction }: PaymentLimits,
  { isBulk, isScheduled }: { readonly isBulk: boolean; readonly isScheduled: boolean },
): string {
  const most = `at most ${formatMoney(ofTransaction)} a ${isBulk ? "beneficiary" : "payment"}`;
  if (isScheduled) return capitalized(most);
  const left = `${partLeft({ leftToday, ofDay })} left today`;
  return exceeds(ofDay, ofTransaction) ? `${left}, ${most}` : left;
}

/** Such as "GHS 38,000.00 of 50,000.00". */
export const partLeft = ({ leftToday, ofDay }: Pick<PaymentLimits, "leftToday" | "ofDay">): string =>
  `${formatMoney(leftToday)} of ${formatAmount(ofDay)}`;

/** The approvals that a request needs, and the people who may give them: "Needs 1 approval, by Efua or Esi". */
export function approvalsText({ approvalsNeeded = 0, approvers }: PaymentLimits): string {
  if (approvalsNeeded === 0) return "";
  const needs = `Needs ${approvalsNeeded === 1 ? "1 approval" : `${approvalsNeeded} approvals`}`;
  if (approvers.length === 0) return `${needs}, but no user of your company may approve it`;
  if (approvers.length < approvalsNeeded) return `${needs}, but only ${namesText(approvers, "and")} may approve it`;
  return `${needs}, by ${namesText(approvers, approvers.length === approvalsNeeded ? "and" : "or")}`;
}

/**
 * Names the first people and counts the others.
 * @param names an empty one is not shown, only counted
 * @param count the number of all people; the names are those of the first ones
 */
export function namesText(names: readonly string[], conjunction: "and" | "or", count = names.length): string {
  const known = names.filter(Boolean);
  if (known.length === 0) return "";
  // A fourth name is not longer than "1 other".
  const shown = known.length === count && count <= NAMES_SHOWN + 1 ? known : known.slice(0, NAMES_SHOWN);
  const others = count - shown.length;
  if (others <= 0) return joined(shown, conjunction);
  return `${shown.join(", ")} ${conjunction} ${others === 1 ? "1 other" : `${others.toLocaleString("en")} others`}`;
}

const waysText = (ways: readonly string[]): string => `${capitalized(joined(ways, "or"))}.`;

const joined = (items: readonly string[], conjunction: "and" | "or"): string =>
  items.length > 1 ? `${items.slice(0, -1).join(", ")} ${conjunction} ${items.at(-1)}` : items.join("");

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
