import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { describe, expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { defaultConfiguration, withoutLimits } from "../../mock-bank/operator/configuration";
import { openCompany, passTime, signedIn, startTestBank, userOf } from "../support/bank";
import { aBank } from "../support/each-bank";
import { codeFor, intentOf, WireClient } from "../support/wire-client";

const { otp, payments } = bankApi;
const bank = aBank();
const WRONG = "OTP is not valid.";
const NULLIFIED = { code: 1, description: "OTP validation: Otp is nullified" };

/** Signs in a user with two accounts and prepares a transfer between them. */
async function payer() {
  const company = await openCompany(bank.running);
  const client = await signedIn(bank.running, company, "Single");
  const [from, to] = company.accounts.map(({ accountNumber }) => accountNumber);
  const transfer: InputOf<typeof payments.toSelf> = {
    sourceAccount: from ?? "",
    destinationAccountNo: to ?? "",
    amount: "150.00",
    currencyCode: "GHS",
    narration: "Rent",
    transType: "OWN-TRANSFER",
    password: "00000",
    passwordType: "OTP",
  };
  const shown = { total: "GHS 150.00", to: to?.slice(-4) ?? "" };
  const pay = (code: string, changes = {}) =>
    client.call(payments.toSelf, { ...transfer, ...changes, password: code }, { idempotencyKey: randomUUID() });
  return { company, client, transfer, shown, pay, ask: () => client.askCode(payments.toSelf, transfer, shown) };
}

const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, "0");

