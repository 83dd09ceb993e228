import { type Category, isBulk } from "../../domain/payments/categories";
import type { ChangeConfirmation, ChangedAccounts } from "../../domain/payments/changed-account";
import type { NameCheck, NameMatch, OtherName } from "../../domain/payments/name-check";
import type { SamePayment, SamePayments } from "../../domain/payments/same-payments";
import { formatDate, formatDateTime, formatMoney, isolated } from "../kit/format";
import { words as shared } from "../kit/words";

/** Results of a comparison of names, in the request of an approver. */
const nameMatchLabels: { readonly [Match in NameMatch]: string } = {
  match: "Matches",
  closeMatch: "Close match",
  noMatch: "No match",
  notChecked: "Cannot be checked",
};

/** Texts about the first payment to a new beneficiary. */
export const nameCheckWords = {
  title: "First payment to a new beneficiary",
  savedName: "Saved as",
  accountName: "Account's name",
  unknown: "Not known",
  results: {
    match: "Matches: both names are the same.",
    closeMatch: "Close match: the names are similar, but not the same.",
    noMatch: "No match: the names are different.",
    notChecked: "Cannot be checked: the bank has no way to look up the name of this account.",
  } satisfies Record<NameMatch, string>,
  confirm: "I have checked the names, and this is the right account",
  required: "Please check the names and confirm them.",
  changed: "The names have changed since you confirmed them. Please check them again.",
};

/** A text for the approver of a first payment. */
export function confirmedNameText({ result, savedName, accountName }: NameCheck): string {
  const found = accountName ? `the account's name is ${isolated(accountName)}` : "the account's name is not known";
  return `${nameCheckWords.title}. It is saved as ${isolated(savedName)}, ${found}. ${nameMatchLabels[result]}: the requester has confirmed this.`;
}

/** Names the owner of an account that a list pays under another name. */
export const otherNameText = ({ accountName, isClose }: OtherName): string =>
  isClose
    ? `The account belongs to ${isolated(accountName)}, a similar name.`
    : `The account belongs to ${isolated(accountName)}.`;

type Changed = ChangedAccounts["payees"][number];

/** Texts about payees that are known at other accounts. */
export const changedAccountWords = {
  title: "Known beneficiary, another account",
  hint: "A message with new bank details is often a fraud. Call the beneficiary on a number that you knew before, not on one from the message.",
  by: "Who confirmed the change?",
  phone: "On which known phone number?",
  optional: "If both are empty, an approver reads that nobody has confirmed the new account.",
  isMissing: "Please enter who confirmed the new account.",
  phoneIsMissing: "Please enter the phone number that you knew before.",
  isOther: "This is another account.",
  nobody: "Nobody has confirmed the new account.",
  counted: (count: number) =>
    count === 1
      ? "1 beneficiary of the list is known at another account."
      : `${count.toLocaleString("en")} beneficiaries of the list are known at other accounts.`,
  only: "Show only beneficiaries at other accounts",
  more: (count: number) => `and ${count.toLocaleString("en")} more`,
};

const numerals = ["never", "once", "twice", "three", "four", "five", "six", "seven", "eight", "nine"];
const times = (count: number): string =>
  count < 3 ? (numerals[count] ?? "") : `${numerals[count] ?? count.toLocaleString("en")} times`;

const lastFour = (number: string): string => `…${number.slice(-4)}`;

/** Such as "Volta Agro Ltd was paid nine times at …4471, last on 3 Nov 2026." */
function knownText({ knownName, knownNumber, timesPaid, lastPaidOn }: Changed): string {
  const known = `${isolated(knownName)} ${timesPaid > 0 ? `was paid ${times(timesPaid)}` : "is saved"}`;
  const last = lastPaidOn ? `, last on ${formatDate(lastPaidOn)}` : "";
  return `${known} at ${lastFour(knownNumber)}${last}.`;
}

/** Such as "Row 12, Volta Agro: Volta Agro Ltd was paid nine times at …4471. This row pays …1234." */
const changedRowText = (changed: Changed): string =>
  `Row ${changed.row}, ${isolated(changed.payeeName)}: ${knownText(changed)} This row pays ${lastFour(changed.payeeNumber)}.`;

const SENTENCES_MAX = 5;

/**
 * The first payees in sentences, and how many more there are.
 * @param isList names the row of each payee
 */
export function changedAccountSentences({ count, payees }: ChangedAccounts, isList: boolean): readonly string[] {
  if (!isList) return [`${knownText(payees[0])} ${changedAccountWords.isOther}`];
  const shown = payees.slice(0, SENTENCES_MAX).map(changedRowText);
  return count > shown.length ? [...shown, changedAccountWords.more(count - shown.length)] : shown;
}

