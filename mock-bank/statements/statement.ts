import { sql } from "kysely";
import type { Connection } from "../database/tables";
import type { Balance } from "../ledger/balances";
import type { Minor } from "../ledger/minor-units";
import { type Movement, nextMovements } from "./movements";
import type { Period } from "./period";

export type StatementLine = Movement & { readonly balance: Minor };

/** Balances and movements of an account in a period. */
export type Statement = {
  readonly account: Balance;
  readonly period: Period;
  readonly opening: Minor;
  readonly credits: Minor;
  readonly debits: Minor;
  readonly closing: Minor;
  readonly count: number;
  /** Movements in chronological order, in parts, so that a long statement is never in memory as a whole. */
  lines(): AsyncIterable<readonly StatementLine[]>;
};

/**
 * Reads a statement of everything posted until now. Lines posted while it is written are left out.
 * @throws if the opening balance, from the lines before the period, and the lines of the period do not add up to the
 * closing balance, from the account's book. All three are read at one moment.
 */
export async function statementOf(db: Connection, account: Balance, period: Period): Promise<Statement> {
  const { accountId } = account;
  const { rows } = await sql<Sums>`
    select book,
           (select coalesce(sum(amount), 0) from journal_lines
             where account_id = ${accountId} and posted_at < ${period.from}) as opening,
           coalesce(sum(amount) filter (where posted_at >= ${period.until}), 0) as later,
           coalesce(sum(amount) filter (where amount > 0 and posted_at < ${period.until}), 0) as credits,
           coalesce(sum(-amount) filter (where amount < 0 and posted_at < ${period.until}), 0) as debits,
           count(amount) filter (where posted_at < ${period.until}) as count,
           coalesce(max(line.id), 0) as "lastId"
      from ledger_accounts account
      left join journal_lines line on line.account_id = account.id and posted_at >= ${period.from}
     where account.id = ${accountId}
     group by book`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("The account of the statement does not exist");
  const [opening, credits, debits] = [BigInt(sums.opening), BigInt(sums.credits), BigInt(sums.debits)];
  const closing = BigInt(sums.book) - BigInt(sums.later);
  if (opening + credits - debits !== closing) throw new Error("A statement does not add up to its closing balance");
  return {
    account,
    period,
    opening,
    credits,
    debits,
    closing,
    count: Number(sums.count),
    lines: () => linesOf(db, { accountId, period, opening, closing, lastId: sums.lastId }),
  };
}

/** `opening` and `later` sum the lines before and after the period. */
type Sums = {
  book: string;
  opening: string;
  credits: string;
  debits: string;
  later: string;
  count: string;
  lastId: string;
};

const LINES_AT_ONCE = 500;

type Range = {
  readonly accountId: string;
  readonly period: Period;
  readonly opening: Minor;
  readonly closing: Minor;
  readonly lastId: string;
};

/** @throws after the last line if the lines read do not lead to the closing balance, so that no file ends with it */
async function* linesOf(
  db: Connection,
  { accountId, period, opening, closing, lastId }: Range,
): AsyncGenerator<readonly StatementLine[]> {
  let balance = opening;
  let after = { at: period.from, id: "0" };
  for (;;) {
    const { movements, end } = await nextMovements(db, accountId, period, { after, lastId, max: LINES_AT_ONCE });
    if (!end) break;
    after = end;
    yield movements.map((movement) => {
      balance += movement.amount;
      return { ...movement, balance };
    });
  }
  if (balance !== closing) throw new Error("The lines of a statement do not lead to its closing balance");
}
