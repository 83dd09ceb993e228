import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { seed } from "../../mock-bank/companies/seed";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { setPasswordCost, trivialCost } from "../../mock-bank/session/passwords";
import { onEachDatabase } from "../support/bank-database";

/** What a thief with the database's password could do, and the rule that tells it. */
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
  ["a day's payments are forgotten", "counts toward a day's limit", sql`update daily_payments set cedi_value = 0`],
  ["the story of a payment is hidden", "told in the audit", sql`delete from audit where event = 'executed'`],
  ["the audit is rewritten", "no row of the audit", sql`update audit set detail = 'Nothing happened' where id = 5`],
  ["the audit's end is cut off", "at its end", sql`delete from audit where id = (select max(id) from audit)`],
];

onEachDatabase("The audit of the books", (bank) => {
  beforeAll(() => {
    setPasswordCost(trivialCost);
    return seed(bank.db, new Date("2026-04-17T10:30:00Z"));
  });

  it.each(tampering)("tells when %s", async (_, rule, statement) => {
    const undone = bank.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await statement.execute(tx);
      expect(await auditLedger(tx)).toEqual(expect.arrayContaining([expect.stringContaining(rule)]));
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });

  it("tells of an overdrawn customer, which the database itself refuses first", async () => {
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

  it("leaves the history out of a ledger that is too long to read", async () => {
    const undone = bank.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update journal_lines set balance_after = balance_after + 1`.execute(tx);
      expect(await auditLedger(tx, { linesMax: 10 })).toEqual([]);
      expect(await auditLedger(tx, { linesMax: 10_000 })).not.toEqual([]);
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });
});
