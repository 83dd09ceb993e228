import { Fragment } from "react";
import { add, type Money } from "../../domain/money";
import type { Category } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { RequestStatus } from "../../domain/requests/status";
import { AccountNumber } from "../accounts/account-text";
import { firstTwoWords, formatDate, formatMoney, isolated, maskCard } from "../kit/format";
import { type CellLines, type Column, column, layouts, moneyColumn } from "../kit/lists/column";
import { contributionTypeLabels, labelOf } from "../payments/labels";
import { StatusTag } from "./status-tag";
import { labels, words } from "./words";

type SourceRow = { source: { account: string; name?: string; type: string } };
type PayeeRow = { payee: { account: string; name: string } };
type CreatedRow = { transactionType: string; createdAt: string };
type MadeRow = CreatedRow & { createdBy: string };
type ChargedRow = { amount: Money; charge: Money };

const linkColumn = <Row,>(linked: Column<Row>): Column<Row> => ({ ...linked, opens: true });

const idColumn = (header: string) => column(header, (row: { id: string }) => [row.id], layouts.id);
const customerColumn = column(labels.customer, (row: { customerId: string }) => [row.customerId], {
  priority: "high",
});
const accountCell = (number: string) => <AccountNumber key="number" number={number} />;

const CURRENCY = /^[A-Z]{3}$/;

/**
 * Returns an account's name without that of the company, which is in front of all its accounts. A name that ends in a
 * currency stays complete, because several accounts have the same one.
 */
export function nameInCompany(name = ""): string {
  const last = name.split(" - ").at(-1)?.trim() ?? "";
  return CURRENCY.test(last) ? name : last;
}

/** The name of an account, which comes before its number in a card, and its type, which a card leaves out. */
const sourceName = (name: string, type = "") => (
  <span className="own-name">
    {name}
    {type && <span className="not-in-card"> · {type}</span>}
  </span>
);

/** The bank's name of the kind, which the tab of the list says already: for screen readers. The details show it too. */
const HiddenType = ({ transactionType }: CreatedRow) => <span className="for-screen-readers">{transactionType}</span>;

/**
 * Day and maker of a request, below its ID. Specification 3, section 2.1: the column has the kind, too.
 * @param by returns the maker, or an empty text in lists of the user's own requests
 */
const createdBelow = (header: string, by: (row: MadeRow) => string) =>
  column(
    labels.created,
    (row: MadeRow) => [
      <Fragment key="made">
        <HiddenType {...row} /> {[by(row), formatDate(row.createdAt)].filter(Boolean).join(" · ")}
      </Fragment>,
    ],
    { below: { header }, charactersBelow: 20, cardLine: "made" },
  );
const createdByBelow = (header: string) => createdBelow(header, ({ createdBy }) => createdBy);
const createdByMeBelow = (header: string) => createdBelow(header, () => "");

