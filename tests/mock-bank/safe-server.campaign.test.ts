import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { openCompany, signedIn, startTestBank } from "../support/bank";
import { controlOf } from "../support/control";
import { newPostgresUrl, OwnPostgres, postgresServer } from "../support/postgres";

const REFUSED = /^In production the bank does not use the database of DATABASE_URL:\n/;
const { payments } = bankApi;

describe.skipIf(!(await postgresServer()))("A production bank on PostgreSQL", () => {
  const role = `bank_${randomUUID().replaceAll("-", "")}`;
  let ownerUrl: string;
  let url: string;
  const start = (store: { url: string; ownerUrl?: string }) =>
    startTestBank({ isProduction: true, store: { kind: "server", ...store } });
  const asOwner = async (statement: string, at = ownerUrl) => {
    const owner = new pg.Client({ connectionString: at });
    await owner.connect();
    await owner.query(statement).finally(() => owner.end());
  };

  beforeAll(async () => {
    ownerUrl = await newPostgresUrl();
    const bank = new URL(ownerUrl);
    bank.username = role;
    url = bank.href;
    await asOwner(`create role ${role} login`);
  });
  afterAll(() => asOwner(`reassign owned by ${role} to current_user; drop owned by ${role}; drop role ${role}`));

  it("a production bank refuses a database role that is a superuser", async () => {
    await expect(start({ url: ownerUrl })).rejects.toThrow(/The role bank is a superuser/);
  });

  it("reset and restore are refused with an explanation if the role may not delete postings, and change nothing", async () => {
    // A training bank, because the control token of a production bank only reads.
    const database = await newPostgresUrl();
    const own = new URL(database);
    own.username = role;
    const running = await startTestBank({ store: { kind: "server", url: own.href, ownerUrl: database } });
    try {
      const control = controlOf({ running });
      expect(await control("POST", "snapshots", { name: "before" })).toMatchObject({ status: 200 });
      const { companies } = await control("GET", "state");
      const refusal = {
        status: 400,
        description: expect.stringMatching(/^Only the owner of the database's tables can delete postings/),
      };
      expect(await control("POST", "reset", {})).toEqual(refusal);
      expect(await control("POST", "snapshots/restore", { name: "before" })).toEqual(refusal);
      expect((await control("GET", "state")).companies).toEqual(companies);
    } finally {
      await running.close();
      await asOwner(`drop owned by ${role}`, database);
    }
  });

  it("the bank pays with a role that can only read and append to the books, and refuses a role with more privileges", async () => {
    const running = await start({ url, ownerUrl });
    const company = await openCompany(running);
    const client = await signedIn(running, company, "Single");
    const [from = "", to = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
    const fields = { sourceAccount: from, destinationAccountNo: to, amount: "150.00", currencyCode: "GHS" };
    const shown = { total: "GHS 150.00", to: to.slice(-4) };
    const whole = { ...fields, narration: "Rent", transType: "OWN-TRANSFER" } as const;
    expect((await client.confirm(payments.toSelf, whole, shown)).code).toBe(0);
    await running.close();
    await asOwner(`grant delete on audit to ${role}`);
    await expect(start({ url })).rejects.toThrow(new RegExp(`${role} may update, delete or truncate audit`));
    await asOwner(`revoke delete on audit from ${role}; alter table journal_lines owner to ${role}`);
    await expect(start({ url })).rejects.toThrow(`The role ${role} owns journal_lines`);
  });

  it("a production bank refuses a server that loses commits in a power cut", async () => {
    const lossy = ["fsync=off", "full_page_writes=off", "synchronous_commit=off"];
    const own = await OwnPostgres.start(lossy);
    try {
      const starting = start({ url: own?.url ?? "" });
      await expect(starting).rejects.toThrow(REFUSED);
      await expect(starting).rejects.toThrow(
        /fsync is off.*\n.*full_page_writes is off.*\n.*synchronous_commit is off, so a power cut can lose payments/,
      );
    } finally {
      own?.stop();
    }
  });
});
