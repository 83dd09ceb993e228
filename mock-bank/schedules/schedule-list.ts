import type { Connection } from "../database/tables";
import { formatMinor } from "../ledger/minor-units";
import { totalOf } from "../orders/order";
import { wireDate, wireMoment } from "../values/wire-dates";
import { lastFailures } from "./failed-runs";
import { planOf } from "./schedule-plan";

/**
 * Lists a company's active and pending schedules of these categories, newest first, with the contract's names
 * (specification 2, section 3).
 */
export async function listSchedules(db: Connection, companyId: string, categories: readonly string[]) {
  const rows = await db
    .selectFrom("schedules as schedule")
    .innerJoin("users as creator", "creator.id", "schedule.created_by")
    .leftJoin("users as approver", "approver.id", "schedule.approved_by")
    .select(["schedule.id", "status", "plan", "schedule.created_at", "approved_at", "next_run_at", "category"])
    .select(["creator.full_name as creatorName", "approver.full_name as approverName"])
    .where("schedule.company_id", "=", companyId)
    .where("status", "in", ["PENDING", "ACTIVE"])
    .where("category", "in", [...categories, ""])
    .orderBy("schedule.created_at", "desc")
    .orderBy("schedule.id", "desc")
    .execute();
  const accounts = await db
    .selectFrom("ledger_accounts")
    .select(["id", "number", "type"])
    .where("company_id", "=", companyId)
    .execute();
  const failures = await lastFailures(db, companyId);
  return rows.map(({ id, plan, ...schedule }) => {
    const { order, frequency, starts } = planOf(plan);
    const source = accounts.find((account) => account.id === order.sourceAccountId);
    const { details } = order;
    const failure = failures.get(id);
    const text = (name: string) => (typeof details[name] === "string" ? details[name] : "");
    return {
      scheduleId: id,
      sourceAccount: source?.number ?? "",
      accountType: source?.type ?? "",
      destinationAccountNo: text("destinationAccountNo"),
      destinationAccountName: text("destinationAccountName"),
      beneficiaryBank: text("destinationBank"),
      transferType: text("transferType"),
      totalBeneficiaries: order.rows?.length ?? 1,
      transactionAmount: formatMinor(order.amount),
      charges: formatMinor(order.charge + order.eLevy),
      totalAmount: formatMinor(totalOf(order)),
      transactionNarration: order.narration,
      frequency,
      specialDate: wireDate(new Date(`${starts}T00:00:00Z`)),
      initiator: schedule.creatorName,
      createDate: wireMoment(schedule.created_at),
      approver: schedule.approverName ?? "",
      dateApproved: schedule.approved_at ? wireMoment(schedule.approved_at) : "",
      ...(failure && { lastFailure: failure.reason, lastFailureDate: wireMoment(failure.at) }),
      nextRunDate: schedule.next_run_at ? wireDate(schedule.next_run_at) : "",
    };
  });
}
