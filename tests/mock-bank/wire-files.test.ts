import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { fileReply } from "../../contract/answers";
import { type Endpoint, endpoint } from "../../contract/endpoint";
import { UPLOAD_BYTES_MAX, uploadFields } from "../../contract/payment-fields";
import { apiRouter } from "../../mock-bank/calls/serve";
import type { ServedCall } from "../../mock-bank/calls/served-call";
import { refuse } from "../../mock-bank/core/handler";
import { openCompany, signedIn } from "../support/bank";
import { aBank } from "../support/each-bank";
import { WireClient } from "../support/wire-client";

const declared = { session: "required", effect: "read", summary: "", specification: "" } as const;
const download = endpoint({
  ...declared,
  answer: "file",
  reply: fileReply,
  method: "POST",
  path: "/a/file",
  encoding: "form",
  input: z.object({ name: z.string() }),
});
const taken = endpoint({
  ...declared,
  method: "POST",
  path: "/an/upload",
  encoding: "multipart",
  bytesMax: UPLOAD_BYTES_MAX,
  input: uploadFields,
  reply: z.looseObject({}),
});
const length = z.object({ text: z.string() });
const long = endpoint({
  ...declared,
  method: "POST",
  path: "/a/long",
  encoding: "form",
  bytesMax: 300_000,
  input: length,
  reply: z.looseObject({}),
});

const served = <E extends Endpoint>(name: string, declaredAs: E, answer: (input: z.output<E["input"]>) => unknown) =>
  // Each handler takes the decoded fields of its own endpoint.
  ({ name, endpoint: declaredAs, access: {}, handler: async (input: never) => answer(input) }) as unknown as ServedCall;

const bytes = new TextEncoder().encode("%PDF-1.7 …");
const PARTS = 300;
const writing = { parts: 0, isOver: false };
async function* writtenPartByPart() {
  Object.assign(writing, { parts: 0, isOver: false });
  try {
    for (; writing.parts < PARTS; writing.parts++) yield new Uint8Array(100_000);
  } finally {
    writing.isOver = true;
  }
}
async function* breaking() {
  yield bytes;
  throw new Error("The archive is on fire");
}
const calls = [
  served("test.file", download, ({ name }) => {
    if (name === "none") return refuse("There is none.");
    const whole = name === "long.pdf" ? writtenPartByPart() : [bytes];
    return { fileName: name, mimeType: "application/pdf", chunks: name === "broken.pdf" ? breaking() : whole };
  }),
  served("test.upload", taken, async ({ sourceAccount, file: { name, type, size } }) => ({
    sourceAccount,
    name,
    type,
    size,
  })),
  served("test.long", long, ({ text }) => ({ length: text.length })),
];

const bank = aBank();
let server: Server;
let client: WireClient;

beforeAll(async () => {
  const { running } = bank;
  const app = express().use(running.configuration.apiBasePath, apiRouter(running.bank, calls));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { sessionId } = await signedIn(running, await openCompany(running), "Single");
  client = new WireClient({ ...running, address });
  client.sessionId = sessionId;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const stranger = () => new WireClient(client.bank);
const sourceAccount = "1020304050607";
const sheet = (size: number, name = "rows.xlsx") => new File([new Uint8Array(size)], name, { type: "application/x" });

describe("A file that the bank answers", () => {
  it("an answered file has the file's own bytes, to be saved and never shown", async () => {
    const response = await client.download(download, { name: "advice.pdf" });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename=advice.pdf",
      "x-content-type-options": "nosniff",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ["../../etc/passwd", "attachment; filename=__.._etc_passwd"],
    ['a"; filename="b.html', 'attachment; filename="a__ filename=_b.html"'],
    ["a\r\nSet-Cookie: x=1.pdf", 'attachment; filename="a__Set-Cookie_ x=1.pdf"'],
    ["Akwaaba ₵.pdf", "attachment; filename=\"Akwaaba ?.pdf\"; filename*=UTF-8''Akwaaba%20%E2%82%B5.pdf"],
    [" ", "attachment; filename=file"],
  ])("a file named %j leaves as %s", async (name, disposition) => {
    const { headers } = await client.download(download, { name });
    expect(headers.get("content-disposition")).toBe(disposition);
    expect(headers.get("set-cookie")).toBeNull();
  });

  it("the refusal of a file is an encrypted answer", async () => {
    expect(await client.call(download, { name: "none" })).toEqual({ code: 1, description: "There is none." });
    expect((await stranger().call(download, { name: "a.pdf" })).code).toBe(103);
    expect(await client.call(download, {} as { name: string })).toMatchObject({
      description: "The field name is missing.",
    });
  });

  it("the traffic log shows a file by its name only", async () => {
    await client.download(download, { name: "advice.pdf" });
    const [shown] = client.bank.bank.traffic.after(0);
    expect(shown?.answer).toEqual({ code: 0, fileName: "advice.pdf", mimeType: "application/pdf" });
  });

  it("a file can have any length", async () => {
    const response = await client.download(download, { name: "long.pdf" });
    expect((await response.arrayBuffer()).byteLength).toBe(PARTS * 100_000);
  });

  it("a file that fails while it is sent is broken off", async () => {
    const response = await client.download(download, { name: "broken.pdf" });
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await client.download(download, { name: "advice.pdf" })).status).toBe(200);
  });

  it("the sending of a file stops when its reader disconnects", async () => {
    const response = await client.download(download, { name: "long.pdf" });
    await response.body?.cancel();
    await vi.waitFor(() => expect(writing.isOver).toBe(true));
    expect(writing.parts).toBeLessThan(PARTS);
  });
});

