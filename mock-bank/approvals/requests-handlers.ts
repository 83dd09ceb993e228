import type { bankApi } from "../../contract/index";
import { openCase, readableCases } from "../cases/cases";
import { stagesOf } from "../cases/stages";
import { type Handlers, refuse } from "../core/handler";
import { audit } from "../ledger/audit";
import { codeTermsOf } from "../orders/order";
import { consumeCode } from "../otp/one-time-codes";
import { mayListOwn } from "../requests/read-permissions";
import { requestsOf } from "../requests/request-lists";
import { lockRequest, moveRequest, pricesOf } from "../requests/request-repository";
import { ownBulkRow, ownSingleRow } from "../requests/request-rows";
import { aboutRequest } from "../requests/subject";
import { rejectSchedule } from "../schedules/set-up-schedule";
import { NOT_PERMITTED } from "../session/access";
import { categoriesNamed } from "../values/wire-names";
import { reviewOf } from "./review";

export const requestsHandlers: Handlers<typeof bankApi.requests> = {
  mine: async ({ transType, requestType, pageNumber, pageSize, after, filter, ...asked }, { db, caller }) => {
    const { transactionId, bulkId, scheduleId, customerId } = filter === "true" ? asked : {};
    const [category] = categoriesNamed(transType, requestType);
    if (category && !mayListOwn(category, caller)) return NOT_PERMITTED;
    const wanted = { id: bulkId ?? transactionId, scheduleId, customerId };
    const page = { pageNumber, pageSize, after };
    const { rows, total, position } = await requestsOf(db, caller, category, wanted, page);
    return {
      transactions: requestType === "BULK" ? rows.map(ownBulkRow) : rows.map(ownSingleRow),
      size: total,
      position,
    };
  },
  review: ({ transactionId }, call) => reviewOf(transactionId, call),
  stages: ({ transactionId }, call) => stagesOf(transactionId, call),
  openCase,
  cases: async (_, call) => ({ cases: await readableCases(call) }),
  recall: async ({ transactionId, bulkId = transactionId ?? "", password }, call) => {
    const { db, caller, now } = call;
    const request = await lockRequest(db, caller.companyId, bulkId);
    if (!request) return refuse("Request not found.");
    if (request.created_by !== caller.userId) return refuse("You can recall only requests that you created.");
    if (request.status !== "PENDING") return refuse("Only a pending request can be recalled.");
    const refusal = await consumeCode(call, password, codeTermsOf(pricesOf(request), request.payee ?? undefined));
    if (refusal) return refusal;
    await moveRequest(db, request, "RECALLED", { decidedAt: now });
    await rejectSchedule(call, request);
    const who = { companyId: caller.companyId, userId: caller.userId };
    const detail = aboutRequest(request, "The request was recalled");
    await audit(db, { ...who, event: "recalled", requestId: request.id, detail, at: now });
    return { description: "The request has been recalled." };
  },
};
