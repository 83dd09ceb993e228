import type { ListedValue } from "../../contract/listed-values";
import { type Refusal, refuse } from "../core/handler";
import type { Settings } from "../core/settings";
import type { Connection } from "../database/tables";
import { partsOf, requestFacts, traced } from "../execution/arrival";
import { returnPayment } from "../execution/return-payment";
import { audit } from "../ledger/audit";
import { sendMessages } from "../messages/messages";
import { messagesTo, recipientsOf } from "../people/preferences";
import type { CaseKind } from "./cases";
import { isWholeBulk, staysHere } from "./stages";

export type CaseAnswer = {
  readonly caseNumber: string;
  /** OPEN: an answer that does not end the case. */
  readonly status: ListedValue<"caseStatus">;
  readonly text: string;
};

/** The answers that fit each kind. */
const answersTo: Readonly<Record<CaseKind, readonly CaseAnswer["status"][]>> = {
  FIND: ["OPEN", "FOUND", "RETURNED", "CANNOT_BE_RETURNED"],
  RETURN: ["OPEN", "RETURNED", "CANNOT_BE_RETURNED"],
  COMPLAINT: ["OPEN", "ANSWERED"],
};

/** Answers a case. RETURNED moves the money back, unless it has come back before. */
export async function answerCase(
  tx: Connection,
  { caseNumber, status, text }: CaseAnswer,
  { now, settings }: { readonly now: Date; readonly settings: Settings },
): Promise<{ readonly status: CaseAnswer["status"] } | Refusal> {
  const found = await tx.selectFrom("cases").selectAll().where("id", "=", caseNumber).forUpdate().executeTakeFirst();
  if (found?.status !== "OPEN") return refuse("There is no such open case.");
  if (!answersTo[found.kind].includes(status)) return refuse("This answer does not fit the case.");
  const { reference, request_id: requestId } = found;
  const refusal =
    reference && requestId && (await carryOut(tx, { reference, requestId }, { caseNumber, status, text }, now));
  if (refusal) return refusal;
  await tx.updateTable("cases").set({ status, moved_at: now }).where("id", "=", caseNumber).execute();
  await tx.insertInto("case_answers").values({ case_id: caseNumber, answer: text, answered_at: now }).execute();
  const people = await recipientsOf(tx, "OUTCOME").where("person.id", "=", found.user_id).execute();
  const about = reference ? ` about ${reference}` : "";
  const subject = `${settings.bankName}: your case ${caseNumber}`;
  const messages = messagesTo(people, "OUTCOME", now, {
    subject,
    body: `The bank has answered your case ${caseNumber}${about}: ${text}`,
  });
  if (messages.length > 0) await sendMessages(tx, messages);
  if (requestId)
    await audit(tx, {
      companyId: found.company_id,
      userId: null,
      event: "caseAnswered",
      accountOfRequest: requestId,
      detail: `The bank answered case ${caseNumber}${about}: ${text}`,
      at: now,
    });
  return { status };
}

type Subject = { readonly reference: string; readonly requestId: string };

async function carryOut(
  tx: Connection,
  { reference, requestId }: Subject,
  { caseNumber, status, text }: CaseAnswer,
  now: Date,
): Promise<Refusal | undefined> {
  const request = await requestFacts(tx, requestId).forNoKeyUpdate().executeTakeFirst();
  const payment = request && (await traced(tx, request, partsOf(reference).position));
  if (payment?.cameBack && (status === "FOUND" || status === "CANNOT_BE_RETURNED"))
    return refuse("The money of this payment has come back.");
  if (status === "FOUND" && !payment?.paidAt) return refuse("This payment has not been paid yet.");
  if (status === "FOUND" && !payment?.arrivedAt)
    await tx
      .insertInto("traced_payments")
      .values({ reference, request_id: requestId, found_at: now })
      .onConflict((conflict) => conflict.column("reference").doUpdateSet({ found_at: now }))
      .execute();
  if (status !== "RETURNED" || payment?.cameBack) return undefined;
  const back = await returnPayment(tx, { transactionId: reference, how: "RETURNED", reason: text, caseNumber }, now);
  return "refused" in back ? back : undefined;
}

/** Loses a payment on purpose: its money has left, and its arrival is not known. */
export async function losePayment(
  tx: Connection,
  reference: string,
  now: Date,
): Promise<{ readonly lostAt: Date } | Refusal> {
  const { requestId, position } = partsOf(reference);
  const request = await requestFacts(tx, requestId).forNoKeyUpdate().executeTakeFirst();
  const payment = request && (await traced(tx, request, position));
  if (!payment?.sentAt || payment.cameBack) return refuse("There is no such payment on its way or executed.");
  if (isWholeBulk(payment)) return refuse("Lose one payment of the list, such as its first: add -1 to its id.");
  if (await staysHere(tx, payment))
    return refuse("A payment within the bank cannot be lost: the books show where it is.");
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("traced_payments")
    .values({ reference, request_id: requestId, lost_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ? { lostAt: now } : refuse("This payment was lost or found before.");
}
