import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { KnownNames, type NamesOfDevice } from "../../../application/payments/known-names";
import { NameLookupsService, PACE_MS } from "../../../application/payments/name-lookups-service";
import type { BankFailure } from "../../../application/ports/bank-failure";
import type { SessionState } from "../../../application/session/session-state";
import type { PayeeKey } from "../../../domain/payments/listed-name";
import { fail, ok } from "../../../domain/result";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const wallets = (count: number): PayeeKey[] =>
  Array.from({ length: count }, (_, at) => ({ kind: "wallet", network: "MTN", wallet: `024${at}` }));

const busy: BankFailure = { kind: "unreachable", isBusy: true };
const throttled: BankFailure = { kind: "refused", message: "Too many attempts. Please try again in a minute." };
const lost: BankFailure = { kind: "unreachable" };
const ended: BankFailure = { kind: "sessionEnded", why: "timeout" };
const refused: BankFailure = { kind: "refused", message: "Account not found" };

/** @param failures the bank's first answers; later ones are the name */
function aService(...failures: BankFailure[]) {
  const starts: number[] = [];
  const nameOf = async () => {
    starts.push(Date.now());
    const failure = failures.shift();
    return failure ? fail(failure) : ok("Akosua Nyarko");
  };
  const state = { session: { user: { loginId: "L1" } } } as unknown as SessionState;
  const storage = new InMemoryObjectStorage<NamesOfDevice>();
  const names = new KnownNames(storage, state, { now: () => Date.now() });
  const unused = async () => ok(undefined);
  const service = new NameLookupsService(
    {
      wallets: { nameOf },
      cards: { holderOf: unused },
      transferLookups: { accountAtThisBank: unused, accountAtOtherBank: unused },
    },
    names,
  );
  const slow: boolean[] = [];
  const controller = new AbortController();
  const run = (payees: readonly PayeeKey[]) =>
    service.run(payees, { signal: controller.signal, onAnswer: () => {}, onSlow: (isSlow) => slow.push(isSlow) });
  return { names, run, starts, slow, controller, storage };
}

describe("lookups of many names", () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it("begin no faster than the pace, and keep every answer", async () => {
    const { run, starts, names } = aService();
    const end = run(wallets(20));
    await vi.runAllTimersAsync();
    expect(await end).toBe("done");
    const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(PACE_MS);
    expect(wallets(20).map((payee) => names.find(payee)?.accountName)).toEqual(Array(20).fill("Akosua Nyarko"));
  });

  it.each([
    ["a busy bank", busy, [true, false]],
    ["a bank that refuses too many calls", throttled, [true, false]],
    ["a lost answer", lost, []],
  ] as const)("%s gets the same lookup again after a pause, and the run goes on", async (_, failure, slowness) => {
    const { run, starts, slow, names } = aService(failure);
    const end = run(wallets(1));
    await vi.runAllTimersAsync();
    expect([await end, starts.length, slow]).toEqual(["done", 2, slowness]);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(1_000);
    expect(names.find(wallets(1)[0] as PayeeKey)?.accountName).toBe("Akosua Nyarko");
  });

  it.each([
    ["busy", busy, 7],
    ["unreachable", lost, 3],
    ["sessionEnded", ended, 1],
  ] as const)("a bank that stays so ends the run as %s, with the answers until then", async (end, failure, calls) => {
    const { run, starts, names } = aService(...Array<BankFailure>(calls).fill(failure));
    const ending = run(wallets(1));
    await vi.runAllTimersAsync();
    expect([await ending, starts.length, names.find(wallets(1)[0] as PayeeKey)]).toEqual([end, calls, undefined]);
  });

  it("a refusal is kept as not found, with the bank's reason", async () => {
    const { run, names } = aService(refused);
    const end = run(wallets(1));
    await vi.runAllTimersAsync();
    await end;
    expect(names.find(wallets(1)[0] as PayeeKey)).toMatchObject({ accountName: "", reason: "Account not found" });
  });

  it("a cancelled run makes no further call, and its answers are kept for later sessions", async () => {
    const { run, starts, controller, storage } = aService();
    const end = run(wallets(1000));
    await vi.advanceTimersByTimeAsync(10 * PACE_MS);
    controller.abort();
    const calls = starts.length;
    await vi.runAllTimersAsync();
    expect([await end, starts.length]).toEqual(["cancelled", calls]);
    expect(storage.kept?.[0]?.lookedUp).toHaveLength(calls);
  });
});
