import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { AccountNumber } from "../shared/account-number";
import { formatDate, formatMoney } from "../shared/format";
import { frequencyLabels } from "../shared/payments/words";
import type { Column } from "../shared/requests/columns";
import { words as shared } from "../shared/words";
import { words } from "./words";

const { headers: h } = words;
type ScheduleColumn = Column<ScheduledTransfer>;

const column = (header: string, lines: ScheduleColumn["lines"]): ScheduleColumn => ({ header, lines });
const moneyColumn = (header: string, read: (row: ScheduledTransfer) => string): ScheduleColumn => ({
  header,
  lines: (row) => [read(row)],
  align: "right",
});

/** The columns of schedules. A bulk shows the number of payees instead of a payee (S2-2.5-10). */
export const scheduleColumns: readonly ScheduleColumn[] = [
  column(h.id, ({ id }) => [id]),
  column(h.source, ({ source }) => [<AccountNumber key="number" number={source.account} />, source.type]),
  column(h.payee, ({ category, payee, count }) =>
    category === "bulkTransfer"
      ? [words.count(count)]
      : [<AccountNumber key="number" number={payee.account} />, payee.name],
  ),
  column(h.bank, ({ payee }) => [payee.bank]),
  moneyColumn(h.amount, (row) => formatMoney(row.amount)),
  moneyColumn(h.charges, (row) => formatMoney(row.charges)),
  moneyColumn(h.total, (row) => formatMoney(row.total)),
  column(h.narration, ({ narration }) => [narration]),
  column(h.frequency, ({ frequency, nextRun }) => [
    frequency ? frequencyLabels[frequency] : shared.unknown,
    nextRun ? words.next(formatDate(nextRun)) : words.waits,
  ]),
  column(h.initiator, ({ initiator, createdAt }) => [initiator, formatDate(createdAt)]),
  column(h.approver, ({ approver, approvedAt }) => [approver, approver && formatDate(approvedAt)]),
];
