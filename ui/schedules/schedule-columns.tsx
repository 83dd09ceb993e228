import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import { AccountNumber } from "../accounts/account-number";
import { formatDate } from "../kit/format";
import { type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { words as shared } from "../kit/words";
import { frequencyLabels } from "../payments/words";
import { words } from "./words";

const { headers: h } = words;
type Row = ScheduledTransfer;

/** The columns of schedules. A bulk shows the number of payees instead of a payee (S2-2.5-10). */
export const scheduleColumns: readonly Column<Row>[] = [
  column(h.id, ({ id }) => [id], layouts.id),
  column(
    h.source,
    ({ source }) => [<AccountNumber key="number" number={source.account} />, source.type],
    layouts.account,
  ),
  column(
    h.payee,
    ({ category, payee, count }) =>
      category === "bulkTransfer"
        ? [words.count(count)]
        : [<AccountNumber key="number" number={payee.account} />, payee.name],
    layouts.lead,
  ),
  column(h.bank, ({ payee }) => [payee.bank], layouts.text),
  moneyColumn(h.amount, (row) => row.amount),
  moneyColumn(h.charges, (row) => row.charges),
  moneyColumn(h.total, (row) => row.total, layouts.amount),
  column(h.narration, ({ narration }) => [narration], layouts.text),
  column(h.frequency, ({ frequency, nextRun, lastFailure }) => [
    frequency ? frequencyLabels[frequency] : shared.unknown,
    [
      nextRun ? words.next(formatDate(nextRun)) : words.waits,
      ...(lastFailure ? [words.failedOn(formatDate(lastFailure.at), lastFailure.reason)] : []),
    ].join(". "),
  ]),
  column(h.initiator, ({ initiator, createdAt }) => [initiator, formatDate(createdAt)], layouts.text),
  column(h.approver, ({ approver, approvedAt }) => [approver, approver && formatDate(approvedAt)], layouts.text),
];
