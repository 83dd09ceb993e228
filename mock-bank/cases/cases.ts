import { randomUUID } from "node:crypto";
import type { SelectQueryBuilder } from "kysely";
import { access } from "../../contract/description/access";
import type { AnswerOf, DecodedOf } from "../../contract/endpoint";
import type { ListedValue } from "../../contract/listed-values";
import type { requests } from "../../contract/requests";
import { secondsAfter } from "../core/clock";
import { type Call, type Caller, type Refusal, refuse } from "../core/handler";
import type { Connection, Tables } from "../database/tables";
import { requestFacts, type Traced } from "../execution/arrival";
import { audit } from "../ledger/audit";
import { isPermitted } from "../session/access";
import { endOfWorkingDay } from "../values/clearing";
import { wireDate, wireMoment } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import { findTraced, NO_PAYMENT } from "./find-traced";

export type CaseKind = ListedValue<"caseKind">;
type PaymentCase = AnswerOf<typeof requests.openCase>;

/** Working days within which the bank answers. */
const daysToAnswer: Readonly<Record<CaseKind, number>> = { FIND: 2, RETURN: 5, COMPLAINT: 20 };
const asked: Readonly<Record<Exclude<CaseKind, "COMPLAINT">, string>> = {
  FIND: "Asked the bank to find",
  RETURN: "Asked the bank for the money of",
};
const LISTED_MAX = 50;

export const newCaseNumber = (): string => `C-${randomUUID().slice(0, 8).toUpperCase()}`;

type CaseRow = {
  readonly id: string;
  readonly kind: CaseKind;
  readonly companyId: string;
  readonly userId: string;
  readonly reference?: string;
  readonly requestId?: string;
  readonly asked: string;
  readonly at: Date;
};

export async function insertCase(tx: Connection, { id, kind, companyId, userId, at, ...row }: CaseRow): Promise<void> {
  await tx
    .insertInto("cases")
    .values({
      id,
      kind,
      company_id: companyId,
      user_id: userId,
      reference: row.reference ?? null,
      request_id: row.requestId ?? null,
      asked: row.asked,
      asked_at: at,
      due_at: endOfWorkingDay(at, daysToAnswer[kind]),
    })
    .execute();
}

/** Opens a case about a payment. The lock of its request lets one case of a kind be opened at a time. */
export async function openCase(
  { transactionId, kind, message = "" }: DecodedOf<typeof requests.openCase>,
  call: Call,
): Promise<PaymentCase | Refusal> {
  const { db, caller, now } = call;
  const found = await findTraced(call, transactionId);
  if (!found) return refuse(NO_PAYMENT);
  await requestFacts(db, found.request.id).forNoKeyUpdate().executeTakeFirst();
  const payment = (await findTraced(call, transactionId)) ?? found;
  const refusal = whyNotAsked(payment, kind, await openKinds(db, payment.reference));
  if (refusal) return refuse(refusal);
  const id = newCaseNumber();
  const { reference } = payment;
  const { companyId, userId } = caller;
  const requestId = payment.request.id;
  await insertCase(db, { id, kind, companyId, userId, reference, requestId, asked: message.trim(), at: now });
  const detail = `${asked[kind]} ${reference} (case ${id})`;
  await audit(db, { companyId, userId, event: "caseOpened", accountOfRequest: requestId, detail, at: now });
  const [opened] = await casesOf(db, (query) => query.where("cases.id", "=", id));
  if (!opened) throw new Error(`Case ${id} was not stored`);
  return opened;
}

async function openKinds(db: Connection, reference: string): Promise<CaseKind[]> {
  const open = await db
    .selectFrom("cases")
    .select("kind")
    .where("reference", "=", reference)
    .where("status", "=", "OPEN")
    .execute();
  return open.map(({ kind }) => kind);
}

/** Returns why no case of this kind can be opened now; undefined if it can. */
function whyNotAsked(
  { request, position, sentAt, cameBack }: Traced,
  kind: CaseKind,
  open: readonly string[],
): string | undefined {
  if (position === 0 && nameOf(request.category).form === "BULK") return "Ask about one payment of the list.";
  if (!sentAt) return "The money of this payment was not sent.";
  if (cameBack) return "The money of this payment has come back.";
  return open.includes(kind) ? "The bank has an open case of this kind for this payment." : undefined;
}

/** The kinds of cases that the caller may open about a payment now. */
export function kindsToAsk(payment: Traced, cases: readonly PaymentCase[], caller: Caller): CaseKind[] {
  if (!isPermitted(access.requests.openCase, caller)) return [];
  const open = cases.filter(({ status }) => status === "OPEN").map(({ kind }) => kind);
  return (["FIND", "RETURN"] as const).filter((kind) => !whyNotAsked(payment, kind, open));
}

/** The own cases, and those of colleagues about payments for a caller who reads the company's reports. */
export const readableCases = ({ db, caller: { companyId, userId, menus } }: Call): Promise<PaymentCase[]> =>
  casesOf(db, (query) =>
    query.where(({ or, and, eb }) =>
      or([
        eb("cases.user_id", "=", userId),
        and([
          eb("cases.company_id", "=", companyId),
          eb("kind", "<>", "COMPLAINT"),
          eb.lit(menus.includes("Transaction Reports")),
        ]),
      ]),
    ),
  );

type Query = SelectQueryBuilder<Tables, "cases", object>;

/** Returns the newest cases that meet the conditions, the newest first, as the contract names their fields. */
export async function casesOf(db: Connection, wanted: (query: Query) => Query): Promise<PaymentCase[]> {
  const rows = await wanted(db.selectFrom("cases"))
    .innerJoin("users", "users.id", "cases.user_id")
    .select(["cases.id", "kind", "status", "reference", "asked", "asked_at", "due_at", "full_name"])
    .orderBy("asked_at", "desc")
    .orderBy("cases.id")
    .limit(LISTED_MAX)
    .execute();
  const answers = await answersTo(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    caseNumber: row.id,
    kind: row.kind,
    status: row.status,
    ...(row.reference && { transactionId: row.reference }),
    ...(row.asked && { asked: row.asked }),
    askedBy: row.full_name,
    askedOn: wireMoment(row.asked_at),
    answerBy: wireDate(row.due_at),
    answers: answers
      .filter(({ case_id }) => case_id === row.id)
      .map(({ answer, answered_at }) => ({ text: answer, date: wireMoment(answered_at) })),
  }));
}

async function answersTo(db: Connection, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("case_answers")
    .select(["case_id", "answer", "answered_at"])
    .where("case_id", "in", ids)
    .orderBy("id")
    .execute();
}

const NEWS_SECONDS = 30 * 86_400;
const NEWS_MAX = 20;

/** Returns the cases of a user with their newest answer of the last 30 days, the newest first. */
export const newestAnsweredCases = (db: Connection, userId: string, now: Date) =>
  db
    .selectFrom("cases")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("case_answers")
          .select(["answer", "answered_at"])
          .whereRef("case_id", "=", "cases.id")
          .orderBy("case_answers.id", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .select(["cases.id", "kind", "status", "reference", "newest.answer", "newest.answered_at"])
    .where("user_id", "=", userId)
    .where("moved_at", ">", secondsAfter(now, -NEWS_SECONDS))
    .orderBy("moved_at", "desc")
    .limit(NEWS_MAX)
    .execute();
