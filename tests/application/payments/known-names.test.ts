import { describe, expect, it } from "vitest";
import { KnownNames, type NamesOfDevice } from "../../../application/payments/known-names";
import type { SessionState } from "../../../application/session/session-state";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const DAY_MS = 24 * 3_600_000;
const wallet = { kind: "wallet", network: "MTN", wallet: "0241112223" } as const;
const names = (storage: InMemoryObjectStorage<NamesOfDevice>, loginId = "L1", now = 0) =>
  new KnownNames(storage, { session: { user: { loginId } } } as unknown as SessionState, { now: () => now });

describe("an accepted name", () => {
  it.each([
    ["the same names", wallet, "Driver", "Kofi Boateng", true],
    ["another name in the list", wallet, "Drivers", "Kofi Boateng", false],
    ["another name of the account", wallet, "Driver", "Ama Mensah", false],
    ["another account", { ...wallet, wallet: "0241112224" }, "Driver", "Kofi Boateng", false],
    ["another network", { ...wallet, network: "TELECEL" }, "Driver", "Kofi Boateng", false],
  ] as const)("%s: accepted in a later session is %s", async (_, payee, listed, accountName, isAccepted) => {
    const storage = new InMemoryObjectStorage<NamesOfDevice>();
    await names(storage).accept(wallet, "Driver", "Kofi Boateng");
    const later = names(storage);
    await later.load();
    expect(later.isAccepted(payee, listed, accountName)).toBe(isAccepted);
  });

  it("another user of the device does not see it, and loses none of their own", async () => {
    const storage = new InMemoryObjectStorage<NamesOfDevice>();
    await names(storage, "L1").accept(wallet, "Driver", "Kofi Boateng");
    const other = names(storage, "L2");
    await other.load();
    expect(other.acceptedCount).toBe(0);
    await other.forgetAccepted();
    const first = names(storage, "L1");
    await first.load();
    expect(first.acceptedCount).toBe(1);
    await first.forgetAccepted();
    expect(storage.kept?.flatMap(({ accepted }) => accepted)).toEqual([]);
  });
});

it("names that two tabs accept are all kept", async () => {
  const storage = new InMemoryObjectStorage<NamesOfDevice>();
  const [one, other] = [names(storage), names(storage)];
  await Promise.all([one.load(), other.load()]);
  await one.accept(wallet, "Driver", "Kofi Boateng");
  await other.accept(wallet, "Guard", "Kofi Boateng");
  await one.save();
  expect(storage.kept?.[0]?.accepted.map(({ listed }) => listed)).toEqual(["Driver", "Guard"]);
});

it("names that are accepted while other saves run are all kept, also more than are stored", async () => {
  const storage = new InMemoryObjectStorage<NamesOfDevice>();
  await names(storage).accept(wallet, "Driver", "Kofi Boateng");
  const [one] = storage.kept?.[0]?.accepted ?? [];
  const earlier = Array.from({ length: 999 }, (_, at) => ({ ...one, payee: `${at}` })) as NamesOfDevice[0]["accepted"];
  storage.kept = [{ loginId: "L1", accepted: earlier, lookedUp: [] }];
  const known = names(storage);
  const accept = (listed: string) => known.accept(wallet, listed, "Kofi Boateng");
  await Promise.all([accept("Driver"), known.save(), accept("Guard")]);
  expect(known.acceptedCount).toBe(1001);
  expect(storage.kept[0]?.accepted.slice(-2).map(({ listed }) => listed)).toEqual(["Driver", "Guard"]);
  await known.save();
  expect(known.acceptedCount).toBe(1001);
});

it("a name that another tab withdraws stays withdrawn", async () => {
  const storage = new InMemoryObjectStorage<NamesOfDevice>();
  const one = names(storage);
  await one.accept(wallet, "Driver", "Kofi Boateng");
  await names(storage).withdraw(wallet, "Driver");
  await one.save();
  expect(storage.kept?.[0]?.accepted).toEqual([]);
});

it("looked-up names are kept for later sessions for 30 days", async () => {
  const storage = new InMemoryObjectStorage<NamesOfDevice>();
  const first = names(storage);
  first.add(wallet, "Kofi Boateng", "");
  await first.save();
  const [soon, late] = [names(storage, "L1", 30 * DAY_MS), names(storage, "L1", 30 * DAY_MS + 1)];
  await Promise.all([soon.load(), late.load()]);
  expect([soon.find(wallet)?.accountName, late.find(wallet)]).toEqual(["Kofi Boateng", undefined]);
});
