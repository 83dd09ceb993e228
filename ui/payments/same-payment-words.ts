import type { SamePayment, SamePayments } from "../../domain/payments/same-payments";
import { type Category, isBulk } from "../../domain/requests/categories";
import { formatDate, formatDateTime, formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";

/** What is compared: a single payment, the bill of one, or a list with its number of rows. */
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
  const more = others > 0 ? [`So are ${count(others, "more payment")}.`] : [];
  return { sentences: [...found.map((same) => sentenceOf(same, what)), ...more], advice: closing[what.kind] };
}

/** Returns the notice as one text. */
export function samePaymentsText(same: SamePayments, what: ComparedWith): string | undefined {
  const notice = samePaymentsNotice(same, what);
  return notice && [...notice.sentences, notice.advice].join(" ");
}

/** Says that a payment repeats the earlier one from which its form was filled in. */
export const repeatedText = ({ id, at, amount }: SamePayment, what: ComparedWith): string =>
  `This sends ${formatMoney(amount)} to ${what.kind === "list" ? count(what.rows, "beneficiary", "beneficiaries") : "this beneficiary"} again, as ${id} did${at && ` on ${formatDateTime(at)}`}.`;

/** Such as "48 of these 50 rows, GHS 1,250.00, wait for approval since 20 Nov 2026, 09:30 (B1 of Kofi Boateng)." */
function sentenceOf(same: SamePayment, what: ComparedWith): string {
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
