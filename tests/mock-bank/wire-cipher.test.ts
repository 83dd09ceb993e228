import { createCipheriv, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";

const secret = Buffer.from("0123456789abcdef0123456789abcdef").toString("base64url");
const other = Buffer.from("another secret of 32 bytes here!").toString("base64url");
const call = { method: "POST", path: "/transfer/toSelf" };
const form = "amount=150.00&narration=R%C3%A9gl%C3%A9+%E2%82%B5";
const cipher = nodeCipher(secret);

describe("The bank's cipher", () => {
  it("the same text is never encrypted twice alike", () => {
    const payloads = new Set(Array.from({ length: 100 }, () => cipher.sealRequest(form, call)));
    expect(payloads.size).toBe(100);
  });

  it("the cipher refuses a payload with any one byte changed", () => {
    const bytes = Buffer.from(cipher.sealRequest(form, call), "base64url");
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 0x01;
      expect(cipher.openRequest(changed.toString("base64url"), call)).toBeUndefined();
    }
  });

  it("the cipher refuses a payload that was shortened or extended anywhere", () => {
    const payload = cipher.sealRequest(form, call);
    for (let length = 0; length < payload.length; length++)
      expect(cipher.openRequest(payload.slice(0, length), call)).toBeUndefined();
    for (const more of ["A", "=", "\n", payload]) expect(cipher.openRequest(payload + more, call)).toBeUndefined();
  });

  it("the cipher refuses another encoding of the same bytes", () => {
    const payload = cipher.sealRequest("a=1", call);
    const last = payload.at(-1) ?? "";
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const twins = [...alphabet].filter((letter) => letter !== last).map((letter) => payload.slice(0, -1) + letter);
    const same = twins.filter((twin) => Buffer.from(twin, "base64url").equals(Buffer.from(payload, "base64url")));
    expect(same.length).toBeGreaterThan(0);
    for (const twin of same) expect(cipher.openRequest(twin, call)).toBeUndefined();
  });

  it.each([
    ["another path", { method: "POST", path: "/transfer/local" }],
    ["another method", { method: "PUT", path: "/transfer/toSelf" }],
  ])("the cipher refuses a payload that belongs to %s", (_, elsewhere) => {
    expect(cipher.openRequest(cipher.sealRequest(form, call), elsewhere)).toBeUndefined();
  });

  it("the cipher refuses a reply in place of a request, and one of another secret", () => {
    expect(cipher.openRequest(cipher.sealReply(form, call, ""), call)).toBeUndefined();
    expect(cipher.openRequest(nodeCipher(other).sealRequest(form, call), call)).toBeUndefined();
  });

  it("a reply is valid only for the request that it answers", () => {
    const [first, second] = [cipher.sealRequest(form, call), cipher.sealRequest(form, call)];
    const reply = cipher.sealReply("{}", call, first);
    expect(cipher.openReply(reply, call, first)).toBe("{}");
    expect(cipher.openReply(reply, call, second)).toBeUndefined();
  });

  it("a wrong padding under a right tag gets the same answer as a wrong tag", () => {
    expect(cipher.openRequest(withRightTagOver(Buffer.alloc(16, 0xee)), call)).toBeUndefined();
  });
});

/** Returns a payload that only a holder of the secret can make. */
function withRightTagOver(block: Buffer): string {
  const bytes = Buffer.from(secret, "base64url");
  const key = (label: string) => createHmac("sha256", bytes).update(`corporate-banking v1 request ${label}`).digest();
  const iv = Buffer.alloc(16);
  const raw = createCipheriv("aes-256-cbc", key("encrypt"), iv).setAutoPadding(false);
  const body = Buffer.concat([Buffer.from([1]), iv, raw.update(block), raw.final()]);
  const tag = createHmac("sha256", key("authenticate")).update(`request\n${call.method}\n${call.path}\n`).update(body);
  return Buffer.concat([body, tag.digest()]).toString("base64url");
}
