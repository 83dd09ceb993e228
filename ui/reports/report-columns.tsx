import { Button } from "@blueprintjs/core";
import { Document as DocumentIcon } from "@blueprintjs/icons";
import type { Money } from "../../domain/money";
import type { Category } from "../../domain/payments/categories";
import type { ReportRecord } from "../../domain/reports/report";
import { AccountNumber } from "../accounts/account-text";
import { formatDate, formatMoney } from "../kit/format";
import { type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { labelOf, transferTypeLabels } from "../payments/labels";
import { columns as c } from "../requests/columns";
import { labels } from "../requests/words";
import { reportWords as words } from "./words";

type ReportColumn = Column<ReportRecord>;

/** A column whose value opens the row. A record without the value has no link. */
const linkColumn = (header: string, read: (row: ReportRecord) => string): ReportColumn => ({
  ...column(header, (row: ReportRecord) => [read(row)], layouts.id),
  opens: true,
});
/** A column of an amount that not every record has. */
const figureColumn = (header: string, read: (row: ReportRecord) => Money | undefined): ReportColumn => ({
  ...column(header, (row: ReportRecord) => {
    const value = read(row);
    return [value ? formatMoney(value) : ""];
  }),
  align: "right",
});
const accountCell = (number: string) => (number ? <AccountNumber key="number" number={number} /> : "");

const idColumn = (header: string, read: (row: ReportRecord) => string): ReportColumn => ({
  ...linkColumn(header, read),
  priority: "low",
  isOfLead: true,
});
const transactionId = idColumn(labels.transactionId, (row) => row.id);
/** Below the narration, which is short: below the transaction ID it would be a third line. */
const belowNarration = { below: { header: labels.narration } } as const;
/** A schedule ID below it is wide enough: names take the rest. */
const narration: ReportColumn = { ...c.narration, share: 1.6 };
const scheduleId: ReportColumn = { ...c.scheduleId, ...belowNarration };
const openedBySchedule: ReportColumn = {
  ...linkColumn(labels.scheduleId, (row) => row.scheduleId),
  ...belowNarration,
};
const source = column(
  labels.source,
  ({ source }: ReportRecord) => [accountCell(source.account), source.type],
  layouts.account,
);
const payee = column(labels.payee, ({ payee }: ReportRecord) => [accountCell(payee.account), payee.name], layouts.lead);
const payeeBank = column(labels.payeeBank, ({ payee }: ReportRecord) => [payee.bank], layouts.text);
// The total is what one compares; the amount without charges is below it.
const amount = moneyColumn(labels.amount, (row: ReportRecord) => row.amount, { below: { header: labels.totalAmount } });
const total = moneyColumn(labels.totalAmount, (row: ReportRecord) => row.total, layouts.amount);
const penalty = figureColumn(labels.penalty, (row) => row.penalty);
const debit = figureColumn(labels.debit, (row) => row.debit);
const workflowStatus = { ...c.status, header: labels.workflowStatus };
const createdBelow = (header: string) =>
  column(labels.created, (row: ReportRecord) => [row.createdBy, formatDate(row.createdAt)], {
    below: { header },
    cardLine: "made",
  });
const approvedBelow = (header: string) =>
  column(labels.approved, (row: ReportRecord) => [row.approvedBy, row.approvedAt && formatDate(row.approvedAt)], {
    below: { header },
    cardLabel: labels.approved,
    cardLine: "end",
  });
const created = createdBelow(labels.transactionId);
const approved = approvedBelow(labels.status);
const wallet = column(
  labels.wallet,
  ({ payee, phone }: ReportRecord) => [accountCell(payee.account || phone), payee.name],
  layouts.lead,
);
const bulkId: ReportColumn = { ...linkColumn(labels.bulkId, (row) => row.bulkId), priority: "lead" };
const count: ReportColumn = { header: labels.countInReport, lines: (row) => [row.count], align: "right" };

const endColumns = [narration, c.status, created, approved] as const;
const amountColumns = [amount, total] as const;
const bulkEndColumns = [
  total,
  workflowStatus,
  createdBelow(labels.bulkId),
  approvedBelow(labels.workflowStatus),
] as const;
const bulkColumns = [bulkId, source, count, c.charges, ...bulkEndColumns] as const;

/** The columns of each category (specification 3, section 2.5, as resolved by S3-2.5-43). */
export const reportColumns: { readonly [C in Category]: readonly ReportColumn[] } = {
  ownAccounts: [transactionId, scheduleId, source, payee, ...amountColumns, ...endColumns],
  sameBank: [transactionId, scheduleId, source, payee, payeeBank, ...amountColumns, ...endColumns],
  otherBank: [transactionId, scheduleId, source, payee, payeeBank, ...amountColumns, ...endColumns],
  bulkTransfer: bulkColumns,
  mobileMoney: [
    transactionId,
    openedBySchedule,
    source,
    column(labels.network, (row) => [row.network]),
    wallet,
    amount,
    c.charges,
    c.eLevy,
    total,
    ...endColumns,
  ],
  mobileMoneyBulk: [bulkId, source, count, c.charges, c.eLevy, ...bulkEndColumns],
  prepaidCard: [
    transactionId,
    scheduleId,
    source,
    column(labels.customer, (row) => [row.customerId]),
    c.card,
    column(labels.cardName, (row) => [row.cardName], layouts.lead),
    column(labels.phone, (row) => [accountCell(row.phone)]),
    ...amountColumns,
    ...endColumns,
  ],
  prepaidCardBulk: bulkColumns,
  ghanaGov: [
    transactionId,
    openedBySchedule,
    source,
    c.invoice,
    column(labels.expires, (row) => [row.expiresAt && formatDate(row.expiresAt)]),
    c.service,
    ...amountColumns,
    ...endColumns,
  ],
  ssnit: [transactionId, openedBySchedule, source, c.invoice, c.contribution, penalty, ...amountColumns, ...endColumns],
  fx: [
    idColumn(labels.requestId, (row) => row.requestId || row.id),
    scheduleId,
    column(labels.transferType, (row) => [labelOf(transferTypeLabels, row.transferType)]),
    source,
    payee,
    payeeBank,
    column(labels.country, ({ payee }) => [payee.country], layouts.text),
    c.swiftCode,
    ...amountColumns,
    debit,
    narration,
    c.status,
    createdBelow(labels.requestId),
    approved,
  ],
};

/**
 * A column with the button that opens the proof of payment.
 */
export const adviceColumn = (onOpen: (record: ReportRecord) => void): ReportColumn => ({
  header: labels.paymentAdvice,
  characters: 6,
  priority: "amount",
  order: "last",
  takesNone: true,
  lines: (row) => [
    <Button
      key="advice"
      variant="minimal"
      icon={<DocumentIcon />}
      aria-label={words.advice.open(row.id)}
      title={words.advice.title}
      onClick={() => onOpen(row)}
    />,
  ],
});

/** The columns of a bulk's payees. */
export const payeeColumns: readonly ReportColumn[] = [
  payee,
  payeeBank,
  moneyColumn(labels.amount, (row: ReportRecord) => row.amount, layouts.amount),
  c.narration,
  c.status,
];
