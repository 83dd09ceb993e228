import { describe, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { listMessages } from "../../mock-bank/control/sent-messages";
import type { Settings } from "../../mock-bank/core/settings";
import { openSealed } from "../../mock-bank/messages/secret-messages";
import { defaultConfiguration, readConfiguration, withoutLimits } from "../../mock-bank/operator/configuration";
import { restoreSnapshot, saveSnapshot } from "../../mock-bank/snapshots/snapshots";
import { openCompany, passTime, userOf } from "../support/bank";
import { aBank, type BankOfTests } from "../support/each-bank";
import { placesOf, storedTexts } from "../support/stored-texts";
import { codeFor, WireClient } from "../support/wire-client";

const { otp, payments, session, statements } = bankApi;
const CODE_SECONDS = 300;
const DEFAULT_PASSWORD_SECONDS = 24 * 3600;
const training: Settings = { ...defaultConfiguration.settings, codes: withoutLimits };
const production: Settings = { ...training, areMessagesSealed: true };

/** Uses every call that takes or sends a code or password, and returns these secrets. */
async function useSecrets({ running }: BankOfTests) {
  const company = await openCompany(running);
  const { username, password } = userOf(company, "Single");
  const client = new WireClient(running);
  const secrets: Record<string, string> = { password };
  await client.signIn(username, password);
  secrets["sign-in code"] = await codeFor(running, username);
  secrets.session = client.sessionId;

  const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
  await client.confirm(
    payments.toSelf,
    {
      sourceAccount: from ?? "",
      destinationAccountNo: to ?? "",
      amount: "1.00",
      currencyCode: "GHS",
      narration: "Rent",
      transType: "OWN-TRANSFER",
    },
    { total: "GHS 1.00", to: to?.slice(-4) ?? "" },
  );
  secrets["payment code"] = await codeFor(running, username);

  await client.call(otp.send, {});
  secrets["statement code"] = await codeFor(running, username);
  await client.verify(secrets["statement code"]);
  const day = new Date().toLocaleDateString("en-GB").replaceAll("/", "-");
  await client.call(
    statements.statement,
    {
      accountNumber: from ?? "",
      startDate: day,
      endDate: day,
      isDownload: false,
      downloadType: "email",
      email: "finance@adom.example",
    },
    { idempotencyKey: crypto.randomUUID() },
  );

  await client.call(session.validateUsername, { username }, { headers: { sessionId: "" } });
  await client.call(otp.sendSignedOut, { deviceId: client.deviceId, username }, { headers: { sessionId: "" } });
  secrets["code of a forgotten password"] = await codeFor(running, username);
  const otpOfForgotten = secrets["code of a forgotten password"];
  await client.call(otp.verifyForgotPassword, { otp: otpOfForgotten, userName: username });
  secrets["default password"] = await codeFor(running, username);
  await saveSnapshot(running.bank, `Snapshot of ${username}`);
  return { username, secrets };
}

async function readableSecrets({ running }: BankOfTests, secrets: Readonly<Record<string, string>>) {
  const texts = await storedTexts(running.bank.db);
  expect(new Set(texts.map(({ place }) => place)).size).toBeGreaterThan(100);
  return Object.entries(secrets).flatMap(([name, secret]) =>
    placesOf(secret, texts).map((place) => `${name} in ${place}`),
  );
}

describe("In production", () => {
  const bank = aBank(async () => ({ settings: production }));

  it("no table keeps a code, password or session readable at any time", async () => {
    const { secrets } = await useSecrets(bank);
    expect(Object.keys(secrets)).toHaveLength(7);
    expect(await readableSecrets(bank, secrets)).toEqual([]);
  });

  it("the outbox shows messages with masked codes, and keeps the text encrypted only while the code works", async () => {
    const { username, secrets } = await useSecrets(bank);
    const { db, settings } = bank.running.bank;
    const messages = await listMessages(db, { to: username });
    expect(messages.map(({ text }) => text)).toContain(
      "***** is your sign-in code for Asempa Bank. Valid for 5 minutes. Never share it with anyone.",
    );
    const sealed = () =>
      db
        .selectFrom("messages")
        .select(["channel", "recipient", "sealed"])
        .where("username", "=", username)
        .where("sealed", "is not", null)
        .orderBy("id")
        .execute();
    const [first] = await sealed();
    if (!first?.sealed) throw new Error("No message is sealed");
    const message = { ...first, sealed: first.sealed };
    expect(openSealed(settings, message)?.code).toBe(secrets["sign-in code"]);
    expect(openSealed({ ...settings, codeKey: "the key of another process of the bank" }, message)).toBeUndefined();
    expect(openSealed(settings, { ...message, recipient: "thief@evil.example" })).toBeUndefined();

    await passTime(bank.running, CODE_SECONDS);
    const left = await sealed();
    expect(left.map((each) => openSealed(settings, { ...each, sealed: each.sealed ?? "" })?.code)).toEqual([
      secrets["default password"],
      secrets["default password"],
    ]);
    await passTime(bank.running, DEFAULT_PASSWORD_SECONDS);
    expect(await sealed()).toEqual([]);
  });

  it("a bank is configured to seal messages", () => {
    const read = (variables: NodeJS.ProcessEnv) => readConfiguration(variables).settings.areMessagesSealed;
    expect(read({})).toBe(false);
    expect(
      read({
        NODE_ENV: "production",
        DATA_DIR: "/var/lib/bank",
        PAYLOAD_SECRET: "a".repeat(43),
        CODE_KEY: "b".repeat(43),
      }),
    ).toBe(true);
  });
});

describe("In training", () => {
  const bank = aBank(async () => ({ settings: training }));

  it("messages show codes while they work, and no table keeps a secret readable afterwards", async () => {
    const { secrets } = await useSecrets(bank);
    const { password, session: token, "default password": defaultPassword = "", ...codes } = secrets;
    const readable = await readableSecrets(bank, secrets);
    const inMessages = (name: string) => [`${name} in messages.body`, `${name} in messages.code`];
    expect(readable).toEqual([...Object.keys(codes), "default password"].flatMap(inMessages));

    await passTime(bank.running, CODE_SECONDS);
    expect(await readableSecrets(bank, { ...codes, password: password ?? "", token: token ?? "" })).toEqual([]);
    expect(await readableSecrets(bank, { defaultPassword })).toEqual(inMessages("defaultPassword"));
    await passTime(bank.running, DEFAULT_PASSWORD_SECONDS);
    expect(await readableSecrets(bank, { defaultPassword })).toEqual([]);
  });

  it("a restored snapshot shows the messages without their codes", async () => {
    const { username } = await useSecrets(bank);
    const { db, faults } = bank.running.bank;
    expect(await restoreSnapshot({ db, faults }, `Snapshot of ${username}`)).toBeUndefined();
    const messages = await listMessages(db, { to: username });
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter(({ code }) => code !== null)).toEqual([]);
  });

  it("messages and their attachments are deleted after 30 days", async () => {
    const { username } = await useSecrets(bank);
    const { db } = bank.running.bank;
    const attachments = () => db.selectFrom("attachments").select("id").execute();
    await passTime(bank.running, 29 * 24 * 3600);
    expect((await listMessages(db, { to: username })).length).toBeGreaterThan(5);
    expect((await attachments()).length).toBeGreaterThan(0);
    await passTime(bank.running, 2 * 24 * 3600);
    expect(await listMessages(db, { to: username })).toEqual([]);
    expect(await attachments()).toEqual([]);
  });
});
