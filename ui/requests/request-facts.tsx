import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import type { BulkCategory, Category } from "../../domain/payments/categories";
import { isBulk } from "../../domain/payments/categories";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import { type Figure, type FigureKind, figuresOf } from "../../domain/requests/figures";
import type { BankRequest } from "../../domain/requests/request";
import type { RequestStatus } from "../../domain/requests/status";
import { AccountNumber } from "../accounts/account-text";
import { type Fact, NameLines } from "../kit/facts";
import { formatDate, formatDateTime, formatMoney, formatQuote, isolated, maskCard } from "../kit/format";
import { namesText } from "../operations/limit-words";
import { contributionTypeLabels, labelOf, transferTypeLabels, typeLabels } from "../payments/labels";
import { narrationFact, walletTextFacts } from "../payments/payment-description";
import { useServices } from "../services";
import { BulkStore, firstRowsOf, isBulkRequest, nameOfEntry } from "./bulk-store";
import { StatusTag } from "./status-tag";
import { bulkChargeLabel, figureLabels, labels as l, words } from "./words";

/** A line of the details; it is left out if its value is empty. */
export type Field<Row> = {
  readonly label: string;
  readonly read: (row: Row) => ReactNode;
  /** Shown above the code of an approval or a recall too, together with all figures. */
  readonly isBrief?: true;
  /** The beneficiary. In place of one, a bill shows its number or service, and a bulk the number of its payees. */
  readonly isName?: true;
};
type FieldsPerCategory = { readonly [C in Category]: readonly Field<BankRequest<C>>[] };

export const field = <Row,>(
  label: string,
  read: Field<Row>["read"],
  kind: Pick<Field<Row>, "isBrief" | "isName"> = {},
): Field<Row> => ({ label, read, ...kind });
const brief = { isBrief: true } as const;
const name = { isBrief: true, isName: true } as const;

/** A number of an account, a wallet or a phone, with a text after it. Empty without a number. */
export const numberWith = (number: string, text = ""): ReactNode =>
  number && (
    <>
      <AccountNumber number={number} /> {text}
    </>
  );

type SourceRow = { source: { account: string; name?: string; type: string } };
type PayeeRow = { payee: { account: string; name: string } };

/** Fields of several lists. The row type of a field has only the values that it reads, as past transactions have too. */
export const fields = {
  transactionId: idField(l.transactionId),
  transferId: idField(l.transferId),
  requestId: idField(l.requestId),
  bulkId: idField(l.bulkId),
  scheduleId: field(l.scheduleId, (row: { scheduleId: string }) => row.scheduleId),
  source: field(l.source, ({ source }: SourceRow) => source.account && sourceLines(source), brief),
  payee: field(l.payee, ({ payee }: { payee: { name: string } }) => payee.name, name),
  payeeAccount: field(l.payeeAccount, ({ payee }: PayeeRow) => numberWith(payee.account), brief),
  payeeBank: field(l.payeeBank, ({ payee }: { payee: { bank: string } }) => payee.bank, brief),
  swiftCode: field(l.swiftCode, (row: { swiftCode: string }) => row.swiftCode),
  customer: field(l.customer, (row: { customerId: string }) => row.customerId),
  card: field(l.card, (row: { lastDigits: string }) => maskCard(row.lastDigits), brief),
  services: field(l.services, (row: { service: string }) => row.service, name),
  contribution: field(l.contribution, ({ contributionType }: Pick<BankRequest<"ssnit">, "contributionType">) =>
    labelOf(contributionTypeLabels, contributionType),
  ),
  narration: narrationFact,
  status: field(l.transactionStatus, (row: { status: RequestStatus }) => <StatusTag status={row.status} />),
  date: field(l.date, (row: { createdAt: string }) => formatDateTime(row.createdAt), brief),
  createdBy: field(l.createdBy, (row: { createdBy: string }) => row.createdBy, brief),
};

