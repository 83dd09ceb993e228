import { sql } from "kysely";
import type { Connection } from "../database/tables";
import type { StoredRequest } from "../requests/request-repository";
import { type Category, nameOf } from "../values/wire-names";

const FACTS = [
  "id",
  "company_id",
  "category",
  "route",
  "status",
  "source_account_id",
  "currency",
  "amount",
  "payee",
  "row_count",
  "created_by",
  "created_at",
  "approvals_needed",
  "decided_at",
  "executed_at",
  "failure",
] as const satisfies readonly (keyof StoredRequest)[];

/** A request without its movements: a bulk has up to 200,000, and reading them delays all other calls. */
export type RequestFacts = Pick<StoredRequest, (typeof FACTS)[number]>;

export const requestFacts = (db: Connection, id: string) =>
  db.selectFrom("requests").select(FACTS).where("id", "=", id);

/** A payment, or one payee of a bulk. */
export type Traced = {
  /** The id that customers know: of a payee of a bulk, the bulk's id with the payee's position. */
  readonly reference: string;
  readonly request: RequestFacts;
  /** 0 for a whole request. */
  readonly position: number;
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
export async function traced(db: Connection, request: RequestFacts, position: number): Promise<Traced | undefined> {
  const isBulk = nameOf(request.category).form === "BULK";
  if (position > 0 && !(isBulk && position <= request.row_count)) return undefined;
  const reference = position === 0 ? request.id : `${request.id}-${position}`;
  const sentAt = isSent(request) ? (request.decided_at ?? request.created_at) : undefined;
  const paidAt = sentAt && (position === 0 ? (request.executed_at ?? undefined) : await postedAt(db, reference));
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
  const isUnknown =
    trace?.lost_at ??
    (isNeverReported(request.category) || (isBulk && position === 0 && (await lacksPayment(db, request.id))));
  return {
    reference,
    request,
    position,
    sentAt,
    paidAt,
    arrivedAt: paidAt && (trace?.found_at ?? (isUnknown ? undefined : paidAt)),
    cameBack: back && { how: back.how, at: back.returned_at, reason: back.reason },
  };
}

/** A schedule that was approved is not sent; its payments are requests of their own. */
const isSent = ({ status, executed_at }: RequestFacts): boolean => status === "PROCESSING" || executed_at !== null;

/** Whether the money of a payee of a bulk is lost or came back. */
async function lacksPayment(db: Connection, requestId: string): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (select from returned_payments where request_id = ${requestId})
        or exists (select from traced_payments where request_id = ${requestId} and found_at is null) as lacks`.execute(
    db,
  );
  return rows[0]?.lacks ?? false;
}

/** Payees of a bulk that need no clearing are paid while the others wait. Each has a journal entry of its own. */
async function postedAt(db: Connection, reference: string): Promise<Date | undefined> {
  const entry = await db
    .selectFrom("journal_entries")
    .select("posted_at")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return entry?.posted_at;
}

/** A bank abroad does not report the arrival. */
export const isNeverReported = (category: Category): boolean => category === "fx";
