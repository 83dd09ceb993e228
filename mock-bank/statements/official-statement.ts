import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Handler, isRefusal, type Refusal, refuse } from "../core/handler";
import { auditAct } from "../ledger/audit-actor";
import { sendMessages } from "../messages/messages";
import { consumeCode } from "../otp/one-time-codes";
import { bankDay, wireMoment } from "../values/wire-dates";
import { addressOf, branches } from "./branch-directory";
import { periodOf } from "./period";

type Input = DecodedOf<typeof bankApi.statements.checkOfficial>;
/** Days as DD-MM-YYYY. */
type Order = { readonly accountId: string; readonly from: string; readonly to: string; readonly goesTo: Destination };
type Destination =
  | { readonly delivery: "branch"; readonly branch: string; readonly email: null }
  | { readonly delivery: "email"; readonly branch: null; readonly email: string };

/** Orders a stamped statement, free of charge. The account does not change (spec gaps, Bank statements). */
export const orderOfficial: Handler<typeof bankApi.statements.orderOfficial> = async (input, call) => {
  const order = await acceptableOrder(input, call);
  if (isRefusal(order)) return order;
  const refusal = await consumeCode(call, input.password, {});
  if (refusal) return refusal;
  const reference = await keep(call, order);
  const where = order.goesTo.delivery === "email" ? `sent to ${order.goesTo.email}` : `ready at ${order.goesTo.branch}`;
  const description = `Your official statement has been ordered. It will be ${where}. Reference: ${reference}`;
  await confirm(call, reference, description);
  await auditAct(call, "statementOrdered", `Official statement ${reference}`, { accountId: order.accountId });
  return { description: description };
};

export const checkOfficial: Handler<typeof bankApi.statements.checkOfficial> = async (input, call) => {
  const order = await acceptableOrder(input, call);
  return isRefusal(order) ? { refusal: order.description } : {};
};

/** Lists the orders of the company, by any of its people. The bank knows of none when it is ready. */
export const officialOrders: Handler<typeof bankApi.statements.officialOrders> = async (
  { pageNumber, pageSize, after },
  { db, caller },
) => {
  const ofCompany = db.selectFrom("official_statements as ordered").where("ordered.company_id", "=", caller.companyId);
  const place = after
    ? await ofCompany.select(["ordered_at as at", "id"]).where("id", "=", after).executeTakeFirst()
    : undefined;
  const isAfter = place ? sql<SqlBool>`(ordered_at, ordered.id) < (${place.at}, ${place.id})` : sql<SqlBool>`true`;
  const skipped = place ? 0 : (pageNumber - 1) * pageSize;
  const rows = await ofCompany
    .where(isAfter)
    .innerJoin("ledger_accounts as account", "account.id", "ordered.account_id")
    .innerJoin("users as person", "person.id", "ordered.ordered_by")
    .select([
      "ordered.id",
      "account.number",
      "account.name",
      "branch",
      "ordered.email",
      "person.full_name",
      "ordered_at",
    ])
    .select([wireDay("from_day").as("from"), wireDay("to_day").as("to")])
    .orderBy("ordered_at", "desc")
    .orderBy("ordered.id", "desc")
    .limit(pageSize)
    .offset(skipped)
    .execute();
  const { total, before } = await ofCompany
    .select([
      sql<string>`count(*)`.as("total"),
      sql<string>`count(*) filter (where ${place ? sql`not ${isAfter}` : sql`false`})`.as("before"),
    ])
    .executeTakeFirstOrThrow();
  return {
    orders: rows.map(({ id, number, name, from, to, branch, email, full_name, ordered_at }) => ({
      orderId: id,
      accountNumber: number,
      accountName: name,
      startDate: from,
      endDate: to,
      ...(branch ? { branchName: branch } : { email }),
      orderedBy: full_name,
      orderedOn: wireMoment(ordered_at),
      charge: FREE,
      currency: "GHS",
    })),
    size: Number(total),
    position: skipped + Number(before),
  };
};

const FREE = "0.00";
const wireDay = (column: "from_day" | "to_day") => sql<string>`to_char(${sql.ref(column)}, 'DD-MM-YYYY')`;

/** Returns the order, or why it is refused even with a right code. */
async function acceptableOrder(input: Input, call: Call): Promise<Order | Refusal> {
  const order = await orderOf(input, call);
  const sameToday = isRefusal(order) ? undefined : await orderedToday(call, order);
  return sameToday ? refuse(`This statement was already ordered today. Reference: ${sameToday}`) : order;
}

async function orderOf(input: Input, { db, caller, now }: Call): Promise<Order | Refusal> {
  const account = (await ownAccounts(db, caller.companyId, [input.accountNumber])).get(input.accountNumber);
  if (!account) return refuse("accountNumber: Account not found");
  const period = periodOf(input);
  if (isRefusal(period)) return period;
  if (period.until > dayAfter(now)) return refuse("endDate: must not be in the future.");
  const goesTo = destinationOf(input);
  if (isRefusal(goesTo)) return goesTo;
  return { accountId: account.accountId, from: input.startDate, to: input.endDate, goesTo };
}

/** Looks up the branch by name and uses the directory's address; an address in the call is ignored. */
function destinationOf({ delivery, branchName, email }: Input): Destination | Refusal {
  if (delivery === "email") return email ? { delivery, branch: null, email } : refuse("The field email is not valid.");
  const branch = branches.find(({ name }) => name === branchName);
  if (!branch) return refuse("branchName: Branch not found");
  return { delivery, branch: `${branch.name}, ${addressOf(branch)}`, email: null };
}

/** Returns the start of the bank's next day. */
const dayAfter = (now: Date): Date => new Date(Date.parse(bankDay(now)) + 86_400_000);
/** Converts DD-MM-YYYY to YYYY-MM-DD. */
const isoDay = (wire: string): string => wire.split("-").reverse().join("-");

/**
 * Returns the reference of an identical order of the same day, so that a retry after a lost answer is refused with it.
 */
async function orderedToday(
  { db, caller, now }: Call,
  { accountId, from, to, goesTo }: Order,
): Promise<string | undefined> {
  const same = await db
    .selectFrom("official_statements")
    .select("id")
    .where("company_id", "=", caller.companyId)
    .where("account_id", "=", accountId)
    .where("from_day", "=", isoDay(from))
    .where("to_day", "=", isoDay(to))
    .where("delivery", "=", goesTo.delivery)
    .where("branch", "is not distinct from", goesTo.branch)
    .where("email", "is not distinct from", goesTo.email)
    .where("ordered_at", ">=", new Date(bankDay(now)))
    .executeTakeFirst();
  return same?.id;
}

async function keep({ db, caller, now }: Call, { accountId, from, to, goesTo }: Order): Promise<string> {
  const id = `OS-${randomUUID().slice(0, 8).toUpperCase()}`;
  await db
    .insertInto("official_statements")
    .values({
      id,
      company_id: caller.companyId,
      ordered_by: caller.userId,
      account_id: accountId,
      from_day: isoDay(from),
      to_day: isoDay(to),
      ...goesTo,
      ordered_at: now,
    })
    .execute();
  return id;
}

/** Sends the confirmation to the customer's registered address, even if the statement goes elsewhere. */
async function confirm({ db, caller, now, settings }: Call, reference: string, body: string): Promise<void> {
  const { email } = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", caller.userId)
    .executeTakeFirstOrThrow();
  const subject = `${settings.bankName}: official statement ${reference}`;
  await sendMessages(db, [{ channel: "email", recipient: email, username: caller.userName, subject, body, at: now }]);
}
