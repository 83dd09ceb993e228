import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { type AuditBounds, auditLedger, auditRules, auditWithin } from "../../mock-bank/ledger/audit-ledger";
import { seed } from "../../mock-bank/seed/seed";
import { setPasswordCost, trivialCost } from "../../mock-bank/session/passwords";
import { onBothDatabases } from "../support/bank-database";

/** Changes that a thief with the database's password could make, and the rule of the audit that reports each. */
const aUser = sql`(select id from users limit 1)`;
const tampering: readonly [deed: string, rule: string, statement: ReturnType<typeof sql>][] = [
  [
    "one line of an entry is raised",
    "which sum to zero",
    sql`update journal_lines set amount = amount + 1 where id = 1`,
  ],
  [
    "an entry loses its lines",
    "at least two lines",
    sql`delete from journal_lines where entry_id = (select max(id) from journal_entries)`,
  ],
  [
    "an account is given money",
    "all books of a currency sum to zero",
    sql`update ledger_accounts set book = book + 500 where number = '1020304050607'`,
  ],
  [
    "money is shifted between accounts without a line",
    "an account's book is the sum of its lines",
    sql`update ledger_accounts set book = book + case number when '1020304050607' then 5 else -5 end
         where number in ('1020304050607', '1020304060606')`,
  ],
  [
    "a statement's running balance is changed",
    "each line continues the balance",
    sql`update journal_lines set balance_after = balance_after + 1 where id = 40`,
  ],
  [
    "notices leave out payments with charges",
    "in exactly one notice",
    sql`do $$ begin
          alter view notices rename to all_notices;
          create view notices as select * from all_notices where charges = 0;
        end $$`,
  ],
  [
    "notices are shown twice",
    "in exactly one notice",
    sql`do $$ begin
          alter view notices rename to all_notices;
          create view notices as select * from all_notices union all select * from all_notices where amount < 0;
        end $$`,
  ],
  [
    "notices forget charges",
    "in exactly one notice",
    sql`do $$ begin
          alter view notices rename to all_notices;
          create view notices as
            select id, entry_id, account_id, company_id, posted_at, amount, 0::bigint as charges, balance from all_notices;
        end $$`,
  ],
  ["money is held for nothing", "open holds", sql`update ledger_accounts set held = 1 where number = '1020304050607'`],
  [
    "a request is called executed that moved nothing",
    "a request is posted when, and only when",
    sql`update requests set executed_at = now() where status = 'PENDING'`,
  ],
  [
    "an executed request is called rejected",
    "a request is posted when, and only when",
    sql`update requests set status = 'REJECTED' where status = 'APPROVED'`,
  ],
  [
    "an executed request is made smaller",
    "took its amount and charges",
    sql`update requests set amount = amount - 1 where status = 'APPROVED'`,
  ],
  [
    "somebody approved their own request",
    "nobody decides a request of their own",
    sql`update decisions set user_id = r.created_by from requests r
         where r.id = request_id and r.approvals_needed = 1`,
  ],
  [
    "an approval is taken away",
    "all the approvals that it needs",
    sql`delete from decisions where request_id in (select id from requests where approvals_needed = 2 and status = 'APPROVED')`,
  ],
  [
    "what a request is to move loses a fraction",
    "amounts are whole minor units",
    sql`update requests set legs = jsonb_set(legs::jsonb, '{0,amount}', '"-100.5"') where status = 'PENDING'`,
  ],
  [
    "a column can hold a part of a minor unit",
    "column bank_clock.part: amounts are whole minor units",
    sql`alter table bank_clock add column part numeric`,
  ],
  [
    "a partitioned table has a column of a domain of fractions",
    "column prices.price: amounts are whole minor units",
    sql`do $$ begin
          create domain fraction as numeric;
          create table prices (price fraction) partition by list (price);
        end $$`,
  ],
  [
    "a request is to take more than the customer was told",
    "what a request is to move balances",
    sql`update requests set amount = amount - 1 where status = 'PENDING'`,
  ],
  ["a bulk loses its rows", "a bulk has the rows that it says", sql`update requests set row_count = 2`],
  [
    "a payment is called under way that set nothing aside",
    "what is under way has left its source account",
    sql`update requests set status = 'PROCESSING' where status = 'PENDING'`,
  ],
  [
    "money stays set aside for a request that was rejected",
    "nothing is set aside for a request that has ended",
    sql`insert into holds (account_id, request_id, amount, placed_at)
        select source_account_id, id, amount, now() from requests where status = 'REJECTED'`,
  ],
  [
    "a rejected request is called recalled",
    "a request has ended once",
    sql`update requests set status = 'RECALLED' where status = 'REJECTED'`,
  ],
  [
    "a request was decided by somebody who may only look",
    "only who may ask asks",
    sql`update users set role = 'Viewer' where id in (select user_id from decisions)`,
  ],
  [
    "a schedule ran twice at one moment",
    "a schedule has run once at each of its moments",
    sql`update requests set schedule_id = 'S1', approvals_needed = 0, created_at = now() where status = 'APPROVED'`,
  ],
  [
    "a company pays more in a day than it may",
    "no company pays more in a day than its limit",
    sql`update companies set limit_per_day = 1`,
  ],
  [
    "a payment is decided after it was paid",
    "what is paid was decided before",
    sql`update requests set decided_at = executed_at + interval '1 second' where executed_at is not null`,
  ],
  [
    "a repeated call would be answered with somebody else's payment",
    "an answer that is kept for a repeated call",
    sql`insert into idempotency (user_id, key, call_hash, answer, created_at)
        values (${aUser}, 'stolen-key', 'hash', '{"transactionId":"none"}', now())`,
  ],
  [
    "a code was used after it expired",
    "a code was used by its user",
    sql`insert into one_time_codes (user_id, device_id, is_known_device, purpose, code_hash, tries_left, created_at, expires_at, verified_at, consumed_at)
        values (${aUser}, 'device', true, 'signIn', 'hash', 3, now(), now(), now(), now() + interval '1 second')`,
  ],
  [
    "a request is moved to another company",
    "nothing of one company belongs to another",
    sql`update requests set company_id = (select max(id) from companies c where c.id <> requests.company_id)`,
  ],
  ["a day's payments are forgotten", "counts toward a day's limit", sql`update daily_payments set cedi_value = 0`],
  ["the story of a payment is hidden", "told in the audit", sql`delete from audit where event = 'executed'`],
  ["the audit is rewritten", "no row of the audit", sql`update audit set detail = 'Nothing happened' where id = 5`],
  ["the audit's end is cut off", "at its end", sql`delete from audit where id = (select max(id) from audit)`],
];

