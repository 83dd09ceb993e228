import { sql } from "kysely";
import { billOrder } from "../bills/bill-orders";
import { DAYS_TO_EXPIRY } from "../bills/demonstration-bills";
import { dayAfter, wireDay } from "../bills/wire-day";
import type { OpenedCompany } from "../companies/open-company";
import { defaultSettings } from "../core/settings";
import type { Connection } from "../database/tables";
import { fxTransfer } from "../fx/fx-transfer";
import { type AuditEvent, audit, type RequestEvent } from "../ledger/audit";
import type { Balance } from "../ledger/balances";
import { controlAccountIds } from "../ledger/control-accounts";
import { type Entry, postAll } from "../ledger/post";
import { networkOf } from "../lookups/networks";
import { transferCharge } from "../lookups/transfer-charge";
import { walletCharge } from "../lookups/wallet-charge";
import { walletOrder } from "../mobile-money/mobile-money";
import { cediValue } from "../orders/limits";
import { type Order, totalOf } from "../orders/order";
import { otherBankTransfer } from "../orders/other-bank-transfer";
import { ownTransfer } from "../orders/own-transfer";
import { newRequestId } from "../requests/request-id";
import { insertRequest } from "../requests/request-repository";
import { subjectOfOrder } from "../requests/subject";
import { closeSchedule, insertSchedule, newScheduleId } from "../schedules/schedule-repository";
import { bankDay } from "../values/wire-dates";
import { nameOf } from "../values/wire-names";
import { abroad } from "./adom-abroad";
import { paidAtOtherBank, paidWallets } from "./adom-beneficiaries";
import { type AdomAccount, adomAccounts, adomHistory } from "./adom-history";
import { ADOM_SECOND_APPROVER_FROM, adomRequests, type PastRequest } from "./adom-requests";
import { pastMoment } from "./past";
import { movementEntries } from "./replay-history";

const MILLISECONDS_OF_HOUR = 3_600_000;
/** The age of the deleted schedule in days. */
const DAYS_OF_SCHEDULE = 35;

/** Recreates Adom's past in chronological order: movements, and requests with their decisions and payments. */
export async function replayAdom(tx: Connection, company: OpenedCompany, now: Date): Promise<void> {
  const movements = await movementEntries(tx, company, adomAccounts, adomHistory(now), "HISTORY");
  const control = await controlAccountIds(tx);
  const scheduleId = newScheduleId(pastMoment(now, DAYS_OF_SCHEDULE, 0));
  const asked = adomRequests.map((request) => toSeedRequest(request, { ...company, control, scheduleId, now }));
  await insertDeletedSchedule(tx, asked, company);
  for (const request of asked) await insertAsked(tx, request, company);
  const entries = [...movements, ...asked.flatMap(entriesOf)].sort(byTime);
  if ((await postAll(tx, entries)) !== "posted") throw new Error("The seed overdraws an account");
  await countDays(tx, company.id);
  for (const event of asked.flatMap((request) => eventsOf(request, company)).sort(byTime)) await audit(tx, event);
}

const byTime = (one: { readonly at: Date }, other: { readonly at: Date }): number =>
  one.at.getTime() - other.at.getTime();

function accountOf({ accounts }: OpenedCompany, key: AdomAccount): Balance {
  const found = accounts.find(({ number }) => number === adomAccounts[key].number);
  if (!found) throw new Error(`Adom has no account for ${key}`);
  return found;
}

/** A past request with all values derived from it. */
type SeedRequest = {
  readonly id: string;
  readonly at: Date;
  readonly request: PastRequest;
  readonly order: Order;
  readonly decisions: readonly Decision[];
};
type Decision = { readonly by: string; readonly at: Date; readonly decision: string; readonly reason: string | null };

/** Adom's accounts, the bank's control accounts, the deleted schedule, and the moment of the seeding. */
type Books = OpenedCompany & {
  readonly control: (number: string) => string;
  readonly scheduleId: string;
  readonly now: Date;
};

function toSeedRequest(request: PastRequest, books: Books): SeedRequest {
  const at = pastMoment(books.now, request.daysAgo, request.minute);
  const order = { ...orderOf(request, books, at), ...(request.isScheduled && { scheduleId: books.scheduleId }) };
  return { id: newRequestId(order.category, at), at, request, order, decisions: decisionsOn(request, at) };
}

/** Inserts the deleted schedule that past requests refer to. It has no due work. */
async function insertDeletedSchedule(
  tx: Connection,
  asked: readonly SeedRequest[],
  company: OpenedCompany,
): Promise<void> {
  const first = asked.find(({ request }) => request.isScheduled);
  const id = first?.order.scheduleId;
  if (!first || !id) return;
  const plan = { frequency: "WEEKLY", starts: bankDay(first.at), bankCode: "", order: first.order } as const;
  const [companyId, createdBy] = [company.id, userId(company, first.request.by)];
  await insertSchedule(tx, plan, { id, companyId, createdBy, createdAt: first.at });
  await closeSchedule(tx, { id }, "DELETED");
}

