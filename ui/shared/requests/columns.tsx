import type { ReactNode } from "react";
import { add, type Money } from "../../../domain/money";
import type { BankRequest } from "../../../domain/requests/request";
import type { RequestStatus } from "../../../domain/requests/status";
import { AccountNumber } from "../account-number";
import { amount, date, firstTwoWords, maskedCard } from "../format";
import { StatusTag } from "./status-tag";
import { contributionTypeLabels, headers, labelOf, words } from "./words";

/** The one or two values of a cell: next to each other in a dense list, one below the other in a tall one. */
type Lines = readonly [first: ReactNode, second?: ReactNode];

export type Column<Row> = {
  readonly header: string;
  readonly lines: (row: Row) => Lines;
  readonly align?: "right";
  /** The value is the link that opens the row. */
  readonly opens?: true;
};

type Charged = { amount: Money; charge: Money };

export const column = <Row,>(header: string, lines: Column<Row>["lines"]): Column<Row> => ({ header, lines });
export const money = <Row,>(header: string, read: (row: Row) => Money): Column<Row> => ({
  header,
  lines: (row) => [amount(read(row))],
  align: "right",
});
const link = <Row,>(linked: Column<Row>): Column<Row> => ({ ...linked, opens: true });
const id = (header: string) => column(header, (row: { id: string }) => [row.id]);
const customer = column(headers.customer, (row: { customerId: string }) => [row.customerId]);

/** All columns of the lists of requests. The row type of a column has only the fields it reads. */
export const columns = {
  transferId: link(id(headers.transferId)),
  transactionId: link(id(headers.transactionId)),
  requestId: link(id(headers.requestId)),
  bulkId: link(id(headers.bulkId)),
  plainTransactionId: id(headers.transactionId),
  customer: link(customer),
  plainCustomer: customer,
  scheduleId: column(headers.scheduleId, (row: { scheduleId: string }) => [row.scheduleId]),
  source: column(headers.source, ({ source }: { source: { account: string; type: string } }) => [
    <AccountNumber key="number" number={source.account} />,
    source.type,
  ]),
  sourceNumber: column(headers.source, ({ source }: { source: { account: string } }) => [
    <AccountNumber key="number" number={source.account} />,
  ]),
  payee: column(headers.payee, ({ payee }: { payee: { account: string; name: string } }) => [
    <AccountNumber key="number" number={payee.account} />,
    firstTwoWords(payee.name),
  ]),
  payeeName: column(headers.payee, ({ payee }: { payee: { name: string } }) => [payee.name]),
  wallet: column(headers.wallet, ({ wallet }: { wallet: { name: string; number: string } }) => [
    wallet.name,
    wallet.number,
  ]),
  amount: money(headers.amount, (row: { amount: Money }) => row.amount),
  fxAmount: { ...column(headers.amount, fxAmounts), align: "right" as const },
  bulkTotal: money(headers.totalAmount, (row: { amount: Money }) => row.amount),
  totalWithCharge: money(headers.totalAmount, (row: Charged) => withCharge(row)),
  totalWithLevy: money(headers.totalAmount, (row: Charged & { eLevy: Money }) => withLevy(row)),
  charges: money(headers.charges, (row: { charge: Money }) => row.charge),
  eLevy: money(headers.eLevy, (row: { eLevy: Money }) => row.eLevy),
  count: countOf(headers.count),
  totalCount: countOf(headers.totalCount),
  narration: column(headers.narration, (row: { narration: string }) => [row.narration]),
  created: column(headers.created, (row: { transactionType: string; createdAt: string }) => [
    row.transactionType,
    date(row.createdAt),
  ]),
  createdDate: column(headers.created, (row: { createdAt: string }) => [date(row.createdAt)]),
  advice: column(headers.advice, (row: { adviceNumber: string }) => [row.adviceNumber]),
  contribution: column(headers.contribution, ({ contributionType }: Pick<BankRequest<"ssnit">, "contributionType">) => [
    labelOf(contributionTypeLabels, contributionType),
  ]),
  invoice: column(headers.invoice, (row: { invoiceNumber: string }) => [row.invoiceNumber]),
  expires: column(headers.expires, (row: { expiresAt: string }) => [date(row.expiresAt)]),
  service: column(headers.service, (row: { service: string }) => [row.service]),
  card: column(headers.card, (row: { lastDigits: string }) => [maskedCard(row.lastDigits)]),
  mobile: column(headers.mobile, (row: { mobile: string }) => [row.mobile]),
  country: column(headers.country, (row: { country: string }) => [row.country]),
  swiftCode: column(headers.swiftCode, (row: { swiftCode: string }) => [row.swiftCode]),
  status: column(headers.status, ({ status }: { status: RequestStatus }) => [
    <StatusTag key="status" status={status} />,
  ]),
};

/** Returns the amount, and the debit if the account has another currency. */
function fxAmounts({ amount: asked, debit }: { amount: Money; debit: Money | undefined }): Lines {
  return debit && debit.currency !== asked.currency ? [amount(asked), words.debit(amount(debit))] : [amount(asked)];
}

function countOf(header: string): Column<{ count: number }> {
  return { header, lines: (row) => [row.count], align: "right" };
}

/** Returns the total of a transfer to another bank (specification 3, section 9). */
export const withCharge = (row: Charged): Money => add(row.amount, row.charge);
/** Returns the total of a mobile money payment (specification 3, section 9). */
export const withLevy = (row: Charged & { eLevy: Money }): Money => add(withCharge(row), row.eLevy);
