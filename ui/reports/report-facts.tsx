import type { ReactNode } from "react";
import type { ReportRecord } from "../../domain/reports/report";
import { type Category, categories } from "../../domain/requests/categories";
import { AccountNumber } from "../accounts/account-number";
import type { Fact } from "../kit/facts";
import { formatDateTime, maskCard } from "../kit/format";
import { contributionTypeLabels, labelOf, transferTypeLabels } from "../payments/labels";
import { figureFacts } from "../requests/figure-facts";
import { detailLabels as labels, statusLabels } from "../requests/words";
import { reportHeaders as headers } from "./words";

const accountText = (number: string, more: string): ReactNode =>
  number && (
    <>
      <AccountNumber number={number} /> {more}
    </>
  );

type LabelledValue = readonly [label: string, value: ReactNode];

/** Returns all values of a transaction's record with the labels of My Requests, without empty ones (S3-2.5-39). */
export const reportFacts = (record: ReportRecord): readonly Fact[] => factsWith(record, []);

/** Returns the facts of the proof of payment: the same, with the bulk (S3-2.5-41). */
export const adviceFacts = (record: ReportRecord): readonly Fact[] =>
  factsWith(record, [[labels.bulkId, record.bulkId]]);

function factsWith(record: ReportRecord, bulk: readonly LabelledValue[]): readonly Fact[] {
  const { source, payee } = record;
  const lines: readonly LabelledValue[] = [
    [idLabelOf(record.category), (record.category === "fx" && record.requestId) || record.id],
    ...bulk,
    [labels.scheduleId, record.scheduleId],
    [labels.transferType, labelOf(transferTypeLabels, record.transferType) || record.transactionType],
    [labels.source, accountText(source.account, [source.name, source.type].filter(Boolean).join(" · "))],
    [labels.network, record.network],
    ...payeeLines(record),
    [labels.payeeBank, payee.bank],
    [labels.country, payee.country],
    [labels.swiftCode, record.swiftCode],
    [record.category === "ssnit" ? labels.advice : labels.invoice, record.invoiceNumber],
    [labels.services, record.service],
    [labels.expires, record.expiresAt && formatDateTime(record.expiresAt)],
    [labels.contribution, labelOf(contributionTypeLabels, record.contributionType)],
    [labels.narration, record.narration],
    [labels.status, statusLabels[record.status]],
    [labels.date, formatDateTime(record.createdAt)],
    [labels.createdBy, record.createdBy],
    [headers.paid, record.transactionDate && formatDateTime(record.transactionDate)],
    [headers.approved, record.approvedBy],
    [headers.approvedAt, record.approvedAt && formatDateTime(record.approvedAt)],
  ];
  const facts = lines.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value }));
  return [...facts, ...figureFacts(record, "")];
}

function idLabelOf(category: Category): string {
  if (category === "fx") return labels.requestId;
  return categories[category].group === "bills" ? labels.transferId : labels.transactionId;
}

/** Returns the payee's lines, with the same labels as in My Requests. A card number is never shown in full. */
function payeeLines({
  category,
  payee,
  phone,
  customerId,
  lastDigits,
  cardName,
}: ReportRecord): readonly LabelledValue[] {
  switch (categories[category].group) {
    case "mobileMoney":
      return [
        [labels.walletName, payee.name],
        [labels.walletNumber, accountText(payee.account || phone, "")],
      ];
    case "prepaidCard":
      return [
        [labels.payee, payee.name],
        [labels.customer, customerId],
        [labels.card, maskCard(lastDigits)],
        [headers.cardName, cardName],
        [headers.phone, accountText(phone, "")],
      ];
    default:
      return [
        [labels.payee, payee.name],
        [labels.payeeAccount, accountText(payee.account, "")],
      ];
  }
}