describe("A one-time code", () => {
  it("a code has five digits and is sent to phone and e-mail with what it confirms @S1-7-15", async () => {
    const { client, shown, ask } = await payer();
    const code = await ask();
    expect(code).toMatch(/^\d{5}$/);
    const sent = await bank.running.bank.db
      .selectFrom("messages")
      .select(["channel", "body"])
      .where("username", "=", client.username)
      .where("code", "=", code)
      .execute();
    const body = `${code} confirms GHS 150.00 to ...${shown.to}. Valid for 5 minutes. Never share it with anyone.`;
    expect(sent).toEqual([
      { channel: "sms", body },
      { channel: "email", body },
    ]);
  });

  it.each([
    ["approves GHS 150.00 to ...0608", bankApi.approvals.approve, "; to=0608"],
    ["recalls GHS 150.00 to ...0608", bankApi.requests.recall, "; to=0608"],
    ["confirms GHS 150.00 to a list of beneficiaries", bankApi.bulkTransfers.pay, ""],
    ["confirms GHS 150.00 to a list of beneficiaries", bankApi.mobileMoney.payBulk, ""],
    ["confirms GHS 150.00 to a list of beneficiaries", bankApi.prepaidCard.loadBulk, ""],
  ])("the message of a code says what it does: %s", async (words, { path }, to) => {
    const { client } = await payer();
    const intent = `call=${path}; total=GHS 150.00${to}; sha256=${"x".repeat(43)}`;
    await client.call(otp.send, {}, { intent });
    const code = await codeFor(bank.running, client.username);
    const { body } = await bank.running.bank.db
      .selectFrom("messages")
      .select("body")
      .where("code", "=", code)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(body).toContain(`${code} ${words}.`);
  });

  it("a checked code confirms one payment only", async () => {
    const { client, pay, ask } = await payer();
    const code = await ask();
    expect(await client.verify(code)).toEqual({ code: 0 });
    expect(await pay(code)).toMatchObject({ code: 0 });
    expect(await pay(code)).toEqual({ code: 1, description: WRONG });
    expect(await client.verify(code)).toEqual(NULLIFIED);
  });

  it("a code can be checked again before it is used, because the first answer can be lost", async () => {
    const { client, pay, ask } = await payer();
    const code = await ask();
    await client.verify(code);
    expect(await client.verify(code)).toEqual({ code: 0 });
    expect(await pay(code)).toMatchObject({ code: 0 });
  });

  it("a code that was not checked confirms no payment @S3-4-38", async () => {
    const { pay, ask } = await payer();
    expect(await pay(await ask())).toEqual({ code: 1, description: WRONG });
  });

  it("a code has three tries, which are counted down, and is then invalid @S1-7-18 @S2-7-24 @S3-7-18 @S1-2.7-13", async () => {
    const { client, ask } = await payer();
    const code = await ask();
    const wrong = otherThan(code);
    expect(await client.verify(wrong)).toEqual({ code: 1, description: WRONG, failureCount: 2 });
    expect(await client.verify(wrong)).toEqual({ code: 1, description: WRONG, failureCount: 1 });
    expect(await client.verify(wrong)).toEqual({ code: 1, description: WRONG, failureCount: 0 });
    expect(await client.verify(code)).toEqual(NULLIFIED);
  });

  it("a code that is not five digits counts as a wrong code", async () => {
    const { client, ask } = await payer();
    await ask();
    expect(await client.verify("abc")).toEqual({ code: 1, description: WRONG, failureCount: 2 });
  });

  it("a wrong code that is sent with the payment itself costs a try", async () => {
    const { client, pay, ask } = await payer();
    const code = await ask();
    await client.verify(code);
    expect(await pay(otherThan(code))).toEqual({ code: 1, description: WRONG, failureCount: 2 });
    expect(await pay(code)).toMatchObject({ code: 0 });
  });

  it("a code is valid for five minutes of the bank's time", async () => {
    const { client, ask } = await payer();
    const early = await ask();
    await passTime(bank.running, 295);
    expect(await client.verify(early)).toEqual({ code: 0 });
    const late = await ask();
    await passTime(bank.running, 150);
    await client.call(bankApi.session.refresh, {});
    await passTime(bank.running, 150);
    expect(await client.verify(late)).toEqual(NULLIFIED);
  });

  it("a code of another session of the same user is refused", async () => {
    const { company, client, pay, ask } = await payer();
    const code = await ask();
    await client.verify(code);
    const again = await signedIn(bank.running, company, "Single");
    client.sessionId = again.sessionId;
    expect(await client.verify(code)).toEqual(NULLIFIED);
    expect(await pay(code)).toEqual({ code: 1, description: WRONG });
  });

  it("a code of another user is refused, whatever user name the path has @S3-3-106", async () => {
    const { company, client, ask } = await payer();
    const code = await ask();
    const other = await signedIn(bank.running, company, "Initiator");
    expect(await other.call(otp.verify, { otp: code, userName: client.username })).toEqual(NULLIFIED);
    expect(await other.verify(code)).toEqual(NULLIFIED);
    expect(await client.call(otp.verify, { otp: code, userName: other.username })).toEqual(NULLIFIED);
    expect(await client.verify(code)).toEqual({ code: 0 });
  });

  it("a sign-in code confirms no action", async () => {
    const { client, pay } = await payer();
    const code = await codeFor(bank.running, client.username);
    expect(await client.verify(code)).toEqual(NULLIFIED);
    expect(await pay(code)).toEqual({ code: 1, description: WRONG });
  });

  it("the digits in path and body must be equal, and the path is enough without a body @S3-7-16..17", async () => {
    const { client, ask } = await payer();
    const code = await ask();
    const userName = client.username;
    expect(await client.call(otp.verify, { otp: code, userName, otpPin: otherThan(code) })).toMatchObject({
      code: 1,
      description: "The field otpPin is not valid.",
    });
    expect(await client.call(otp.verify, { otp: code, userName })).toEqual({ code: 0 });
  });
});

/** Sends one header on two lines, which `fetch` cannot do. The bank answers with or without encryption. */
async function sendTwoIntents(client: WireClient, intents: readonly string[]): Promise<unknown> {
  const { url, method, headers, body } = client.request(otp.send, {});
  const { Intent: _, ...others } = headers;
  const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sending = request(url, { method, headers: { ...others, Intent: [...intents] } }, (response) => {
      let answer = "";
      response.on("data", (chunk: Buffer) => {
        answer += chunk.toString();
      });
      response.on("end", () => resolve({ status: response.statusCode, text: answer }));
    });
    sending.on("error", reject);
    sending.end(body);
  });
  expect(status).toBe(200);
  const payload = new URLSearchParams(body ?? "").get("payload") ?? "";
  return client.open(text, method, otp.send.path, payload);
}

