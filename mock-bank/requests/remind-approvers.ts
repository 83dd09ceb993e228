import { access } from "../../contract/description/access";
import { scheduleTask, type Worker } from "../core/agenda";
import type { Role } from "../core/handler";
import type { Connection } from "../database/tables";
import { formatMoney } from "../ledger/minor-units";
import { ownAddress } from "../messages/message-text";
import { sendMessages } from "../messages/messages";
import { messagesTo, recipientsOf } from "../people/preferences";
import { denialOf } from "../session/access";
import { isOpenOn } from "../values/clearing";
import { waitingFor } from "./request-lists";

/** Hour in UTC, which is Ghana's time. */
const REMINDER_HOUR = 15;
const DAY_MS = 86_400_000;

/** Puts the company's next reminder on the agenda, unless it is there. */
export async function planReminder(tx: Connection, companyId: string, now: Date): Promise<void> {
  await tx
    .insertInto("due_work")
    .values({ kind: "reminder", subject: companyId, due_at: nextReminder(now) })
    .onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing())
    .execute();
}

/** Plans lost reminders: a process of release 1.0.0, which does not know them, took them off the agenda undone. */
export async function planLostReminders(db: Connection, now: Date): Promise<void> {
  const open = await db
    .selectFrom("requests")
    .select("company_id")
    .distinct()
    .where("status", "in", ["PENDING", "IN_PROGRESS"])
    .execute();
  for (const { company_id } of open) await planReminder(db, company_id, now);
}

/**
 * Reminds approvers of a company of the requests that wait for them, and plans the next reminder while any is open.
 * Reminders that the bank has missed are skipped, except the last one.
 */
export const remindApprovers: Worker = async ({ db, subject: companyId, now, latest, settings }) => {
  const dueAt = lastReminder(latest);
  if (dueAt > now) return scheduleTask(db, { kind: "reminder", subject: companyId, dueAt });
  const open = await db
    .selectFrom("requests")
    .select("id")
    .where("company_id", "=", companyId)
    .where("status", "in", ["PENDING", "IN_PROGRESS"])
    .limit(1)
    .executeTakeFirst();
  if (!open) return;
  const people = await recipientsOf(db, "REMINDER")
    .select(["person.role", "person.menus"])
    .where("person.company_id", "=", companyId)
    .where("person.active", "=", true)
    .execute();
  for (const person of people) {
    // The database has a check on the roles.
    const who = { role: person.role as Role, menus: person.menus, mustChangePassword: false };
    if (denialOf(access.approvals.approve, who)) continue;
    const waiting = await waitingFor(db, { companyId, userId: person.id });
    const count = waiting.reduce((sum, row) => sum + Number(row.count), 0);
    if (count === 0) continue;
    const message = {
      subject: `${settings.bankName}: ${requestsIn(count)} for your approval`,
      body: [`${requestsIn(count)} for your approval: ${totalsOf(waiting)}.`, ...ownAddress(settings)].join("\n"),
    };
    await sendMessages(db, messagesTo([person], "REMINDER", now, message));
  }
  await scheduleTask(db, { kind: "reminder", subject: companyId, dueAt: nextReminder(now) });
};

const requestsIn = (count: number): string => (count === 1 ? "1 request waits" : `${count} requests wait`);

function totalsOf(waiting: readonly { readonly currency: string; readonly total: string }[]): string {
  const totals = new Map<string, bigint>();
  for (const { currency, total } of waiting) totals.set(currency, (totals.get(currency) ?? 0n) + BigInt(total));
  return [...totals].map(([currency, total]) => formatMoney(currency, total)).join(" and ");
}

const nextReminder = (moment: Date): Date => reminderFrom(moment, 1, (time) => time > moment);
const lastReminder = (moment: Date): Date => reminderFrom(moment, -1, (time) => time <= moment);

/**
 * Returns the nearest 15:00 of a working day that `isFitting` accepts: later days with step 1, earlier ones with step
 * -1.
 */
function reminderFrom(moment: Date, step: 1 | -1, isFitting: (time: Date) => boolean): Date {
  let time = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate(), REMINDER_HOUR));
  while (!isOpenOn(time) || !isFitting(time)) time = new Date(time.getTime() + step * DAY_MS);
  return time;
}
