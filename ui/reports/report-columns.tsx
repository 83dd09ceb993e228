import { Button } from "@blueprintjs/core";
import { DocumentShare } from "@blueprintjs/icons";
import type { Money } from "../../domain/money";
import type { ReportRecord } from "../../domain/reports/report";
import type { Category } from "../../domain/requests/categories";
import { AccountNumber } from "../shared/account-number";
import { formatDate, formatMoney, maskCard } from "../shared/format";
import type { Column } from "../shared/requests/columns";
import { StatusTag } from "../shared/requests/status-tag";
import { contributionTypeLabels, labelOf, transferTypeLabels } from "../shared/requests/words";
import { reportHeaders as headers, reportWords as words } from "./words";

type ReportColumn = Column<ReportRecord>;

const column = (header: string, lines: ReportColumn["lines"]): ReportColumn => ({ header, lines });
const moneyColumn = (header: string, read: (row: ReportRecord) => Money): ReportColumn => ({
  header,
  lines: (row) => [formatMoney(read(row))],
  align: "right",
});
/** A column whose value opens the row. A record without the value has no link. */
const linkColumn = (header: string, read: (row: ReportRecord) => string): ReportColumn => ({
  header,
  lines: (row) => [read(row)],
  opens: true,
});
const accountCell = (number: string) => (number ? <AccountNumber key="number" number={number} /> : "");

const transactionId = linkColumn(headers.transactionId, (row) => row.id);
const scheduleId = column(headers.scheduleId, ({ scheduleId }) => [scheduleId]);
const openedBySchedule = linkColumn(headers.scheduleId, (row) => row.scheduleId);
const source = column(headers.source, ({ source }) => [accountCell(source.account), source.type]);
const payee = column(headers.payee, ({ payee }) => [accountCell(payee.account), payee.name]);
const payeeBank = column(headers.payeeBank, ({ payee }) => [payee.bank]);
const amount = moneyColumn(headers.amount, (row) => row.amount);
const total = moneyColumn(headers.total, (row) => row.total);
const charges = moneyColumn(headers.charges, (row) => row.charge);
const eLevy = moneyColumn(headers.eLevy, (row) => row.eLevy);
const narration = column(headers.narration, (row) => [row.narration]);
const status = column(headers.status, (row) => [<StatusTag key="status" status={row.status} />]);
const workflowStatus = { ...status, header: headers.workflowStatus };
const created = column(headers.created, (row) => [row.createdBy, formatDate(row.createdAt)]);
const approved = column(headers.approved, (row) => [row.approvedBy, row.approvedAt && formatDate(row.approvedAt)]);
const wallet = column(headers.wallet, ({ payee, phone }) => [payee.account || phone, payee.name]);
const bulkId = linkColumn(headers.bulkId, (row) => row.bulkId);
const count: ReportColumn = { header: headers.count, lines: (row) => [row.count], align: "right" };
const invoice = column(headers.invoice, (row) => [row.invoiceNumber]);

const endColumns = [narration, status, created, approved] as const;
const amountColumns = [amount, total] as const;
const bulkColumns = [bulkId, source, count, charges, total, workflowStatus, created, approved] as const;

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
    eLevy,
    total,
    ...endColumns,
  ],
  mobileMoneyBulk: [bulkId, source, count, charges, eLevy, total, workflowStatus, created, approved],
  prepaidCard: [
    transactionId,
    scheduleId,
    source,
    column(headers.customer, (row) => [row.customerId]),
    column(headers.card, (row) => [maskCard(row.lastDigits)]),
    column(headers.cardName, (row) => [row.cardName]),
    column(headers.phone, (row) => [row.phone]),
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
    column(headers.service, (row) => [row.service]),
    ...amountColumns,
    ...endColumns,
  ],
  ssnit: [
    transactionId,
    openedBySchedule,
    source,
    invoice,
    column(headers.contribution, (row) => [labelOf(contributionTypeLabels, row.contributionType)]),
    ...amountColumns,
    ...endColumns,
  ],
  fx: [
    linkColumn(headers.requestId, (row) => row.requestId || row.id),
    scheduleId,
    column(headers.transferType, (row) => [labelOf(transferTypeLabels, row.transferType)]),
    source,
    payee,
    payeeBank,
    column(headers.country, ({ payee }) => [payee.country]),
    column(headers.swiftCode, (row) => [row.swiftCode]),
    ...amountColumns,
    ...endColumns,
  ],
};

/**
 * A column with the button that opens the proof of payment. It is the last column, which stays visible while scrolling.
 */
export const adviceColumn = (onOpen: (record: ReportRecord) => void): ReportColumn => ({
  header: headers.advice,
  lines: (row) => [
    <Button
      key="advice"
      variant="minimal"
      icon={<DocumentShare />}
      aria-label={words.advice.open(row.id)}
      title={words.advice.title}
      onClick={() => onOpen(row)}
    />,
  ],
});

/** The columns of a bulk's payees. */
export const payeeColumns: readonly ReportColumn[] = [payee, payeeBank, amount, narration, status];
