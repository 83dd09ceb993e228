import fc from "fast-check";
import { expect, it } from "vitest";
import { deeds, type Model, OPENING, roles, SECOND_APPROVER_FROM } from "../chaos/bank-model";
import { bankProgram } from "../chaos/bank-program";
import { openCrew } from "../chaos/crew";
import { violationsIn } from "../chaos/ledger-check";
import { cedis } from "../chaos/payment";
import { RestartedBank } from "../chaos/restarted-bank";
import { newStore } from "../chaos/stores";
import { postgresServer } from "../support/postgres";
import { newSeed } from "../support/seeded";

const RUNS = 40;
const DEEDS_MAX = 14;
/** Seeds with which the bank and its model once differed; each run tries them again. */
const kept: readonly number[] = [];

const server = await postgresServer();

it.skipIf(!server)(
  "The bank's state equals that of a plain model after random actions in random order and repeated crashes",
  async () => {
    const store = await newStore("postgres");
    const { db, close } = await store.open();
    const bank = await RestartedBank.start(await bankProgram(), store, db);
    const stranger = await openCrew(db, { roles: ["Single"] });
    const story = fc.asyncProperty(fc.commands(deeds, { maxCommands: DEEDS_MAX }), async (commands) => {
      const policy = { secondApproverFrom: cedis(SECOND_APPROVER_FROM) };
      const crew = await openCrew(db, { roles, balances: [cedis(OPENING), "0.00"], policy });
      const model: Model = { books: [OPENING, 0], requests: [] };
      await fc.asyncModelRun(() => ({ model, real: { bank, crew, stranger } }), commands);
      const rows = db.selectFrom("requests").select(["id", "status"]).where("company_id", "=", crew.companyId);
      const statuses = new Map((await rows.execute()).map(({ id, status }) => [id, status]));
      for (const { id, status } of model.requests) expect(statuses.get(id)).toBe(status);
    });
    try {
      const seed = newSeed();
      console.info(`Model with seed ${seed}`);
      for (const each of [...kept, seed]) await fc.assert(story, { seed: each, numRuns: RUNS });
      expect(await violationsIn(bank.line)).toEqual([]);
    } finally {
      await bank.end();
      await close();
    }
  },
  600_000,
);
