import type { SchedulesPort } from "../../../application/schedules/schedules-port";
import type { ReplyOf } from "../../../contract/endpoint";
import { schedules } from "../../../contract/schedules";
import { CEDI, formatMinor, zero } from "../../../domain/money";
import type { SchedulableCategory, ScheduledTransfer } from "../../../domain/schedules/scheduled-transfer";
import { randomId } from "../../browser/random-id";
import { changeFields } from "../payments/map-changed-accounts";
import { confirmedNameFields } from "../payments/map-name-check";
import { frequencyOf, wireFrequencies } from "../payments/schedule-input";
import { type BankClient, toAcknowledgement } from "../transport/bank-client";
import { confirmedCall } from "../transport/confirmed-call";
import { toMoment, wireDay } from "../values/dates";
import { isEmpty, toMoney } from "../values/map-money";
import { readRows } from "../values/read-rows";

/** The transaction type for each tab of the screen. The specification does not name them (S2-7-72). */
const transTypes = {
  ownAccounts: "OWN-TRANSFER",
  sameBank: "LOCAL-TRANSFER",
  otherBank: "OTHERBANK-TRANSFER",
  bulkTransfer: "BULK-TRANSFER",
} as const satisfies Record<SchedulableCategory, string>;

export class HttpSchedules implements SchedulesPort {
  constructor(private readonly bank: BankClient) {}

  list: SchedulesPort["list"] = (kind) =>
    this.bank.read(schedules.list, { transType: transTypes[kind] }, ({ transactions }) =>
      readRows(transactions, (row) => toSchedule(kind, row)),
    );

  change: SchedulesPort["change"] = (change, key) => {
    const { schedule, source, payee, amount, total, narration, frequency, start } = change;
    const fields = {
      scheduleId: schedule.id,
      transType: transTypes[schedule.category],
      sourceAccount: source.number,
      ...(payee && {
        destinationAccountNo: payee.account,
        destinationAccountName: payee.name,
        amount: formatMinor(amount),
      }),
      narration,
      frequency: wireFrequencies[frequency],
      ...(start && { startDate: wireDay(start) }),
      ...confirmedNameFields(change),
      ...changeFields(change),
    };
    return confirmedCall(this.bank, schedules.update, fields, {
      key,
      terms: { total, payee: payee?.account },
      read: toAcknowledgement,
    });
  };

  remove: SchedulesPort["remove"] = (scheduleId) =>
    this.bank.acknowledge(schedules.remove, { scheduleId }, { idempotencyKey: randomId() });
}

type Row = ReplyOf<typeof schedules.list>["transactions"][number];

/** Returns undefined if an amount cannot be read. */
function toSchedule(category: SchedulableCategory, row: Row): ScheduledTransfer | undefined {
  const amount = toMoney(row.transactionAmount, CEDI);
  const charges = isEmpty(row.charges) ? zero(CEDI) : toMoney(row.charges, CEDI);
  const total = isEmpty(row.totalAmount) ? amount : toMoney(row.totalAmount, CEDI);
  if (!amount || !charges || !total) return undefined;
  return {
    id: String(row.scheduleId),
    category,
    source: { account: row.sourceAccount ?? "", type: row.accountType || "Current" },
    payee: {
      account: row.destinationAccountNo ?? "",
      name: row.destinationAccountName ?? "",
      bank: row.beneficiaryBank ?? "",
    },
    isInstant: row.transferType === "INSTANT",
    count: row.totalBeneficiaries ?? 1,
    amount,
    charges,
    total,
    narration: row.transactionNarration ?? "",
    frequency: frequencyOf(row.frequency ?? ""),
    start: toMoment(row.specialDate ?? ""),
    initiator: row.initiator ?? "",
    createdAt: toMoment(row.createDate ?? ""),
    approver: row.approver ?? "",
    approvedAt: toMoment(row.dateApproved ?? ""),
    nextRun: toMoment(row.nextRunDate ?? ""),
    lastFailure: row.lastFailure ? { at: toMoment(row.lastFailureDate ?? ""), reason: row.lastFailure } : undefined,
  };
}
