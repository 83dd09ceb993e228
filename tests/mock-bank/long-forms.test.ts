import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import type { Response } from "express";
import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { bankApi } from "../../contract/index";
import { openLog } from "../../mock-bank/system/log";
import { mapInSlices } from "../../mock-bank/threads/in-slices";
import { health } from "../../mock-bank/web/health";
import { hasLongList, parseReply, sendLongAnswer } from "../../mock-bank/wire/long-answer";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";
import { aFilledTemplate } from "../support/a-workbook";
import { openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";

const bank = aBank();
const { pay, upload } = bankApi.bulkTransfers;
const ROWS = 4000;

async function aPayer() {
  const company = await openCompany(bank.running, {
    accounts: [
      { currency: "GHS", balance: "90000.00" },
      { currency: "GHS", balance: "0.00" },
    ],
    policy: { limitPerTransaction: "90000.00", limitPerDay: "90000.00" },
  });
  const [source = "", payee = ""] = company.accounts.map(({ accountNumber }) => accountNumber);
  const row = {
    transactionType: "domestic",
    beneficiaryAccount: payee,
    beneficiaryName: "Ama Mensah & Sons, Kumasi",
    transactionAmount: "1.50",
    transactionNarration: "Wages",
    beneficiaryBank: "",
    bankBranch: "x".repeat(60),
  };
  const fields = (count: number, more: object = {}) => ({
    sourceAccount: source,
    transferType: "BULK-TRANSFER" as const,
    transferData: JSON.stringify(Array.from({ length: count }, () => ({ ...row, ...more }))),
  });
  return { client: await signedIn(bank.running, company, "Single"), source, fields };
}

describe("A long form", () => {
  it("a payment of 4,000 rows is confirmed by its code, posted, and answered again for the same key", async () => {
    const { client, fields } = await aPayer();
    const key = randomUUID();
    const form = fields(ROWS);
    expect(form.transferData.length).toBeGreaterThan(512 * 1024);
    const paid = await client.confirm(pay, form, { total: "GHS 6000.00" }, key);
    expect(paid).toMatchObject({ code: 0, description: "Transfer Completed Successfully!" });
    const rows = await bank.running.bank.db
      .selectFrom("request_rows")
      .select((select) => [select.fn.countAll<string>().as("count"), select.fn.max("position").as("last")])
      .where("request_id", "=", String(paid.transactionId))
      .executeTakeFirstOrThrow();
    expect({ count: Number(rows.count), last: Number(rows.last) }).toEqual({ count: ROWS, last: ROWS });
    const again = await client.call(pay, { ...form, password: "11111", passwordType: "OTP" }, { idempotencyKey: key });
    expect(again).toEqual(paid);
  });

  it("a bad row is refused by the name of its field", async () => {
    const { client, fields } = await aPayer();
    const wrong = { ...fields(ROWS, { beneficiaryName: 5 }), password: "11111", passwordType: "OTP" as const };
    const answer = await client.call(pay, wrong, { idempotencyKey: randomUUID() });
    expect(answer).toEqual({ code: 1, description: "The field transferData.0.beneficiaryName is not valid." });
  });

  it("a payload that was changed is refused as unreadable", async () => {
    const { client, fields } = await aPayer();
    const { body = "" } = client.request(pay, { ...fields(ROWS), password: "11111", passwordType: "OTP" });
    const at = Math.floor(body.length / 2);
    const changed = body.slice(0, at) + (body[at] === "A" ? "B" : "A") + body.slice(at + 1);
    const response = await client.sendRaw("POST", pay.path, changed, { idempotencyKey: randomUUID() });
    const payload = changed.slice("payload=".length);
    expect(client.open(await response.text(), "POST", pay.path, payload)).toEqual({
      code: 1,
      description: "The request could not be read.",
    });
  });

  it("a payment whose form crashes the thread is answered 500, and the exception is logged with its call", async () => {
    const { client, fields } = await aPayer();
    const { longForms, log } = bank.running.bank;
    const read = longForms.read.bind(longForms);
    // The thread throws, because the contract has no such call.
    const reading = vi.spyOn(longForms, "read").mockImplementation((_, ...rest) => read("no.call", ...rest));
    const logged = vi.spyOn(log, "error");
    const { body = "" } = client.request(pay, { ...fields(ROWS), password: "11111", passwordType: "OTP" });
    const response = await client.sendRaw("POST", pay.path, body, { idempotencyKey: randomUUID() });
    reading.mockRestore();
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 1, description: "Something went wrong. Please try again." },
    ]);
    expect(logged.mock.calls).toEqual([
      [
        { error: new Error("There is no call no.call"), call: "bulkTransfers.pay", userId: expect.any(String) },
        "A call failed unexpectedly",
      ],
    ]);
    logged.mockRestore();
  });
});

