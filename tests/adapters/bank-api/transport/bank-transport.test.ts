import { expect, it, vi } from "vitest";
import { BankTransport } from "../../../../adapters/bank-api/transport/bank-transport";
import { CryptoJsCipher } from "../../../../adapters/bank-api/transport/payload-cipher";
import { accounts } from "../../../../contract/accounts";
import type { Endpoint } from "../../../../contract/endpoint";
import { bankApi } from "../../../../contract/index";
import { otp } from "../../../../contract/otp";
import { nodeCipher } from "../../../../mock-bank/wire/node-cipher";

const SECRET = Buffer.alloc(32, 3).toString("base64url");
const cipher = nodeCipher(SECRET);
const call = { method: "POST", path: "/customer/otp/generateOtp" };
const input = { deviceId: "device-1", username: "kofi & ama" };

/** Sends one call with the given configuration, and records its address and body. */
async function send(
  answerTo: (payload: string) => unknown,
  configured: { readonly isEncrypted?: boolean } = {},
  ask = (transport: BankTransport) => transport.send(otp.sendSignedOut, input, {}),
) {
  const fetched = vi.fn(async (_url: string, { body }: RequestInit): Promise<Response> => {
    const fields = Object.fromEntries(new URLSearchParams(typeof body === "string" ? body : ""));
    return new Response(JSON.stringify(answerTo(fields.payload ?? "")));
  });
  vi.stubGlobal("fetch", fetched);
  const transport = new BankTransport({
    configuration: async () => ({ apiBasePath: "/bank-b/v2", payloadSecret: SECRET, ...configured }),
    cipherOf: (secret) => new CryptoJsCipher(secret),
    deviceId: async () => "device-1",
    sessionId: () => "session-1",
    onDateHeader: () => {},
  });
  const answer = await ask(transport);
  const [url, init] = fetched.mock.lastCall ?? [];
  const { body, headers } = init ?? {};
  return {
    answer,
    url,
    body: String(body),
    isForm: new Headers(headers).get("Content-Type") === "application/x-www-form-urlencoded;charset=UTF-8",
    headers,
  };
}

const encrypted = (answer: object) => (payload: string) => ({
  payload: cipher.sealReply(JSON.stringify(answer), call, payload),
});

it("a body is form-encoded and encrypted unless the configuration says otherwise @S1-7-37 @S2-7-01 @S3-7-02 @S3-7-03 @S1-7-08 @S1-7-09", async () => {
  const { body, isForm } = await send(encrypted({ code: 0 }));
  const fields = new URLSearchParams(body);
  expect(isForm).toBe(true);
  expect([...fields.keys()]).toEqual(["payload"]);
  expect(cipher.openRequest(fields.get("payload") ?? "", call)).toBe("deviceId=device-1&username=kofi+%26+ama");
});

it("a body for a bank without encryption is form-encoded @S3-7-02 @S1-7-08", async () => {
  const { answer, body, isForm } = await send(() => ({ code: 0 }), { isEncrypted: false });
  expect(isForm).toBe(true);
  expect(body).toBe("deviceId=device-1&username=kofi+%26+ama");
  expect(answer).toEqual({ ok: true, value: { code: 0 } });
});

it("an answer is decrypted, and one that is not encrypted is unreadable @S1-7-10 @S1-7-37", async () => {
  expect((await send(encrypted({ code: 0, description: "Sent." }))).answer).toEqual({
    ok: true,
    value: { code: 0, description: "Sent." },
  });
  expect((await send(() => ({ code: 0, description: "Sent." }))).answer).toEqual({
    ok: false,
    failure: { kind: "unreadable" },
  });
});

it("the answer to a call without a body is decrypted too @S1-7-10", async () => {
  const reply = JSON.stringify({ code: 0, accounts: [] });
  const sealed = cipher.sealReply(reply, { method: "GET", path: "/customer/accounts" }, "");
  const { answer } = await send(
    () => ({ payload: sealed }),
    {},
    (transport) => transport.send(accounts.list, { loginId: "L1" }, {}),
  );
  expect(answer).toEqual({ ok: true, value: { code: 0, accounts: [] } });
});

it("every call begins with the configured base path @S1-7-01 @S1-7-36", async () => {
  expect((await send(encrypted({ code: 0 }))).url).toBe("/bank-b/v2/customer/otp/generateOtp");
});

it("every call of the API is sent below the base path and with the common headers @S3-7-01 @S3-1-09", async () => {
  const common = {
    deviceId: "device-1",
    appVersion: "1.2",
    languageCode: "1",
    countryCode: "1",
    channel: "INTERNET-BANKING",
    sessionId: "session-1",
  };
  const endpoints = Object.values<Readonly<Record<string, Endpoint>>>(bankApi).flatMap((area) => Object.values(area));
  for (const endpoint of endpoints) {
    const answer = () => ({ code: 0 });
    const { url, headers } = await send(answer, {}, (transport) => transport.send(endpoint, {}, {}));
    expect(url, endpoint.path).toMatch(/^\/bank-b\/v2\//);
    expect(headers, endpoint.path).toMatchObject(common);
  }
});
