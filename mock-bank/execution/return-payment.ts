import { type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { audit } from "../ledger/audit";
import { post } from "../ledger/post";
import { legsOf, lockRequestById } from "../requests/request-repository";

export type ReturnedPayment = {
  readonly transactionId: string;
  /** By the receiving bank, or by this one. */
  readonly how: "RETURNED" | "REVERSED";
  readonly reason: string;
};

const words = { RETURNED: "Returned", REVERSED: "Reversed" } as const;

/**
 * Moves the money of an executed payment back with its charges, once: an entry with the opposite of each of its lines.
 * The request stays as it was, because it was paid.
 */
export async function returnPayment(
  tx: Connection,
  { transactionId, how, reason }: ReturnedPayment,
  at: Date,
): Promise<{ readonly returnedAt: Date } | Refusal> {
  const request = await lockRequestById(tx, transactionId);
  if (!request?.executed_at) return refuse("There is no such executed payment.");
  const before = await tx
    .selectFrom("returned_payments")
    .select("returned_at")
    .where("request_id", "=", transactionId)
    .executeTakeFirst();
  if (before) return refuse("The money of this payment has come back before.");
  const posted = await post(tx, {
    reference: `${transactionId}-BACK`,
    description: `${words[how]}: ${reason}`,
    at,
    legs: legsOf(request).map(({ accountId, amount, narration }) => ({
      accountId,
      amount: -amount,
      narration: `${words[how]} ${transactionId}: ${narration}`,
    })),
  });
  if (posted !== "posted") return refuse("The beneficiary's account no longer holds the money.");
  await tx
    .insertInto("returned_payments")
    .values({ request_id: transactionId, how, reason, returned_at: at })
    .execute();
  await audit(tx, {
    companyId: request.company_id,
    userId: null,
    event: "paymentReturned",
    accountOfRequest: transactionId,
    detail: `${words[how]}: ${transactionId}. ${reason}`,
    at,
  });
  return { returnedAt: at };
}
