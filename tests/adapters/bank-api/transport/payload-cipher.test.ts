import { createCipheriv, createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { CryptoJsCipher, type PayloadCipher } from "../../../../adapters/bank-api/transport/payload-cipher";
import { openCipher, WebCipher } from "../../../../adapters/bank-api/transport/web-cipher";
import { nodeCipher } from "../../../../mock-bank/wire/node-cipher";

const SECRET = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString("base64url");
const OTHER_SECRET = Buffer.alloc(32, 7).toString("base64url");
const call = { method: "POST", path: "/transfer/toSelf" };
const bank = nodeCipher(SECRET);
const ciphers: readonly (readonly [string, PayloadCipher])[] = [
  ["the library's", new CryptoJsCipher(SECRET)],
  ["the browser's", await WebCipher.open(SECRET)],
];

/** A second implementation of the scheme, written from its description only. */
function sealedByHand(
  plain: string,
  direction: "request" | "reply",
  association: string,
  { iv = Buffer.alloc(16, 9), version = 1, hasText = true, encoding = "utf8" as "utf8" | "latin1" } = {},
): string {
  const key = (use: string) =>
    createHmac("sha256", Buffer.from(SECRET, "base64url")).update(`corporate-banking v1 ${direction} ${use}`).digest();
  const cipher = createCipheriv("aes-256-cbc", key("encrypt"), iv);
  const text = hasText ? [cipher.update(plain, encoding), cipher.final()] : [];
  const body = Buffer.concat([Buffer.from([version]), iv, ...text]);
  const tag = createHmac("sha256", key("authenticate")).update(association).update(body).digest();
  return Buffer.concat([body, tag]).toString("base64url");
}

describe.each(ciphers)("%s cipher", (_, client) => {
  it("every request uses a new IV", async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => client.sealRequest("a=1", call)));
    expect(new Set(sealed.map((payload) => payload.slice(0, 22))).size).toBe(50);
  });

  it("client and bank read each other's payloads, for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 300 }), async (plain) => {
        const request = await client.sealRequest(plain, call);
        expect(bank.openRequest(request, call)).toBe(plain);
        expect(await client.openReply(bank.sealReply(plain, call, request), call, request)).toBe(plain);
      }),
      { numRuns: 200 },
    );
  });

  it("an answer of 200 kB is read", async () => {
    const plain = JSON.stringify({ rows: "GH₵ 1,250.00 ".repeat(15_000) });
    expect(await client.openReply(bank.sealReply(plain, call, ""), call, "")).toBe(plain);
  });
});

describe.each(ciphers)("refused answers of %s cipher", async (_, client) => {
  const request = await client.sealRequest("a=1", call);
  const reply = bank.sealReply('{"code":0}', call, request);
  const refused = async (payload: string) => (await client.openReply(payload, call, request)) === undefined;

  it("an answer with any changed bit is refused @S1-7-37", async () => {
    const bytes = Buffer.from(reply, "base64url");
    for (let at = 0; at < bytes.length; at++) {
      for (const bit of [0x01, 0x10, 0x80]) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ bit;
        expect(await refused(changed.toString("base64url")), `byte ${at}, bit ${bit}`).toBe(true);
      }
    }
  });

  it("a shortened or lengthened answer is refused", async () => {
    const bytes = Buffer.from(reply, "base64url");
    for (let length = 0; length < bytes.length; length++)
      expect(await refused(bytes.subarray(0, length).toString("base64url"))).toBe(true);
    expect(await refused(Buffer.concat([bytes, Buffer.from([0])]).toString("base64url"))).toBe(true);
  });

  it.each([
    ["nothing", ""],
    ["no base64url", "%%%%"],
    ["padded base64", `${reply}=`],
    ["the letters of base64", reply.replaceAll("-", "+").replaceAll("_", "/")],
    ["blanks", ` ${reply}`],
  ])("an answer is refused if it is %s", async (_case, payload) => {
    // A reply without these letters is the same in both alphabets.
    expect(payload === reply || (await refused(payload))).toBe(true);
  });

  it("an answer to another call or request, or a request as an answer, is refused", async () => {
    expect(await refused(bank.sealReply('{"code":0}', { ...call, path: "/transfer/local" }, request))).toBe(true);
    expect(await refused(bank.sealReply('{"code":0}', { ...call, method: "PUT" }, request))).toBe(true);
    expect(await refused(bank.sealReply('{"code":0}', call, await client.sealRequest("a=1", call)))).toBe(true);
    expect(await refused(request)).toBe(true);
  });

  it("an answer encrypted with another secret is refused", async () => {
    expect(await refused(nodeCipher(OTHER_SECRET).sealReply('{"code":0}', call, request))).toBe(true);
  });

  it("an authentic answer of another version is refused", async () => {
    const association = `reply\nPOST\n/transfer/toSelf\n${request.slice(-44)}\n`;
    expect(await refused(sealedByHand('{"code":0}', "reply", association))).toBe(false);
    expect(await refused(sealedByHand('{"code":0}', "reply", association, { version: 2 }))).toBe(true);
  });

  it("an authentic answer without a text is refused, and one with an empty text is not", async () => {
    const association = `reply\nPOST\n/transfer/toSelf\n${request.slice(-44)}\n`;
    expect(await client.openReply(sealedByHand("", "reply", association), call, request)).toBe("");
    expect(await refused(sealedByHand("", "reply", association, { hasText: false }))).toBe(true);
  });
});

it.each(ciphers)("an authentic answer that is not UTF-8 cannot be read by %s cipher", async (_, client) => {
  const sealed = sealedByHand("Réné", "reply", "reply\nPOST\n/transfer/toSelf\n\n", { encoding: "latin1" });
  await expect((async () => client.openReply(sealed, call, ""))()).rejects.toThrow();
});

it("a page without the browser's cryptography uses the library", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await openCipher(SECRET)).toBeInstanceOf(CryptoJsCipher);
  vi.unstubAllGlobals();
  expect(await openCipher(SECRET)).toBeInstanceOf(WebCipher);
});

it("a secret that is not base64url is refused", async () => {
  await expect(openCipher("a secret of words")).rejects.toThrow("not base64url");
  expect(() => new CryptoJsCipher("a secret of words")).toThrow("not base64url");
});
