import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { addressesIn } from "../../mock-bank/database/primary";
import { openDatabase } from "../../mock-bank/opening/open";
import { newPostgresUrl, OwnPostgres, postgresServer } from "../support/postgres";

it("an address of several servers has one address per host", () => {
  expect(addressesIn("postgres://bank:a%2Cb@one:5432,two/books?sslmode=require")).toEqual([
    "postgres://bank:a%2Cb@one:5432/books?sslmode=require",
    "postgres://bank:a%2Cb@two/books?sslmode=require",
  ]);
  expect(addressesIn("postgres://one/books")).toEqual(["postgres://one/books"]);
});

describe.skipIf(!(await postgresServer()))("A bank with a primary and a standby", () => {
  it("the bank works with the promoted standby, and not with the former primary when that comes back", async () => {
    const primary = await OwnPostgres.start();
    const standby = await primary?.addStandby();
    if (!primary || !standby) throw new Error("There is no PostgreSQL server");
    // The standby is listed first, so that the bank has to find the primary.
    const url = standby.url.replace("/postgres", `,${new URL(primary.url).host}/postgres`);
    const { db, close } = await openDatabase({ url, folder: "never used" });
    const clock = () => db.updateTable("bank_clock").set({ offset_ms: "0" }).executeTakeFirstOrThrow();
    try {
      expect(await clock()).toMatchObject({ numUpdatedRows: 1n });
      primary.kill();
      await expect(clock()).rejects.toThrow();
      await standby.run("select pg_promote()");
      expect(await clock()).toMatchObject({ numUpdatedRows: 1n });
      await primary.startAgain();
      standby.kill();
      // Connections of the pool that broke with the standby fail first.
      const failure = () => clock().then(() => "", String);
      await expect.poll(failure).toContain("a former primary");
      await expect(primary.run("select")).resolves.toBe(1);
    } finally {
      await close();
      primary.stop();
      standby.stop();
    }
  });

  it("the bank reaches the second host while the first one accepts connections and never answers", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const server = await newPostgresUrl();
    const { port } = silent.address() as AddressInfo;
    const url = server.replace("@", `@127.0.0.1:${port},`);
    // Longer than the test, so that only the limit per host applies.
    const limits = { hostTimeoutMillis: 300, connectionTimeoutMillis: 600_000 };
    const { db, close } = await openDatabase({ url, limits, folder: "never used" });
    expect(await db.selectFrom("companies").select("id").execute()).toEqual([]);
    await close();
    silent.close();
  });
});
