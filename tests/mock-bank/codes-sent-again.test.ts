import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { openCompany, passTime, signedIn, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { codeFor, WireClient } from "../support/wire-client";

const { otp, session } = bankApi;
const codes = { ...defaultConfiguration.settings.codes, resendSpacingSeconds: 30 };
const bank = aBank(async () => ({ settings: { ...defaultConfiguration.settings, codes } }));

/** Returns how many codes the user has got by SMS. */
async function sentTo(username: string): Promise<number> {
  const sent = await bank.running.bank.db
    .selectFrom("messages")
    .select("id")
    .where("username", "=", username)
    .where("channel", "=", "sms")
    .execute();
  return sent.length;
}

/**
 * Asks twice, one second before the end of the pause, and at its end. Returns the number of sent codes after each request.
 */
async function sentInPause(username: string, ask: () => Promise<unknown>): Promise<readonly number[]> {
  const before = await sentTo(username);
  const counts: number[] = [];
  for (const seconds of [0, 0, 29, 1]) {
    if (seconds > 0) await passTime(bank.running, seconds);
    await ask();
    counts.push((await sentTo(username)) - before);
  }
  return counts;
}

describe("A code that is requested again", () => {
  it("within the pause no second code of a payment is sent", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const { username } = userOf(company, "Single");
    await passTime(bank.running, 31);
    expect(await sentInPause(username, () => client.call(otp.send, {}))).toEqual([1, 1, 1, 2]);
  });

  it("within the pause no second code for a forgotten password is sent, and a newer code voids the first", async () => {
    const { username } = userOf(await openCompany(bank.running), "Single");
    const device = new WireClient(bank.running);
    const { deviceId } = device;
    const verify = (code: string) => device.call(otp.verifyForgotPassword, { otp: code, userName: username });
    let first = "";
    const ask = async () => {
      await device.call(session.validateUsername, { username });
      await device.call(otp.sendSignedOut, { deviceId, username });
      first ||= await codeFor(bank.running, username);
    };
    expect(await sentInPause(username, ask)).toEqual([1, 1, 1, 2]);
    expect(await verify(await codeFor(bank.running, username))).toMatchObject({ code: 0 });
    expect(await verify(first)).toEqual({ code: 1, description: "OTP validation: Otp is nullified" });
  });
});