/** Names the person who confirmed the other account, for the confirmation and the approver. */
export function changeConfirmationText({ by, phone }: ChangeConfirmation): string {
  if (!by && !phone) return changedAccountWords.nobody;
  return `Confirmed${by ? ` by ${isolated(by)}` : ""}${phone ? ` on ${isolated(phone)}` : ""}.`;
}

/** The compared payment: a single one, a bill, or a list with its number of rows. */
export type ComparedWith =
  | { readonly kind: "single" }
  | { readonly kind: "bill"; readonly name: "invoice" | "payment advice" }
  | { readonly kind: "list"; readonly rows: number };

/** @param count the number of rows of a list */
export function comparedWith({
  category,
  count = 1,
}: {
  readonly category: Category;
  readonly count?: number;
}): ComparedWith {
  if (category === "ghanaGov") return { kind: "bill", name: "invoice" };
  if (category === "ssnit") return { kind: "bill", name: "payment advice" };
  return isBulk(category) ? { kind: "list", rows: count } : { kind: "single" };
}

const closing = {
  single: "Please make sure that this is another payment.",
  list: "Please make sure that this is another list.",
  bill: "Only one of them can be paid.",
} as const;

/** Says which earlier payments are the same, a sentence for each, and the advice; undefined if there is none. */
export function samePaymentsNotice({ found, others }: SamePayments, what: ComparedWith) {
  if (found.length === 0) return undefined;
  const more = others > 0 ? [moreText(others, what)] : [];
  return { sentences: [...found.map((same) => samePaymentSentence(same, what)), ...more], advice: closing[what.kind] };
}

const moreText = (others: number, what: ComparedWith): string =>
  what.kind === "list"
    ? `${count(others, "more payment")} ${others === 1 ? "has" : "have"} rows in common.`
    : `${count(others, "more payment")} ${others === 1 ? "is" : "are"} the same.`;

/** Returns the notice as one text. */
export function samePaymentsText(same: SamePayments, what: ComparedWith): string | undefined {
  const notice = samePaymentsNotice(same, what);
  return notice && [...notice.sentences, notice.advice].join(" ");
}

/** Says that a payment repeats the earlier one from which its form was filled in. */
export const repeatedText = ({ id, at, amount }: SamePayment, what: ComparedWith): string =>
  `This sends ${formatMoney(amount)} to ${what.kind === "list" ? count(what.rows, "beneficiary", "beneficiaries") : "this beneficiary"} again, as ${id} did${at && ` on ${formatDateTime(at)}`}.`;

/** Such as "48 of these 50 rows, GHS 1,250.00, wait for approval since 20 Nov 2026, 09:30 (B1 of Kofi Boateng)." */
function samePaymentSentence(same: SamePayment, what: ComparedWith): string {
  const isSeveral = what.kind === "list" && same.rows > 1;
  const list = same.rowsOfPayment > 1 ? `, a list of ${same.rowsOfPayment.toLocaleString("en")}` : "";
  const by = same.by ? ` of ${same.by}` : "";
  return `${subjectOf(same, what)} ${stateOf(same, isSeveral)} (${same.id}${by}${list}).`;
}

function subjectOf({ rows, amount }: SamePayment, what: ComparedWith): string {
  switch (what.kind) {
    case "single":
      return `${formatMoney(amount)} to this beneficiary`;
    case "bill":
      return `This ${what.name}`;
    case "list":
      return rows === what.rows
        ? `All ${count(rows, "row")} of this list, ${formatMoney(amount)},`
        : `${rows.toLocaleString("en")} of these ${count(what.rows, "row")}, ${formatMoney(amount)},`;
  }
}

function stateOf({ state, at }: SamePayment, isSeveral: boolean): string {
  const moment = at && formatDateTime(at);
  switch (state) {
    case "waiting":
      return `${isSeveral ? "wait" : "waits"} for approval${moment && ` since ${moment}`}`;
    case "sent":
      return `${isSeveral ? "are" : "is"} under way${moment && ` since ${moment}`}`;
    case "paid":
      return `${isSeveral ? "were" : "was"} paid${moment && ` on ${moment}`}`;
    case "scheduled":
      return `${isSeveral ? "are" : "is"} scheduled for ${formatDate(at)}`;
    case "unknown":
      return `${isSeveral ? "have" : "has"} the status ${shared.unknown}`;
  }
}

const count = (number: number, one: string, several = `${one}s`): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : several}`;
