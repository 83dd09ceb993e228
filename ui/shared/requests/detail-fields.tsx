import type { ReactNode } from "react";
import type { Money } from "../../../domain/money";
import type { Category } from "../../../domain/requests/categories";
import type { BankRequest } from "../../../domain/requests/request";
import { AccountNumber } from "../account-number";
import { amount, date, dateAndTime, maskedCard, quoteText } from "../format";
import { withCharge, withLevy } from "./columns";
import {
  contributionTypeLabels,
  detailLabels as l,
  labelOf,
  statusLabels,
  transferTypeLabels,
  typeLabels,
  words,
} from "./words";

/** A line of the details; it is left out if its value is empty. */
type DetailField<Row> = readonly [label: string, read: (row: Row) => ReactNode];
type FieldsPerCategory = { readonly [C in Category]: readonly DetailField<BankRequest<C>>[] };

type Payee = { payee: { account: string; name: string } };
type Charged = { amount: Money; charge: Money };

const accountOf = (number: string, type = ""): ReactNode =>
  number && (
    <>
      <AccountNumber number={number} /> {type}
    </>
  );
const field = <Row,>(label: string, read: (row: Row) => ReactNode): DetailField<Row> => [label, read];
const id = (label: string) => field(label, (row: { id: string }) => row.id);

const start = [
  field(l.transactionType, (row: BankRequest) => row.transactionType),
  field(l.type, ({ type }: BankRequest) => labelOf(typeLabels, type)),
  field(l.scheduleId, (row: BankRequest) => row.scheduleId),
  field(l.source, ({ source }: BankRequest) => accountOf(source.account, source.type)),
] as const;
const state = [
  field(l.status, (row: BankRequest) => statusLabels[row.status]),
  field(l.date, (row: BankRequest) => dateAndTime(row.createdAt)),
  field(l.createdBy, (row: BankRequest) => row.createdBy),
  field(l.currency, (row: BankRequest) => row.amount.currency),
] as const;
const payee = [
  field(l.payee, (row: Payee) => row.payee.name),
  field(l.payeeAccount, (row: Payee) => accountOf(row.payee.account)),
] as const;
const narration = field(l.narration, (row: { narration: string }) => row.narration);
const transferType = field(l.transferType, ({ transferType }: Pick<BankRequest<"otherBank" | "fx">, "transferType">) =>
  labelOf(transferTypeLabels, transferType),
);
const plainAmount = field(l.amount, (row: { amount: Money }) => amount(row.amount));
const plainTotal = field(l.totalAmount, (row: { amount: Money }) => amount(row.amount));
const charge = field(l.charge, (row: { charge: Money }) => amount(row.charge));
const charges = field(l.charges, (row: { charge: Money }) => amount(row.charge));
const eLevy = field(l.eLevy, (row: { eLevy: Money }) => amount(row.eLevy));
const chargedTotal = field(l.totalAmount, (row: Charged) => amount(withCharge(row)));
const leviedTotal = field(l.totalAmount, (row: Charged & { eLevy: Money }) => amount(withLevy(row)));
const count = field(l.count, (row: { count: number }) => String(row.count));

const ownOrSameBank = [id(l.transactionId), ...start, ...payee, narration, ...state, plainTotal] as const;
const bulk = [id(l.bulkId), ...start, count] as const;

/**
 * The fields of each category (specification 3, section 2.3). The details of pending requests have the same lines
 * (S3-2.1-36).
 */
export const detailFields: FieldsPerCategory = {
  ownAccounts: ownOrSameBank,
  sameBank: ownOrSameBank,
  otherBank: [
    id(l.transactionId),
    transferType,
    ...start,
    ...payee,
    field(l.payeeBank, (row) => row.payee.bank),
    field(l.branch, (row) => row.payee.branch),
    narration,
    ...state,
    plainAmount,
    charge,
    chargedTotal,
  ],
  bulkTransfer: [...bulk, ...state, charges, plainTotal],
  mobileMoney: [
    id(l.transactionId),
    ...start,
    field(l.payee, (row) => row.payee.name),
    field(l.walletName, (row) => row.wallet.name),
    field(l.walletNumber, (row) => row.wallet.number),
    field(l.network, (row) => row.wallet.network),
    narration,
    ...state,
    plainAmount,
    charge,
    eLevy,
    leviedTotal,
  ],
  mobileMoneyBulk: [...bulk, ...state, charges, eLevy, plainTotal],
  prepaidCard: [
    id(l.transactionId),
    ...start,
    field(l.customer, (row) => row.customerId),
    field(l.card, (row) => maskedCard(row.lastDigits)),
    field(l.payee, (row) => row.payee.name),
    field(l.mobile, (row) => row.mobile),
    narration,
    ...state,
    plainTotal,
  ],
  prepaidCardBulk: [...bulk, ...state, plainTotal],
  ghanaGov: [
    id(l.transferId),
    ...start,
    field(l.invoice, (row) => row.invoiceNumber),
    field(l.services, (row) => row.service),
    field(l.expires, (row) => date(row.expiresAt)),
    ...state,
    plainTotal,
  ],
  ssnit: [
    id(l.transferId),
    ...start,
    field(l.advice, (row) => row.adviceNumber),
    field(l.contribution, (row) => labelOf(contributionTypeLabels, row.contributionType)),
    narration,
    ...state,
    plainTotal,
  ],
  fx: [
    id(l.requestId),
    transferType,
    ...start,
    ...payee,
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
    ...state,
    plainTotal,
    field(l.rate, (row) => row.quotes.map(quoteText).join("\n")),
    field(l.debit, (row) => (row.debit ? amount(row.debit) : words.debitNotStated)),
  ],
};
