import { randomUUID } from "node:crypto";
import { type Column, day, moment, money, type TableDocument, text } from "../documents/table";
import { printedCode } from "../papers/printed-code";
import type { Paper, PaperCode } from "../papers/sign-paper";
import { isolated } from "../values/isolated";
import { lastDayOf } from "./period";
import type { Statement, StatementLine } from "./statement";

/**
 * Columns of the list (specification 1, section 2.12), plus the balance after each movement. A debit is negative, as in
 * the list and in the CSV file, so that a column of amounts can be summed.
 */
const columns: readonly Column[] = [
  { header: "Type", width: 8 },
  { header: "Date", width: 11, longest: "30-11-2026" },
  { header: "Narration", width: 36 },
  { header: "Amount", width: 17, longest: "GHS 1,000,000.00", align: "right" },
  { header: "Balance", width: 17, longest: "GHS 1,000,000.00", align: "right" },
];

/** An account's statement: period, opening and closing balance, and each movement with the balance after it. */
export const statementTable = (
  statement: Statement,
  { bankName, company, at }: Issue,
  code?: PaperCode,
): TableDocument => ({
  bankName,
  title: "Account Statement",
  facts: [
    ...(code ? [["Reference", text(code.reference)] as const] : []),
    ["Customer", text(company)],
    ["Account", text(`${statement.account.number}  ${isolated(statement.account.name)}`)],
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
  rows: rowsOf(statement),
  code: code && printedCode(code, "booked"),
});

/** The statement as it is signed, under a reference of its own. */
export const statementPaper = (statement: Statement, { company, at }: Issue): Paper => ({
  kind: "statement",
  reference: `ST-${randomUUID().slice(0, 8).toUpperCase()}`,
  amount: statement.closing,
  currency: statement.account.currency,
  payer: company,
  number: statement.account.number,
  at,
});

export type Issue = { readonly bankName: string; readonly company: string; readonly at: Date };

async function* rowsOf(statement: Statement) {
  const { currency } = statement.account;
  for await (const part of statement.lines()) yield part.map((line) => rowOf(line, currency));
}

function rowOf({ at, amount, narration, balance }: StatementLine, currency: string) {
  const type = text(amount > 0n ? "Credit" : "Debit");
  return [type, day(at), text(narration), money(amount, currency), money(balance, currency)];
}