/** Builds the order for each kind of past request. */
function orderOf(request: PastRequest, books: Books, at: Date): Order {
  const { amount, narration } = request;
  const source = accountOf(books, request.from);
  switch (request.kind) {
    case "ownAccounts": {
      const { bankName } = defaultSettings;
      return ownTransfer({ source, destination: accountOf(books, request.to), amount, narration, bankName });
    }
    case "otherBank": {
      const terms = { source, amount, charge: transferCharge("INSTANT_INTERBANK", amount) };
      return otherBankTransfer(books.control, terms, {
        payee: paidAtOtherBank[request.to],
        transferType: "INSTANT",
        narration,
      });
    }
    case "mobileMoney": {
      const { network: code, ...payee } = paidWallets[request.to];
      const network = networkOf(code);
      if (!network) throw new Error(`There is no network ${code}`);
      const levy = { charge: 0n, taxable: 0n, id: "" };
      const wallet = { ...payee, network };
      return walletOrder({
        source,
        wallet,
        amount,
        charge: walletCharge(amount),
        levy,
        narration,
        control: books.control,
      });
    }
    case "ghanaGov":
      return billOrder({
        category: request.kind,
        source,
        amount,
        narration,
        details: {
          invoiceNumber: request.invoice,
          expiryDate: wireDay(dayAfter(books.now, DAYS_TO_EXPIRY)),
          service: request.service,
        },
        settlement: books.control("GHANA-GOV"),
      });
    case "fx":
      return fxTransfer({ wanted: abroad[request.to], amount, source, control: books.control, now: at });
    default:
      return request satisfies never;
  }
}

/** The first decision follows one hour after the request, the second two hours after it. */
function decisionsOn(request: PastRequest, at: Date): Decision[] {
  const hoursLater = (hours: number) => new Date(at.getTime() + hours * MILLISECONDS_OF_HOUR);
  if (request.status === "REJECTED")
    return [{ by: request.rejectedBy, at: hoursLater(1), decision: "REJECT", reason: request.reason }];
  const approvedBy = "approvedBy" in request ? (request.approvedBy ?? []) : [];
  return approvedBy.map((by, position) => ({
    by,
    at: hoursLater(position + 1),
    decision: "APPROVE",
    reason: null,
  }));
}

const isClosed = ({ request: { status } }: SeedRequest): boolean => status !== "PENDING" && status !== "IN_PROGRESS";
/** Returns when the request was finally decided; its creation if it needed no decision. */
const endOf = ({ at, decisions }: SeedRequest): Date => decisions.at(-1)?.at ?? at;

async function insertAsked(tx: Connection, asked: SeedRequest, company: OpenedCompany): Promise<void> {
  const { id, at, request, order, decisions } = asked;
  await insertRequest(tx, order, {
    id,
    companyId: company.id,
    createdBy: userId(company, request.by),
    createdAt: at,
    status: request.status,
    approvalsNeeded: approvalsNeeded(asked),
    decidedAt: isClosed(asked) ? endOf(asked) : undefined,
    executedAt: request.status === "APPROVED" ? endOf(asked) : undefined,
    failure: request.status === "FAILED" ? request.failure : undefined,
  });
  if (decisions.length === 0) return;
  const rows = decisions.map(({ by, at: decidedAt, decision, reason }) => ({
    request_id: id,
    user_id: userId(company, by),
    decision,
    reason,
    decided_at: decidedAt,
  }));
  await tx.insertInto("decisions").values(rows).execute();
}

function approvalsNeeded({ order, request }: SeedRequest): number {
  if (request.status === "APPROVED" && !request.approvedBy) return 0;
  return cediValue(order.currency, totalOf(order)) >= ADOM_SECOND_APPROVER_FROM ? 2 : 1;
}

function userId({ userIds }: OpenedCompany, username: string): string {
  const id = userIds.get(username);
  if (!id) throw new Error(`Adom has no ${username}`);
  return id;
}

const entriesOf = (asked: SeedRequest): Entry[] =>
  asked.request.status === "APPROVED"
    ? [
        {
          reference: asked.id,
          requestId: asked.id,
          description: nameOf(asked.order.category).title,
          at: endOf(asked),
          legs: asked.order.legs,
        },
      ]
    : [];

async function countDays(tx: Connection, companyId: string): Promise<void> {
  await sql`
    insert into daily_payments (company_id, day, cedi_value)
    select company_id, (executed_at at time zone 'UTC')::date as day, sum(cedi_value)
      from requests where company_id = ${companyId} and executed_at is not null
     group by company_id, day`.execute(tx);
  await sql`
    select record_paid_payees(id), record_paid_cards(id) from requests where company_id = ${companyId} and executed_at is not null`.execute(
    tx,
  );
}

/** The last audit event of a request in each status, after its creation. */
const lastEvents = {
  PENDING: undefined,
  IN_PROGRESS: "approved",
  APPROVED: "executed",
  REJECTED: "rejected",
  FAILED: "failed",
  RECALLED: "recalled",
} as const;

/** Returns the audit events that the request would have left. */
function eventsOf(asked: SeedRequest, company: OpenedCompany): AuditEvent[] {
  const { id, at, request, order, decisions } = asked;
  const event = (name: RequestEvent, by: string, when: Date): AuditEvent => ({
    companyId: company.id,
    userId: userId(company, by),
    event: name,
    isDecision: when === at ? undefined : true,
    requestId: id,
    detail: subjectOfOrder(order),
    at: when,
  });
  const last = lastEvents[request.status];
  const approvals = decisions.slice(0, -1).map(({ by, at: when }) => event("approved", by, when));
  return [
    ...(approvalsNeeded(asked) > 0 ? [event("created", request.by, at)] : []),
    ...approvals,
    ...(last ? [event(last, decisions.at(-1)?.by ?? request.by, endOf(asked))] : []),
  ];
}
