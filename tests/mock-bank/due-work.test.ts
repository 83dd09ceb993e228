import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { scheduleTask } from "../../mock-bank/core/agenda";
import { bankNow, secondsAfter, setBankTime } from "../../mock-bank/core/clock";
import { inTransaction } from "../../mock-bank/database/transaction";
import { moveClock } from "../../mock-bank/due-work/advance-time";
import { retryFailed, runDue } from "../../mock-bank/due-work/run-due";
import { workers } from "../../mock-bank/due-work/workers";
import { openDatabase } from "../../mock-bank/opening/open";
import { openCompany, passTime, signedIn, startTestBank, userOf } from "../support/bank";
import { itOnPostgres } from "../support/bank-database";
import { onEachBank } from "../support/each-bank";
import { newPostgresUrl } from "../support/postgres";

const failing = (code: string) => sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`;
const at = (time: string) => new Date(`2027-03-01T${time}:00Z`);

onEachBank("Due work", (bank) => {
  const { settle } = workers;
  /** Replaces the worker of settlements; the subjects of these tests are no requests. */
  const play = (work: typeof settle) => {
    Object.assign(workers, { settle: work });
  };
  const put = (subject: string, dueAt: Date) =>
    inTransaction(bank.running.bank.db, (tx) => scheduleTask(tx, { kind: "settle", subject, dueAt }));
  const left = async () =>
    (await bank.running.bank.db.selectFrom("due_work").select("subject").where("kind", "=", "settle").execute()).map(
      ({ subject }) => subject,
    );

  it("due work runs in the order of its times as the clock moves, each at its own time, once", async () => {
    const done: string[] = [];
    play(async ({ subject, now }) => {
      done.push(`${subject} ${now.toISOString().slice(11, 16)}`);
    });
    await put("second", at("10:00"));
    await put("first", at("09:00"));
    await put("third", at("10:00"));
    await put("later", at("12:00"));
    await moveClock(bank.running.bank, at("11:00"));
    await moveClock(bank.running.bank, at("11:30"));
    expect(done).toEqual(["first 09:00", "second 10:00", "third 10:00"]);
    expect(await left()).toEqual(["later"]);
    expect((await bankNow(bank.running.bank.db)).getTime()).toBeGreaterThanOrEqual(at("11:30").getTime());
    await moveClock(bank.running.bank, at("12:00"));
    play(settle);
  });

  it("due work also runs as time passes", async () => {
    const done = new Promise<string>((resolve) => {
      play(async ({ subject }) => resolve(subject));
    });
    await put("now", await bankNow(bank.running.bank.db));
    expect(await done).toBe("now");
    play(settle);
  });

  it("due work can schedule itself again, and runs as often as it was due", async () => {
    const done: number[] = [];
    play(async ({ db, subject, now }) => {
      done.push(now.getUTCHours());
      if (done.length < 5) await scheduleTask(db, { kind: "settle", subject, dueAt: secondsAfter(now, 3600) });
    });
    await put("hourly", at("13:00"));
    await moveClock(bank.running.bank, at("15:30"));
    expect(done).toEqual([13, 14, 15]);
    await moveClock(bank.running.bank, at("23:00"));
    expect(done).toEqual([13, 14, 15, 16, 17]);
    play(settle);
  });

  it("due work runs once and in order with several processes", async () => {
    const done: string[] = [];
    play(async ({ subject }) => {
      done.push(subject);
    });
    const subjects = Array.from({ length: 12 }, (_, index) => `task ${String(index).padStart(2, "0")}`);
    for (const [index, subject] of subjects.entries()) await put(subject, secondsAfter(at("23:00"), index));
    await Promise.all([1, 2, 3, 4].map(() => runDue(bank.running.bank, at("23:30"))));
    expect(done).toEqual(subjects);
    play(settle);
  });

  it("failed due work is rolled back and set aside, does not block other work, and is tried again at the next start", async () => {
    const done: string[] = [];
    let isBroken = true;
    play(async ({ db, subject }) => {
      if (subject === "broken" && isBroken) {
        await sql`update bank_clock set offset_ms = 0`.execute(db);
        throw new Error("Not today");
      }
      done.push(subject);
    });
    await put("broken", at("23:40"));
    await put("sound", at("23:41"));
    await moveClock(bank.running.bank, at("23:50"));
    expect(done).toEqual(["sound"]);
    expect(await left()).toEqual(["broken"]);
    expect((await bankNow(bank.running.bank.db)).getUTCFullYear()).toBe(2027);
    isBroken = false;
    await runDue(bank.running.bank, at("23:50"));
    expect(done).toEqual(["sound"]);
    await retryFailed(bank.running.bank);
    await runDue(bank.running.bank, at("23:50"));
    expect(done).toEqual(["sound", "broken"]);
    play(settle);
  });

  it.each([
    ["locked", "55P03"],
    ["out of room", "53100"],
    ["shut down", "57P01"],
  ])("work stays due while the database is %s, and runs afterwards", async (_, code) => {
    const done: string[] = [];
    let isBusy = true;
    play(async ({ db, subject }) => {
      if (isBusy) await failing(code).execute(db);
      done.push(subject);
    });
    await put(`met ${code}`, at("23:51"));
    await expect(runDue(bank.running.bank, at("23:55"))).rejects.toThrow();
    expect([done, await left()]).toEqual([[], [`met ${code}`]]);
    isBusy = false;
    await runDue(bank.running.bank, at("23:55"));
    expect([done, await left()]).toEqual([[`met ${code}`], []]);
    play(settle);
  });

  it("due work that is too slow is set aside, because it would block all other work", async () => {
    play(async ({ db }) => void (await failing("57014").execute(db)));
    await put("slow", at("23:56"));
    await runDue(bank.running.bank, at("23:57"));
    expect(await left()).toEqual(["slow"]);
    await bank.running.bank.db.deleteFrom("due_work").where("subject", "=", "slow").execute();
    play(settle);
  });

  it("the clean-up deletes unusable codes, attempts, keys and sessions, and nothing younger", async () => {
    const { db } = bank.running.bank;
    const company = await openCompany(bank.running);
    const { username } = userOf(company, "Single");
    await signedIn(bank.running, company, "Single");
    const count = async (table: "one_time_codes" | "sessions" | "sign_in_attempts") => {
      const rows = db.selectFrom(table).innerJoin("users", "users.id", `${table}.user_id`).select(`${table}.id`);
      return (await rows.where("username", "=", username).execute()).length;
    };
    const counts = () => Promise.all([count("one_time_codes"), count("sign_in_attempts"), count("sessions")]);
    expect(await counts()).toEqual([1, 1, 1]);
    await passTime(bank.running, 29 * 86_400);
    expect(await counts()).toEqual([1, 1, 1]);
    await passTime(bank.running, 2 * 86_400);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

describe("A bank that was closed when something was due", () => {
  itOnPostgres("does it as it opens, as of the moment when it was due", async () => {
    const store = { kind: "server", url: await newPostgresUrl() } as const;
    const done: string[] = [];
    const { settle } = workers;
    const first = await startTestBank({ store });
    const dueAt = secondsAfter(await bankNow(first.bank.db), 3600);
    await inTransaction(first.bank.db, (tx) => scheduleTask(tx, { kind: "settle", subject: "slept", dueAt }));
    // The hours pass while the bank is closed.
    await setBankTime(first.bank.db, secondsAfter(dueAt, 7200));
    Object.assign(workers, {
      settle: async ({ subject, now }: { subject: string; now: Date }) => {
        done.push(`${subject} ${now.toISOString()}`);
      },
    });
    await first.close();
    done.length = 0;
    await put(store.url, dueAt);
    const second = await startTestBank({ store });
    Object.assign(workers, { settle });
    await second.close();
    expect(done).toEqual([`slept ${dueAt.toISOString()}`]);
  });

  const put = async (url: string, dueAt: Date) => {
    const { db, close } = await openDatabase({ url, folder: "never used" });
    await inTransaction(db, (tx) => scheduleTask(tx, { kind: "settle", subject: "slept", dueAt }));
    await close();
  };
});
