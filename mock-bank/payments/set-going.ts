import { billOf } from "../bills/bill";
import type { Call } from "../handler";
import { legsOf, pricesOf, type StoredRequest } from "../requests/request-store";
import { nameOf } from "../requests/wire-names";
import { execute } from "./execute";
import { cediValue, termsOf } from "./limits";
import { largestOf } from "./order";
import { type Fate, movesOf } from "./route";

/** Executes a stored request: pays it, or holds its money and schedules the payment. Returns the reason if it fails. */
export async function setGoing(
  { db, now }: Pick<Call, "db" | "now">,
  request: StoredRequest,
  fate: Exclude<Fate, { is: "declined" }>,
) {
  const { id: requestId, company_id: companyId, source_account_id: sourceAccountId } = request;
  const order = { ...pricesOf(request), sourceAccountId, legs: legsOf(request) };
  const moves = movesOf(fate, order);
  const largest = cediValue(request.currency, largestOf(order));
  const description = nameOf(request.category).title;
  const value = BigInt(request.cedi_value);
  const terms = await termsOf(db, companyId);
  const bill = billOf({ ...request, companyId });
  return execute(db, { requestId, companyId, description, value, largest, bill, at: now, ...moves }, terms);
}
