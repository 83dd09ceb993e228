import { lastDayOf } from "../statements/period";
import type { Statement, StatementLine } from "../statements/statement";
import { type Column, day, moment, money, type TableDocument, text } from "./table";

const columns: readonly Column[] = [
  { header: "Date", width: 11 },
  { header: "Type", width: 7 },
  { header: "Narration", width: 36 },
  { header: "Debit", width: 15, align: "right" },
  { header: "Credit", width: 15, align: "right" },
  { header: "Balance", width: 17, align: "right" },
];

/** The account, the period with what was there before and after it, and each movement with the balance that it left. */
export const statementTable = (statement: Statement, { bankName, company, at }: Issue): TableDocument => ({
  bankName,
  title: "Account Statement",
  facts: [
    ["Customer", text(company)],
    ["Account", text(`${statement.account.number}  ${statement.account.name}`)],
    ["Account type", text(statement.account.type)],
    ["Currency", text(statement.account.currency)],
    ["Issued", moment(at)],
    ["From", day(statement.period.from)],
    ["To", day(lastDayOf(statement.period))],
    ["Opening balance", money(statement.opening)],
    ["Total credits", money(statement.credits)],
    ["Total debits", money(statement.debits)],
    ["Closing balance", money(statement.closing)],
  ],
  columns,
  rowCount: statement.count,
  rows: rowsOf(statement),
});

type Issue = { readonly bankName: string; readonly company: string; readonly at: Date };

async function* rowsOf(statement: Statement) {
  for await (const part of statement.lines()) yield part.map(rowOf);
}

const NOTHING = text("");

function rowOf({ at, amount, narration, balance }: StatementLine) {
  const isCredit = amount > 0n;
  const figure = money(isCredit ? amount : -amount);
  const [debit, credit] = isCredit ? [NOTHING, figure] : [figure, NOTHING];
  return [day(at), text(isCredit ? "Credit" : "Debit"), text(narration), debit, credit, money(balance)];
}