describe("A long answer", () => {
  const rows = Array.from({ length: 1201 }, (_, at) => ({ name: `Ama ₵ "${at}"`, amount: `${at}.50` }));
  const written = async (answer: object, secret?: string) => {
    const stream = new PassThrough();
    const seal = secret === undefined ? undefined : nodeCipher(secret).sealReplyInPieces(call, "the request");
    const sending = sendLongAnswer(stream as unknown as Response, answer as Record<string, unknown>, seal);
    let text = "";
    for await (const chunk of stream) text += chunk;
    await sending;
    return text;
  };
  const call = { method: "POST", path: "/an/upload" };

  it.each([
    ["one list", { code: 0, rows }],
    ["two lists between other values", { rows, code: 0, absent: undefined, more: rows, text: "a", last: null }],
  ])("an answer with %s is written in pieces as the same JSON", async (_, answer) => {
    expect(hasLongList(answer)).toBe(true);
    expect(JSON.parse(await written(answer))).toEqual(JSON.parse(JSON.stringify(answer)));
  });

  it("an answer that is sealed in pieces is opened whole, for its own request only", async () => {
    const secret = Buffer.alloc(32, 7).toString("base64url");
    const { payload } = JSON.parse(await written({ code: 0, rows }, secret)) as { payload: string };
    const { openReply } = nodeCipher(secret);
    expect(JSON.parse(openReply(payload, call, "the request") ?? "")).toEqual({ code: 0, rows });
    expect(openReply(payload, call, "another request")).toBeUndefined();
  });

  it("each row of a long list is parsed by the schema, and a row that it does not accept is a bug", async () => {
    const reply = z.object({ rows: z.array(z.object({ amount: z.string() })) });
    const parsed = await parseReply(reply, { rows });
    expect(parsed).toEqual({ rows: rows.map(({ amount }) => ({ amount })) });
    await expect(parseReply(reply, { rows: [...rows, { amount: 5 }] })).rejects.toThrow();
  });

  it("an upload of 1,200 rows is answered with all of them in their order", async () => {
    const { client, source } = await aPayer();
    const file = new File([new Uint8Array(aFilledTemplate("bulkTransfer", 1200))], "list.xlsx");
    const answer = await client.call(upload, { sourceAccount: source, file });
    expect(answer.bulkUploadData).toHaveLength(1200);
    expect(answer).toMatchObject({ code: 0 });
  });

  it("a repeated upload with the same key gets the same answer, which the bank does not store", async () => {
    const { client, source } = await aPayer();
    const file = new File([new Uint8Array(aFilledTemplate("bulkTransfer", 1200))], "list.xlsx");
    const idempotencyKey = randomUUID();
    const send = () => client.exchange(upload, { sourceAccount: source, file }, { idempotencyKey });
    const first = await send();
    expect((await send()).answer).toEqual(first.answer);
    const kept = bank.running.bank.db.selectFrom("idempotency").select("key").where("key", "=", idempotencyKey);
    expect(await kept.execute()).toEqual([]);
  });
});

it("a list that is mapped in slices keeps its order", async () => {
  const list = Array.from({ length: 1000 }, (_, at) => at);
  expect(await mapInSlices(list, (item, index) => item * 2 + index)).toEqual(list.map((item) => item * 3));
});

describe("/healthz", () => {
  it("/healthz answers that the database is busy during a transaction, without waiting for it", async () => {
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const holding = bank.running.bank.db.transaction().execute(() => held);
    const look = await fetch(`${bank.running.address}/healthz`);
    expect([look.status, await look.json()]).toEqual([200, { status: "ok", database: "busy" }]);
    end();
    await holding;
    await vi.waitFor(async () =>
      expect(await (await fetch(`${bank.running.address}/healthz`)).json()).toEqual({ status: "ok" }),
    );
  });

  it("/healthz answers 503 when the database is silent for more than a minute", async () => {
    const { db } = bank.running.bank;
    let end = () => {};
    const holding = db.transaction().execute(() => new Promise<void>((resolve) => (end = resolve)));
    const answers: unknown[] = [];
    const response = {
      status: (status: number) => ({ json: () => answers.push(status) }),
      json: () => answers.push(200),
    } as unknown as Response;
    const answer = health({ db, log: openLog("silent") });
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    await answer({} as never, response, () => undefined);
    now.mockReturnValue(62_000);
    await answer({} as never, response, () => undefined);
    end();
    await holding;
    expect(answers).toEqual([200, 503]);
  });
});
