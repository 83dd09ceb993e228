import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { defaultSettings } from "../../mock-bank/core/settings";
import { readConfiguration } from "../../mock-bank/operator/configuration";
import type { RunningBank } from "../../mock-bank/start-bank";
import { openCompany, startTestBank, userOf } from "../support/bank";
import { WireClient } from "../support/wire-client";

const key = "a key that signs SMS in tests";
type Received = { readonly headers: IncomingHttpHeaders; readonly body: string };
const received: Received[] = [];
let status = 200;
let gateway: Server;
let running: RunningBank;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;
  const settings = { ...defaultSettings, areMessagesSealed: true, ways: { sms: true, email: false } };
  running = await startTestBank({ sms: { url, key }, settings });
});
afterAll(async () => {
  await running.close();
  gateway.close();
});

it("a code leaves through the gateway, signed, is sent again after a refusal, and the text names the phone only", async () => {
  const company = await openCompany(running);
  const { username, password, phone } = userOf(company, "Single");
  const client = new WireClient(running);
  await client.authenticate(username, password);
  status = 503;
  const answer = await client.call(bankApi.otp.sendSignedOut, { deviceId: client.deviceId, username });
  expect(answer).toMatchObject({ code: 0, description: "A one-time code has been sent to your phone." });
  expect(Object.keys(answer)).not.toContain("maskedEmail");
  await expect.poll(() => received.length).toBe(1);

  status = 200;
  await running.bank.db.updateTable("messages").set({ mail_after: null }).execute();
  await expect.poll(() => received.length).toBe(2);
  const [first, second] = received as [Received, Received];
  expect(second.headers["idempotency-key"]).toBe(first.headers["idempotency-key"]);
  expect(JSON.parse(second.body)).toEqual({
    id: second.headers["idempotency-key"],
    to: phone,
    text: expect.stringMatching(/^\d{5} is your sign-in code for /),
  });
  const [, at = "", signature] = /^t=(\d+),v1=(\w+)$/.exec(String(second.headers["x-signature"])) ?? [];
  expect(signature).toBe(createHmac("sha256", key).update(`${at}.${second.body}`).digest("hex"));
  const waiting = running.bank.db.selectFrom("messages").select("id").where("channel", "=", "sms");
  await expect.poll(() => waiting.where("mailed_at", "is", null).execute()).toEqual([]);
});

it("a gateway without a key is refused, and a production bank names only the ways that it has", () => {
  expect(() => readConfiguration({ SMS_URL: "https://sms.example/send" })).toThrow("SMS_KEY is missing");
  const production = {
    NODE_ENV: "production",
    DATA_DIR: "/var/lib/bank",
    PAYLOAD_SECRET: "a".repeat(43),
    CODE_KEY: "b".repeat(43),
  };
  const waysWith = (more: object) => readConfiguration({ ...production, ...more }).settings.ways;
  expect(waysWith({ SMTP_URL: "smtp://mail:25" })).toEqual({ sms: false, email: true });
  expect(waysWith({ SMS_URL: "https://sms.example/send", SMS_KEY: key })).toEqual({ sms: true, email: false });
});
