import type { Call } from "../core/handler";
import { partsOf, requestFacts, type Traced, traced } from "../execution/arrival";
import { mayReadReceipt, mayReadRequest } from "../requests/read-permissions";

export const NO_PAYMENT = "Payment not found.";

/** Returns a payment of the caller's company that the caller's menus show. */
export async function findTraced({ db, caller }: Call, reference: string): Promise<Traced | undefined> {
  const { requestId, position } = partsOf(reference);
  const request = await requestFacts(db, requestId).where("company_id", "=", caller.companyId).executeTakeFirst();
  const mayRead =
    request &&
    (mayReadRequest(request, caller) || (request.executed_at !== null && mayReadReceipt(request.category, caller)));
  return mayRead ? traced(db, request, position) : undefined;
}
