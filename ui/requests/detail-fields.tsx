import type { ReactNode } from "react";
import type { Money } from "../../domain/money";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { AccountNumber } from "../accounts/account-number";
import { formatDate, formatDateTime, formatMoney, formatQuote, maskCard } from "../kit/format";
import { contributionTypeLabels, labelOf, transferTypeLabels, typeLabels } from "../payments/labels";
import { withCharge, withLevy } from "./columns";
import { detailLabels as l, statusLabels, words } from "./words";

/** A line of the details; it is left out if its value is empty. */
type DetailField<Row> = readonly [label: string, read: (row: Row) => ReactNode];
type FieldsPerCategory = { readonly [C in Category]: readonly DetailField<BankRequest<C>>[] };

type PayeeRow = { payee: { account: string; name: string } };
type ChargedRow = { amount: Money; charge: Money };

const accountOf = (number: string, type = ""): ReactNode =>
  number && (
    <>
      <AccountNumber number={number} /> {type}
    </>
  );
const field = <Row,>(label: string, read: (row: Row) => ReactNode): DetailField<Row> => [label, read];
const idField = (label: string) => field(label, (row: { id: string }) => row.id);

const startFields = [
  field(l.transactionType, (row: BankRequest) => row.transactionType),
  field(l.type, ({ type }: BankRequest) => labelOf(typeLabels, type)),
  field(l.scheduleId, (row: BankRequest) => row.scheduleId),
  field(l.source, ({ source }: BankRequest) => accountOf(source.account, source.type)),
] as const;
const stateFields = [
  field(l.status, (row: BankRequest) => statusLabels[row.status]),
  field(l.date, (row: BankRequest) => formatDateTime(row.createdAt)),
  field(l.createdBy, (row: BankRequest) => row.createdBy),
  field(l.currency, (row: BankRequest) => row.amount.currency),
] as const;
const payeeFields = [
  field(l.payee, (row: PayeeRow) => row.payee.name),
  field(l.payeeAccount, (row: PayeeRow) => accountOf(row.payee.account)),
] as const;
const narration = field(l.narration, (row: { narration: string }) => row.narration);
const transferType = field(l.transferType, ({ transferType }: Pick<BankRequest<"otherBank" | "fx">, "transferType">) =>
  labelOf(transferTypeLabels, transferType),
);
const plainAmount = field(l.amount, (row: { amount: Money }) => formatMoney(row.amount));
const plainTotal = field(l.totalAmount, (row: { amount: Money }) => formatMoney(row.amount));
const charge = field(l.charge, (row: { charge: Money }) => formatMoney(row.charge));
const charges = field(l.charges, (row: { charge: Money }) => formatMoney(row.charge));
const eLevy = field(l.eLevy, (row: { eLevy: Money }) => formatMoney(row.eLevy));
const chargedTotal = field(l.totalAmount, (row: ChargedRow) => formatMoney(withCharge(row)));
const leviedTotal = field(l.totalAmount, (row: ChargedRow & { eLevy: Money }) => formatMoney(withLevy(row)));
const count = field(l.count, (row: { count: number }) => String(row.count));

const ownOrSameBank = [
  idField(l.transactionId),
  ...startFields,
  ...payeeFields,
  narration,
  ...stateFields,
  plainTotal,
] as const;
const bulkFields = [idField(l.bulkId), ...startFields, count] as const;

/**
 * The fields of each category (specification 3, section 2.3). The details of pending requests have the same lines
 * (S3-2.1-36).
 */
export const detailFields: FieldsPerCategory = {
  ownAccounts: ownOrSameBank,
  sameBank: ownOrSameBank,
  otherBank: [
    idField(l.transactionId),
    transferType,
    ...startFields,
    ...payeeFields,
    field(l.payeeBank, (row) => row.payee.bank),
    field(l.branch, (row) => row.payee.branch),
    narration,
    ...stateFields,
    plainAmount,
    charge,
    chargedTotal,
  ],
  bulkTransfer: [...bulkFields, ...stateFields, charges, plainTotal],
  mobileMoney: [
    idField(l.transactionId),
    ...startFields,
    field(l.payee, (row) => row.payee.name),
    field(l.walletName, (row) => row.wallet.name),
    field(l.walletNumber, (row) => row.wallet.number),
    field(l.network, (row) => row.wallet.network),
    narration,
    ...stateFields,
    plainAmount,
    charge,
    eLevy,
    leviedTotal,
  ],
  mobileMoneyBulk: [...bulkFields, ...stateFields, charges, eLevy, plainTotal],
  prepaidCard: [
    idField(l.transactionId),
    ...startFields,
    field(l.customer, (row) => row.customerId),
    field(l.card, (row) => maskCard(row.lastDigits)),
    field(l.payee, (row) => row.payee.name),
    field(l.mobile, (row) => row.mobile),
    narration,
    ...stateFields,
    plainTotal,
  ],
  prepaidCardBulk: [...bulkFields, ...stateFields, plainTotal],
  ghanaGov: [
    idField(l.transferId),
    ...startFields,
    field(l.invoice, (row) => row.invoiceNumber),
    field(l.services, (row) => row.service),
    field(l.expires, (row) => formatDate(row.expiresAt)),
    ...stateFields,
    plainTotal,
  ],
  ssnit: [
    idField(l.transferId),
    ...startFields,
    field(l.advice, (row) => row.adviceNumber),
    field(l.contribution, (row) => labelOf(contributionTypeLabels, row.contributionType)),
    narration,
    ...stateFields,
    plainTotal,
  ],
  fx: [
    idField(l.requestId),
    transferType,
    ...startFields,
    ...payeeFields,
    field(l.country, (row) => row.country),
    field(l.payeeBank, (row) => row.payee.bank),
    field(l.bankAddress, (row) => row.bankAddress),
    field(l.swiftCode, (row) => row.swiftCode),
    field(l.sortCode, (row) => row.sortCode),
    field(l.routingNumber, (row) => row.routingNumber),
    field(l.senderPhone, (row) => row.senderPhone),
    field(l.feePaidBy, (row) => row.feePaidBy),
    field(l.accountForCharges, (row) => accountOf(row.accountForCharges)),
    narration,
    ...stateFields,
    plainTotal,
    field(l.rate, (row) => row.quotes.map(formatQuote).join("\n")),
    field(l.debit, (row) => (row.debit ? formatMoney(row.debit) : words.debitNotStated)),
  ],
};
