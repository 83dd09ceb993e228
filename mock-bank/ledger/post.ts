import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { compileOnce } from "../database/compile-once";
import type { Connection } from "../database/tables";
import type { Minor } from "./minor-units";

export type Leg = {
  readonly accountId: string;
  /** Signed: positive amounts raise a customer's balance. */
  readonly amount: Minor;
  readonly narration: string;
};

export type Entry = {
  /** Unique in the bank, so that a movement cannot be posted twice. */
  readonly reference: string;
  readonly requestId?: string | undefined;
  readonly description: string;
  readonly at: Date;
  readonly legs: readonly Leg[];
};

/** With `insufficientFunds`, nothing was written. */
export type Posting = "posted" | "insufficientFunds";

/**
 * Posts one entry. Only this function and {@link postAll} move money. Runs in the transaction of the paying command.
 */
export const post = (tx: Connection, entry: Entry): Promise<Posting> => postAll(tx, [entry]);

/** Posts all entries in order, or none if one would overdraw a customer. */
export async function postAll(tx: Connection, entries: readonly Entry[]): Promise<Posting> {
  const accounts = await lockAccounts(
    tx,
    entries.flatMap(({ legs }) => legs),
  );
  const drawn: Drawn[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % AT_ONCE_MAX === 0) await setImmediate();
    const lines = entry.legs.map(({ accountId, amount, narration }) => {
      const account = accounts.of(accountId);
      account.book += amount;
      return {
        reference: entry.reference,
        account: accountId,
        amount: `${amount}`,
        balance: `${account.book}`,
        narration,
      };
    });
    if (entry.legs.some(({ accountId }) => isOverdrawn(accounts.of(accountId)))) return "insufficientFunds";
    drawn.push({ entry, lines });
  }
  for (let from = 0; from < drawn.length; from += AT_ONCE_MAX) {
    if (from > 0) await setImmediate();
    await write(tx, drawn.slice(from, from + AT_ONCE_MAX));
  }
  return "posted";
}

/**
 * Entries per statement: long bulks are written in parts, so that no statement exceeds the time limit and other calls
 * are served in between.
 */
const AT_ONCE_MAX = 500;

type Account = { readonly isCustomer: boolean; book: Minor; readonly held: Minor };
/** Amounts are text, because JSON has no 64-bit integers. */
type Line = { reference: string; account: string; amount: string; balance: string; narration: string };
type Drawn = { readonly entry: Entry; readonly lines: readonly Line[] };

const isOverdrawn = ({ isCustomer, book, held }: Account): boolean => isCustomer && book < held;

/** Locks accounts in the order of their ids, so that concurrent transactions cannot deadlock. */
export async function lockAccounts(
  tx: Connection,
  touched: readonly Pick<Leg, "accountId">[],
): Promise<{ of(id: string): Account }> {
  const ids = new Set(touched.map(({ accountId }) => accountId));
  const rows = await lockInOrder(tx, { ids: [...ids] });
  const accounts = new Map(
    rows.map(({ id, kind, book, held }) => [
      id,
      { isCustomer: kind === "customer", book: BigInt(book), held: BigInt(held) },
    ]),
  );
  return {
    of: (id) => {
      const account = accounts.get(id);
      if (!account) throw new Error("Posting to an account that does not exist");
      return account;
    },
  };
}

const lockInOrder = compileOnce((db, { ids }: { ids: string[] }) =>
  db
    .selectFrom("ledger_accounts")
    .select(["id", "kind", "book", "held"])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy("id")
    .forNoKeyUpdate(),
);

/** Writes everything in one statement: one round trip, after which the journal's rules are checked once. */
async function write(tx: Connection, drawn: readonly Drawn[]): Promise<void> {
  const lines = drawn.flatMap((each) => each.lines);
  const heads = drawn.map(({ entry: { reference, requestId, description, at } }) => ({
    reference,
    request_id: requestId ?? null,
    description,
    posted_at: at.toISOString(),
  }));
  await writeEntries(tx, { heads: JSON.stringify(heads), lines: JSON.stringify(lines) });
}

const writeEntries = compileOnce(
  (_, { heads, lines }: { heads: string; lines: string }) => sql`
    with entry as (
      insert into journal_entries (reference, request_id, description, posted_at)
      select reference, request_id, description, posted_at
        from rows from (jsonb_to_recordset(${heads}::jsonb)
          as (reference text, request_id text, description text, posted_at timestamptz)) with ordinality
       order by ordinality
      returning id, reference, posted_at
    ), drawn as (
      select * from rows from (jsonb_to_recordset(${lines}::jsonb)
        as (reference text, account bigint, amount bigint, balance bigint, narration text)) with ordinality
    ), line as (
      insert into journal_lines (entry_id, account_id, amount, balance_after, narration, posted_at)
      select entry.id, account, amount, balance, narration, entry.posted_at
        from drawn join entry using (reference)
       order by ordinality
    )
    update ledger_accounts a
       set book = a.book + change.total
      from (select account, sum(amount)::bigint as total from drawn group by account) change
     where a.id = change.account`,
);
