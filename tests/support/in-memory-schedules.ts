import { zero } from "../../domain/money";
import { type BulkPayment, totalsOf } from "../../domain/payments/bulk";
import { type Payment, totalOf } from "../../domain/payments/payment";
import type { ScheduleChange, ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";

type ScheduleOwner = { readonly id: string; readonly initiator: string };

/** The schedule as lists show it. This bank schedules single transfers between own accounts only. */
export function scheduleOfPayment(payment: Payment, made: ScheduleOwner): ScheduledTransfer {
  if (payment.kind !== "ownAccounts" || !payment.schedule)
    throw new Error("The payment has no schedule, or is not between own accounts");
  const { source, destination, amount, narration, schedule } = payment;
  return {
    ...made,
    category: "ownAccounts",
    source: { account: source.number, type: source.type },
    payee: { account: destination.number, name: destination.name, bank: destination.bankName },
    isInstant: false,
    count: 1,
    amount,
    charges: zero(amount.currency),
    total: totalOf(payment),
    narration,
    frequency: schedule.frequency,
    start: `${schedule.start}T00:00:00Z`,
    createdAt: "2026-11-20T09:30:00Z",
    approver: "",
    approvedAt: "",
    nextRun: `${schedule.start}T00:00:00Z`,
  };
}

export function scheduleOfBulk({ source, rows, schedule }: BulkPayment, made: ScheduleOwner): ScheduledTransfer {
  if (!schedule) throw new Error("The payment has no schedule");
  const { count, amount, charge, total } = totalsOf(rows, source.currency);
  return {
    ...made,
    category: "bulkTransfer",
    source: { account: source.number, type: source.type },
    payee: { account: "", name: "", bank: "" },
    isInstant: false,
    count,
    amount,
    charges: charge,
    total,
    narration: "",
    frequency: schedule.frequency,
    start: `${schedule.start}T00:00:00Z`,
    createdAt: "2026-11-20T09:30:00Z",
    approver: "",
    approvedAt: "",
    nextRun: `${schedule.start}T00:00:00Z`,
  };
}

export const changedSchedule = (
  schedule: ScheduledTransfer,
  { source, payee, amount, total, narration, frequency, start }: ScheduleChange,
): ScheduledTransfer => ({
  ...schedule,
  source: { account: source.number, type: source.type },
  payee: payee ? { ...schedule.payee, ...payee } : schedule.payee,
  amount,
  total,
  narration,
  frequency,
  start: start ? `${start}T00:00:00Z` : schedule.start,
});
