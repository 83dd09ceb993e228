import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { type Handlers, isRefusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import { auditAct } from "../ledger/audit-actor";
import { auditChangedAccounts, CHANGE_NOT_CONFIRMED, changedAccountsIn } from "../orders/changed-account";
import { limitRefusal, paymentPolicyOf } from "../orders/limits";
import { limitedValuesOf } from "../orders/limits-of";
import { auditConfirmedName, isConfirmed, NAME_NOT_CONFIRMED, nameCheckOf } from "../orders/name-check";
import { codeTermsOf } from "../orders/order";
import { consumeCode } from "../otp/one-time-codes";
import { sendForApproval } from "../requests/send-for-approval";
import { subjectOfOrder } from "../requests/subject";
import type { ChangedAccounts } from "../values/changed-accounts";
import { categoriesNamed, nameOf } from "../values/wire-names";
import { changedOrder, checkedPayeeOf } from "./changed-order";
import { listSchedules } from "./schedule-list";
import type { Plan } from "./schedule-plan";
import { activateSchedule, closeSchedule, lockSchedule, proposeChange, readPlan } from "./schedule-repository";
import { changeable, SCHEDULE_NOT_FOUND, scheduleInstruction } from "./schedule-rules";

export const schedulesHandlers: Handlers<typeof bankApi.schedules> = {
  list: async ({ transType }, { db, caller }) => {
    const categories = [...categoriesNamed(transType, "SINGLE"), ...categoriesNamed(transType, "BULK")];
    return { transactions: await listSchedules(db, caller.companyId, categories) };
  },
  /** An Initiator's change takes effect on approval; until then the schedule runs unchanged. */
  update: async (input, call) => {
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
    const found = order.rows ? undefined : await changedAccountsIn(call, order, terms, input);
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
