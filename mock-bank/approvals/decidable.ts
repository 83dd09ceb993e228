import { type Call, type Refusal, refuse } from "../core/handler";
import { lockRequest, type StoredRequest } from "../requests/request-repository";
import { nameOf, type RequestForm } from "../values/wire-names";

/** The request that a call decides. The specification allows either id for a bulk. */
export type Reference = {
  readonly transactionId?: string | undefined;
  readonly bulkId?: string | undefined;
  readonly transType: string;
  readonly requestType: RequestForm;
};

export type Decidable = { readonly request: StoredRequest; readonly approvals: number };

/** Locks and returns the request if the caller may decide it now; otherwise why not. */
export async function decidable({ db, caller }: Call, reference: Reference): Promise<Decidable | Refusal> {
  const { transactionId, bulkId = transactionId ?? "" } = reference;
  const request = await lockRequest(db, caller.companyId, bulkId);
  if (!request || !isNamed(request, reference)) return refuse("Request not found.");
  if (request.created_by === caller.userId) return refuse("You cannot decide a request that you created.");
  if (request.status !== "PENDING" && request.status !== "IN_PROGRESS")
    return refuse("This request is no longer pending.");
  const decisions = await db.selectFrom("decisions").select("user_id").where("request_id", "=", request.id).execute();
  if (decisions.some(({ user_id }) => user_id === caller.userId))
    return refuse("You have already approved this request.");
  return { request, approvals: decisions.length };
}

/** Whether the call's type is the request's; if not, the call refers to another request. */
function isNamed({ category }: StoredRequest, { transType, requestType }: Reference): boolean {
  const { form, codes } = nameOf(category);
  return form === requestType && codes.includes(transType);
}
