import type { AnswerOf } from "../../contract/endpoint";
import type { ListedValue } from "../../contract/listed-values";
import type { requests } from "../../contract/requests";
import { type Call, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { isNeverReported, type RequestFacts, type Traced } from "../execution/arrival";
import { settlementOf } from "../requests/receipt-times";
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

/** The request, its decisions, and the decisions that are missing or its end without a payment. */
async function decisionsOf(db: Connection, request: RequestFacts): Promise<Stage[]> {
  const maker = await nameOfUser(db, request.created_by);
  const decisions = await db
    .selectFrom("decisions")
    .innerJoin("users", "users.id", "decisions.user_id")
    .select(["decision", "reason", "decisions.decided_at", "full_name"])
    .where("request_id", "=", request.id)
    .orderBy("decisions.decided_at")
    .execute();
  const approvals = decisions.filter(({ decision }) => decision === "APPROVE").length;
  return [
    { stage: "ASKED", at: request.created_at, by: maker },
    ...decisions.map(({ decision, reason, decided_at, full_name }): Stage => {
      const stage = decision === "APPROVE" ? "APPROVED" : "REJECTED";
      return { stage, at: decided_at, by: full_name, detail: reason };
    }),
    ...afterDecisions(request, maker, approvals),
  ];
}

function afterDecisions(request: RequestFacts, maker: string, approvals: number): Stage[] {
  const { status, decided_at: at, failure, approvals_needed: needed } = request;
  switch (status) {
    case "PENDING":
    case "IN_PROGRESS": {
      const missing = needed - approvals;
      return [{ stage: "APPROVED", detail: `${missing} more ${missing === 1 ? "approval" : "approvals"}` }];
    }
    case "RECALLED":
      return [{ stage: "RECALLED", at, by: maker }];
    case "FAILED":
      return [{ stage: "FAILED", at, detail: failure }];
    default:
      return [];
  }
}

async function nameOfUser(db: Connection, id: string): Promise<string> {
  const user = await db.selectFrom("users").select("full_name").where("id", "=", id).executeTakeFirstOrThrow();
  return user.full_name;
}

const ended: readonly string[] = ["REJECTED", "RECALLED", "FAILED"];

/** The way of the money after the last approval. What has not happened has no time. */
async function wayOf(db: Connection, payment: Traced): Promise<Stage[]> {
  const { request, sentAt, cameBack } = payment;
  if (ended.includes(request.status)) return [];
  if (!sentAt && request.status === "APPROVED")
    return [{ stage: "SENT", detail: "The schedule was set up. Each of its payments has stages of its own." }];
  return [
    { stage: "SENT", at: sentAt, detail: await wayInWords(db, payment) },
    await arrivalOf(db, payment),
    ...(cameBack ? [{ stage: cameBack.how, at: cameBack.at, detail: cameBack.reason }] : []),
  ];
}

async function arrivalOf(db: Connection, { request, sentAt, paidAt, arrivedAt }: Traced): Promise<Stage> {
  if (arrivedAt) return { stage: "ARRIVED", at: arrivedAt };
  const settlesAt = sentAt && (await settlementOf(db, request.id));
  if (!paidAt) return { stage: "ARRIVED", expectedBy: settlesAt };
  return isNeverReported(request.category)
    ? { stage: "ARRIVED", expectedBy: settlesAt, detail: NEVER_REPORTED }
    : { stage: "ARRIVED", expectedBy: paidAt, detail: "The receiver has not confirmed the arrival." };
}

const NEVER_REPORTED =
  "Banks abroad do not report the arrival. Ask the bank to find it if your beneficiary does not have it.";

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
