import { sql } from "kysely";
import type pg from "pg";
import { describe, expect } from "vitest";
import { bankApi } from "../../contract/index";
import { itOnPostgres } from "../support/bank-database";
import { controlHeaders } from "../support/control";
import { expectNoAnswer, expectPaidOnce, whoWaits, withScene } from "../support/unserved-payment";

const { accounts, bulkTransfers } = bankApi;
/** Milliseconds: too short for any lock that a test holds, long enough for work on a busy computer. */
const lockTimeout = { lock_timeout: 250 };

const holdAccounts = async (aside: pg.Client) => {
  await aside.query("begin");
  await aside.query("select id from ledger_accounts for update");
};

/** Makes each commit of a payment fail with the given database error. */
const failAtCommit = (aside: pg.Client, how: string) =>
  aside.query(`
    create sequence commits;
    create function fail_at_commit() returns trigger language plpgsql as $$ begin ${how} return null; end $$;
    create constraint trigger fail_at_commit after insert on idempotency
      deferrable initially deferred for each row execute function fail_at_commit()`);
const failNoMore = (aside: pg.Client) => aside.query("drop trigger fail_at_commit on idempotency");

describe("A payment during a failure of the database is rolled back, logged once, and made when repeated with its key", () => {
  itOnPostgres(
    "a payment waits for a lock that is not released",
    withScene(lockTimeout, async (scene) => {
      await holdAccounts(scene.aside);
      await expectNoAnswer(scene, scene.send(), 503, /"code":"55P03".*The database did not serve a call/);
      await scene.aside.query("rollback");
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "a statement of the payment takes too long",
    withScene({ lock_timeout: 0, statement_timeout: 1500 }, async (scene) => {
      await holdAccounts(scene.aside);
      await expectNoAnswer(scene, scene.send(), 503, /"code":"57014"/);
      await scene.aside.query("rollback");
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "the connection breaks during the payment",
    withScene({}, async (scene) => {
      await holdAccounts(scene.aside);
      const sending = scene.send();
      await scene.aside.query("select pg_terminate_backend($1)", [await whoWaits(scene.aside)]);
      await expectNoAnswer(scene, sending, 503, /(connection|57P01)/i);
      await scene.aside.query("rollback");
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "no connection is free in time for the payment",
    withScene({ max: 1, connectionTimeoutMillis: 400 }, async (scene) => {
      await holdAccounts(scene.aside);
      const holding = sql`select id from ledger_accounts for update`.execute(scene.running.bank.db);
      await whoWaits(scene.aside);
      const response = await scene.send();
      expect(response.status).toBe(503);
      expect(scene.told()).toEqual([
        expect.stringMatching(/"message":"timeout exceeded when trying to connect".*"call":"payments.toSelf"/),
      ]);
      scene.forget();
      await scene.aside.query("rollback");
      await holding;
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "the commit of the payment fails",
    withScene({}, async (scene) => {
      await failAtCommit(scene.aside, "raise exception using errcode = '23514';");
      await expectNoAnswer(scene, scene.send(), 500, /"code":"23514".*A call failed unexpectedly/);
      await failNoMore(scene.aside);
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "the connection breaks during the commit of the payment",
    withScene({}, async (scene) => {
      await failAtCommit(scene.aside, "perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1);");
      await expectNoAnswer(scene, scene.send(), 503, /(connection|57P01)/i);
      await failNoMore(scene.aside);
      await expectPaidOnce(scene);
    }),
  );

  itOnPostgres(
    "the transaction of the payment is aborted for others repeatedly",
    withScene({}, async (scene) => {
      await failAtCommit(scene.aside, "perform nextval('commits'); raise exception using errcode = '40001';");
      await expectNoAnswer(scene, scene.send(), 503, /"code":"40001"/);
      const { rows } = await scene.aside.query("select last_value from commits");
      expect(rows).toEqual([{ last_value: "5" }]);
      await failNoMore(scene.aside);
      await expectPaidOnce(scene);
    }),
  );
});

describe("A call of a bank on a server", () => {
  itOnPostgres(
    "a call is repeated by the bank when its transaction was aborted for another",
    withScene({}, async (scene) => {
      await failAtCommit(
        scene.aside,
        "if nextval('commits') < 4 then raise exception using errcode = '40P01'; end if;",
      );
      expect((await scene.pay()).answer.code).toBe(0);
      await failNoMore(scene.aside);
      expect(await scene.books()).toEqual(["850.00", "150.00"]);
      expect(scene.told()).toEqual([]);
    }),
  );

  itOnPostgres(
    "a call is answered as done although the use of its session cannot be stored",
    withScene(lockTimeout, async (scene) => {
      const seen = sql`update sessions set last_seen_at = last_seen_at - interval '5 seconds'`;
      await seen.execute(scene.running.bank.db);
      await scene.aside.query("begin");
      await scene.aside.query("select id from sessions for update");
      expect((await scene.pay()).answer.code).toBe(0);
      await scene.aside.query("rollback");
      expect(scene.told()).toEqual([
        expect.stringMatching(/"code":"55P03".*"call":"payments.toSelf".*A use of a session was not noted/),
      ]);
      expect(await scene.books()).toEqual(["850.00", "150.00"]);
    }),
  );

  itOnPostgres(
    "an upload whose session the database does not find in time is logged by its name",
    withScene(lockTimeout, async ({ client, aside, told }) => {
      await aside.query("begin");
      await aside.query("lock table sessions in access exclusive mode");
      const response = await client.sendRaw("POST", bulkTransfers.upload.path, new FormData(), {
        headers: { "Content-Type": undefined },
      });
      await aside.query("rollback");
      expect([response.status, await response.json()]).toEqual([
        503,
        { code: 1, description: "Something went wrong. Please try again." },
      ]);
      expect(told()).toEqual([expect.stringContaining('"call":"bulkTransfers.upload"')]);
    }),
  );

  itOnPostgres(
    "no data is read while the database is away, and /healthz answers that it is busy",
    withScene(lockTimeout, async ({ running, client, aside, told }) => {
      await aside.query("begin");
      await aside.query("lock table ledger_accounts, bank_clock in access exclusive mode");
      const response = await client.sendRaw("GET", `${accounts.list.path}?loginId=x`, undefined);
      const health = await fetch(`${running.address}/healthz`);
      const control = await fetch(`${running.address}/control/clock`, { headers: controlHeaders(running) });
      await aside.query("rollback");
      expect([response.status, health.status, control.status]).toEqual([503, 200, 503]);
      expect(await health.json()).toEqual({ status: "ok", database: "busy" });
      expect(told()).toEqual([
        expect.stringContaining('"call":"accounts.list"'),
        expect.stringContaining('"call":"GET /healthz"'),
        expect.stringContaining('"call":"GET /clock"'),
      ]);
    }),
  );

  itOnPostgres(
    "a call that a trainer's fault leaves without an answer is logged too",
    withScene({}, async (scene) => {
      scene.running.bank.faults.set([{ call: "payments.toSelf", kind: "http500", when: "once" }]);
      const response = await scene.send();
      expect(response.status).toBe(500);
      expect(scene.told()).toEqual([
        expect.stringMatching(/"message":"A fault was set for this call".*"call":"payments.toSelf"/),
      ]);
      scene.forget();
      await expectPaidOnce(scene);
    }),
  );
});
