import fc from "fast-check";
import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Connection } from "../../mock-bank/database/tables";
import { inTransaction } from "../../mock-bank/database/transaction";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { trialBalance } from "../../mock-bank/ledger/balances";
import { placeHold, releaseHold } from "../../mock-bank/ledger/holds";
import { journalOf } from "../../mock-bank/ledger/journal";
import { type Entry, post, postAll } from "../../mock-bank/ledger/post";
import { onBothDatabases } from "../support/bank-database";
import { aCompany, aRequest, availableOf, bookOf, controlAccountId } from "../support/bank-ledger";

const at = new Date("2026-03-02T09:00:00Z");
let serial = 0;
const moving = (amount: bigint, from: string, to: string): Entry => ({
  reference: `test-${++serial}`,
  description: "Test",
  at,
  legs: [
    { accountId: from, amount: -amount, narration: "out" },
    { accountId: to, amount, narration: "in" },
  ],
});

onBothDatabases("The ledger", (bank) => {
  let ada: string;
  let ben: string;
  let cash: string;

  beforeAll(async () => {
    const company = await aCompany(bank.db);
    [ada, ben] = await company.accounts(["GHS", "GHS"]);
    cash = await controlAccountId(bank.db, "CASH-GHS");
    expect(await inTransaction(bank.db, (tx) => post(tx, moving(100_000n, cash, ada)))).toBe("posted");
  });

  const commit = (work: (tx: Connection) => Promise<unknown>) => inTransaction(bank.db, work);

  it("available money is moved, and a debit beyond it is refused", async () => {
    expect(await commit((tx) => post(tx, moving(40_000n, ada, ben)))).toBe("posted");
    expect(await commit((tx) => post(tx, moving(60_001n, ada, ben)))).toBe("insufficientFunds");
    expect([await bookOf(bank.db, ada), await bookOf(bank.db, ben)]).toEqual([60_000n, 40_000n]);
  });

  it("a batch is posted whole or not at all", async () => {
    const batch = [moving(50_000n, ada, ben), moving(20_000n, ada, ben)];
    expect(await commit((tx) => postAll(tx, batch))).toBe("insufficientFunds");
    expect(await bookOf(bank.db, ada)).toBe(60_000n);
  });

  it("an entry is stored with its description and time, and each line with its narration and the balance after it", async () => {
    const before = { ada: await bookOf(bank.db, ada), ben: await bookOf(bank.db, ben) };
    const entry = moving(25n, ada, ben);
    await commit((tx) => post(tx, entry));
    const { rows } = await sql`
      select e.description, e.posted_at, e.request_id, l.account_id, l.amount, l.balance_after, l.narration
        from journal_entries e join journal_lines l on l.entry_id = e.id
       where e.reference = ${entry.reference} order by l.id`.execute(bank.db);
    const stored = { description: "Test", posted_at: at, request_id: null };
    expect(rows).toEqual([
      { ...stored, account_id: ada, amount: "-25", balance_after: `${before.ada - 25n}`, narration: "out" },
      { ...stored, account_id: ben, amount: "25", balance_after: `${before.ben + 25n}`, narration: "in" },
    ]);
  });

  it("the entries of a request are read in the order of their posting, with account, amount and balance", async () => {
    const [empty] = await (await aCompany(bank.db)).accounts(["GHS"]);
    const undone = bank.db.transaction().execute(async (tx) => {
      const requestId = await aRequest(tx, empty);
      expect(await journalOf(tx, requestId)).toEqual([]);
      const first = { ...moving(12_50n, cash, empty), requestId };
      const second = { ...moving(2_50n, empty, cash), requestId };
      await postAll(tx, [first, second]);
      const journal = await journalOf(tx, requestId);
      const cashLines = (narration: string, amount: string) =>
        expect.objectContaining({ account: "CASH-GHS", currency: "GHS", amount, narration });
      const emptyLines = { account: expect.any(String), currency: "GHS" };
      const entry = { description: "Test", postedAt: at };
      expect(journal).toEqual([
        {
          ...entry,
          reference: first.reference,
          lines: [
            cashLines("out", "-12.50"),
            { ...emptyLines, amount: "12.50", balanceAfter: "12.50", narration: "in" },
          ],
        },
        {
          ...entry,
          reference: second.reference,
          lines: [{ ...emptyLines, amount: "-2.50", balanceAfter: "10.00", narration: "out" }, cashLines("in", "2.50")],
        },
      ]);
      throw new Error("Undo");
    });
    await expect(undone).rejects.toThrow("Undo");
  });

  it("a batch of more entries than one statement takes is posted whole and in order", async () => {
    const before = await bookOf(bank.db, ben);
    const batch = Array.from({ length: 1_001 }, () => moving(1n, cash, ben));
    expect(await commit((tx) => postAll(tx, batch))).toBe("posted");
    expect(await bookOf(bank.db, ben)).toBe(before + 1_001n);
    const { rows } = await sql<{ reference: string }>`
      select e.reference from journal_entries e join journal_lines l on l.entry_id = e.id
       where l.account_id = ${ben} order by l.id desc limit 1001`.execute(bank.db);
    expect(rows.map(({ reference }) => reference).reverse()).toEqual(batch.map(({ reference }) => reference));
  });

  it("an entry of an account that does not exist is refused", async () => {
    await expect(commit((tx) => post(tx, moving(1n, ada, "999999999")))).rejects.toThrow(/account that does not exist/);
  });

  it("a reference is posted once", async () => {
    const twice = moving(1n, ada, ben);
    await commit((tx) => post(tx, twice));
    await expect(commit((tx) => post(tx, twice))).rejects.toThrow(/reference/);
  });

  it("an entry without a balance, or with fewer than two lines, is refused", async () => {
    const { legs, ...entry } = moving(500n, ada, ben);
    const lopsided = { ...entry, legs: legs.map((leg) => ({ ...leg, amount: leg.amount < 0n ? -499n : 500n })) };
    await expect(commit((tx) => post(tx, lopsided))).rejects.toThrow(/does not balance/);
    await expect(commit((tx) => post(tx, { ...entry, legs: legs.slice(0, 1) }))).rejects.toThrow(/does not balance/);
    await expect(commit((tx) => post(tx, { ...entry, legs: [] }))).rejects.toThrow(/does not balance/);
  });

  it("each currency of an entry balances by itself", async () => {
    const dollars = await controlAccountId(bank.db, "CASH-USD");
    await expect(commit((tx) => post(tx, moving(500n, ada, dollars)))).rejects.toThrow(/does not balance/);
  });

  it("posted entries and sent messages cannot be changed", async () => {
    const rewriting = {
      journal_entries: "description",
      journal_lines: "narration",
      audit: "detail",
      decisions: "reason",
    };
    for (const [table, column] of Object.entries(rewriting)) {
      await expect(sql`delete from ${sql.table(table)}`.execute(bank.db)).rejects.toThrow(/append-only/);
      const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Something else'`;
      await expect(update.execute(bank.db)).rejects.toThrow(/append-only/);
    }
  });

  it("a customer cannot be overdrawn, even by code without a check of its own", async () => {
    const careless = sql`update ledger_accounts set book = -1 where id = ${ada}`;
    await expect(careless.execute(bank.db)).rejects.toThrow(/customers_never_overdraw/);
  });

  it("money is held once and released once", async () => {
    const requestId = await aRequest(bank.db, ada);
    const before = await availableOf(bank.db, ada);
    const hold = { accountId: ada, requestId, amount: 10_000n, at };
    expect(await commit((tx) => placeHold(tx, hold))).toBe("held");
    expect(await availableOf(bank.db, ada)).toBe(before - 10_000n);
    expect(await commit((tx) => post(tx, moving(before, ada, ben)))).toBe("insufficientFunds");
    expect(await commit((tx) => placeHold(tx, { ...hold, amount: before }))).toBe("insufficientFunds");
    await expect(commit((tx) => placeHold(tx, hold))).rejects.toThrow(/one_open_hold/);
    await commit((tx) => releaseHold(tx, requestId, at));
    await commit((tx) => releaseHold(tx, requestId, at));
    expect(await availableOf(bank.db, ada)).toBe(before);
  });

  it("random operations neither create nor lose money, and overdraw no customer", async () => {
    const company = await aCompany(bank.db);
    const accounts = await company.accounts(["GHS", "GHS", "GHS", "GHS"]);
    const [first] = accounts;
    await commit((tx) => post(tx, moving(100n, cash, first)));
    const account = fc.integer({ min: 0, max: 3 });
    const transfer = fc
      .record({ from: account, to: account, amount: fc.bigInt({ min: 1n, max: 130n }) })
      .filter(({ from, to }) => from !== to);
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 8 }), async (transfers) => {
        for (const { from, to, amount } of transfers) {
          const source = accounts[from] ?? first;
          const funds = await bookOf(bank.db, source);
          const outcome = await commit((tx) => post(tx, moving(amount, source, accounts[to] ?? first)));
          expect(outcome).toBe(amount <= funds ? "posted" : "insufficientFunds");
        }
        const books = await Promise.all(accounts.map((id) => bookOf(bank.db, id)));
        expect(books.reduce((sum, book) => sum + book)).toBe(100n);
        expect(books.every((book) => book >= 0n)).toBe(true);
      }),
      { numRuns: 25 },
    );
    expect((await trialBalance(bank.db)).every(({ balanced }) => balanced)).toBe(true);
  });

  it("changed books are reported", async () => {
    await bank.db
      .transaction()
      .execute(async (tx) => {
        await sql`update ledger_accounts set book = book + 5 where id = ${ben}`.execute(tx);
        expect(await auditLedger(tx)).toEqual(
          expect.arrayContaining([expect.stringContaining("all books of a currency sum to zero")]),
        );
        throw new Error("Undo");
      })
      .catch((error: Error) => expect(error.message).toBe("Undo"));
  });
});
