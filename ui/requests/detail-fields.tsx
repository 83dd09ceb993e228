import type { ReactNode } from "react";
import type { Category } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { AccountNumber } from "../accounts/account-number";
import { formatDate, formatDateTime, maskCard } from "../kit/format";
import { contributionTypeLabels, labelOf, transferTypeLabels, typeLabels } from "../payments/labels";
import { detailLabels as l, statusLabels } from "./words";

/** A line of the details; it is left out if its value is empty. */
type DetailField<Row> = readonly [label: string, read: (row: Row) => ReactNode];
type FieldsPerCategory = { readonly [C in Category]: readonly DetailField<BankRequest<C>>[] };

type PayeeRow = { payee: { account: string; name: string } };

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
  field(l.source, ({ source: { account, name, type } }: BankRequest) =>
    accountOf(account, [name, type].filter(Boolean).join(" · ")),
  ),
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
const count = field(l.count, (row: { count: number }) => String(row.count));

const ownOrSameBank = [idField(l.transactionId), ...startFields, ...payeeFields, narration, ...stateFields] as const;
const bulkFields = [idField(l.bulkId), ...startFields, count, ...stateFields] as const;

/**
 * The fields of each category without its figures, which follow them (specification 3, section 2.3). The details of pending requests have the same lines
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
  ],
  bulkTransfer: bulkFields,
  mobileMoney: [
    idField(l.transactionId),
    ...startFields,
    field(l.payee, (row) => row.payee.name),
    field(l.walletName, (row) => row.wallet.name),
    field(l.walletNumber, (row) => <AccountNumber number={row.wallet.number} />),
    field(l.network, (row) => row.wallet.network),
    narration,
    ...stateFields,
  ],
  mobileMoneyBulk: bulkFields,
  prepaidCard: [
    idField(l.transactionId),
    ...startFields,
    field(l.customer, (row) => row.customerId),
    field(l.card, (row) => maskCard(row.lastDigits)),
    field(l.payee, (row) => row.payee.name),
    field(l.mobile, (row) => <AccountNumber number={row.mobile} />),
    narration,
    ...stateFields,
  ],
  prepaidCardBulk: bulkFields,
  ghanaGov: [
    idField(l.transferId),
    ...startFields,
    field(l.invoice, (row) => row.invoiceNumber),
    field(l.services, (row) => row.service),
    field(l.expires, (row) => formatDate(row.expiresAt)),
    ...stateFields,
  ],
  ssnit: [
    idField(l.transferId),
    ...startFields,
    field(l.advice, (row) => row.adviceNumber),
    field(l.contribution, (row) => labelOf(contributionTypeLabels, row.contributionType)),
    narration,
    ...stateFields,
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
  ],
};