/** All columns of the lists of requests. The row type of a column has only the fields it reads. */
export const columns = {
  transferId: linkColumn(idColumn(labels.transferId)),
  transactionId: linkColumn(idColumn(labels.transactionId)),
  requestId: linkColumn(idColumn(labels.requestId)),
  bulkId: { ...linkColumn(idColumn(labels.bulkId)), priority: "lead" as const },
  plainTransactionId: idColumn(labels.transactionId),
  customer: linkColumn(customerColumn),
  plainCustomer: customerColumn,
  scheduleId: column(labels.scheduleId, (row: { scheduleId: string }) => [row.scheduleId], layouts.scheduleId),
  source: column(
    labels.source,
    ({ source }: SourceRow) => [
      accountCell(source.account),
      source.name ? sourceName(nameInCompany(source.name), source.type) : source.type,
    ],
    layouts.account,
  ),
  sourceNumber: column(
    labels.source,
    ({ source }: SourceRow) => [accountCell(source.account), source.name && sourceName(nameInCompany(source.name))],
    layouts.account,
  ),
  /** Without the name of the company, which all its accounts have in common. */
  ownPayee: column(labels.payee, ({ payee }: PayeeRow) => [accountCell(payee.account), nameInCompany(payee.name)], {
    ...layouts.lead,
    characters: 15,
  }),
  payee: column(
    labels.payee,
    ({ payee }: PayeeRow) => [accountCell(payee.account), firstTwoWords(payee.name)],
    layouts.lead,
  ),
  payeeName: column(labels.payee, ({ payee }: { payee: { name: string } }) => [payee.name], layouts.lead),
  wallet: column(
    labels.wallet,
    ({ wallet }: { wallet: { name: string; number: string } }) => [wallet.name, accountCell(wallet.number)],
    { priority: "high", characters: 14, charactersBelow: 20, grows: true },
  ),
  amount: moneyColumn(labels.amount, (row: { amount: Money }) => row.amount, layouts.amount),
  billAmount: { ...column(labels.amount, billAmountLines, layouts.amount), align: "right" as const },
  fxAmount: { ...column(labels.amount, fxAmountLines, layouts.amount), align: "right" as const },
  bulkTotal: moneyColumn(labels.totalAmount, (row: { amount: Money }) => row.amount, layouts.amount),
  totalWithCharge: moneyColumn(labels.totalAmount, (row: ChargedRow) => withCharge(row), layouts.amount),
  totalWithLevy: moneyColumn(labels.totalAmount, (row: ChargedRow & { eLevy: Money }) => withLevy(row), layouts.amount),
  charges: moneyColumn(labels.charges, (row: { charge: Money }) => row.charge),
  eLevy: moneyColumn(labels.eLevy, (row: { eLevy: Money }) => row.eLevy),
  count: countColumn(labels.count),
  totalCount: countColumn(labels.totalCount),
  narration: column(labels.narration, (row: { narration: string }) => [row.narration], layouts.narration),
  createdDate: column(labels.created, (row: { createdAt: string }) => [formatDate(row.createdAt)], {
    cardLine: "made",
  }),
  createdDateBy: column(
    labels.created,
    (row: { createdBy: string; createdAt: string }) => [row.createdBy, formatDate(row.createdAt)],
    { characters: 14, isSecondFirst: true, cardLine: "made" },
  ),
  advice: column(labels.advice, (row: { adviceNumber: string }) => [row.adviceNumber], { priority: "lead" }),
  contribution: column(labels.contribution, ({ contributionType }: Pick<BankRequest<"ssnit">, "contributionType">) => [
    labelOf(contributionTypeLabels, contributionType),
  ]),
  invoice: column(labels.invoice, (row: { invoiceNumber: string }) => [row.invoiceNumber], { priority: "high" }),
  expires: column(labels.expires, (row: { expiresAt: string }) => [formatDate(row.expiresAt)], {
    cardLabel: labels.expires,
  }),
  service: column(labels.service, (row: { service: string }) => [row.service], layouts.lead),
  card: column(labels.card, (row: { lastDigits: string }) => [maskCard(row.lastDigits)], { priority: "high" }),
  mobile: column(labels.mobile, (row: { mobile: string }) => [accountCell(row.mobile)]),
  country: column(labels.country, (row: { country: string }) => [row.country], layouts.text),
  swiftCode: column(labels.swiftCode, (row: { swiftCode: string }) => [row.swiftCode]),
  status: column(
    labels.status,
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

type ColumnsPerCategory = { readonly [C in Category]: readonly Column<BankRequest<C>>[] };

/** Returns the columns of a category. All rows of a list have its category, which TypeScript cannot infer. */
export const columnsOf = (table: ColumnsPerCategory, category: Category): readonly Column<BankRequest>[] =>
  table[category] as readonly Column<BankRequest>[];

const c = columns;
const bulkColumns = [c.scheduleId, c.sourceNumber, c.count, c.charges] as const;

/** The columns that both lists have between the ID and the day of a request. */
const values = {
  ownAccounts: [c.scheduleId, c.source, c.ownPayee, c.amount, c.narration],
  sameBank: [c.scheduleId, c.source, c.payee, c.amount, c.narration],
  otherBank: [c.scheduleId, c.source, c.payee, c.totalWithCharge, c.narration],
  bulkTransfer: [...bulkColumns, c.bulkTotal],
  mobileMoney: [c.scheduleId, c.sourceNumber, c.payeeName, c.wallet, c.totalWithLevy, c.narration],
  mobileMoneyBulk: [...bulkColumns, c.eLevy, c.bulkTotal],
  prepaidCard: [c.card, c.scheduleId, c.sourceNumber, c.payeeName, c.mobile, c.amount, c.narration],
  prepaidCardBulk: [c.scheduleId, c.source, c.totalCount, c.bulkTotal],
  ghanaGov: [c.scheduleId, c.sourceNumber, c.invoice, c.expires, c.service, c.amount],
  ssnit: [c.scheduleId, c.sourceNumber, c.advice, c.contribution, c.billAmount, c.narration],
  fx: [c.scheduleId, c.sourceNumber, c.payeeName, c.country, c.swiftCode, c.fxAmount, c.narration],
} as const satisfies ColumnsPerCategory;

/**
 * The columns of specification 3, section 2.1, with the maker of each request, for those who decide it. The register
 * answers the open questions (S3-2.1-91 and 125).
 */
export const pendingColumns: ColumnsPerCategory = {
  ownAccounts: [c.transferId, ...values.ownAccounts, createdByBelow(labels.transferId)],
  sameBank: [c.transferId, ...values.sameBank, createdByBelow(labels.transferId)],
  otherBank: [c.transferId, ...values.otherBank, createdByBelow(labels.transferId)],
  bulkTransfer: [c.bulkId, ...values.bulkTransfer, c.createdDateBy],
  mobileMoney: [c.transactionId, ...values.mobileMoney, createdByBelow(labels.transactionId)],
  mobileMoneyBulk: [c.bulkId, ...values.mobileMoneyBulk, c.createdDateBy],
  prepaidCard: [c.customer, ...values.prepaidCard, createdByBelow(labels.customer)],
  prepaidCardBulk: [c.bulkId, ...values.prepaidCardBulk, c.createdDateBy],
  ghanaGov: [c.transactionId, ...values.ghanaGov, createdByBelow(labels.transactionId)],
  ssnit: [c.transactionId, ...values.ssnit, createdByBelow(labels.transactionId)],
  fx: [c.requestId, ...values.fx, createdByBelow(labels.requestId)],
};

/**
 * The same columns without the maker, who is the user, and with the status and why a request has ended. Some lists have
 * no details to open (S3-2.3-26 and 66). The ID has the same name as in the filter and the details; only the pending
 * lists are specified to say Transfer ID (S3-2.1-44).
 */
const ownColumns: ColumnsPerCategory = {
  ownAccounts: [c.plainTransactionId, ...values.ownAccounts, createdByMeBelow(labels.transactionId), c.status],
  sameBank: [c.plainTransactionId, ...values.sameBank, createdByMeBelow(labels.transactionId), c.status],
  otherBank: [c.transactionId, ...values.otherBank, createdByMeBelow(labels.transactionId), c.status],
  bulkTransfer: [c.bulkId, ...values.bulkTransfer, c.createdDate, c.status],
  mobileMoney: [c.transactionId, ...values.mobileMoney, createdByMeBelow(labels.transactionId), c.status],
  mobileMoneyBulk: [c.bulkId, ...values.mobileMoneyBulk, c.createdDate, c.status],
  prepaidCard: [c.plainCustomer, ...values.prepaidCard, createdByMeBelow(labels.customer), c.status],
  prepaidCardBulk: [c.bulkId, ...values.prepaidCardBulk, c.createdDate, c.status],
  ghanaGov: [c.transactionId, ...values.ghanaGov, createdByMeBelow(labels.transactionId), c.status],
  ssnit: [c.transactionId, ...values.ssnit, createdByMeBelow(labels.transactionId), c.status],
  fx: [c.requestId, ...values.fx, createdByMeBelow(labels.requestId), c.status],
};

/** Why a request was rejected or has failed. */
const endReason = ({ end }: BankRequest) =>
  end && (
    <span key="end" className="end-reason">
      {end.rejectedBy ? words.mine.rejectedBy(isolated(end.rejectedBy), end.reason) : end.reason}
    </span>
  );

/** Has as much room as a narration, because a row has no place for more lines (S3-2.3-30: 70 px). */
const endReasonColumn = column<BankRequest>(labels.endReason, (row) => [endReason(row) ?? ""], {
  ...layouts.narration,
  charactersBelow: 20,
  isLeftOutIfEmpty: true,
  cardLine: "end",
});

/** Shows the reason below the narration, or in its own column in a list without narrations. */
function withReason<Row extends BankRequest>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (!columns.some(({ header }) => header === labels.narration)) return [...columns, endReasonColumn];
  return columns.map((each) =>
    each.header === labels.narration
      ? {
          ...each,
          share: 4,
          lines: (row) => {
            const [first] = each.lines(row);
            const reason = endReason(row);
            return first === "" ? [reason ?? ""] : [first, reason];
          },
        }
      : each,
  );
}

// Object.entries forgets which columns a category has.
export const myRequestColumns = Object.fromEntries(
  Object.entries<readonly Column<never>[]>(ownColumns).map(([category, columns]) => [category, withReason(columns)]),
) as ColumnsPerCategory;
