import { expect, it, vi } from "vitest";
import { BankTransport } from "../../../../adapters/bank-api/transport/bank-transport";
import { CryptoJsCipher } from "../../../../adapters/bank-api/transport/payload-cipher";
import type { Endpoint } from "../../../../contract/endpoint";
import { bankApi } from "../../../../contract/index";

const SECRET = Buffer.alloc(32, 3).toString("base64url");

it("every call of the API is sent below the base path and with the common headers @S3-7-01 @S3-1-09 @S1-7-01 @S1-7-36", async () => {
  const common = {
    deviceId: "device-1",
    appVersion: "1.2",
    languageCode: "1",
    countryCode: "1",
    channel: "INTERNET-BANKING",
    sessionId: "session-1",
  };
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  const transport = new BankTransport({
    configuration: async () => ({ apiBasePath: "/bank-b/v2", payloadSecret: SECRET }),
    cipherOf: (secret) => new CryptoJsCipher(secret),
    deviceId: async () => "device-1",
    sessionId: () => "session-1",
    onDateHeader: () => {},
  });
  const endpoints = Object.values<Readonly<Record<string, Endpoint>>>(bankApi).flatMap((area) => Object.values(area));
  for (const endpoint of endpoints) {
    await transport.send(endpoint, {}, {});
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url, endpoint.path).toMatch(/^\/bank-b\/v2\/[^?]+$/);
    expect(init?.headers, endpoint.path).toMatchObject(common);
  }
});
