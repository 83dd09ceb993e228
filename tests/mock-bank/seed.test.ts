import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLedger } from "../../mock-bank/ledger/audit-ledger";
import { HISTORY_DAYS } from "../../mock-bank/seed/habits";
import { SEED_PASSWORD } from "../../mock-bank/seed/people";
import { seed } from "../../mock-bank/seed/seed";
import { voltaAccounts } from "../../mock-bank/seed/volta-history";
import { setPasswordCost, trivialCost, verifyPassword } from "../../mock-bank/session/passwords";
import { onEachDatabase } from "../support/bank-database";

const now = new Date("2026-04-17T10:30:00Z");
const MILLISECONDS_OF_DAY = 86_400_000;

setPasswordCost(trivialCost);

onEachDatabase("The seed", (bank) => {
  beforeAll(() => seed(bank.db, now));

  it("the seed holds the personas that the training needs", async () => {
    const users = await bank.db.selectFrom("users").selectAll().orderBy("username").execute();
    const told = users.map(({ username, role, active, must_change_password }) =>
      [username, role, active ? "" : "inactive", must_change_password ? "new" : ""].join(" ").trim(),
    );
    expect(told).toEqual([
      "abena.dormant Single inactive",
      "adjoa.sarpong Authorizer",
      "akua.limited Single",
      "ama.mensah Single",
      "efua.asante Authorizer",
      "esi.darko Initiator & Authorizer",
      "kofi.boateng Initiator",
      "kwame.newman Initiator  new",
      "selorm.agbeko Single",
      "yaw.owusu Viewer",
    ]);
    expect(users.find(({ username }) => username === "akua.limited")?.menus).toEqual(["Dashboard", "Transfers"]);
    expect(await verifyPassword(SEED_PASSWORD, users[0]?.password_hash)).toBe(true);
  });

  it("the seed holds five accounts of Adom in three currencies, each with history", async () => {
    const accounts = await bank.db
      .selectFrom("ledger_accounts as account")
      .innerJoin("companies", "companies.id", "account.company_id")
      .innerJoin("journal_lines as line", "line.account_id", "account.id")
      .where("companies.name", "=", "Adom Trading Ltd")
      .groupBy("account.id")
      .orderBy("account.position")
      .select(["account.currency", "account.number"])
      .select(({ fn }) => [fn.countAll<string>().as("lines"), fn.min("line.posted_at").as("since")])
      .execute();
    expect(accounts.map(({ currency }) => currency)).toEqual(["GHS", "GHS", "GHS", "USD", "EUR"]);
    for (const { number, lines, since } of accounts) {
      expect(number).toMatch(/^\d{13}$/);
      expect(Number(lines)).toBeGreaterThan(5);
      expect(now.getTime() - since.getTime()).toBeGreaterThan(HISTORY_DAYS * MILLISECONDS_OF_DAY);
    }
  });

  it("each seeded account has sixty days of movements that a statement shows, and their sum is its balance", async () => {
    const { rows } = await sql<{ number: string; book: string; kinds: string; lines: string }>`
      select a.number, a.book, count(l.id) as lines, count(distinct l.narration) as kinds
        from ledger_accounts a join journal_lines l on l.account_id = a.id
       where a.kind = 'customer' group by a.id order by a.number`.execute(bank.db);
    expect(rows.length).toBe(7);
    const booked = new Map(rows.map(({ number, book }) => [number, BigInt(book)]));
    for (const { number, today } of Object.values(voltaAccounts)) expect(booked.get(number)).toBe(today);
    for (const { lines, kinds } of rows) {
      expect(Number(lines)).toBeGreaterThanOrEqual(12);
      expect(Number(kinds)).toBeGreaterThanOrEqual(5);
    }
  });

  it("the seed holds requests in every status of single requests", async () => {
    const rows = await bank.db.selectFrom("requests").select("status").distinct().orderBy("status").execute();
    expect(rows.map(({ status }) => status)).toEqual([
      "APPROVED",
      "FAILED",
      "IN_PROGRESS",
      "PENDING",
      "RECALLED",
      "REJECTED",
    ]);
  });

  it("the seed holds transactions that a schedule made, which reports show with the schedule's ID", async () => {
    const runs = await bank.db
      .selectFrom("requests")
      .innerJoin("schedules", "schedules.id", "requests.schedule_id")
      .select(["requests.status as request", "schedules.status as schedule"])
      .execute();
    expect(runs).toHaveLength(4);
    for (const run of runs) expect(run).toEqual({ request: "APPROVED", schedule: "DELETED" });
  });

  it("the seed ends in the past: nothing is posted or requested after the moment of seeding", async () => {
    const { rows } = await sql<{ late: string }>`
      select (select count(*) from journal_lines where posted_at > ${now})
           + (select count(*) from requests where created_at > ${now} or decided_at > ${now})
           + (select count(*) from audit where at > ${now}) as late`.execute(bank.db);
    expect(rows).toEqual([{ late: "0" }]);
  });

  it("the seed stays within its own limits", async () => {
    const days = await bank.db.selectFrom("daily_payments").select("cedi_value").execute();
    expect(days.filter(({ cedi_value }) => BigInt(cedi_value) > 5_000_000n)).toEqual([]);
  });
});

describe("A seeding", () => {
  onEachDatabase("On any day", (bank) => {
    it.each([0, 1, 2, 3, 4, 5, 6])("the seed is consistent %i days later", async (days) => {
      await seed(bank.db, new Date(now.getTime() + days * MILLISECONDS_OF_DAY));
      expect(await auditLedger(bank.db)).toEqual([]);
    });
  });
});
