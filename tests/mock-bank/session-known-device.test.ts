import { expect, it } from "vitest";
import { isKnownDevice } from "../../mock-bank/session/known-device";
import { openCompany, passTime, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const bank = aBank();

async function customer() {
  const user = userOf(await openCompany(bank.running), "Initiator");
  const { id } = await bank.running.bank.db
    .selectFrom("users")
    .select("id")
    .where("username", "=", user.username)
    .executeTakeFirstOrThrow();
  const knows = (device: WireClient) => isKnownDevice(bank.running.bank.db, id, device.deviceId);
  return { ...user, knows };
}

it("a device is known after a sign-in with password and code, and stays known after signing out", async () => {
  const { username, password, knows } = await customer();
  const device = new WireClient(bank.running);
  await device.authenticate(username, password);
  expect(await knows(device)).toBe(false);
  await device.signIn(username, password);
  expect(await knows(device)).toBe(true);
  await passTime(bank.running, 8 * 3600);
  expect(await knows(device)).toBe(true);
});

it("a device is known only to the user who signed in on it", async () => {
  const [owner, other] = [await customer(), await customer()];
  const device = new WireClient(bank.running);
  await device.signIn(owner.username, owner.password);
  expect(await owner.knows(device)).toBe(true);
  expect(await other.knows(device)).toBe(false);
  expect(await owner.knows(new WireClient(bank.running))).toBe(false);
});
