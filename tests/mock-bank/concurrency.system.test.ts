import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Role } from "../../mock-bank/core/handler";
import { inTransaction } from "../../mock-bank/database/transaction";
import { trialBalance } from "../../mock-bank/ledger/balances";
import { post } from "../../mock-bank/ledger/post";
import { aCompanyOf, bankTime, type Customer, type Outcome, type Ready } from "../support/bank-customers";
import { type BankUnderTest, onPostgres } from "../support/bank-database";
import { aCompany, bookOf, controlAccountId } from "../support/bank-ledger";

const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const many = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const times = (count: number, role: Role): Role[] => many(count, () => role);

/** Makes all calls in parallel. */
const atOnce = (ready: readonly Ready[]): Promise<Outcome[]> => Promise.all(ready.map((call) => call()));
const succeeded = (outcomes: readonly Outcome[]): Outcome[] => outcomes.filter(({ answer }) => answer);
const wordsOf = (outcomes: readonly Outcome[]): string[] =>
  [...new Set(outcomes.flatMap(({ refused }) => refused ?? []))].sort();

onPostgres("At the same instant, whoever asks the ledger", (bank) => {
  let serial = 0;
  const moved = (amount: bigint, from: string, to: string) =>
    inTransaction(bank.db, (tx) =>
      post(tx, {
        reference: `race-${++serial}`,
        description: "Race",
        at: bankTime,
        legs: [
          { accountId: from, amount: -amount, narration: "out" },
          { accountId: to, amount, narration: "in" },
        ],
      }),
    );

  it("forty debits of 100 from 1,000 in parallel: ten are posted", async () => {
    const cash = await controlAccountId(bank.db, "CASH-GHS");
    const [account] = await (await aCompany(bank.db)).accounts(["GHS"]);
    await moved(1000n, cash, account);
    const outcomes = await Promise.all(many(40, () => moved(100n, account, cash)));
    expect(outcomes.filter((outcome) => outcome === "posted")).toHaveLength(10);
    expect(await bookOf(bank.db, account)).toBe(0n);
  });

  it("companies that pay each other in both directions never wait for each other in a circle", async () => {
    const cash = await controlAccountId(bank.db, "CASH-GHS");
    const [one] = await (await aCompany(bank.db)).accounts(["GHS"]);
    const [other] = await (await aCompany(bank.db)).accounts(["GHS"]);
    for (const account of [one, other]) await moved(10_000n, cash, account);
    const outcomes = await Promise.all(
      many(200, (index) => (index % 2 === 0 ? moved(3n, one, other) : moved(3n, other, one))),
    );
    expect(outcomes.every((outcome) => outcome === "posted")).toBe(true);
    expect([await bookOf(bank.db, one), await bookOf(bank.db, other)]).toEqual([10_000n, 10_000n]);
    expect(await deadlocks(bank)).toBe(0);
  });
});

onPostgres("At the same instant", (bank) => {
  it("two approvals that are both needed lead to one execution, in either order", async () => {
    const company = await aCompanyOf(bank.db, {
      people: ["Initiator", ...times(4, "Authorizer")],
      accounts: [ghs("1000.00"), ghs("0.00")],
      policy: { secondApproverFrom: "1.00" },
    });
    const [kofi, ...authorizers] = company.people as [Customer, ...Customer[]];
    const [current, savings] = company.accounts as [string, string];
    const id = await kofi.ask(current, savings, "100.00");
    const outcomes = await atOnce(await Promise.all(authorizers.map((authorizer) => authorizer.readyToApprove(id))));
    expect(succeeded(outcomes)).toHaveLength(2);
    expect(await company.books()).toEqual(["900.00", "100.00"]);
  });

  it("two payments to one wallet share the E-Levy allowance, and one that showed another levy is refused", async () => {
    const company = await aCompanyOf(bank.db, {
      people: times(2, "Single"),
      accounts: [ghs("10000.00"), ghs("10000.00")],
    });
    const [ama, esi] = company.people as [Customer, Customer];
    const [current, savings] = company.accounts as [string, string];
    for (let round = 0; round < 10; round++) {
      const payment = { wallet: `024412${3000 + round}`, amount: "90.00" };
      const outcomes = await atOnce([
        await ama.readyToPayWallet({ ...payment, from: current }),
        await esi.readyToPayWallet({ ...payment, from: savings }),
      ]);
      expect(succeeded(outcomes)).toHaveLength(1);
      expect(wordsOf(outcomes)).toEqual(["eLevyCharge: is not the E-Levy on this payment. Please look it up again."]);
    }
    expect(await deadlocks(bank)).toBe(0);
  });

  it("a hundred payments in both directions neither block each other nor lose a pesewa", async () => {
    const company = await aCompanyOf(bank.db, {
      people: times(20, "Single"),
      accounts: [ghs("5000.00"), ghs("5000.00")],
    });
    const [current, savings] = company.accounts as [string, string];
    const watching = { isOn: true };
    const watched = watch(bank, watching);
    for (let round = 0; round < 5; round++) {
      const ready = await Promise.all(
        company.people.map((payer, index) =>
          index % 2 === 0
            ? payer.readyToTransfer(current, savings, "7.00")
            : payer.readyToTransfer(savings, current, "7.00"),
        ),
      );
      expect(succeeded(await atOnce(ready))).toHaveLength(20);
    }
    watching.isOn = false;
    expect(await watched).toBeGreaterThan(0);
    expect(await company.books()).toEqual(["5000.00", "5000.00"]);
    expect(await deadlocks(bank)).toBe(0);
  });
});

/** Returns how often the server resolved a deadlock, which a fixed order of locks prevents. */
async function deadlocks({ db }: BankUnderTest): Promise<number> {
  const found = sql<{ deadlocks: string }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return Number((await found).rows[0]?.deadlocks);
}

/** Checks repeatedly, while money moves, that the books balance. */
async function watch(bank: BankUnderTest, watching: { isOn: boolean }) {
  let looks = 0;
  while (watching.isOn) {
    const currencies = await inTransaction(bank.db, (tx) => trialBalance(tx));
    if (currencies.some(({ balanced }) => !balanced)) throw new Error("The books did not balance");
    looks++;
  }
  return looks;
}
