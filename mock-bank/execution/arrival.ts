import type { Connection } from "../database/tables";
import type { OrderLeg } from "../orders/order";
import { legsOf, type StoredRequest } from "../requests/request-repository";
import type { Category } from "../values/wire-names";

/** A payment, or one payee of a bulk. */
export type Traced = {
  /** The id that customers know: of a payee of a bulk, the bulk's id with the payee's position. */
  readonly reference: string;
  readonly request: StoredRequest;
  /** 0 for a whole request. */
  readonly position: number;
  readonly legs: readonly OrderLeg[];
  /** When the money left for the payee; undefined if it was not sent. */
  readonly sentAt?: Date | undefined;
  /** When the money was paid in the books; undefined if it has not been. */
  readonly paidAt?: Date | undefined;
  /** When it arrived; undefined if that is not known. */
  readonly arrivedAt?: Date | undefined;
  readonly cameBack?: { readonly how: "RETURNED" | "REVERSED"; readonly at: Date; readonly reason: string } | undefined;
};

const ROW = /^(B\w+)-(\d{1,6})$/;

/** Splits the id of a payee of a bulk; any other id is that of a request. */
export function partsOf(reference: string): { readonly requestId: string; readonly position: number } {
  const [, requestId = reference, position = "0"] = ROW.exec(reference) ?? [];
  return { requestId, position: Number(position) };
}

/** Returns what the bank knows of a payment's way. Undefined if the bulk has no such payee. */
export async function traced(db: Connection, request: StoredRequest, position: number): Promise<Traced | undefined> {
  const legs = legsOf(request).filter(({ row }) => position === 0 || row === position);
  if (legs.length === 0) return undefined;
  const reference = position === 0 ? request.id : `${request.id}-${position}`;
  const sentAt = isSent(request) ? (request.decided_at ?? request.created_at) : undefined;
  const paidAt = sentAt && paidAtOf(request, legs, sentAt);
  const back = await db
    .selectFrom("returned_payments")
    .select(["how", "returned_at", "reason"])
    .where("request_id", "=", request.id)
    .where("position", "in", [0, position])
    .executeTakeFirst();
  const trace = await db
    .selectFrom("traced_payments")
    .select(["lost_at", "found_at"])
    .where("reference", "=", reference)
    .executeTakeFirst();
  const isUnknown = trace?.lost_at ?? isNeverReported(request.category);
  return {
    reference,
    request,
    position,
    legs,
    sentAt,
    paidAt,
    arrivedAt: paidAt && (trace?.found_at ?? (isUnknown ? undefined : paidAt)),
    cameBack: back && { how: back.how, at: back.returned_at, reason: back.reason },
  };
}

/** A schedule that was approved is not sent; its payments are requests of their own. */
const isSent = ({ status, executed_at }: StoredRequest): boolean => status === "PROCESSING" || executed_at !== null;

/** Payees of a bulk that need no clearing are paid while the others wait. */
function paidAtOf(request: StoredRequest, legs: readonly OrderLeg[], sentAt: Date): Date | undefined {
  const isMixed = legsOf(request).some(({ waits }) => waits);
  const isSettled = !isMixed || legs.some(({ waits }) => waits);
  return isSettled ? (request.executed_at ?? undefined) : sentAt;
}

/** A bank abroad does not report the arrival. */
export const isNeverReported = (category: Category): boolean => category === "fx";
