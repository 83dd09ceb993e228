import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { bankApi } from "../../contract/index";
import { scheduleTask } from "../../mock-bank/core/agenda";
import { bankNow } from "../../mock-bank/core/clock";
import { ClockMoves } from "../../mock-bank/due-work/clock-moves";
import { workers } from "../../mock-bank/due-work/workers";
import { openCompany, signedIn } from "../support/bank";
import { controlOf } from "../support/control";
import { onEachBank } from "../support/each-bank";

const DAY_MS = 86_400_000;

onEachBank("A move of the clock", (bank) => {
  const time = () => bankNow(bank.running.bank.db);
  const put = async (count: number, from: Date) => {
    for (let day = 1; day <= count; day++)
      await scheduleTask(bank.running.bank.db, {
        kind: "settle",
        subject: `task ${day}`,
        dueAt: new Date(from.getTime() + day * DAY_MS),
      });
  };
  /** Due work whose tasks each wait until the test releases them. */
  const stepped = (work: (subject: string) => Promise<void>) =>
    vi.spyOn(workers, "settle").mockImplementation(({ subject }) => work(subject));
  const control = controlOf(bank);

  it("a move of the clock by more than ten years is refused", async () => {
    const before = await time();
    const refused = await control("PUT", "clock", { advance: "P3660D" });
    expect(refused).toEqual({
      status: 400,
      description: "The clock moves at most 10 years forward at a time. It was not moved.",
    });
    expect((await time()).getTime() - before.getTime()).toBeLessThan(60_000);
    expect((await control("PUT", "clock", { now: "9999-12-31T00:00:00Z" })).status).toBe(400);
    expect((await time()).getTime() - before.getTime()).toBeLessThan(60_000);
  });

  it("people stay signed in through a move with due work if the trainer keeps them, and otherwise as foreseen", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    await put(2, await time());
    stepped(async () => undefined);
    const move = { advance: "P3D" };
    const foreseen = { signedOut: 1, due: expect.any(Number), status: 200, to: expect.any(String) };
    expect(await control("POST", "clock/foresee", { advance: "PT1M" })).toMatchObject({ signedOut: 0 });
    for (const _ of ["once", "and again"]) {
      expect(await control("POST", "clock/foresee", move)).toEqual(foreseen);
      await control("PUT", "clock", { ...move, keepSessions: true });
      expect(await client.call(bankApi.session.refresh, {})).toMatchObject({ code: 0 });
    }
    await control("PUT", "clock", move);
    expect((await client.call(bankApi.session.refresh, {})).description).toContain("Your session has expired.");
    expect(await control("POST", "clock/foresee", move)).toMatchObject({ signedOut: 0 });
  });

  it("other calls are served while the due work of a move goes on", async () => {
    const from = await time();
    await put(200, from);
    const done: string[] = [];
    stepped(async (subject) => void done.push(subject));
    const moved = control("PUT", "clock", { advance: "P201D" });
    const counts: number[] = [];
    while (done.length < 200) {
      expect((await fetch(`${bank.running.address}/healthz`)).status).toBe(200);
      counts.push(done.length);
    }
    // On a busy computer the call is answered before the move has arrived.
    expect([200, 202]).toContain((await moved).status);
    await bank.running.bank.clockMoves.stopped();
    expect(counts.filter((count) => count > 0 && count < 200).length).toBeGreaterThan(3);
    expect(done).toEqual(Array.from({ length: 200 }, (_, at) => `task ${at + 1}`));
    expect((await time()).getTime()).toBeGreaterThanOrEqual(from.getTime() + 201 * DAY_MS);
  });

  it("a long move of the clock is answered early with its target time, refuses other moves, and arrives", async () => {
    const { db, settings, log, closing } = bank.running.bank;
    const moves = new ClockMoves({ db, settings, log, closing }, 50);
    const from = await time();
    await put(3, from);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    stepped((subject) => (subject === "task 3" ? held : sleep(5)));
    const to = new Date(from.getTime() + 10 * DAY_MS);
    const [answered] = await Promise.all([
      moves.start(() => to),
      sleep(200).then(async () => {
        expect(moves.refusal()?.description).toContain(to.toISOString());
        goOn();
      }),
    ]);
    expect(answered).toMatchObject({ movingTo: to.toISOString() });
    await moves.stopped();
    expect(await moves.state()).not.toHaveProperty("movingTo");
    expect((await time()).getTime()).toBeGreaterThanOrEqual(to.getTime());
  });

  it("a stopped move of the clock leaves the clock at the last finished task, and the other tasks on the agenda", async () => {
    const { db, settings, log } = bank.running.bank;
    const closing = new AbortController();
    const moves = new ClockMoves({ db, settings, log, closing: closing.signal });
    const from = await time();
    await put(6, from);
    stepped(async (subject) => {
      await sleep(300);
      if (subject === "task 2") closing.abort();
    });
    await moves.start(() => new Date(from.getTime() + 10 * DAY_MS));
    const reached = (await time()).getTime() - from.getTime();
    expect(reached).toBeGreaterThanOrEqual(DAY_MS);
    expect(reached).toBeLessThan(3 * DAY_MS);
    expect(await db.selectFrom("due_work").select("subject").where("kind", "=", "settle").execute()).toHaveLength(4);
    await db.deleteFrom("due_work").execute();
  });
});
