import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenBank } from "../../mock-bank/database/open-bank";
import { startServerInThread } from "../../mock-bank/database/server-thread";
import { isUnavailable } from "../../mock-bank/database/unavailable";
import { openMemoryDatabaseInThread } from "../../mock-bank/opening/memory";

let bank: OpenBank;
beforeAll(async () => {
  bank = await openMemoryDatabaseInThread();
});
afterAll(() => bank.close());

it("the event loop turns while the thread of the embedded database runs one long statement", async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const { rows } = await sql<{ sum: string }>`select sum(n) from generate_series(1, 300000) as n`.execute(bank.db);
  clearImmediate(next);
  expect(rows).toEqual([{ sum: "45000150000" }]);
  expect(turns).toBeGreaterThan(100);
});

it("transactions that are started in parallel use the one connection of the thread one after another", async () => {
  const runs = Array.from({ length: 20 }, (_, n) =>
    bank.db.transaction().execute(async (tx) => {
      await sql`create temporary table once (n int) on commit drop`.execute(tx);
      await sql`insert into once values (${n})`.execute(tx);
      return (await sql<{ n: number }>`select n from once`.execute(tx)).rows;
    }),
  );
  expect(await Promise.all(runs)).toEqual(runs.map((_, n) => [{ n }]));
});

it("an exception in the thread is thrown by its statement, and later statements are answered as unavailable", async () => {
  const server = await startServerInThread({});
  // @ts-expect-error: no message, so the thread ends with an exception.
  await expect(server.answer(null)).rejects.toThrow(TypeError);
  const later = await server.answer(new Uint8Array()).catch((error: unknown) => error);
  expect(later).toMatchObject({ message: "The thread of the embedded database has ended" });
  expect(isUnavailable(later)).toBe(true);
  await server.close();
});

it("the database in a thread can be closed twice, and answers as unavailable afterwards", async () => {
  const server = await startServerInThread({});
  await Promise.all([server.close(), server.close()]);
  await server.close();
  expect(isUnavailable(await server.answer(new Uint8Array()).catch((error: unknown) => error))).toBe(true);
});

it("a database that cannot be opened is reported with the error of the thread", async () => {
  await expect(startServerInThread({ from: new Blob(["no archive"]) })).rejects.toThrow();
});
