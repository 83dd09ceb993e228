import { Fragment } from "react";
import { add, type Money } from "../../domain/money";
import type { BankRequest } from "../../domain/requests/request";
import type { RequestStatus } from "../../domain/requests/status";
import { AccountNumber } from "../accounts/account-number";
import { firstTwoWords, formatDate, formatMoney, maskCard } from "../kit/format";
import { type CellLines, type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { contributionTypeLabels, headers, labelOf } from "../payments/labels";
import { StatusTag } from "./status-tag";
import { words } from "./words";

type SourceRow = { source: { account: string; name?: string; type: string } };
type PayeeRow = { payee: { account: string; name: string } };
type CreatedRow = { transactionType: string; createdAt: string };
type MadeRow = CreatedRow & { createdBy: string };
type ChargedRow = { amount: Money; charge: Money };

const linkColumn = <Row,>(linked: Column<Row>): Column<Row> => ({ ...linked, opens: true });

const idColumn = (header: string) => column(header, (row: { id: string }) => [row.id], layouts.id);
const customerColumn = column(headers.customer, (row: { customerId: string }) => [row.customerId], {
  priority: "high",
});
const accountCell = (number: string) => <AccountNumber key="number" number={number} />;

/** Returns an account's name without that of the company, which is in front of all its accounts. */
const nameInCompany = (name = ""): string => name.split(" - ").at(-1) ?? "";

const madeLayout = { characters: 14, isSecondFirst: true } as const;

/** The bank's name of the kind, which the tab of the list says already: for screen readers. The details show it too. */
const HiddenType = ({ transactionType }: CreatedRow) => <span className="for-screen-readers">{transactionType}</span>;

/** All columns of the lists of requests. The row type of a column has only the fields it reads. */
export const columns = {
  transferId: linkColumn(idColumn(headers.transferId)),
  transactionId: linkColumn(idColumn(headers.transactionId)),
  requestId: linkColumn(idColumn(headers.requestId)),
  bulkId: { ...linkColumn(idColumn(headers.bulkId)), priority: "lead" as const },
  plainTransactionId: idColumn(headers.transactionId),
  customer: linkColumn(customerColumn),
  plainCustomer: customerColumn,
  scheduleId: column(headers.scheduleId, (row: { scheduleId: string }) => [row.scheduleId], layouts.scheduleId),
  source: column(
    headers.source,
    ({ source }: SourceRow) => [
      accountCell(source.account),
      [nameInCompany(source.name), source.type].filter(Boolean).join(" · "),
    ],
    layouts.account,
  ),
  sourceNumber: column(
    headers.source,
    ({ source }: SourceRow) => [accountCell(source.account), nameInCompany(source.name)],
    layouts.account,
  ),
  /** The whole name, because the first two words are the company's, which all its accounts have in common. */
  ownPayee: column(
    headers.payee,
    ({ payee }: PayeeRow) => [accountCell(payee.account), payee.name.trim()],
    layouts.lead,
  ),
  payee: column(
    headers.payee,
    ({ payee }: PayeeRow) => [accountCell(payee.account), firstTwoWords(payee.name)],
    layouts.lead,
  ),
  payeeName: column(headers.payee, ({ payee }: { payee: { name: string } }) => [payee.name], layouts.lead),
  wallet: column(
    headers.wallet,
    ({ wallet }: { wallet: { name: string; number: string } }) => [wallet.name, accountCell(wallet.number)],
    { priority: "high", characters: 14, grows: true },
  ),
  amount: moneyColumn(headers.amount, (row: { amount: Money }) => row.amount, layouts.amount),
  billAmount: { ...column(headers.amount, billAmountLines, layouts.amount), align: "right" as const },
  fxAmount: { ...column(headers.amount, fxAmountLines, layouts.amount), align: "right" as const },
  bulkTotal: moneyColumn(headers.totalAmount, (row: { amount: Money }) => row.amount, layouts.amount),
  totalWithCharge: moneyColumn(headers.totalAmount, (row: ChargedRow) => withCharge(row), layouts.amount),
  totalWithLevy: moneyColumn(
    headers.totalAmount,
    (row: ChargedRow & { eLevy: Money }) => withLevy(row),
    layouts.amount,
  ),
  charges: moneyColumn(headers.charges, (row: { charge: Money }) => row.charge),
  eLevy: moneyColumn(headers.eLevy, (row: { eLevy: Money }) => row.eLevy),
  count: countColumn(headers.count),
  totalCount: countColumn(headers.totalCount),
  narration: column(headers.narration, (row: { narration: string }) => [row.narration], layouts.text),
  created: column(
    headers.created,
    (row: CreatedRow) => [
      <Fragment key="at">
        <HiddenType {...row} /> {formatDate(row.createdAt)}
      </Fragment>,
    ],
    { characters: 12 },
  ),
  createdBy: column(
    headers.created,
    (row: MadeRow) => [
      <Fragment key="by">
        <HiddenType {...row} /> {row.createdBy}
      </Fragment>,
      formatDate(row.createdAt),
    ],
    madeLayout,
  ),
  createdDate: column(headers.created, (row: { createdAt: string }) => [formatDate(row.createdAt)]),
  createdDateBy: column(
    headers.created,
    (row: { createdBy: string; createdAt: string }) => [row.createdBy, formatDate(row.createdAt)],
    madeLayout,
  ),
  advice: column(headers.advice, (row: { adviceNumber: string }) => [row.adviceNumber], { priority: "lead" }),
  contribution: column(headers.contribution, ({ contributionType }: Pick<BankRequest<"ssnit">, "contributionType">) => [
    labelOf(contributionTypeLabels, contributionType),
  ]),
  invoice: column(headers.invoice, (row: { invoiceNumber: string }) => [row.invoiceNumber], { priority: "high" }),
  expires: column(headers.expires, (row: { expiresAt: string }) => [formatDate(row.expiresAt)]),
  service: column(headers.service, (row: { service: string }) => [row.service], layouts.lead),
  card: column(headers.card, (row: { lastDigits: string }) => [maskCard(row.lastDigits)], { priority: "high" }),
  mobile: column(headers.mobile, (row: { mobile: string }) => [accountCell(row.mobile)]),
  country: column(headers.country, (row: { country: string }) => [row.country], layouts.text),
  swiftCode: column(headers.swiftCode, (row: { swiftCode: string }) => [row.swiftCode]),
  status: column(
    headers.status,
    ({ status }: { status: RequestStatus }) => [<StatusTag key="status" status={status} />],
    layouts.status,
  ),
};

/** Returns the amount, and the debit if the account has another currency. */
function fxAmountLines({ amount: transferred, debit }: { amount: Money; debit: Money | undefined }): CellLines {
  return debit && debit.currency !== transferred.currency
    ? [formatMoney(transferred), words.debit(formatMoney(debit))]
    : [formatMoney(transferred)];
}

/** Returns the amount, and the penalty in it. */
function billAmountLines({ amount, penalty }: { amount: Money; penalty?: Money | undefined }): CellLines {
  return penalty && penalty.minor !== 0
    ? [formatMoney(amount), words.penalty(formatMoney(penalty))]
    : [formatMoney(amount)];
}

function countColumn(header: string): Column<{ count: number }> {
  return { header, lines: (row) => [row.count], align: "right" };
}

/** Returns the total of a transfer to another bank (specification 3, section 9). */
const withCharge = (row: ChargedRow): Money => add(row.amount, row.charge);
/** Returns the total of a mobile money payment (specification 3, section 9). */
const withLevy = (row: ChargedRow & { eLevy: Money }): Money => add(withCharge(row), row.eLevy);
