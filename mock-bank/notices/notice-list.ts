import { type RawBuilder, sql } from "kysely";
import type { Caller } from "../core/handler";
import type { Connection } from "../database/tables";
import { oneLine } from "../documents/xml";
import type { Minor } from "../ledger/minor-units";
import { type Counterparty, counterpartyOf, journalFactsOf, kindOf } from "../statements/bookings";

/** A debit or credit of an account, with its charges: the lines that one journal entry has posted to the account. */
export type Notice = {
  readonly id: string;
  readonly accountNumber: string;
  readonly currency: string;
  readonly isCredit: boolean;
  /** The kind of the payment, in words. */
  readonly title: string;
  readonly at: Date;
  readonly reference: string;
  /** The request of the same company that led to it. */
  readonly requestId: string | undefined;
  readonly counterparty: Counterparty;
  readonly narration: string;
  readonly amount: Minor;
  readonly charges: Minor;
  /** Book balance of the account afterwards. */
  readonly balance: Minor;
  readonly isRead: boolean;
};

type Reader = Pick<Caller, "companyId" | "userId">;
type Row = {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly description: string;
  readonly posted_at: Date;
  readonly reference: string;
  readonly request_id: string | null;
  readonly narration: string;
  readonly amount: string;
  readonly charges: string;
  readonly balance: string;
  readonly is_read: boolean;
};

/** Greater than any id of a line. */
const AFTER_ALL = `${Number.MAX_SAFE_INTEGER}`;

/** Returns the newest notices of a company's accounts, or the newest of those before `before`. */
export async function newestNotices(
  db: Connection,
  { companyId, userId }: Reader,
  { before = AFTER_ALL, max }: { readonly before?: string | undefined; readonly max: number },
): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    select ${noticeFields},
           picked.id <= coalesce(mark.read_to, 0) or ${isOwnPayment(sql`picked.entry_id`, userId)} as is_read
      from ledger_accounts account
      cross join lateral (
        select * from notices
         where account_id = account.id and id < ${before} order by id desc limit ${max}) picked
      ${factsOfPicked}
      left join notice_marks mark on mark.user_id = ${userId} and mark.account_id = account.id
     where account.company_id = ${companyId}
     order by picked.id desc limit ${max}`.execute(db);
  return noticesOf(db, rows);
}

/** Returns the next notices of an account after `after`, the oldest first. */
export async function nextNotices(
  db: Connection,
  accountId: string,
  { after, max }: { readonly after: string; readonly max: number },
): Promise<Notice[]> {
  const { rows } = await sql<Row>`
    select ${noticeFields}, false as is_read
      from (select * from notices where account_id = ${accountId} and id > ${after} order by id limit ${max}) picked
      join ledger_accounts account on account.id = picked.account_id
      ${factsOfPicked}
     order by picked.id`.execute(db);
  return noticesOf(db, rows);
}

/** Whether the user has asked for the payment, or has approved it, so that it is no news. Runs of schedules are news. */
const isOwnPayment = (entryId: RawBuilder<unknown>, userId: string) => sql<boolean>`exists (
  select from journal_entries made join requests request on request.id = made.request_id
   where made.id = ${entryId} and request.schedule_id is null and (request.created_by = ${userId} or exists (
     select from decisions decision
      where decision.request_id = request.id and decision.user_id = ${userId} and decision.decision = 'APPROVE')))`;

const noticeFields = sql`
  picked.id, account.number, account.currency, entry.description, picked.posted_at, entry.reference,
  own.id as request_id, line.narration, picked.amount, picked.charges, picked.balance`;
const factsOfPicked = sql`
  join journal_entries entry on entry.id = picked.entry_id
  join journal_lines line on line.id = picked.id
  left join requests own on own.id = entry.request_id and own.company_id = account.company_id`;

async function noticesOf(db: Connection, rows: readonly Row[]): Promise<Notice[]> {
  const ids = rows.map(({ id }) => id);
  const facts = new Map((await journalFactsOf(db, ids)).map((each) => [each.id, each]));
  return rows.map((row) => {
    const found = facts.get(row.id);
    const isCharge = found !== undefined && kindOf(found) !== "payment";
    const moved = BigInt(row.amount) || -BigInt(row.charges);
    return {
      id: row.id,
      accountNumber: row.number,
      currency: row.currency,
      isCredit: moved > 0n,
      title: isCharge ? `${row.description}: charges` : row.description,
      at: row.posted_at,
      reference: row.reference,
      requestId: row.request_id ?? undefined,
      counterparty: found && !isCharge ? counterpartyOf(found) : {},
      narration: oneLine(row.narration),
      amount: moved < 0n ? -moved : moved,
      charges: isCharge ? 0n : BigInt(row.charges),
      balance: BigInt(row.balance),
      isRead: row.is_read,
    };
  });
}

export const UNREAD_MAX = 100;

/**
 * Counts the unread notices without those of the user's own payments, among the newest {@link UNREAD_MAX} of each
 * account. Also returns the newest notice of each account.
 */
export async function unreadNotices(
  db: Connection,
  { companyId, userId }: Reader,
): Promise<{ readonly unread: number; readonly newest: readonly string[] }> {
  const { rows } = await sql<{ newest: string; unread: string }>`
    select newest.id as newest, unread.count as unread
      from ledger_accounts account
      left join notice_marks mark on mark.user_id = ${userId} and mark.account_id = account.id
      cross join lateral (select id from notices where account_id = account.id order by id desc limit 1) newest
      cross join lateral (
        select count(*) from (
          select entry_id from notices where account_id = account.id and id > coalesce(mark.read_to, 0)
           order by id desc limit ${UNREAD_MAX}) newer
         where not ${isOwnPayment(sql`newer.entry_id`, userId)}) unread
     where account.company_id = ${companyId}
     order by newest.id desc`.execute(db);
  const unread = rows.reduce((sum, row) => sum + Number(row.unread), 0);
  return { unread: Math.min(unread, UNREAD_MAX), newest: rows.map(({ newest }) => newest) };
}

/**
 * Marks the notices of the company's accounts as read up to these. Other companies' notices are ignored. Older ones
 * change nothing.
 */
export async function markRead(
  tx: Connection,
  { companyId, userId }: Reader,
  newest: readonly string[],
): Promise<void> {
  await sql`
    insert into notice_marks (user_id, account_id, read_to)
    select ${userId}, line.account_id, max(line.id)
      from journal_lines line join ledger_accounts account on account.id = line.account_id
     where line.id = any(${newest}::bigint[]) and account.company_id = ${companyId}
     group by line.account_id
    on conflict (user_id, account_id) do update
       set read_to = greatest(notice_marks.read_to, excluded.read_to)`.execute(tx);
}
