import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { type Call, type Handlers, isRefusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { auditAct } from "../ledger/audit-actor";
import {
  auditChangedAccounts,
  CHANGE_NOT_CONFIRMED,
  type ChangingPayee,
  changedAccountAt,
  changedAccountsIn,
  changingPayeeOf,
} from "../orders/changed-account";
import { limitRefusal, paymentPolicyOf } from "../orders/limits";
import { limitedValuesOf } from "../orders/limits-of";
import { auditConfirmedName, isConfirmed, NAME_NOT_CONFIRMED, nameCheckOf } from "../orders/name-check";
import { codeTermsOf, type Order } from "../orders/order";
import { consumeCode } from "../otp/one-time-codes";
import { sendForApproval } from "../requests/send-for-approval";
import { subjectOfOrder } from "../requests/subject";
import type { ChangedAccount, ChangedAccounts } from "../values/changed-accounts";
import { categoriesNamed, nameOf } from "../values/wire-names";
import { changedOrder, checkedPayeeOf } from "./changed-order";
import { listSchedules } from "./schedule-list";
import type { Plan } from "./schedule-plan";
import {
  activateSchedule,
  closeSchedule,
  findSchedule,
  lockSchedule,
  proposeChange,
  readPlan,
} from "./schedule-repository";
import { changeable, SCHEDULE_NOT_FOUND, scheduleInstruction } from "./schedule-rules";

export const schedulesHandlers: Handlers<typeof bankApi.schedules> = {
  list: async ({ transType }, { db, caller }) => {
    const categories = [...categoriesNamed(transType, "SINGLE"), ...categoriesNamed(transType, "BULK")];
    return { transactions: await listSchedules(db, caller.companyId, categories) };
  },
  /** An Initiator's change takes effect on approval; until then the schedule runs unchanged. */
  update: {
    prepare: async (input, call) => {
      const compared = await comparedBefore(input, call);
      return (inside) => change(input, inside, compared);
    },
  },
  remove: async ({ scheduleId }, call) => {
    const { db, caller } = call;
    const schedule = await lockSchedule(db, scheduleId, caller.companyId);
    if (!schedule || !["PENDING", "ACTIVE"].includes(schedule.status)) return SCHEDULE_NOT_FOUND;
    await closeSchedule(db, schedule, "DELETED");
    const { order } = readPlan(schedule);
    await auditAct(call, "unscheduled", `Schedule ${scheduleId} was deleted: ${subjectOfOrder(order)}`, {
      accountId: order.sourceAccountId,
    });
    return { description: "Schedule Transfer has been deleted!" };
  },
};

type Change = DecodedOf<typeof bankApi.schedules.update>;

/** A payee with the known payees that were compared with it. */
type Compared = { readonly payee: ChangingPayee; readonly changed: readonly ChangedAccount[] };

async function change(input: Change, call: Call, compared: Compared | undefined) {
  const { db, caller, now } = call;
  const schedule = changeable(await lockSchedule(db, input.scheduleId, caller.companyId));
  if (isRefusal(schedule)) return schedule;
  const before = readPlan(schedule);
  if (!nameOf(before.order.category).codes.includes(input.transType)) return SCHEDULE_NOT_FOUND;
  const wanted = changedPace(input, before, now);
  if (!wanted || isRefusal(wanted)) return wanted ?? SCHEDULE_NOT_FOUND;
  const order = await changedOrder(input, before, call);
  if (isRefusal(order)) return order;
  const terms = await paymentPolicyOf(db, caller.companyId);
  const values = limitedValuesOf(order);
  const hopeless = limitRefusal({ ...values, paidToday: undefined }, terms);
  if (hopeless) return refuse(hopeless);
  const bankCode = input.destinationBankCode ?? before.bankCode;
  const plan = { ...wanted, bankCode, order: { ...order, scheduleId: schedule.id } };
  const payee = checkedPayeeOf(plan);
  const payment = payee && { companyId: caller.companyId, value: values.value, payee };
  const nameCheck = payment && (await nameCheckOf(call, terms, payment));
  if (nameCheck && !isConfirmed(nameCheck, input)) return refuse(NAME_NOT_CONFIRMED);
  const found = await changedAccountsIn(order, terms, input, await comparedWith(order, compared, call));
  if (found?.isRefused) return refuse(CHANGE_NOT_CONFIRMED);
  // A change of a list keeps its payees and amounts, so that what was stated about them stays.
  const changedAccounts = order.rows ? await statedBefore(db, schedule.id) : found;
  const refusal = await consumeCode(call, input.password, codeTermsOf(order, order.payee));
  if (refusal) return refusal;
  if (caller.role !== "Single") {
    await proposeChange(db, schedule, plan);
    const id = await sendForApproval(call, plan.order, { nameCheck, changedAccounts });
    if (nameCheck) await auditConfirmedName(call, order, { nameCheck, id });
    if (changedAccounts) await auditChangedAccounts(call, order, { changedAccounts, id });
    return { description: "The change of the schedule has been sent for approval." };
  }
  await activateSchedule(db, schedule, { plan, approvedBy: null, now });
  await auditAct(call, "rescheduled", `Schedule ${schedule.id} was changed: ${subjectOfOrder(order)}`, {
    accountId: order.sourceAccountId,
  });
  if (nameCheck) await auditConfirmedName(call, order, { nameCheck, id: schedule.id });
  if (changedAccounts) await auditChangedAccounts(call, order, { changedAccounts, id: schedule.id });
  return { description: "The schedule has been changed." };
}

/** Compares the changed payee before the transaction, because that can take seconds. */
async function comparedBefore(input: Change, call: Call): Promise<Compared | undefined> {
  const schedule = changeable(await findSchedule(call.db, input.scheduleId, call.caller.companyId));
  if (isRefusal(schedule)) return undefined;
  const order = await changedOrder(input, readPlan(schedule), call);
  const payee = isRefusal(order) ? undefined : changingPayeeOf(order);
  return payee && { payee, changed: await changedAccountAt(call, payee.name, payee.number) };
}

/** Compares again only if another user has changed the schedule in the meantime. */
async function comparedWith(order: Order, compared: Compared | undefined, call: Call) {
  const payee = changingPayeeOf(order);
  if (!payee) return [];
  const isSame = compared?.payee.name === payee.name && compared.payee.number === payee.number;
  return isSame ? compared.changed : changedAccountAt(call, payee.name, payee.number);
}

/** Returns what the latest request of a schedule stated about payees at other accounts. */
async function statedBefore(db: Connection, scheduleId: string): Promise<ChangedAccounts | undefined> {
  const latest = await db
    .selectFrom("requests")
    .select("changed_accounts")
    .where("schedule_id", "=", scheduleId)
    .where("changed_accounts", "is not", null)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return latest?.changed_accounts ?? undefined;
}

/** Keeps the schedule's days if neither frequency nor first day changes. */
const changedPace = (
  { frequency, startDate, destinationBankCode }: DecodedOf<typeof bankApi.schedules.update>,
  { starts, ...before }: Plan,
  now: Date,
) =>
  frequency === before.frequency && !startDate
    ? { frequency, starts }
    : scheduleInstruction({ isSchedule: true, frequency, startDate, destinationBankCode }, now);
