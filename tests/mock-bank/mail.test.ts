import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Faults } from "../../mock-bank/calls/faults";
import { bankNow, secondsAfter } from "../../mock-bank/core/clock";
import { defaultSettings } from "../../mock-bank/core/settings";
import { markMailed, takeMails } from "../../mock-bank/mail/mail-queue";
import { sendMessages } from "../../mock-bank/messages/messages";
import { sendSecretMessages } from "../../mock-bank/messages/secret-messages";
import { restoreSnapshot, saveSnapshot } from "../../mock-bank/snapshots/snapshots";
import type { RunningBank } from "../../mock-bank/start-bank";
import { startTestBank } from "../support/bank";
import { onEachDatabase } from "../support/bank-database";

/** A mail server that stores the mails it gets, and refuses them on request. */
function aMailServer() {
  const mails: { readonly to: string; readonly raw: string }[] = [];
  const state = { isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (state.isRefusing)
          return done(Object.assign(new Error("No room for ama@company.example"), { responseCode: 452 }));
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  return {
    mails,
    state,
    open: () =>
      new Promise<number>((resolve) =>
        server.listen(0, "127.0.0.1", () => resolve((server.server.address() as AddressInfo).port)),
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

describe("With a mail server", () => {
  const server = aMailServer();
  let running: RunningBank;
  let url: string;
  beforeAll(async () => {
    url = `smtp://127.0.0.1:${await server.open()}`;
  });
  beforeEach(async () => {
    server.mails.length = 0;
    server.state.isRefusing = false;
    running = await startTestBank({ smtpUrl: url });
  });
  afterEach(() => running.close());
  afterAll(() => server.close());

  const send = async (recipient: string, more: object = {}, at?: Date) => {
    const message = {
      channel: "email",
      recipient,
      username: "ama",
      subject: "Statement ₵",
      body: "Akwaaba, Ama.\nYours",
    } as const;
    await sendMessages(running.bank.db, [{ ...message, at: at ?? (await bankNow(running.bank.db)), ...more }]);
  };
  const stored = (recipient: string) =>
    running.bank.db.selectFrom("messages").selectAll().where("recipient", "=", recipient).executeTakeFirstOrThrow();

  it("an e-mail of the outbox also goes out, with its attachment", async () => {
    const bytes = new TextEncoder().encode("%PDF-1.7");
    await send("ama@company.example", {
      attachment: { fileName: "statement.pdf", mimeType: "application/pdf", bytes },
    });
    await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1);
    const [mail] = server.mails;
    expect(mail?.to).toBe("ama@company.example");
    expect(mail?.raw).toContain("From: Asempa Bank <help@asempa-bank.example>");
    expect(mail?.raw).toContain("Subject: =?UTF-8?Q?Statement_=E2=82=B5?=");
    expect(mail?.raw).toContain("Akwaaba, Ama.");
    expect(mail?.raw).toContain("Content-Type: application/pdf; name=statement.pdf");
    expect(mail?.raw).toContain(Buffer.from(bytes).toString("base64"));
    await expect.poll(async () => (await stored("ama@company.example")).mailed_at, { timeout: 10_000 }).not.toBeNull();
  });

  it("an SMS and a message older than an hour do not go out by mail", async () => {
    await send("0241234567", { channel: "sms" });
    await send("old@company.example", {}, secondsAfter(await bankNow(running.bank.db), -3601));
    await send("new@company.example");
    await expect.poll(() => server.mails.map(({ to }) => to), { timeout: 10_000 }).toEqual(["new@company.example"]);
  });

  it("a recipient that holds line ends or several addresses adds no header and no receiver", async () => {
    await send("a@b.example\r\nBcc: thief@evil.example", { subject: "Hello\r\nBcc: thief@evil.example" });
    await send("last@company.example");
    await expect
      .poll(() => server.mails.some(({ to }) => to === "last@company.example"), { timeout: 10_000 })
      .toBe(true);
    expect(server.mails.filter(({ raw }) => /^Bcc:/im.test(raw))).toEqual([]);
    expect(server.mails.filter(({ to }) => to === "thief@evil.example")).toEqual([]);
  });

  it("if the mail server refuses, the outbox is unchanged and the log holds neither address nor text", async () => {
    const warn = vi.spyOn(running.bank.log, "warn");
    server.state.isRefusing = true;
    await send("ama@company.example", { body: "Your code is 12345" });
    await expect.poll(() => warn.mock.calls.length, { timeout: 10_000 }).toBe(1);
    const [told] = warn.mock.calls[0] ?? [];
    expect(told).toEqual({ event: "mail_failed", message: expect.any(String), code: "EMESSAGE", answer: 452 });
    expect(await stored("ama@company.example")).toMatchObject({
      mailed_at: null,
      mail_tries: 1,
      body: "Your code is 12345",
    });
  });
});

describe("With a mail server, in production", () => {
  const server = aMailServer();
  const sealedSettings = { ...defaultSettings, areMessagesSealed: true };
  const recipient = "ama@company.example";
  let running: RunningBank;
  let url: string;
  beforeAll(async () => {
    url = `smtp://127.0.0.1:${await server.open()}`;
  });
  beforeEach(async () => {
    server.mails.length = 0;
    running = await startTestBank({ smtpUrl: url, settings: sealedSettings });
  });
  afterEach(() => running.close());
  afterAll(() => server.close());

  /** Sends a code that is valid for some seconds, encrypted under the key of a bank. */
  const sendCode = async (seconds: number, settings = sealedSettings) => {
    const at = await bankNow(running.bank.db);
    const message = {
      channel: "email",
      recipient,
      username: "ama",
      subject: "Code",
      body: "12345 is your code",
    } as const;
    await sendSecretMessages(running.bank.db, settings, [
      { ...message, at, secret: "12345", until: secondsAfter(at, seconds) },
    ]);
  };
  const stored = () => running.bank.db.selectFrom("messages").selectAll().executeTakeFirstOrThrow();

  it("an e-mail with a code goes out readable, and then nothing of the code is left in the database", async () => {
    await sendCode(300);
    await expect.poll(() => server.mails[0]?.raw, { timeout: 10_000 }).toContain("12345 is your code");
    await expect.poll(async () => (await stored()).mailed_at, { timeout: 10_000 }).not.toBeNull();
    expect(await stored()).toMatchObject({ body: "***** is your code", code: null, sealed: null });
  });

  it("an e-mail whose code no longer works is not sent", async () => {
    await sendCode(0);
    const at = await bankNow(running.bank.db);
    const next = {
      channel: "email",
      recipient: "next@company.example",
      username: "kofi",
      subject: "s",
      body: "b",
    } as const;
    await sendMessages(running.bank.db, [{ ...next, at }]);
    await expect.poll(() => server.mails.map(({ to }) => to), { timeout: 10_000 }).toContain("next@company.example");
    expect(server.mails.map(({ to }) => to)).not.toContain(recipient);
  });

  it("an e-mail that was encrypted under another key is given up and reported", async () => {
    const warn = vi.spyOn(running.bank.log, "warn");
    await sendCode(300, { ...sealedSettings, codeKey: "the key of a process that was restarted" });
    await expect
      .poll(() => warn.mock.calls[0]?.[0], { timeout: 10_000 })
      .toEqual({ event: "mail_unreadable", message: expect.any(String), username: expect.any(String) });
    await expect.poll(async () => (await stored()).sealed, { timeout: 10_000 }).toBeNull();
    expect(server.mails).toEqual([]);
  });
});

describe("Without its mail server", () => {
  it("the bank works without its mail server", async () => {
    const running = await startTestBank({ smtpUrl: "smtp://127.0.0.1:1" });
    try {
      const warn = vi.spyOn(running.bank.log, "warn");
      const at = await bankNow(running.bank.db);
      const message = {
        channel: "email",
        recipient: "a@b.example",
        username: "a",
        subject: "s",
        body: "b",
        at,
      } as const;
      await sendMessages(running.bank.db, [message]);
      await expect.poll(() => warn.mock.calls[0]?.[0], { timeout: 10_000 }).toMatchObject({ code: "ESOCKET" });
    } finally {
      await running.close();
    }
  });
});

onEachDatabase("The queue of mails", (bank) => {
  const now = new Date("2026-11-20T09:00:00Z");
  const aMail = {
    channel: "email",
    recipient: "a@b.example",
    username: "a",
    subject: "s",
    body: "b",
    at: now,
  } as const;
  const send = (recipient: string) => sendMessages(bank.db, [{ ...aMail, recipient }]);
  const take = async () => takeMails({ db: bank.db, settings: defaultSettings }, now, now);
  const takenFor = async () => (await take()).map(({ to }) => to);
  const putBack = (name: string) => restoreSnapshot({ db: bank.db, faults: new Faults() }, name);

  it("each mail goes to one process, again after a growing pause, and five times at most", async () => {
    await sendMessages(bank.db, [aMail, aMail, aMail]);
    const taken = await Promise.all([1, 2, 3].map(take));
    const ids = taken.flat().map(({ id }) => id);
    expect(ids.length).toBe(3);
    expect(new Set(ids).size).toBe(3);
    await markMailed(bank.db, ids[0] ?? "", now);
    const triesAfter: number[] = [];
    for (let seconds = 1; seconds <= 3000; seconds += 1)
      if (
        seconds % 10 === 0 &&
        (await takeMails({ db: bank.db, settings: defaultSettings }, now, secondsAfter(now, seconds))).length === 2
      )
        triesAfter.push(seconds);
    expect(triesAfter).toEqual([30, 90, 210, 450]);
  });

  it("no mail is repeated after a restore of the bank, and every later one is sent", async () => {
    await send("told@before.example");
    expect(await saveSnapshot(bank, "Before they are mailed")).toBeUndefined();
    expect(await takenFor()).toEqual(["told@before.example"]);
    expect(await putBack("Before they are mailed")).toBeUndefined();
    await send("told@after.example");
    expect(await takenFor()).toEqual(["told@after.example"]);
  });

  it("a mail in delivery during a restore is not confused with a later one", async () => {
    await saveSnapshot(bank, "Before it is written");
    await send("on-its-way@before.example");
    const [onItsWay] = await take();
    await putBack("Before it is written");
    await send("told@after.example");
    await markMailed(bank.db, onItsWay?.id ?? "", now);
    expect(await takenFor()).toEqual(["told@after.example"]);
  });
});
