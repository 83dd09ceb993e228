import type { AnswerOf } from "../../contract/endpoint";
import type { ListedValue } from "../../contract/listed-values";
import type { requests } from "../../contract/requests";
import { type Call, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { isNeverReported, type RequestFacts, type Traced } from "../execution/arrival";
import { CLEARING_RULE } from "../values/clearing";
import { wireMoment } from "../values/wire-dates";
import { type Category, nameOf } from "../values/wire-names";
import { casesOf, kindsToAsk } from "./cases";
import { findTraced, NO_PAYMENT } from "./find-traced";

type Stage = {
  readonly stage: ListedValue<"paymentStage">;
  readonly at?: Date | null | undefined;
  readonly expectedBy?: Date | undefined;
  readonly by?: string | null | undefined;
  readonly detail?: string | null | undefined;
};

/** Returns where the money of a payment is, and what the bank was asked about it. */
export async function stagesOf(reference: string, call: Call): Promise<AnswerOf<typeof requests.stages> | Refusal> {
  const payment = await findTraced(call, reference);
  if (!payment) return refuse(NO_PAYMENT);
  const cases = await casesOf(call.db, (query) => query.where("reference", "=", payment.reference));
  const stages = [...(await decisionsOf(call.db, payment.request)), ...(await wayOf(call.db, payment))];
  return {
    stages: stages.map(({ stage, at, expectedBy, by, detail }) => ({
      stage,
      ...(at && { date: wireMoment(at) }),
      ...(expectedBy && { expectedBy: wireMoment(expectedBy) }),
      ...(by && { by }),
      ...(detail && { detail }),
    })),
    cases,
    mayAsk: kindsToAsk(payment, cases, call.caller),
  };
}

async function decisionsOf(db: Connection, request: RequestFacts): Promise<Stage[]> {
  const { created_at, created_by, status, approvals_needed: needed } = request;
  const maker = await db.selectFrom("users").select("full_name").where("id", "=", created_by).executeTakeFirstOrThrow();
  const decisions = await db
    .selectFrom("decisions")
    .innerJoin("users", "users.id", "decisions.user_id")
    .select(["decision", "reason", "decisions.decided_at", "full_name"])
    .where("request_id", "=", request.id)
    .orderBy("decisions.decided_at")
    .execute();
  const missing = needed - decisions.filter(({ decision }) => decision === "APPROVE").length;
  const isOpen = status === "PENDING" || status === "IN_PROGRESS";
  return [
    { stage: "ASKED", at: created_at, by: maker.full_name },
    ...decisions.map(({ decision, reason, decided_at, full_name }) => ({
      stage: decision === "APPROVE" ? ("APPROVED" as const) : ("REJECTED" as const),
      at: decided_at,
      by: full_name,
      detail: reason,
    })),
    ...(isOpen
      ? [{ stage: "APPROVED" as const, detail: `${missing} more ${missing === 1 ? "approval" : "approvals"}` }]
      : []),
    ...(status === "RECALLED" ? [{ stage: "RECALLED" as const, at: request.decided_at, by: maker.full_name }] : []),
    ...(status === "FAILED" ? [{ stage: "FAILED" as const, at: request.decided_at, detail: request.failure }] : []),
  ];
}

const ended: readonly string[] = ["REJECTED", "RECALLED", "FAILED"];

/** The way of the money after the last approval. What has not happened has no time. */
async function wayOf(db: Connection, payment: Traced): Promise<Stage[]> {
  const { request, sentAt, paidAt, arrivedAt, cameBack } = payment;
  if (ended.includes(request.status)) return [];
  if (!sentAt && request.status === "APPROVED")
    return [{ stage: "SENT", detail: "The schedule was set up. Each of its payments has stages of its own." }];
  return [
    { stage: "SENT", at: sentAt, detail: await wayInWords(db, payment) },
    {
      stage: "ARRIVED",
      at: arrivedAt,
      expectedBy: arrivedAt
        ? undefined
        : paidAt && !isNeverReported(request.category)
          ? paidAt
          : await settledAt(db, payment),
      detail: arrivedAt || !paidAt ? undefined : unconfirmed(request.category),
    },
    ...(cameBack ? [{ stage: cameBack.how, at: cameBack.at, detail: cameBack.reason }] : []),
  ];
}

const unconfirmed = (category: Category): string =>
  isNeverReported(category)
    ? "Banks abroad do not report the arrival. Ask the bank to find it if your beneficiary does not have it."
    : "The receiver has not confirmed the arrival.";

async function settledAt(db: Connection, { request, sentAt }: Traced): Promise<Date | undefined> {
  if (!sentAt) return undefined;
  const task = await db
    .selectFrom("due_work")
    .select("due_at")
    .where("kind", "=", "settle")
    .where("subject", "=", request.id)
    .executeTakeFirst();
  return task?.due_at;
}

const INSTANT = "As an instant transfer";
const WITHIN_BANK = "Within the bank";
const CLEARING = `Through the Automated Clearing House. ${CLEARING_RULE}`;

/** The ways of categories that have only one. */
const ways: Readonly<Record<Exclude<Category, "otherBank" | "bulkTransfer">, string>> = {
  ownAccounts: WITHIN_BANK,
  sameBank: WITHIN_BANK,
  mobileMoney: "To the mobile money network",
  mobileMoneyBulk: "To the mobile money networks",
  prepaidCard: "To the prepaid card",
  prepaidCardBulk: "To the prepaid cards",
  ghanaGov: "To Ghana.gov",
  ssnit: "To SSNIT",
  fx: "By an advisor of the bank, to the bank of the beneficiary",
};
const waysOfRow: Readonly<Record<string, string>> = { domestic: WITHIN_BANK, instant: INSTANT, noninstant: CLEARING };

async function wayInWords(db: Connection, { request, position }: Traced): Promise<string> {
  const { category, route } = request;
  if (category === "otherBank") return route === "clearing" ? CLEARING : INSTANT;
  if (category !== "bulkTransfer") return ways[category];
  const { row } = (await rowOf(db, request.id, position)) ?? {};
  if (row) return waysOfRow[String(row.transactionType)] ?? "";
  return request.row_count === 1 ? "1 payment, by its own way" : `${request.row_count} payments, each by its own way`;
}

const rowOf = (db: Connection, requestId: string, position: number) =>
  db
    .selectFrom("request_rows")
    .select("row")
    .where("request_id", "=", requestId)
    .where("position", "=", position)
    .executeTakeFirst();

/** Whether the money never leaves the bank, so its books know where it is. */
export async function staysHere(db: Connection, payment: Traced): Promise<boolean> {
  return (await wayInWords(db, payment)) === WITHIN_BANK;
}

/** Whether a payment is a list, which has as many ways as payees. */
export const isWholeBulk = ({ request, position }: Traced): boolean =>
  position === 0 && nameOf(request.category).form === "BULK";
