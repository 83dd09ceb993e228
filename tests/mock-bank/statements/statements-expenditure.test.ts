import { beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../../contract/index";
import type { Database } from "../../../mock-bank/database/tables";
import { controlAccountIds } from "../../../mock-bank/ledger/control-accounts";
import { post } from "../../../mock-bank/ledger/post";
import { seed } from "../../../mock-bank/seed/seed";
import { setPasswordCost, trivialCost } from "../../../mock-bank/session/passwords";
import { expenditureOf } from "../../../mock-bank/statements/expenditure";
import { periodOf } from "../../../mock-bank/statements/period";
import { openCompany, signedIn } from "../../support/bank";
import { aCompanyOf } from "../../support/bank-customers";
import { onEachDatabase } from "../../support/bank-database";
import { aBank } from "../../support/each-bank";

setPasswordCost(trivialCost);

const march = { from: new Date("2026-03-01T00:00:00Z"), until: new Date("2026-04-01T00:00:00Z") };
const inMarch = new Date("2026-03-02T10:00:00Z");
const nothing = { FDT: 0n, MMT: 0n, BLP: 0n, PCL: 0n, OET: 0n };

onEachDatabase("Expenditure", (bank) => {
  it("expenditure is grouped by where the money went, with charges among the others (@S1-7-26)", async () => {
    const { own, pay } = await anAccount(bank.db);
    await pay({ "GIP-SETTLEMENT": 100n, "FEES-INCOME": 5n });
    await pay({ "ACH-CLEARING": 20n });
    await pay({ "WALLET-MTN": 30n, "E-LEVY": 1n });
    await pay({ "WALLET-TELECEL": 3n });
    await pay({ "GHANA-GOV": 40n });
    await pay({ SSNIT: 4n });
    await pay({ "PREPAID-CARDS": 50n });
    await pay({ "CASH-GHS": 7n });
    expect(await spent(bank.db, own)).toEqual({ FDT: 120n, MMT: 33n, BLP: 44n, PCL: 50n, OET: 13n });
  });

  it("expenditure counts debits posted within the period, including its first and last moment", async () => {
    const { own, pay } = await anAccount(bank.db);
    await pay({ "CASH-GHS": 1n }, new Date("2026-02-28T23:59:59.999Z"));
    await pay({ "CASH-GHS": 20n }, march.from);
    await pay({ "CASH-GHS": 300n }, new Date(march.until.getTime() - 1));
    await pay({ "CASH-GHS": 4000n }, march.until);
    await pay({ "CASH-GHS": -50_000n });
    expect(await spent(bank.db, own)).toEqual({ ...nothing, OET: 320n });
  });

  it("currency bought for a payment counts once, in the account's own currency", async () => {
    const { own, pay } = await anAccount(bank.db);
    const control = await controlAccountIds(bank.db);
    await pay({ "FX-POSITION-GHS": 1140n }, inMarch, [
      { accountId: control("FX-POSITION-USD"), amount: -100n, narration: "x" },
      { accountId: control("CASH-USD"), amount: 100n, narration: "x" },
    ]);
    expect(await spent(bank.db, own)).toEqual({ ...nothing, OET: 1140n });
  });

  it("an own transfer is a funds transfer of the paying account, and no expenditure of the receiving one", async () => {
    const accounts = [
      { currency: "GHS", balance: "100.00" },
      { currency: "GHS", balance: "0.00" },
    ] as const;
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts });
    const [current = "", savings = ""] = company.accounts;
    await company.people[0]?.transfer(current, savings, "12.50");
    expect(await spent(bank.db, await idOf(bank.db, current))).toEqual({ ...nothing, FDT: 1250n });
    expect(await spent(bank.db, await idOf(bank.db, savings))).toEqual(nothing);
  });
});

