import { formatMoney } from "../ledger/minor-units";
import { type Order, totalOf } from "../orders/order";
import { isolated } from "../values/isolated";
import { type Category, nameOf } from "../values/wire-names";
import { pricesOf, type StoredRequest } from "./request-repository";

type Named = Pick<Order, "currency" | "amount" | "charge" | "eLevy" | "details"> & {
  readonly category: Category;
  readonly payee?: string | null | undefined;
  readonly count: number;
};

/** Names what an entry of the audit is about: "Local Transfer of GHS 150.00 to Yaw Boateng". */
const subject = (named: Named): string =>
  `${nameOf(named.category).title} of ${formatMoney(named.currency, totalOf(named))} ${beneficiaryOf(named)}`.trim();

export const subjectOfOrder = (order: Order): string => subject({ ...order, count: order.rows?.length ?? 0 });

const subjectOf = (request: StoredRequest): string =>
  subject({ ...request, ...pricesOf(request), count: request.row_count });

/** Adds to an entry what it is about. {@link withoutSubject} takes it off where the request itself is shown. */
export const aboutRequest = (request: StoredRequest, sentence: string): string => `${subjectOf(request)}. ${sentence}`;

export function withoutSubject(request: StoredRequest, detail: string): string {
  const start = `${subjectOf(request)}. `;
  return detail.startsWith(start) ? detail.slice(start.length) : detail;
}

function beneficiaryOf({ category, details, payee, count }: Named): string {
  const held = (field: string) => (typeof details[field] === "string" ? details[field] : "");
  if (nameOf(category).form === "BULK") return `to ${count} ${count === 1 ? "beneficiary" : "beneficiaries"}`;
  if (category === "ghanaGov") return `for invoice ${held("invoiceNumber")}, ${held("service")}`;
  if (category === "ssnit") return `for payment advice ${held("adviceNumber")}`;
  const name = held("destinationAccountName") || held("walletName") || held("cardName");
  if (name) return `to ${isolated(name)}`;
  return payee ? `to ${payee}` : "";
}
