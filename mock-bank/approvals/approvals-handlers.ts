import { access } from "../../contract/description/access";
import type { bankApi } from "../../contract/index";
import { type Call, type Handlers, isRefusal, refuse } from "../core/handler";
import { billOf, whyNotPayable } from "../execution/bill";
import { formatMinor } from "../ledger/minor-units";
import { codeTermsOf } from "../orders/order";
import { consumeCode } from "../otp/one-time-codes";
import { isActive } from "../people/approvers";
import { mayReadRequest } from "../requests/read-permissions";
import { bulkRows, type ListedRequest, openRequests, progressOf, waitingFor } from "../requests/request-lists";
import { findRequest, pricesOf } from "../requests/request-repository";
import { pendingBulkRow, singleRow } from "../requests/request-rows";
import { isPermitted } from "../session/access";
import { wireMoment } from "../values/wire-dates";
import { categoriesNamed, nameOf } from "../values/wire-names";
import { decidable } from "./decidable";
import { approve, reject } from "./decide";
import { MAKER_INACTIVE, outlooksOf } from "./outlook";

/** Returns what each open request needs, and for users who decide what an approval would meet. */
async function statesOf(rows: readonly ListedRequest[], { db, caller, now }: Pick<Call, "db" | "caller" | "now">) {
  const progress = await progressOf(db, rows, caller.userId);
  const ids = isPermitted(access.approvals.approve, caller) ? rows.map(({ id }) => id) : [];
  const outlooks = await outlooksOf(db, ids, caller, now);
  return (row: ListedRequest) => ({ ...progress(row), ...outlooks.get(row.id) });
}

export const approvalsHandlers: Handlers<typeof bankApi.approvals> = {
  pending: async ({ transType, ...page }, { db, caller, now }) => {
    const { rows, total, position } = await openRequests(
      db,
      caller.companyId,
      categoriesNamed(transType, "SINGLE"),
      page,
    );
    const states = await statesOf(rows, { db, caller, now });
    return { transactions: rows.map((row) => ({ ...singleRow(row), ...states(row) })), size: total, position };
  },
  pendingBulk: async ({ requestType, ...page }, { db, caller, now }) => {
    const { rows, total, position } = await openRequests(
      db,
      caller.companyId,
      categoriesNamed(requestType, "BULK"),
      page,
    );
    const states = await statesOf(rows, { db, caller, now });
    return { transactions: rows.map((row) => ({ ...pendingBulkRow(row), ...states(row) })), size: total, position };
  },
  inbox: async (_, { db, caller }) => ({
    waiting: (isPermitted(access.approvals.approve, caller) ? await waitingFor(db, caller) : []).map((row) => ({
      transType: nameOf(row.category).codes[0],
      requestType: nameOf(row.category).form,
      currency: row.currency,
      count: Number(row.count),
      totalAmount: formatMinor(BigInt(row.total)),
      oldestDate: wireMoment(row.oldest),
    })),
  }),
  approve: async ({ password, ...reference }, call) => {
    const found = await decidable(call, reference);
    if (isRefusal(found)) return found;
    const { request } = found;
    const bill = billOf({ ...request, companyId: request.company_id });
    const notPayable = bill && (await whyNotPayable(call.db, bill, call.now));
    if (notPayable) return refuse(notPayable);
    if (!(await isActive(call.db, request.created_by))) return refuse(MAKER_INACTIVE);
    const refusal = await consumeCode(call, password, codeTermsOf(pricesOf(request), request.payee ?? undefined));
    return refusal ?? approve(call, found);
  },
  reject: async ({ reason, ...reference }, call) => {
    const words = reason.trim();
    if (!words) return refuse("reason: is required.");
    const found = await decidable(call, reference);
    return isRefusal(found) ? found : reject(call, found, words);
  },
  drillDown: async ({ bulkId, ...page }, { db, caller }) => {
    const bulk = await findRequest(db, caller.companyId, bulkId);
    const isReadable = bulk && mayReadRequest(bulk, caller);
    const { rows, total } = isReadable ? await bulkRows(db, caller.companyId, bulkId, page) : { rows: [], total: 0 };
    return { transaction: JSON.stringify(rows), size: total };
  },
};
