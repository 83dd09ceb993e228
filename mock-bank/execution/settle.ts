import type { Worker } from "../core/agenda";
import { audit } from "../ledger/audit";
import { releaseHold } from "../ledger/holds";
import { lockAccounts, postAll } from "../ledger/post";
import { notifyCreator } from "../requests/notify";
import { legsOf, lockRequestById, moveRequest, pricesOf } from "../requests/request-repository";
import { aboutRequest } from "../requests/subject";
import { nameOf } from "../values/wire-names";
import { entriesOf } from "./execute";
import { waitingLegsOf } from "./payment-outcome";

/** Completes a pending payment: pays the held money to the payee. */
export const settle: Worker = async ({ db, subject, now, settings }) => {
  const request = await lockRequestById(db, subject);
  if (request?.status !== "PROCESSING") return;
  const { id: requestId, company_id: companyId, category } = request;
  const legs = waitingLegsOf(legsOf(request));
  await lockAccounts(db, legs);
  await releaseHold(db, requestId, now);
  const description = nameOf(category).title;
  const outcome = await postAll(db, entriesOf({ requestId, description, at: now }, legs));
  if (outcome !== "posted") throw new Error(`The hold of ${requestId} did not cover its payment`);
  await moveRequest(db, request, "APPROVED", { executedAt: now });
  await notifyCreator({ db, now, settings }, request.created_by, { id: requestId, ...pricesOf(request) }, "was paid");
  await audit(db, {
    companyId,
    userId: null,
    event: "executed",
    requestId,
    detail: aboutRequest(request, "The request was settled"),
    at: now,
  });
};
