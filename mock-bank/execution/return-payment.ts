import { sql } from "kysely";
import { type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { audit } from "../ledger/audit";
import { post } from "../ledger/post";
import type { OrderLeg } from "../orders/order";
import { legsOf, type StoredRequest, uncountReturnedPayees } from "../requests/request-repository";
import { partsOf, requestFacts, traced } from "./arrival";
import { markUnpaid } from "./bill";

export type ReturnedPayment = {
  /** Of a payment, or of a payee of a bulk. */
  readonly transactionId: string;
  /** By the receiving bank, or by this one. */
  readonly how: "RETURNED" | "REVERSED";
  readonly reason: string;
  /** The case that asked for it. */
  readonly caseNumber?: string | undefined;
};

const words = { RETURNED: "Returned", REVERSED: "Reversed" } as const;

/**
 * Moves the money of an executed payment back, once: an entry with the opposite of each of its lines. Its charges come
 * back too, except those of a bulk for one of its payees. The request stays as it was, because it was paid.
 */
export async function returnPayment(
  tx: Connection,
  { transactionId, how, reason, caseNumber }: ReturnedPayment,
  at: Date,
): Promise<{ readonly returnedAt: Date } | Refusal> {
  const { requestId, position } = partsOf(transactionId);
  const request = await requestFacts(tx, requestId).forNoKeyUpdate().executeTakeFirst();
  const payment = request && (await traced(tx, request, position));
  if (!payment?.paidAt || (position === 0 && !request?.executed_at))
    return refuse("There is no such executed payment.");
  const before = await tx
    .selectFrom("returned_payments")
    .select("position")
    .where("request_id", "=", requestId)
    .$if(position > 0, (query) => query.where("position", "in", [0, position]))
    .executeTakeFirst();
  if (before) return refuse("The money of this payment has come back before.");
  const why = caseNumber ? `${reason} (case ${caseNumber})` : reason;
  const posted = await post(tx, {
    reference: `${transactionId}-BACK`,
    description: `${words[how]}: ${why}`,
    at,
    legs: (await legsToReturn(tx, requestId, position)).map(({ accountId, amount, narration }) => ({
      accountId,
      amount: -amount,
      narration: `${words[how]} ${transactionId}: ${narration}`,
    })),
  });
  if (posted !== "posted") return refuse("The beneficiary's account no longer holds the money.");
  await tx
    .insertInto("returned_payments")
    .values({ request_id: requestId, position, how, reason: why, returned_at: at })
    .execute();
  await markUnpaid(tx, requestId);
  if (payment.request.executed_at) await uncountReturnedPayees(tx, requestId, position);
  await audit(tx, {
    companyId: payment.request.company_id,
    userId: null,
    event: "paymentReturned",
    accountOfRequest: requestId,
    detail: `${words[how]}: ${transactionId}. ${why}`,
    at,
  });
  return { returnedAt: at };
}

/** The database selects those of one payee, because a bulk has up to 200,000. */
async function legsToReturn(tx: Connection, requestId: string, position: number): Promise<OrderLeg[]> {
  const wanted = sql`jsonb_build_object('position', ${position}::int)`;
  const found = await tx
    .selectFrom("requests")
    .select(
      sql<
        StoredRequest["legs"]
      >`jsonb_path_query_array(legs::jsonb, '$[*] ? ($position == 0 || @.row == $position)', ${wanted})`.as("legs"),
    )
    .where("id", "=", requestId)
    .executeTakeFirstOrThrow();
  return legsOf(found);
}
