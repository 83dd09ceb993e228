import type { Call } from "../core/handler";
import { cediValue, paymentPolicyOf } from "../orders/limits";
import { largestAmountOf } from "../orders/order";
import { legsOf, pricesOf, type StoredRequest } from "../requests/request-repository";
import { nameOf } from "../values/wire-names";
import { billOf } from "./bill";
import { execute } from "./execute";
import { type PaymentOutcome, splitLegs } from "./payment-outcome";

/** Executes a stored request: pays it, or holds its money and schedules the payment. Returns the reason if it fails. */
export async function executeRequest(
  { db, now }: Pick<Call, "db" | "now">,
  request: StoredRequest,
  outcome: Exclude<PaymentOutcome, { kind: "declined" }>,
) {
  const { id: requestId, company_id: companyId, source_account_id: sourceAccountId } = request;
  const order = { ...pricesOf(request), sourceAccountId, legs: legsOf(request) };
  const moves = splitLegs(outcome, order);
  const largest = cediValue(request.currency, largestAmountOf(order));
  const description = nameOf(request.category).title;
  const value = BigInt(request.cedi_value);
  const terms = await paymentPolicyOf(db, companyId);
  const bill = billOf({ ...request, companyId });
  return execute(db, { requestId, companyId, description, value, largest, bill, at: now, ...moves }, terms);
}
