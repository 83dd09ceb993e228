import { describe, expect, it, vi } from "vitest";
import { HashingQueue, type QueueLimits, type Requester, type Turn } from "../../mock-bank/session/hashing-queue";

const limits: QueueLimits = { parallel: 1, knownMax: 4, strangersMax: 6, strangersOfAccountMax: 3, waitMs: 30_000 };
const stranger = (address: string, account = "kofi"): Requester => ({ isKnown: false, account, address });
const known = (account: string): Requester => ({ isKnown: true, account, address: "10.0.0.1" });

/** A queue whose only slot is in use; `started` and `refused` list askers by name, in their order. */
async function busyQueue(changes: Partial<QueueLimits> = {}) {
  const queue = new HashingQueue({ ...limits, ...changes });
  const started: string[] = [];
  const refused: string[] = [];
  let running = await queue.turn(stranger("10.9.9.9", "first"));
  const ask = (name: string, asker: Requester) =>
    void queue.turn(asker).then((turn: Turn | undefined) => {
      if (!turn) return void refused.push(name);
      started.push(name);
      running = turn;
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const finishOne = async () => {
    running?.end();
    await settled();
  };
  const finish = async (count: number) => {
    for (let done = 0; done < count; done++) await finishOne();
  };
  return { ask, finish, settled, started, refused, endTwice: () => [running?.end(), running?.end()] };
}

describe("The queue of password hashes", () => {
  it("addresses take turns, however many strangers of one address wait", async () => {
    const { ask, finish, started } = await busyQueue();
    for (const name of ["a1", "a2", "a3"]) ask(name, stranger("10.0.0.1", name));
    ask("b1", stranger("10.0.0.2", "b1"));
    ask("c1", stranger("10.0.0.3", "c1"));
    await finish(5);
    expect(started).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  });

  it("a full line refuses the newest stranger of the address with most strangers in it", async () => {
    const { ask, finish, settled, started, refused } = await busyQueue();
    for (let index = 1; index <= 6; index++) ask(`a${index}`, stranger("10.0.0.1", `name-${index}`));
    ask("a7", stranger("10.0.0.1", "name-7"));
    await settled();
    expect(refused).toEqual(["a7"]);
    ask("b1", stranger("10.0.0.2", "name-b"));
    await settled();
    expect(refused).toEqual(["a7", "a6"]);
    await finish(2);
    expect(started).toEqual(["a1", "b1"]);
  });

  it("unknown devices that try one user name fill only a part of the queue, and each address keeps a place in the queue", async () => {
    const { ask, settled, refused } = await busyQueue();
    for (const name of ["a1", "a2", "a3", "a4"]) ask(name, stranger("10.0.0.1"));
    ask("other name", stranger("10.0.0.1", "ama"));
    ask("owner", stranger("10.0.0.2"));
    await settled();
    expect(refused).toEqual(["a4", "a3"]);
  });

  it("known devices hash before strangers that waited longer, and a stranger has every fifth turn", async () => {
    const { ask, finish, started } = await busyQueue({ knownMax: 9 });
    ask("s1", stranger("10.0.0.1"));
    ask("s2", stranger("10.0.0.2"));
    for (const name of ["k1", "k2", "k3", "k4", "k5"]) ask(name, known(name));
    await finish(7);
    expect(started).toEqual(["k1", "k2", "k3", "k4", "s1", "k5", "s2"]);
  });

  it("a line full of strangers takes nothing from known devices", async () => {
    const { ask, finish, started, refused } = await busyQueue();
    for (let index = 0; index < 20; index++) ask("s", stranger(`10.0.1.${index}`, `name-${index}`));
    ask("k", known("ama"));
    await finish(1);
    expect(started).toEqual(["k"]);
    expect(refused).toHaveLength(14);
  });

  it("an asker who has waited too long is refused", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { ask, settled, started, refused } = await busyQueue();
      ask("s1", stranger("10.0.0.1"));
      vi.advanceTimersByTime(29_999);
      await settled();
      expect(refused).toEqual([]);
      vi.advanceTimersByTime(1);
      await settled();
      expect([started, refused]).toEqual([[], ["s1"]]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("a turn that is ended twice frees one slot", async () => {
    const { ask, settled, started, endTwice } = await busyQueue();
    ask("s1", stranger("10.0.0.1", "a"));
    ask("s2", stranger("10.0.0.2", "b"));
    endTwice();
    await settled();
    expect(started).toEqual(["s1"]);
  });
});
