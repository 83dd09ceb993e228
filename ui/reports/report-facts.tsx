import { type Category, categories } from "../../domain/payments/categories";
import type { ReportRecord } from "../../domain/reports/report";
import type { Fact } from "../kit/facts";
import { formatDateTime } from "../kit/format";
import { labelOf, transferTypeLabels } from "../payments/labels";
import { type Field, factsOf, field, fields, figureFacts, numberWith } from "../requests/request-facts";
import { labels as l } from "../requests/words";

type ReportField = Field<ReportRecord>;

/** Returns all values of a transaction's record with the labels of My Requests, without empty ones (S3-2.5-39). */
export const reportFacts = (record: ReportRecord): readonly Fact[] => factsWith(record, []);

/** Returns the facts of the proof of payment: the same, with the bulk (S3-2.5-41). */
export const adviceFacts = (record: ReportRecord): readonly Fact[] => factsWith(record, [bulkId]);

const bulkId: ReportField = field(l.bulkId, (row) => row.bulkId);
const requestId: ReportField = field(l.requestId, (row) => row.requestId || row.id);
const invoiceNumber = field<ReportRecord>(l.invoice, (row) => row.invoiceNumber);
const adviceNumber = field<ReportRecord>(l.advice, (row) => row.invoiceNumber, { isName: true });
const transferFields: readonly ReportField[] = [
  fields.scheduleId,
  field(l.transferType, (row) => labelOf(transferTypeLabels, row.transferType) || row.transactionType),
  fields.source,
  field(l.network, (row) => row.network),
];
const bankFields: readonly ReportField[] = [
  fields.payeeBank,
  field(l.country, (row) => row.payee.country),
  fields.swiftCode,
];
const endFields: readonly ReportField[] = [
  fields.services,
  field(l.expires, (row) => row.expiresAt && formatDateTime(row.expiresAt)),
  fields.contribution,
  fields.narration,
  fields.status,
  fields.date,
  fields.createdBy,
  field(l.paid, (row) => row.transactionDate && formatDateTime(row.transactionDate)),
  field(l.approved, (row) => row.approvedBy),
  field(l.approvedAt, (row) => row.approvedAt && formatDateTime(row.approvedAt)),
];

function factsWith(record: ReportRecord, bulk: readonly ReportField[]): readonly Fact[] {
  const { category } = record;
  const shown = [
    idField(category),
    ...bulk,
    ...transferFields,
    ...payeeFields(category),
    ...bankFields,
    category === "ssnit" ? adviceNumber : invoiceNumber,
    ...endFields,
  ];
  return [...factsOf(record, shown), ...figureFacts(record, "")];
}

function idField(category: Category): ReportField {
  if (category === "fx") return requestId;
  return categories[category].group === "bills" ? fields.transferId : fields.transactionId;
}

/** Returns the payee's fields, with the same labels as in My Requests. A card number is never shown in full. */
function payeeFields(category: Category): readonly ReportField[] {
  switch (categories[category].group) {
    case "mobileMoney":
      return [
        field(l.walletName, (row) => row.payee.name, { isName: true }),
        field(l.walletNumber, (row) => numberWith(row.payee.account || row.phone)),
      ];
    case "prepaidCard":
      return [
        fields.payee,
        fields.customer,
        fields.card,
        field(l.cardName, (row) => row.cardName),
        field(l.phone, (row) => numberWith(row.phone)),
      ];
    default:
      return [fields.payee, fields.payeeAccount];
  }
}