/** The name of an account, with its number and type below. */
const sourceLines = ({ account, name, type }: SourceRow["source"]): ReactNode =>
  name ? <NameLines name={name} lines={[numberWith(account, type && `· ${type}`)]} /> : numberWith(account, type);

function idField(label: string): Field<{ id: string }> {
  return field(label, (row) => row.id);
}

const transferType = field(l.transferType, ({ transferType }: Pick<BankRequest<"otherBank" | "fx">, "transferType">) =>
  labelOf(transferTypeLabels, transferType),
);
const startFields = [
  field(l.transactionType, (row: BankRequest) => row.transactionType),
  field(l.type, ({ type }: BankRequest) => labelOf(typeLabels, type), brief),
  fields.scheduleId,
  fields.source,
] as const;
const endFields = [
  fields.status,
  fields.date,
  fields.createdBy,
  field(l.currency, (row: BankRequest) => row.amount.currency),
] as const;
const payeeFields = [fields.payee, fields.payeeAccount] as const;

const ownOrSameBank = [fields.transactionId, ...startFields, ...payeeFields, fields.narration, ...endFields] as const;
const bulkFields = [
  fields.bulkId,
  ...startFields,
  field(l.count, (row: { count: number }) => String(row.count), name),
  ...endFields,
] as const;

/**
 * The fields of each category without its figures, which follow them (specification 3, section 2.3). The details of
 * pending requests have the same lines (S3-2.1-36).
 */
const detailFields: FieldsPerCategory = {
  ownAccounts: ownOrSameBank,
  sameBank: ownOrSameBank,
  otherBank: [
    fields.transactionId,
    transferType,
    ...startFields,
    ...payeeFields,
    fields.payeeBank,
    field(l.branch, (row) => row.payee.branch),
    fields.narration,
    ...endFields,
  ],
  bulkTransfer: bulkFields,
  mobileMoney: [
    fields.transactionId,
    ...startFields,
    fields.payee,
    field(l.walletName, (row) => row.wallet.name),
    field(l.walletNumber, (row) => <AccountNumber number={row.wallet.number} />, brief),
    field(l.network, (row) => row.wallet.network),
    ...walletTextFacts,
    ...endFields,
  ],
  mobileMoneyBulk: bulkFields,
  prepaidCard: [
    fields.transactionId,
    ...startFields,
    fields.customer,
    fields.card,
    fields.payee,
    field(l.mobile, (row) => <AccountNumber number={row.mobile} />),
    fields.narration,
    ...endFields,
  ],
  prepaidCardBulk: bulkFields,
  ghanaGov: [
    fields.transferId,
    ...startFields,
    field(l.invoice, (row) => row.invoiceNumber, brief),
    fields.services,
    field(l.expires, (row) => formatDate(row.expiresAt)),
    ...endFields,
  ],
  ssnit: [
    fields.transferId,
    ...startFields,
    field(l.advice, (row) => row.adviceNumber, name),
    fields.contribution,
    fields.narration,
    ...endFields,
  ],
  fx: [
    fields.requestId,
    transferType,
    ...startFields,
    ...payeeFields,
    field(l.country, (row) => row.country, brief),
    fields.payeeBank,
    field(l.bankAddress, (row) => row.bankAddress),
    fields.swiftCode,
    field(l.sortCode, (row) => row.sortCode),
    field(l.routingNumber, (row) => row.routingNumber),
    field(l.senderPhone, (row) => numberWith(row.senderPhone)),
    field(l.feePaidBy, (row) => row.feePaidBy),
    field(l.accountForCharges, (row) => numberWith(row.accountForCharges)),
    fields.narration,
    ...endFields,
  ],
};

/** All rows of a list have its category, which TypeScript cannot infer. */
const fieldsOf = ({ category }: BankRequest) => detailFields[category] as readonly Field<BankRequest>[];

