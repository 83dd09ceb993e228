import { afterEach, expect, it, vi } from "vitest";
import { CryptoJsCipher } from "../../../adapters/bank-api/transport/payload-cipher";
import { bankApi } from "../../../contract/index";
import { nodeCipher } from "../../../mock-bank/wire/node-cipher";
import { Line } from "../../../tools/verify-bank/line";

const secretOf = (byte: number) => Buffer.alloc(32, byte).toString("base64url");
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["in base64", "a payload in base64, whose secret and call are right", 1, "base64"],
  ["in hexadecimal digits with spaces", "a payload that is not base64url", 1, "hex"],
  ["of another secret", "an answer that opens with another secret, or belongs to another call", 2, "base64url"],
] as const)("verify-bank says what is wrong with a payload %s", async (_, came, byte, encoding) => {
  vi.stubGlobal("fetch", async () => {
    const call = { method: "POST", path: bankApi.session.refresh.path };
    const sealed = Buffer.from(nodeCipher(secretOf(byte)).sealReply('{"code":0}', call, ""), "base64url");
    const payload = encoding === "hex" ? sealed.toString("hex").replace(/../g, "$& ") : sealed.toString(encoding);
    return new Response(JSON.stringify({ payload }), { headers: { Date: new Date(0).toUTCString() } });
  });
  const line = new Line("http://bank.example", new CryptoJsCipher(secretOf(1)), "device");
  const { deviations } = await line.call(bankApi.session.refresh, {});
  expect(deviations.filter(({ part }) => part === "cipher")).toMatchObject([{ came, effect: "unreadable" }]);
});
