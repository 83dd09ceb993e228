import { randomUUID } from "node:crypto";
import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Handler, isRefusal, type Refusal, refuse } from "../core/handler";
import { auditAct } from "../ledger/audit-actor";
import { sendMessages } from "../messages/messages";
import { consumeCode } from "../otp/one-time-codes";
import { bankDay } from "../values/wire-dates";
import { addressOf, branches } from "./branch-directory";
import { periodOf } from "./period";

type Input = DecodedOf<typeof bankApi.statements.orderOfficial>;
/** Days as DD-MM-YYYY. */
type Order = { readonly accountId: string; readonly from: string; readonly to: string; readonly goesTo: Destination };
type Destination =
  | { readonly delivery: "branch"; readonly branch: string; readonly email: null }
  | { readonly delivery: "email"; readonly branch: null; readonly email: string };

/** Orders a stamped statement, free of charge. The account does not change (spec gaps, Bank statements). */
export const orderOfficial: Handler<typeof bankApi.statements.orderOfficial> = async (input, call) => {
  const order = await orderOf(input, call);
  if (isRefusal(order)) return order;
  const sameToday = await orderedToday(call, order);
  if (sameToday) return refuse(`This statement was already ordered today. Reference: ${sameToday}`);
  const refusal = await consumeCode(call, input.password, {});
  if (refusal) return refusal;
  const reference = await keep(call, order);
  const where = order.goesTo.delivery === "email" ? `sent to ${order.goesTo.email}` : `ready at ${order.goesTo.branch}`;
  const description = `Your official statement has been ordered. It will be ${where}. Reference: ${reference}`;
  await confirm(call, reference, description);
  await auditAct(call, "statementOrdered", `Official statement ${reference}`, { accountId: order.accountId });
  return { description: description };
};

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
