import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { withoutLimits } from "../../mock-bank/operator/configuration";
import { type OpenedCompany, openCompany, signedIn, startTestBank, userOf } from "../support/bank";
import { type BankOfTests, onPostgresBank } from "../support/each-bank";
import { type Answer, codeFor, WireClient } from "../support/wire-client";

const { otp, session } = bankApi;
const PARALLEL = 40;
const TRIES = 3;
const UNTIL_BLOCKED = 5;
const WRONG = /^OTP is not valid\.$/;
/** 30 or 31 minutes: a call that began before the block rounds up. */
const BLOCKED = /^Too many wrong codes\. Please try again in 3[01] minutes\.$/;

const inParallel = <Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const answered = (answers: readonly Answer[], description: RegExp) =>
  answers.filter((answer) => description.test(answer.description ?? ""));
const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, "0");

async function failedCodesOf(bank: BankOfTests, username: string): Promise<number> {
  const user = await bank.running.bank.db
    .selectFrom("users")
    .select("failed_codes")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  return user.failed_codes;
}

/** Devices of one user on which the password was right. */
async function devicesWithPassword(bank: BankOfTests, company: OpenedCompany, count: number) {
  const { username, password } = userOf(company, "Single");
  return inParallel(count, async () => {
    const device = new WireClient(bank.running);
    const { loginId } = await device.authenticate(username, password);
    return {
      send: () => device.call(otp.sendSignedOut, { deviceId: device.deviceId, username }),
      guess: (code: string) => device.call(otp.verify, { otp: code, userName: String(loginId) }),
    };
  });
}

onPostgresBank("Wrong codes in parallel", (bank) => {
  it("40 wrong codes for one payment use up the three tries of the code", async () => {
    const client = await signedIn(bank.running, await openCompany(bank.running), "Single");
    await client.call(otp.send, {});
    const wrong = otherThan(await codeFor(bank.running, client.username));
    const answers = await inParallel(PARALLEL, () => client.verify(wrong));
    expect(answered(answers, WRONG).map(({ failureCount }) => failureCount)).toEqual(expect.arrayContaining([2, 1, 0]));
    expect(answered(answers, WRONG)).toHaveLength(TRIES);
    expect(await failedCodesOf(bank, client.username)).toBe(TRIES);
  });

  it("codes requested by 20 devices of a user in parallel leave one live code", async () => {
    const company = await openCompany(bank.running);
    const { username } = userOf(company, "Single");
    const devices = await devicesWithPassword(bank, company, 20);
    await Promise.all(devices.map(({ send }) => send()));
    const live = await bank.running.bank.db
      .selectFrom("one_time_codes as code")
      .innerJoin("users", "users.id", "code.user_id")
      .select("code.id")
      .where("users.username", "=", username)
      .where("code.nullified_at", "is", null)
      .execute();
    expect(live).toHaveLength(1);
  });

  it("wrong codes of a sign-in and of a payment in parallel are counted together, and the fifth blocks", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    const [device] = await devicesWithPassword(bank, company, 1);
    await device?.send();
    const signInCode = await codeFor(bank.running, client.username);
    await client.call(otp.send, {});
    const paymentCode = await codeFor(bank.running, client.username);
    for (let time = 0; time < 2; time++) await device?.guess(otherThan(signInCode));
    for (let time = 0; time < 2; time++) await client.verify(otherThan(paymentCode));

    const answers = await inParallel(PARALLEL, (index) =>
      index % 2 === 0 && device ? device.guess(otherThan(signInCode)) : client.verify(otherThan(paymentCode)),
    );
    expect(answered(answers, WRONG)).toEqual([]);
    expect(answered(answers, BLOCKED).length).toBeGreaterThanOrEqual(PARALLEL / 2);
    expect(await failedCodesOf(bank, client.username)).toBe(UNTIL_BLOCKED);
  });

  it("wrong codes from 24 devices that requested codes in parallel stop at the block", async () => {
    const company = await openCompany(bank.running);
    const { username } = userOf(company, "Single");
    const devices = await devicesWithPassword(bank, company, 24);
    await Promise.all(devices.map(({ send }) => send()));
    await Promise.all(devices.map(({ guess }) => guess("abcde")));
    await Promise.all(devices.map(({ send }) => send()));
    await Promise.all(devices.map(({ guess }) => guess("abcde")));
    expect(await failedCodesOf(bank, username)).toBeLessThanOrEqual(UNTIL_BLOCKED);
  });

  it("40 wrong codes after the fourth wrong code in a row are one wrong try, and then a right code is refused", async () => {
    const company = await openCompany(bank.running);
    const client = await signedIn(bank.running, company, "Single");
    await client.call(otp.send, {});
    const first = await codeFor(bank.running, client.username);
    for (let time = 0; time < TRIES; time++) await client.verify(otherThan(first));
    await client.call(otp.send, {});
    const second = await codeFor(bank.running, client.username);
    await client.verify(otherThan(second));
    const answers = await inParallel(PARALLEL, () => client.verify(otherThan(second)));
    expect(answered(answers, BLOCKED)).toHaveLength(PARALLEL);
    expect(await client.verify(second)).toMatchObject({ code: 1, description: expect.stringMatching(BLOCKED) });
    expect(await failedCodesOf(bank, client.username)).toBe(UNTIL_BLOCKED);
  });

  it.each(["a user", "no user"])(
    "40 wrong codes of a forgotten password use up the three tries, for the name of %s",
    async (whose) => {
      const user = userOf(await openCompany(bank.running), "Single");
      const username = whose === "a user" ? user.username : "nobody.atall";
      const device = new WireClient(bank.running);
      await device.call(session.validateUsername, { username });
      await inParallel(PARALLEL, () => device.call(otp.sendSignedOut, { deviceId: device.deviceId, username }));
      const answers = await inParallel(PARALLEL, () =>
        device.call(otp.verifyForgotPassword, { otp: "abcde", userName: username }),
      );
      const judged = answered(answers, WRONG).map(({ failureCount }) => failureCount);
      expect(judged.sort()).toEqual([0, 1, 2]);
    },
  );

  it("requests of 40 unknown devices in parallel send as many codes as unknown devices may have", async () => {
    const codes = { ...withoutLimits, unknownDevices: { perMinuteMax: 5, perHourMax: 20, perDayMax: 60 } };
    const { configuration } = bank.running;
    const limited = await startTestBank({ store: configuration.store, settings: { ...configuration.settings, codes } });
    try {
      const { username } = userOf(await openCompany(limited), "Single");
      await inParallel(PARALLEL, async () => {
        const device = new WireClient(limited);
        await device.call(session.validateUsername, { username });
        await device.call(otp.sendSignedOut, { deviceId: device.deviceId, username });
      });
      const sent = limited.bank.db.selectFrom("messages").select("channel").where("username", "=", username);
      expect((await sent.execute()).filter(({ channel }) => channel === "sms")).toHaveLength(5);
    } finally {
      await limited.close();
    }
  });
});
