import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lendMemoryDatabase } from "../support/lent-database";

type Lent = Awaited<ReturnType<typeof lendMemoryDatabase>>;

let lent: Lent;
beforeAll(async () => {
  lent = await lendMemoryDatabase();
});
afterAll(() => lent.close());

describe("Answers of the embedded database", () => {
  it("an answer is read whole at any length, with its chunks cut anywhere, also within a character", async () => {
    const long = "é₵🏦".repeat(40_000);
    const { rows } =
      await sql`select ${long}::text as long, null as none, '' as empty, 7 as count, true as sound`.execute(lent.db);
    expect(rows).toEqual([{ long, none: null, empty: "", count: 7, sound: true }]);
  });

  it("an answer is read row by row", async () => {
    const { rows } = await sql<{ n: number }>`select n from generate_series(1, 20000) as n`.execute(lent.db);
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 20_000 }, (_, at) => at + 1));
  });

  it("an answer says how many rows were changed, and zero if none was", async () => {
    const changed = (offset: number) =>
      lent.db.updateTable("bank_clock").set({ offset_ms: "0" }).where(sql<boolean>`${offset} = 0`).executeTakeFirst();
    await sql`insert into bank_clock (offset_ms) values (0) on conflict do nothing`.execute(lent.db);
    expect((await changed(0)).numUpdatedRows).toBe(1n);
    expect((await changed(1)).numUpdatedRows).toBe(0n);
  });

  it.each([
    ["when it is read", sql`select from nowhere`, "42P01"],
    ["when it is run", sql`select 1 / 0`, "22012"],
    ["after its first rows", sql`select 1 / (3 - n) from generate_series(1, 5) as n`, "22012"],
  ])(
    "a failed statement (%s) throws the database's error with its code, and the next statement is answered",
    async (_, statement, code) => {
      await expect(statement.execute(lent.db)).rejects.toMatchObject({ code });
      expect((await sql`select 1 as one`.execute(lent.db)).rows).toEqual([{ one: 1 }]);
    },
  );
});