const INTENT_WRONG = { code: 1, description: "The header Intent is missing or not valid." };

describe("The purpose of a code", () => {
  const refused = { code: 1, description: "This code confirms something else. Nothing was done." };

  it.each([
    ["a smaller total than the call's", { total: "GHS 1.00" }],
    ["another payee than the call's", { to: "9999" }],
    ["no total", { total: undefined }],
    ["no payee", { to: undefined }],
  ])("the message must match what is confirmed: not %s", async (_, told) => {
    const { client, transfer, shown, pay } = await payer();
    const { total, to } = { ...shown, ...told };
    const code = await client.askCode(payments.toSelf, transfer, { ...(total && { total }), ...(to && { to }) });
    await client.verify(code);
    expect(await pay(code)).toEqual(refused);
  });

  it("a code does not confirm another call with the same fields", async () => {
    const { client, transfer, shown, pay } = await payer();
    const digest = intentOf(payments.toSelf, transfer, shown).split("sha256=")[1];
    const intent = `call=${payments.toSameBank.path}; total=${shown.total}; to=${shown.to}; sha256=${digest}`;
    await client.call(otp.send, {}, { intent });
    const code = await codeFor(bank.running, client.username);
    await client.verify(code);
    expect(await pay(code)).toEqual(refused);
  });

  it("a code that was requested without an action confirms no payment", async () => {
    const { client, pay } = await payer();
    await client.call(otp.send, {});
    const code = await codeFor(bank.running, client.username);
    await client.verify(code);
    expect(await pay(code)).toEqual(refused);
  });

  it.each([
    ["no intent at all", "pay everything"],
    ["a call that is none", `call=/nowhere; sha256=${"x".repeat(43)}`],
    ["a total that is a sentence", `call=/transfer/toSelf; total=GHS 1.00 CALL 0800; sha256=${"x".repeat(43)}`],
    ["a payee that is a sentence", `call=/transfer/toSelf; to=your friend; sha256=${"x".repeat(43)}`],
    ["a digest that is none", "call=/transfer/toSelf; sha256=abc"],
    ["empty", ""],
  ])("a code cannot be requested for %s", async (_, intent) => {
    const { client } = await payer();
    expect(await client.call(otp.send, {}, { intent })).toEqual(INTENT_WRONG);
  });

  it.each<readonly [what: string, otherwise: (intent: string) => string]>([
    ["said in another order", (intent) => intent.split("; ").reverse().join("; ")],
    ["in capitals", (intent) => intent.replace("call=", "CALL=")],
    ["for a path in another case", (intent) => intent.replace("/transfer/", "/Transfer/")],
    ["for an escaped path", (intent) => intent.replace("/transfer/", "/transfer%2f")],
    ["escaped", (intent) => encodeURIComponent(intent)],
    ["with a digest in base64", (intent) => `${intent}=`],
    ["with one more total", (intent) => `total=GHS 1.00; ${intent}`],
    ["with one more payee", (intent) => intent.replace("; to=", "; to=0000; to=")],
    ["with another part", (intent) => `${intent}; note=x`],
    ["with a part in quotes", (intent) => intent.replace(/total=([^;]*)/, 'total="$1"')],
    ["with other spaces", (intent) => intent.replaceAll("; ", ";")],
    ["in letters of another alphabet", (intent) => intent.replace("GHS", "GH\u00a7")],
    ["said twice in one", (intent) => `${intent}, ${intent}`],
  ])("the purpose of a code is refused in another spelling: %s", async (_, otherwise) => {
    const { client, transfer, shown } = await payer();
    const before = await client.askCode(payments.toSelf, transfer, shown);
    const intent = otherwise(intentOf(payments.toSelf, transfer, shown));
    expect(await client.call(otp.send, {}, { intent })).toEqual(INTENT_WRONG);
    expect(await codeFor(bank.running, client.username)).toBe(before);
  });

  it("a code's purpose is given once: of two headers neither counts, equal or not", async () => {
    const { client, transfer, shown } = await payer();
    const intent = intentOf(payments.toSelf, transfer, shown);
    const smaller = intentOf(payments.toSelf, { ...transfer, amount: "1.00" }, { ...shown, total: "GHS 1.00" });
    for (const both of [
      [intent, intent],
      [smaller, intent],
      [intent, smaller],
    ])
      expect(await sendTwoIntents(client, both)).toEqual(INTENT_WRONG);
  });

  it("a code's purpose is read when it is requested: a header of the payment has no effect", async () => {
    const { client, transfer, shown } = await payer();
    const smaller = { ...transfer, amount: "1.00" };
    const code = await client.askCode(payments.toSelf, smaller, { ...shown, total: "GHS 1.00" });
    await client.verify(code);
    const intent = intentOf(payments.toSelf, transfer, shown);
    const call = { ...transfer, password: code };
    expect(await client.call(payments.toSelf, call, { idempotencyKey: randomUUID(), intent })).toEqual(refused);
  });

  it("a sign-in code that was requested with the intent of a payment confirms nothing", async () => {
    const { client, transfer, shown, pay } = await payer();
    const intent = intentOf(payments.toSelf, transfer, shown);
    const { username, deviceId } = client;
    await client.call(otp.sendSignedOut, { deviceId, username }, { intent, headers: { sessionId: "" } });
    const code = await codeFor(bank.running, username);
    expect((await client.verify(code)).code).toBe(1);
    expect((await pay(code)).code).toBe(1);
  });
});

