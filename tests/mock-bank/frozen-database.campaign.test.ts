import { describe, expect } from "vitest";
import { scheduleTask } from "../../mock-bank/core/agenda";
import { bankNow } from "../../mock-bank/core/clock";
import { itOnPostgres } from "../support/bank-database";
import { expectNoAnswer, expectPaidOnce, type Scene, whoWaits, withScene } from "../support/unserved-payment";

const SILENT = /"code":"ETIMEDOUT".*The database did not serve a call/;
/** Only this limit is shorter than in production. */
const limits = { answerTimeoutMillis: 1500 };

/**
 * Stops the database process that waits for a lock of the test, releases that lock with a statement, runs `story`, and
 * resumes the process.
 */
async function whileFrozen({ aside }: Scene, giveUp: string, story: () => Promise<void>): Promise<void> {
  const pid = await whoWaits(aside);
  process.kill(pid, "SIGSTOP");
  try {
    await aside.query(giveUp);
    await story();
  } finally {
    process.kill(pid, "SIGCONT");
  }
}

const holdAccounts = async ({ aside }: Scene) => {
  await aside.query("begin");
  await aside.query("select id from ledger_accounts for update");
};

/** Adds a task to the agenda and waits until the bank has done it. */
async function expectDueWorkDone({ running: { bank } }: Scene): Promise<void> {
  await scheduleTask(bank.db, { kind: "purge", subject: "frozen", dueAt: await bankNow(bank.db) });
  const left = () => bank.db.selectFrom("due_work").select("id").where("subject", "=", "frozen").execute();
  await expect.poll(left).toEqual([]);
}

describe("A bank whose database process is frozen (SIGSTOP)", () => {
  itOnPostgres(
    "the bank answers 503 after the time limit, and pays once when the same key is sent again",
    withScene(limits, async (scene) => {
      await holdAccounts(scene);
      const sending = scene.send();
      await whileFrozen(scene, "rollback", () => expectNoAnswer(scene, sending, 503, SILENT));
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "the bank answers 503 for a commit that is carried out later, and replays its answer for the same key",
    withScene(limits, async (scene) => {
      await scene.aside.query(`
        create function wait_at_commit() returns trigger language plpgsql as
          $$ begin perform pg_advisory_xact_lock(77); return null; end $$;
        create constraint trigger wait_at_commit after insert on idempotency
          deferrable initially deferred for each row execute function wait_at_commit()`);
      await scene.aside.query("select pg_advisory_lock(77)");
      const sending = scene.send();
      await whileFrozen(scene, "select pg_advisory_unlock(77)", async () => {
        await expectNoAnswer(scene, sending, 503, SILENT);
        expect(await scene.books()).toEqual(["1000.00", "0.00"]);
      });
      await expect.poll(scene.books).toEqual(["850.00", "150.00"]);
      const again = await scene.pay();
      expect([again.answer.code, again.headers.get("Idempotent-Replayed")]).toEqual([0, "true"]);
      expect(await scene.books()).toEqual(["850.00", "150.00"]);
    }),
  );

  itOnPostgres(
    "the bank answers /healthz and does due work while a payment waits for the frozen process",
    withScene({}, async (scene) => {
      await holdAccounts(scene);
      const sending = scene.send();
      await whileFrozen(scene, "rollback", async () => {
        await expectDueWorkDone(scene);
        expect((await fetch(`${scene.running.address}/healthz`)).status).toBe(200);
      });
      expect((await sending).status).toBe(200);
      expect(await scene.books()).toEqual(["850.00", "150.00"]);
    }),
  );

  itOnPostgres(
    "the bank does due work again after the time limit when the process that reads the agenda is frozen",
    withScene(limits, async (scene) => {
      await scene.aside.query("begin");
      await scene.aside.query("lock table due_work in access exclusive mode");
      await whileFrozen(scene, "rollback", async () => {
        const log = () => scene.lines.join("");
        await expect.poll(log).toMatch(/"code":"ETIMEDOUT".*Due work could not be looked at/);
        await expectDueWorkDone(scene);
      });
    }),
  );
});
