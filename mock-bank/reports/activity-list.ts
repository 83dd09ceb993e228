import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database/tables";
import type { ActivityKind } from "../ledger/audit";

/** Filter of a company's activity. An absent field does not filter. */
export type ActivityFilter = {
  readonly companyId: string;
  readonly from: Date;
  readonly until: Date;
  readonly kind: ActivityKind | undefined;
  readonly personId: string | undefined;
  readonly accountId: string | undefined;
};

/** An entry of the list: its time, and its seal as the bank stores it. */
export type Place = { readonly at: Date; readonly link: string };

type Entry = Place & {
  readonly id: string;
  readonly event: string;
  readonly kind: ActivityKind;
  readonly detail: string;
  readonly requestId: string | null;
  readonly person: string | null;
  readonly userName: string | null;
  readonly accountNumber: string | null;
};
export type ActivityEntry = Omit<Entry, "id">;

/** An entry as it was hashed, with the seal of the entry before it in the company's chain. */
export type SealedEntry = Entry & {
  /** ISO 8601 in UTC, to the microsecond. */
  readonly writtenAt: string;
  readonly personId: string | null;
  readonly previous: string;
};

/** Entries are counted up to this number, so that a page costs the same in any history. */
const COUNTED_MAX = 10_000;

/** Returns the entries after a place, the newest first, and how many there are. */
export async function activityPage(
  db: Connection,
  filter: ActivityFilter,
  { after, max }: { readonly after: Place | undefined; readonly max: number },
): Promise<{ readonly entries: readonly ActivityEntry[]; readonly count: number }> {
  const matching = sql`${matches(filter)} and ${after ? follows(filter, after) : sql`true`}`;
  const { rows } = await sql<ActivityEntry>`
    select ${shown} from audit a ${joined} where ${matching} order by a.at desc, a.id desc limit ${max}`.execute(db);
  const counted = await sql<{ count: string }>`
    select count(*) as count from (select from audit a where ${matching} limit ${COUNTED_MAX}) counted`.execute(db);
  return { entries: rows, count: Number(counted.rows[0]?.count) };
}

/** The entries of a file, without those that follow while it is written. */
export type ActivityRange = {
  readonly firstId: string;
  readonly lastId: string;
  readonly count: number;
  /** The seal of the last entry. */
  readonly head: string;
};

/**
 * Returns the range of a file; undefined without entries. Without filters it has all entries of the chain from the
 * first to the last one of the days, so that no link is missing.
 */
export async function activityRange(
  db: Connection,
  filter: ActivityFilter,
  max: number,
): Promise<ActivityRange | undefined> {
  const ends = await sql<{ firstId: string | null; lastId: string | null }>`
    select min(id) as "firstId", max(id) as "lastId"
      from (select id from audit a where ${matches(filter)} limit ${max + 1}) found`.execute(db);
  const { firstId, lastId } = ends.rows[0] ?? {};
  if (!firstId || !lastId) return undefined;
  const { rows } = await sql<{ count: string; head: string }>`
    select (select count(*) from audit a where ${inFile(filter, { firstId, lastId })}) as count,
           (select link from audit where id = ${lastId}) as head`.execute(db);
  return { firstId, lastId, count: Number(rows[0]?.count), head: rows[0]?.head ?? "" };
}

const ENTRIES_AT_ONCE = 1000;

/** Yields the entries of a file in the order of the chain, in parts. */
export async function* activityBatches(
  db: Connection,
  filter: ActivityFilter,
  { firstId, lastId }: Pick<ActivityRange, "firstId" | "lastId">,
): AsyncGenerator<readonly SealedEntry[]> {
  let next = BigInt(firstId);
  for (;;) {
    const { rows } = await sql<SealedEntry>`
      select ${shown}, a.user_id as "personId",
             to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "writtenAt",
             coalesce((select before.link from audit before where before.chain = a.chain and before.id < a.id
                        order by before.id desc limit 1), '') as previous
        from audit a ${joined}
       where ${inFile(filter, { firstId: `${next}`, lastId })}
       order by a.id limit ${ENTRIES_AT_ONCE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    next = BigInt(last.id) + 1n;
    yield rows;
  }
}

/** Whether the file has every entry of its days. */
export const isWhole = ({ kind, personId, accountId }: ActivityFilter): boolean => !kind && !personId && !accountId;

const shown = sql`a.id, a.at, a.event, a.kind, a.detail, a.request_id as "requestId", a.link,
  person.full_name as person, person.username as "userName", account.number as "accountNumber"`;
const joined = sql`left join users person on person.id = a.user_id
  left join ledger_accounts account on account.id = a.account_id`;

type Condition = RawBuilder<unknown>;
const all = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql.join(
    conditions.filter((each) => each !== undefined),
    sql` and `,
  );

const chosen = ({ companyId, kind, personId, accountId }: ActivityFilter): readonly (Condition | undefined)[] => [
  sql`a.chain = ${companyId}`,
  kind && sql`a.kind = ${kind}`,
  personId === undefined ? undefined : sql`a.user_id = ${personId}`,
  accountId === undefined ? undefined : sql`a.account_id = ${accountId}`,
];
const inDays = ({ from, until }: ActivityFilter): Condition => sql`a.at >= ${from} and a.at < ${until}`;
const matches = (filter: ActivityFilter): Condition => all([...chosen(filter), inDays(filter)]);

const inFile = (filter: ActivityFilter, { firstId, lastId }: Pick<ActivityRange, "firstId" | "lastId">): Condition =>
  all([...chosen(filter), sql`a.id between ${firstId} and ${lastId}`, isWhole(filter) ? undefined : inDays(filter)]);

/** A place of another company only has its time. */
const follows = ({ companyId }: ActivityFilter, { at, link }: Place): Condition => sql`(a.at, a.id) < (${at}, (
  select id from audit where chain = ${companyId} and at = ${at} and link = ${link}))`;