describe("Wrong codes in a row", () => {
  async function wrongly(client: WireClient, ask: () => Promise<string>, times: number) {
    const answers = [];
    let code = await ask();
    for (let time = 0; time < times; time++) {
      const answer = await client.verify(otherThan(code));
      answers.push(answer);
      if (answer.failureCount === 0) code = await ask();
    }
    return answers.at(-1);
  }

  it("the fifth wrong code in a row blocks codes for half an hour, also the right one", async () => {
    const { client, ask } = await payer();
    expect(await wrongly(client, ask, 4)).toMatchObject({ failureCount: 2 });
    const code = await codeFor(bank.running, client.username);
    const blocked = { code: 1, description: "Too many wrong codes. Please try again in 30 minutes." };
    expect(await client.verify(otherThan(code))).toEqual(blocked);
    expect(await client.verify(code)).toEqual(blocked);
    expect(await client.call(otp.send, {})).toEqual(blocked);
  });

  it("a right code sets the count of wrong ones to zero", async () => {
    const { client, ask } = await payer();
    await wrongly(client, ask, 4);
    const code = await codeFor(bank.running, client.username);
    expect(await client.verify(code)).toEqual({ code: 0 });
    expect(await wrongly(client, ask, 4)).toMatchObject({ failureCount: 2 });
  });

  it("the tenth wrong code makes the profile inactive, also during a block", async () => {
    const company = await openCompany(bank.running);
    const { username, password } = userOf(company, "Single");
    const open = await signedIn(bank.running, company, "Single");
    const guesser = new WireClient(bank.running);
    const guess = async () => {
      const { loginId } = await guesser.authenticate(username, password);
      await guesser.call(otp.sendSignedOut, { deviceId: guesser.deviceId, username });
      const wrong = otherThan(await codeFor(bank.running, username));
      return guesser.call(otp.verify, { otp: wrong, userName: String(loginId) });
    };
    for (let time = 1; time < 5; time++) expect(await guess()).toMatchObject({ failureCount: 2 });
    expect((await guess()).description).toBe("Too many wrong codes. Please try again in 30 minutes.");
    for (let seconds = 0; seconds < 1801; seconds += 290) {
      await passTime(bank.running, 290);
      await open.call(bankApi.session.refresh, {});
    }
    for (let time = 6; time < 10; time++) expect(await guess()).toMatchObject({ failureCount: 2 });
    const inactive = { code: 105, description: "Your profile is not active. Please contact the bank." };
    expect(await guess()).toEqual(inactive);
    expect(await open.call(bankApi.session.refresh, {})).toEqual(inactive);
    expect(await guesser.authenticate(username, password)).toEqual(inactive);
  });

  it("wrong codes in a row are recorded in the audit", async () => {
    const { client, ask } = await payer();
    await wrongly(client, ask, 5);
    const events = await bank.running.bank.db
      .selectFrom("audit")
      .innerJoin("users", "users.id", "audit.user_id")
      .select("event")
      .where("username", "=", client.username)
      .where("event", "like", "code%")
      .execute();
    expect(events.map(({ event }) => event)).toEqual([...Array(4).fill("codeRefused"), "codesBlocked"]);
  });
});

