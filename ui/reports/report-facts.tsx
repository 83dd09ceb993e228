import type { ReactNode } from "react";
import type { Money } from "../../domain/money";
import type { ReportRecord } from "../../domain/reports/report";
import {
  contributionTypeLabels,
  labelOf,
  detailLabels as labels,
  statusLabels,
  transferTypeLabels,
} from "../requests/words";
import { AccountNumber } from "../shared/account-number";
import type { Fact } from "../shared/facts";
import { amount, dateAndTime, maskedCard } from "../shared/format";
import { reportHeaders as headers } from "./words";

const fee = (money: Money): ReactNode => (money.minor === 0 ? "" : amount(money));
const account = (number: string, more: string): ReactNode =>
  number && (
    <>
      <AccountNumber number={number} /> {more}
    </>
  );

type Line = readonly [label: string, value: ReactNode];

/** All that a past transaction's record holds, under the labels of My Requests; what it has not is left out (S3-2.5-39). */
export const reportFacts = (record: ReportRecord): readonly Fact[] => factsWith(record, []);

/** The proof of payment: the same, with who asked for it and who had the last word, and when (S3-2.5-41). */
export const adviceFacts = (record: ReportRecord): readonly Fact[] =>
  factsWith(record, [
    [labels.bulkId, record.bulkId],
    [headers.created, dateAndTime(record.createdAt)],
    [headers.approved, record.approvedBy],
    [headers.approvedAt, record.approvedAt && dateAndTime(record.approvedAt)],
  ]);

function factsWith(record: ReportRecord, more: readonly Line[]): readonly Fact[] {
  const { source, payee } = record;
  const isFx = record.category === "fx";
  const lines: readonly Line[] = [
    [isFx ? labels.requestId : labels.transactionId, (isFx && record.requestId) || record.id],
    [labels.scheduleId, record.scheduleId],
    [labels.transferType, labelOf(transferTypeLabels, record.transferType) || record.transactionType],
    [labels.source, account(source.account, [source.name, source.type].filter(Boolean).join(" · "))],
    [labels.network, record.network],
    [labels.payee, payee.name],
    [labels.payeeAccount, account(payee.account, "")],
    [labels.payeeBank, payee.bank],
    [labels.country, payee.country],
    [labels.swiftCode, record.swiftCode],
    [labels.invoice, record.invoiceNumber],
    [labels.services, record.service],
    [labels.expires, record.expiresAt && dateAndTime(record.expiresAt)],
    [labels.contribution, labelOf(contributionTypeLabels, record.contributionType)],
    [labels.card, maskedCard(record.lastDigits)],
    [labels.narration, record.narration],
    [labels.status, statusLabels[record.status]],
    [labels.date, dateAndTime(record.transactionDate || record.createdAt)],
    [labels.createdBy, record.createdBy],
    ...more,
    [labels.amount, amount(record.amount)],
    [labels.charge, fee(record.charge)],
    [labels.eLevy, fee(record.eLevy)],
  ];
  const facts = lines.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value }));
  return [...facts, { label: labels.totalAmount, value: amount(record.total), isTotal: true }];
}
