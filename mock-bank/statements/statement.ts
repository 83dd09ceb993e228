import { sql } from "kysely";
import type { Connection } from "../handler";
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

/** Reads a statement of everything posted until now. Lines posted while it is written are left out. */
export async function statementOf(db: Connection, account: Balance, period: Period): Promise<Statement> {
  const { accountId } = account;
  const { rows } = await sql<Sums>`
    select book,
           coalesce(sum(amount), 0) as since,
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
  const opening = BigInt(sums.book) - BigInt(sums.since);
  const [credits, debits] = [BigInt(sums.credits), BigInt(sums.debits)];
  const closing = opening + credits - debits;
  return {
    account,
    period,
    opening,
    credits,
    debits,
    closing,
    count: Number(sums.count),
    lines: () => linesOf(db, { accountId, period, opening, lastId: sums.lastId }),
  };
}

/** `since` sums all lines posted since the first day; the other sums are of the period. */
type Sums = { book: string; since: string; credits: string; debits: string; count: string; lastId: string };

const LINES_AT_ONCE = 500;

async function* linesOf(
  db: Connection,
  { accountId, period, opening, lastId }: { accountId: string; period: Period; opening: Minor; lastId: string },
): AsyncGenerator<readonly StatementLine[]> {
  let balance = opening;
  let after = { at: period.from, id: "0" };
  for (;;) {
    const { movements, end } = await nextMovements(db, accountId, period, { after, lastId, max: LINES_AT_ONCE });
    if (!end) return;
    after = end;
    yield movements.map((movement) => {
      balance += movement.amount;
      return { ...movement, balance };
    });
  }
}