describe("Asking for codes", () => {
  it("codes are refused when requested too often within a minute", async () => {
    const codes = { ...withoutLimits, perMinuteMax: 3 };
    const limited = await startTestBank({ settings: { ...defaultConfiguration.settings, codes } });
    try {
      const client = await signedIn(limited, await openCompany(limited), "Single");
      for (let count = 0; count < 3; count++) expect(await client.call(otp.send, {})).toMatchObject({ code: 0 });
      const tooMany = { code: 1, description: "Too many codes were requested. Please try again later." };
      expect(await client.call(otp.send, {})).toEqual(tooMany);
      await passTime(limited, 61);
      expect(await client.call(otp.send, {})).toMatchObject({ code: 0 });
    } finally {
      await limited.close();
    }
  });

  it("requests for a forgotten password do not reduce the owner's allowance of codes", async () => {
    const codes = { ...withoutLimits, perMinuteMax: 3, perDayMax: 3 };
    const limited = await startTestBank({ settings: { ...defaultConfiguration.settings, codes } });
    try {
      const company = await openCompany(limited);
      const { username } = userOf(company, "Single");
      for (let count = 0; count < 5; count++) {
        const stranger = new WireClient(limited);
        await stranger.call(bankApi.session.validateUsername, { username });
        await stranger.call(otp.sendSignedOut, { deviceId: stranger.deviceId, username });
      }
      const client = await signedIn(limited, company, "Single");
      expect(await client.call(otp.send, {})).toMatchObject({ code: 0 });
    } finally {
      await limited.close();
    }
  });

  it("sign-in codes for unknown devices are limited and do not reduce the allowance of a known device", async () => {
    const codes = { ...withoutLimits, unknownDevices: { perMinuteMax: 3, perHourMax: 5, perDayMax: 7 } };
    const limited = await startTestBank({ settings: { ...defaultConfiguration.settings, codes } });
    try {
      const company = await openCompany(limited);
      const { username, password } = userOf(company, "Single");
      const known = await signedIn(limited, company, "Single");
      await passTime(limited, 86_401);
      /** Requests codes on new devices until one is refused. */
      const requestCodes = async () => {
        for (let count = 0; count < 10; count++) {
          const thief = new WireClient(limited);
          await thief.authenticate(username, password);
          const answer = await thief.call(otp.sendSignedOut, { deviceId: thief.deviceId, username });
          if (answer.code !== 0) return { count, description: answer.description };
        }
        return { count: 10 };
      };
      const description = "Too many codes were requested. Please try again later.";
      expect(await requestCodes()).toEqual({ count: 3, description });
      await passTime(limited, 61);
      expect(await requestCodes()).toEqual({ count: 2, description });
      expect(await known.signIn(username, password)).toMatchObject({ code: 0 });
      await passTime(limited, 3601);
      expect(await requestCodes()).toEqual({ count: 2, description });
      expect(await known.signIn(username, password)).toMatchObject({ code: 0 });
    } finally {
      await limited.close();
    }
  });

  it("a code that is requested again for the same thing leaves the first code valid", async () => {
    const limited = await startTestBank({ settings: defaultConfiguration.settings });
    try {
      const client = await signedIn(limited, await openCompany(limited), "Single");
      const sent = async () =>
        (await limited.bank.db.selectFrom("messages").select("id").where("username", "=", client.username).execute())
          .length;
      await client.call(otp.send, {});
      const first = await codeFor(limited, client.username);
      const before = await sent();
      expect(await client.call(otp.send, {})).toMatchObject({ code: 0 });
      expect(await sent()).toBe(before);
      expect(await client.verify(first)).toEqual({ code: 0 });
      await passTime(limited, 6);
      expect(await client.call(otp.send, {})).toMatchObject({ code: 0 });
      expect(await sent()).toBe(before + 2);
    } finally {
      await limited.close();
    }
  });
});