/** Returns the facts of a request for its details. */
export const requestFacts = (request: BankRequest): readonly Fact[] => [
  ...factsOf(request, fieldsOf(request)),
  ...figureFacts(request),
];

/** Returns the facts above the code of an approval. A bulk names its payees, which are loaded if it was not opened. */
export const briefRequestFacts = (request: BankRequest): readonly Fact[] =>
  briefFacts(request, (bulk) => <PayeeNames key={bulk.id} bulk={bulk} />);

/** The same facts for other dialogs, which load nothing: a bulk names its payees only if they are loaded already. */
export const loadedRequestFacts = (request: BankRequest): readonly Fact[] =>
  briefFacts(request, (bulk) => <LoadedPayeeNames key={bulk.id} bulk={bulk} />);

type BulkProps = { bulk: BankRequest<BulkCategory> };

const briefFacts = (request: BankRequest, namesOf: (bulk: BulkProps["bulk"]) => ReactNode): readonly Fact[] => [
  ...factsOf(
    request,
    fieldsOf(request).filter(({ isBrief }) => isBrief),
  ).map((fact) =>
    fact.isName && isBulkRequest(request)
      ? { ...fact, value: <NameLines name={String(fact.value)} lines={[namesOf(request)]} /> }
      : fact,
  ),
  ...figureFacts(request),
];

/** Names some payees of a bulk and counts the others. Empty until they are loaded. */
const PayeeNames = observer(function PayeeNames({ bulk }: BulkProps) {
  const { requests, log } = useServices();
  const [known] = useState(() => firstRowsOf(bulk));
  const [store] = useState(() => (known ? undefined : new BulkStore(requests, log, bulk)));
  return payeesText(bulk, known ?? store?.first);
});

const LoadedPayeeNames = ({ bulk }: BulkProps) => payeesText(bulk, firstRowsOf(bulk));

const payeesText = ({ count }: BulkProps["bulk"], entries: readonly BulkEntry[] = []): string =>
  namesText(
    entries.map((entry) => isolated(nameOfEntry(entry))),
    "and",
    count,
  );

/** Returns the number and the place of a beneficiary; undefined for bills and lists. */
export function payeePlace(request: BankRequest): ReactNode {
  switch (request.category) {
    case "ownAccounts":
    case "sameBank":
      return numberWith(request.payee.account);
    case "otherBank":
      return numberWith(request.payee.account, request.payee.bank);
    case "fx":
      return numberWith(request.payee.account, [request.payee.bank, request.country].filter(Boolean).join(", "));
    case "mobileMoney":
      return numberWith(request.wallet.number, request.wallet.network);
    case "prepaidCard":
      return maskCard(request.lastDigits);
    default:
      return undefined;
  }
}

/** Returns the values of a row as facts, without empty ones. */
export const factsOf = <Row,>(row: Row, shown: readonly Field<Row>[]): readonly Fact[] =>
  shown
    .map(({ label, read, isName = false }) => ({ label, value: read(row), isName }))
    .filter(({ value }) => value !== "");

const totals: ReadonlySet<FigureKind> = new Set(["total", "debit"]);

/**
 * All figures of a request or a past transaction as facts, for every place that shows one of them.
 * @param notStated the value of a figure that the bank does not state; an empty text leaves the figure out
 */
export const figureFacts = (
  row: Parameters<typeof figuresOf>[0],
  notStated: string = words.debitNotStated,
): readonly Fact[] =>
  figuresOf(row)
    .map((figure) => ({
      label: figure.kind === "charge" && isBulk(row.category) ? bulkChargeLabel : figureLabels[figure.kind],
      value: textOf(figure) ?? notStated,
      isTotal: totals.has(figure.kind),
    }))
    .filter(({ value }) => value !== "");

function textOf(figure: Figure): string | undefined {
  if (figure.kind === "rate") return figure.quotes.map(formatQuote).join("\n");
  return figure.money && formatMoney(figure.money);
}
