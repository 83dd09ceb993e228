import { Button } from "@blueprintjs/core";
import { Document as DocumentIcon } from "@blueprintjs/icons";
import type { Money } from "../../domain/money";
import type { ReportRecord } from "../../domain/reports/report";
import type { Category } from "../../domain/requests/categories";
import { AccountNumber } from "../accounts/account-number";
import { formatDate, formatMoney, maskCard } from "../kit/format";
import { type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { contributionTypeLabels, labelOf, transferTypeLabels } from "../payments/labels";
import { StatusTag } from "../requests/status-tag";
import { reportHeaders as headers, reportWords as words } from "./words";

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
const transactionId = idColumn(headers.transactionId, (row) => row.id);
const scheduleId = column(headers.scheduleId, ({ scheduleId }: ReportRecord) => [scheduleId], layouts.scheduleId);
const openedBySchedule = { ...linkColumn(headers.scheduleId, (row) => row.scheduleId), below: "before" as const };
const source = column(
  headers.source,
  ({ source }: ReportRecord) => [accountCell(source.account), source.type],
  layouts.account,
);
const payee = column(
  headers.payee,
  ({ payee }: ReportRecord) => [accountCell(payee.account), payee.name],
  layouts.lead,
);
const payeeBank = column(headers.payeeBank, ({ payee }: ReportRecord) => [payee.bank], layouts.text);
// The total is what one compares; the amount without charges is below it.
const amount = moneyColumn(headers.amount, (row: ReportRecord) => row.amount, { below: { header: headers.total } });
const total = moneyColumn(headers.total, (row: ReportRecord) => row.total, layouts.amount);
const charges = moneyColumn(headers.charges, (row: ReportRecord) => row.charge);
const eLevy = moneyColumn(headers.eLevy, (row: ReportRecord) => row.eLevy);
const penalty = figureColumn(headers.penalty, (row) => row.penalty);
const debit = figureColumn(headers.debit, (row) => row.debit);
const narration = column(headers.narration, (row: ReportRecord) => [row.narration], layouts.text);
const status = column(
  headers.status,
  (row: ReportRecord) => [<StatusTag key="status" status={row.status} />],
  layouts.status,
);
const workflowStatus = { ...status, header: headers.workflowStatus };
const createdBelow = (header: string) =>
  column(headers.created, (row: ReportRecord) => [row.createdBy, formatDate(row.createdAt)], { below: { header } });
const approvedBelow = (header: string) =>
  column(headers.approved, (row: ReportRecord) => [row.approvedBy, row.approvedAt && formatDate(row.approvedAt)], {
    below: { header },
  });
const created = createdBelow(headers.transactionId);
const approved = approvedBelow(headers.status);
const wallet = column(
  headers.wallet,
  ({ payee, phone }: ReportRecord) => [accountCell(payee.account || phone), payee.name],
  layouts.lead,
);
const bulkId: ReportColumn = { ...linkColumn(headers.bulkId, (row) => row.bulkId), priority: "lead" };
const count: ReportColumn = { header: headers.count, lines: (row) => [row.count], align: "right" };
const invoice = column(headers.invoice, (row: ReportRecord) => [row.invoiceNumber], { priority: "high" });

const endColumns = [narration, status, created, approved] as const;
const amountColumns = [amount, total] as const;
const bulkEndColumns = [
  total,
  workflowStatus,
  createdBelow(headers.bulkId),
  approvedBelow(headers.workflowStatus),
] as const;
const bulkColumns = [bulkId, source, count, charges, ...bulkEndColumns] as const;

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
    column(headers.network, (row) => [row.network]),
    wallet,
    amount,
    charges,
    eLevy,
    total,
    ...endColumns,
  ],
  mobileMoneyBulk: [bulkId, source, count, charges, eLevy, ...bulkEndColumns],
  prepaidCard: [
    transactionId,
    scheduleId,
    source,
    column(headers.customer, (row) => [row.customerId]),
    column(headers.card, (row) => [maskCard(row.lastDigits)], { priority: "high" }),
    column(headers.cardName, (row) => [row.cardName], layouts.lead),
    column(headers.phone, (row) => [accountCell(row.phone)]),
    ...amountColumns,
    ...endColumns,
  ],
  prepaidCardBulk: bulkColumns,
  ghanaGov: [
    transactionId,
    openedBySchedule,
    source,
    invoice,
    column(headers.expires, (row) => [row.expiresAt && formatDate(row.expiresAt)]),
    column(headers.service, (row) => [row.service], layouts.lead),
    ...amountColumns,
    ...endColumns,
  ],
  ssnit: [
    transactionId,
    openedBySchedule,
    source,
    invoice,
    column(headers.contribution, (row) => [labelOf(contributionTypeLabels, row.contributionType)]),
    penalty,
    ...amountColumns,
    ...endColumns,
  ],
  fx: [
    idColumn(headers.requestId, (row) => row.requestId || row.id),
    scheduleId,
    column(headers.transferType, (row) => [labelOf(transferTypeLabels, row.transferType)]),
    source,
    payee,
    payeeBank,
    column(headers.country, ({ payee }) => [payee.country], layouts.text),
    column(headers.swiftCode, (row) => [row.swiftCode]),
    ...amountColumns,
    debit,
    narration,
    status,
    createdBelow(headers.requestId),
    approved,
  ],
};

/**
 * A column with the button that opens the proof of payment.
 */
export const adviceColumn = (onOpen: (record: ReportRecord) => void): ReportColumn => ({
  header: headers.advice,
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
  moneyColumn(headers.amount, (row: ReportRecord) => row.amount, layouts.amount),
  narration,
  status,
];