describe("A file that the bank takes", () => {
  const body = (...parts: [string, string | File][]) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    return form;
  };

  it("an uploaded file reaches its handler with name, type and size, and the answer is encrypted @S2-7-03", async () => {
    expect(await client.call(taken, { sourceAccount, file: sheet(7, "Ama’s rows.xlsx") })).toEqual({
      code: 0,
      sourceAccount,
      name: "Ama’s rows.xlsx",
      type: "application/x",
      size: 7,
    });
    expect(client.bank.bank.traffic.after(0)[0]?.fields).toMatchObject({ file: "Ama’s rows.xlsx, 7 bytes" });
  });

  it("the answer to an upload consists of one encrypted payload @S2-7-03", async () => {
    const headers = { "Content-Type": undefined };
    const form = body(["sourceAccount", sourceAccount], ["file", sheet(7)]);
    const response = await client.sendRaw("POST", taken.path, form, { headers });
    expect(Object.keys((await response.json()) as object)).toEqual(["payload"]);
  });

  it("an uploaded file may have 5 MB and not a byte more @S2-5-047", async () => {
    expect(await client.call(taken, { sourceAccount, file: sheet(UPLOAD_BYTES_MAX) })).toMatchObject({
      code: 0,
      size: UPLOAD_BYTES_MAX,
    });
    const tooLarge = { code: 10, description: "The file is larger than 5 MB." };
    expect(await client.call(taken, { sourceAccount, file: sheet(UPLOAD_BYTES_MAX + 1) })).toEqual(tooLarge);
  });

  it("an empty upload is refused", async () => {
    const answer = await client.call(taken, { sourceAccount, file: sheet(0) });
    expect(answer).toEqual({ code: 10, description: "The file is empty." });
  });

  const unreadable = "The request could not be read.";
  it.each<[string, FormData, string]>([
    ["without a file", body(["sourceAccount", sourceAccount]), "The field file is missing."],
    ["with a text for a file", body(["sourceAccount", sourceAccount], ["file", "x"]), "The field file is not valid."],
    ["under another name", body(["sourceAccount", sourceAccount], ["other", sheet(1)]), "The field file is missing."],
    ["without its account", body(["file", sheet(1)]), "The field sourceAccount is missing."],
    ["with two files", body(["file", sheet(1)], ["file", sheet(1)]), unreadable],
    ["with a field twice", body(["sourceAccount", "1"], ["sourceAccount", "2"], ["file", sheet(1)]), unreadable],
    ["with a field that is none", body(["sourceAccount[x]", "1"], ["file", sheet(1)]), unreadable],
    ["with a field too long", body(["sourceAccount", "1".repeat(2000)], ["file", sheet(1)]), unreadable],
    [
      "with endless fields",
      body(...Array.from({ length: 300 }, (_, i): [string, string] => [`f${i}`, ""])),
      unreadable,
    ],
  ])("an upload is refused: a body %s", async (_, form, description) => {
    expect((await client.upload(taken.path, form)).answer).toMatchObject({ description });
  });

  it("an upload that breaks off is refused", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    for (const broken of [
      "",
      "--x\r\n",
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ]) {
      const response = await client.sendRaw("POST", taken.path, broken, { headers });
      expect(client.open(await response.text(), "POST", taken.path, "").code).not.toBe(0);
    }
  });

  it("an upload of a stranger is not read", async () => {
    expect((await stranger().call(taken, { sourceAccount, file: sheet(UPLOAD_BYTES_MAX + 1) })).code).toBe(103);
  });
});

describe("A long form", () => {
  const text = "x".repeat(120_000);
  it("a long form is read where the contract says so", async () => {
    expect(await client.call(long, { text })).toEqual({ code: 0, length: text.length });
    await expect(client.exchange(long, { text: text.repeat(3) })).resolves.toMatchObject({ status: 413 });
  });
  it("a long form without a session is answered with 103, bound to the form, and reaches no handler", async () => {
    await expect(stranger().exchange(long, { text })).resolves.toMatchObject({ status: 200, answer: { code: 103 } });
    await expect(stranger().exchange(long, { text: text.repeat(3) })).resolves.toMatchObject({ status: 413 });
  });
});