onEachDatabase("Expenditure of the seed", (bank) => {
  const now = new Date("2026-04-17T10:30:00Z");
  beforeAll(() => seed(bank.db, now));

  it("expenditure adds up to the debits of each account", async () => {
    const debits = await bank.db
      .selectFrom("journal_lines as line")
      .innerJoin("ledger_accounts as account", "account.id", "line.account_id")
      .where("kind", "=", "customer")
      .where("amount", "<", "0")
      .groupBy("account.id")
      .select("account.id")
      .select(({ fn }) => fn.sum<string>("amount").as("total"))
      .execute();
    expect(debits.length).toBeGreaterThan(4);
    for (const { id, total } of debits) {
      const kinds = await expenditureOf(bank.db, id, { from: new Date(0), until: now });
      expect([...kinds.values()].reduce((sum, one) => sum + one, 0n)).toBe(-BigInt(total));
    }
  });
});

describe("The call getCustomerExpenditure", () => {
  const bank = aBank();
  const days = { startDate: "01-03-2026", endDate: "31-03-2026" };

  it("the call answers all five kinds and their total, of the caller's own accounts only (@S1-7-26)", async () => {
    const company = await openCompany(bank.running);
    const accountNumber = company.accounts[0]?.accountNumber ?? "";
    const ama = await signedIn(bank.running, company, "Single");
    expect(await ama.call(bankApi.statements.expenditure, { accountNumber, ...days })).toMatchObject({
      code: 0,
      dashboardExpenditureList: ["FDT", "MMT", "BLP", "PCL", "OET"].map((txnType) => ({
        txnType,
        totalAmount: "0.00",
      })),
      totalAmount: "0.00",
    });
    const asked = (startDate: string, endDate: string) =>
      ama.call(bankApi.statements.search, { accountNumber, startDate, endDate });
    expect(await asked("01-01-0001", "31-12-9998")).toMatchObject({ code: 0 });
    expect(await asked("01-03-2026", "31-12-9999")).toMatchObject({ code: 1, description: "endDate: is no date." });
    expect(await asked("01-01-0000", "31-03-2026")).toMatchObject({ code: 1, description: "startDate: is no date." });
    const stranger = await signedIn(bank.running, await openCompany(bank.running), "Single");
    const refused = await stranger.call(bankApi.statements.expenditure, { accountNumber, ...days });
    expect(refused).toMatchObject({ code: 1, description: "accountNumber: Account not found" });
  });
});

it("A period consists of whole existing days in the right order", () => {
  expect(periodOf({ startDate: "01-03-2026", endDate: "31-03-2026" })).toEqual(march);
  expect(periodOf({ startDate: "31-02-2026", endDate: "31-03-2026" })).toMatchObject({
    description: "startDate: is no date.",
  });
  expect(periodOf({ startDate: "01-03-2026", endDate: "01-13-2026" })).toMatchObject({
    description: "endDate: is no date.",
  });
  const backwards = periodOf({ startDate: "02-03-2026", endDate: "01-03-2026" });
  expect(backwards).toMatchObject({ description: "Start date should not be greater than end date" });
});

const spent = async (db: Database, accountId: string) => Object.fromEntries(await expenditureOf(db, accountId, march));

const idOf = async (db: Database, number: string): Promise<string> => {
  const found = db.selectFrom("ledger_accounts").select("id").where("number", "=", number);
  return (await found.executeTakeFirstOrThrow()).id;
};

type Others = Parameters<typeof post>[1]["legs"];

/** Opens an account with enough money and returns a function that pays from it. */
async function anAccount(db: Database) {
  const { accounts } = await aCompanyOf(db, { people: [], accounts: [{ currency: "GHS", balance: "1000.00" }] });
  const own = await idOf(db, accounts[0] ?? "");
  const control = await controlAccountIds(db);
  const pay = async (to: Readonly<Record<string, bigint>>, at = inMarch, others: Others = []) => {
    const legs = Object.entries(to).map(([name, amount]) => ({ accountId: control(name), amount, narration: "x" }));
    const total = legs.reduce((sum, { amount }) => sum + amount, 0n);
    await post(db, {
      reference: crypto.randomUUID(),
      description: "Payment",
      at,
      legs: [{ accountId: own, amount: -total, narration: "x" }, ...legs, ...others],
    });
  };
  return { own, pay };
}
