import { formatMinor } from "../money";
import { comparable, searchForms } from "../plain-text";
import { type BankRequest, payeeOf } from "./request";

/** The orders of a list of requests; the newest first is the bank's own. */
export const requestOrders = ["newest", "largest", "smallest", "beneficiary", "maker"] as const;
export type RequestOrder = (typeof requestOrders)[number];

/** Returns who or what is paid, in words; empty for a bulk. */
export function beneficiaryOf(request: BankRequest): string {
  if ("wallet" in request) return request.payee.name || request.wallet.name;
  if ("payee" in request) return request.payee.name;
  if ("service" in request) return request.service;
  return "adviceNumber" in request ? request.adviceNumber : "";
}

/** Account numbers are found by their first or last digits. Fewer digits, or ones in their middle, are an amount. */
const ACCOUNT_PART = /^\d{5,}$/;

/**
 * Returns whether a request has the text in its amount, beneficiary, maker, ID or one of its account numbers. Case and
 * separators do not count.
 */
export function isFound(request: BankRequest, text: string): boolean {
  const forms = searchForms(text);
  const names = [beneficiaryOf(request), request.createdBy, request.id].map(comparable);
  const numbers = [request.source.account, payeeOf(request) ?? ""];
  const { currency } = request.total;
  const amount = comparable(text).replace(currency.toLowerCase(), "").replace(/[\s,]/g, "");
  return (
    names.some((name) => forms.some((form) => name.includes(form))) ||
    forms.some(
      (form) => ACCOUNT_PART.test(form) && numbers.some((number) => number.startsWith(form) || number.endsWith(form)),
    ) ||
    (amount !== "" && [request.amount, request.total].some((money) => formatMinor(money).startsWith(amount)))
  );
}

const byName = (one: string, other: string): number => one.localeCompare(other, "en");

const comparisons: {
  readonly [O in Exclude<RequestOrder, "newest">]: (one: BankRequest, other: BankRequest) => number;
} = {
  largest: (one, other) => other.total.minor - one.total.minor,
  smallest: (one, other) => one.total.minor - other.total.minor,
  beneficiary: (one, other) => byName(beneficiaryOf(one), beneficiaryOf(other)),
  maker: (one, other) => byName(one.createdBy, other.createdBy),
};

/** Returns the requests with the text in the order; equal ones keep the bank's order. */
export function findRequests(
  requests: readonly BankRequest[],
  text: string,
  order: RequestOrder,
): readonly BankRequest[] {
  const found = text.trim() ? requests.filter((request) => isFound(request, text)) : requests;
  return order === "newest" ? found : found.toSorted(comparisons[order]);
}