onBothDatabases("The audit of the books", (bank) => {
  beforeAll(() => {
    setPasswordCost(trivialCost);
    return seed(bank.db, new Date("2026-04-17T10:30:00Z"));
  });

  it.each(tampering)("the audit reports when %s", async (_, rule, statement) => {
    const undone = bank.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await statement.execute(tx);
      expect(await auditLedger(tx)).toEqual(expect.arrayContaining([expect.stringContaining(rule)]));
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });

  it("the audit reports a deliberate breach of each of its rules", () => {
    const broken = [...tampering.map(([, rule]) => rule), "no customer is overdrawn"];
    expect(auditRules.filter(({ rule }) => !broken.some((words) => rule.includes(words)))).toEqual([]);
  });

  it("the audit reports an overdrawn customer, which the database itself refuses first", async () => {
    const overdrawn = sql`update ledger_accounts set book = -1 where number = '1020304050607'`;
    await expect(overdrawn.execute(bank.db)).rejects.toThrow(/customers_never_overdraw/);
    const undone = bank.db.transaction().execute(async (tx) => {
      await sql`alter table ledger_accounts drop constraint customers_never_overdraw`.execute(tx);
      await overdrawn.execute(tx);
      expect(await auditLedger(tx)).toContain("account 1020304050607: no customer is overdrawn");
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });

  it.each<[string, keyof AuditBounds, ReturnType<typeof sql>]>([
    ["the journal", "linesMax", sql`update journal_lines set balance_after = balance_after + 1`],
    ["the history of requests", "eventsMax", sql`update audit set detail = 'Nothing'`],
  ])("a bounded audit skips %s if it is too long, and reports that", async (_, bound, tampered) => {
    const undone = bank.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await tampered.execute(tx);
      const enough = { linesMax: 10_000, eventsMax: 10_000, noticedLinesMax: 10_000 };
      expect(await auditWithin(tx, { ...enough, [bound]: 10 })).toEqual({ violations: [], isWhole: false });
      expect(await auditWithin(tx, enough)).toEqual({
        violations: expect.arrayContaining([expect.any(String)]),
        isWhole: true,
      });
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });

  it("an audit of a long history leaves out the notices, and is still whole, because they are not stored", async () => {
    const bounds = { linesMax: 10_000, eventsMax: 10_000, noticedLinesMax: 10 };
    const undone = bank.db.transaction().execute(async (tx) => {
      await sql`alter view notices rename to all_notices`.execute(tx);
      await sql`create view notices as select * from all_notices where charges = 0`.execute(tx);
      expect(await auditWithin(tx, bounds)).toEqual({ violations: [], isWhole: true });
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });
});
