import { base64url, CompactSign, type CryptoKey, exportJWK, generateKeyPair } from "jose";
import { describe, expect, it, vi } from "vitest";
import { checkPaper } from "../../../../adapters/bank-api/support/check-paper";
import { PAPER_TYPE, type PaperContent } from "../../../../contract/papers";
import { moneyOf } from "../../../../domain/money";

const content: PaperContent = {
  kind: "receipt",
  bank: "Asempa Bank",
  reference: "T260302BNR9QWPP7",
  amount: 125_050,
  currency: "GHS",
  payer: "Adom Trading Ltd",
  beneficiary: "Ɔkɔnkɔ Ɛsi",
  lastDigits: "0623",
  date: "02-03-2026 09:00",
  certain: "paid",
};
const newPair = () => generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
const [ours, other] = await Promise.all([newPair(), newPair()]);
const kid = "ours";
const publicKey = await exportJWK(ours.publicKey);
const keySet = {
  keys: [
    { kid: "older", kty: "RSA" },
    { ...publicKey, kid, alg: "EdDSA", use: "sig" },
  ],
};

const sign = (signed: object, header: object = {}, key: CryptoKey | Uint8Array = ours.privateKey) =>
  new CompactSign(Buffer.from(JSON.stringify(signed)))
    .setProtectedHeader({ alg: "EdDSA", typ: PAPER_TYPE, kid, ...header })
    .sign(key);
const signature = await sign(content);
const parts = signature.split(".") as [string, string, string];
const address = `https://bank.example/verify#${signature}`;

describe("the check of a paper", () => {
  it.each<readonly [how: string, line: string]>([
    ["the whole address", address],
    ["the fragment only", `#${signature}`],
    ["the signature only", signature],
    ["a line that was printed in pieces", address.replace(/.{60}/g, "$&\n ")],
    ["a line with the next words of the paper", `${address}\nIssued by Asempa Bank`],
  ])("%s is genuine with its content", async (_, line) => {
    const { amount, currency, certain, ...texts } = content;
    const paper = { ...texts, amount: moneyOf(amount, currency), isNameGiven: false, issue: 1 };
    expect(await checkPaper(line, keySet)).toEqual({ kind: "genuine", paper, signature });
  });

  it("no change of a single character leaves a paper genuine", async () => {
    const places = Array.from({ length: signature.length }, (_, at) => at).filter((at) => at % 7 === 0);
    const changed = places.map((at) => {
      const letter = signature[at] === "A" ? "B" : "A";
      return `${signature.slice(0, at)}${letter}${signature.slice(at + 1)}`;
    });
    const kinds = await Promise.all(changed.map(async (line) => (await checkPaper(line, keySet)).kind));
    expect(new Set(kinds)).not.toContain("genuine");
  });

  it.each<readonly [forgery: string, kind: string, make: () => string | Promise<string>]>([
    [
      "content of somebody else",
      "changed",
      async () => `${parts[0]}.${(await sign({ ...content, amount: 1 })).split(".")[1]}.${parts[2]}`,
    ],
    ["another bank's key under the id of ours", "changed", () => sign(content, {}, other.privateKey)],
    ["another bank's key", "foreign", () => sign(content, { kid: "theirs" }, other.privateKey)],
    [
      "HMAC with our public key",
      "unreadable",
      () => sign(content, { alg: "HS256" }, base64url.decode(publicKey.x ?? "")),
    ],
    [
      "the algorithm none",
      "foreign",
      () => `${base64url.encode(JSON.stringify({ alg: "none", typ: PAPER_TYPE, kid }))}.${parts[1]}.${parts[2]}`,
    ],
    ["another kind of signed file", "foreign", () => sign(content, { typ: "company-activity+jws" })],
    ["a key of another type under that id", "foreign", () => sign(content, { kid: "older" })],
    ["half of a line", "unreadable", () => address.slice(0, address.length / 2)],
    ["a text", "unreadable", () => "Paid to Kofi"],
    ["content that this client does not know", "unreadable", () => sign({ ...content, kind: "cheque" })],
  ])("%s is %s", async (_, kind, make) => {
    expect((await checkPaper(await make(), keySet)).kind).toBe(kind);
  });

  it("keys that are no key set are reported", async () => {
    expect(await checkPaper(address, { error: "down" })).toEqual({ kind: "noKeys" });
  });

  it("a browser without Ed25519 says that it cannot check", async () => {
    const refused = vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new DOMException("", "NotSupportedError"));
    expect((await checkPaper(address, keySet)).kind).toBe("uncheckable");
    refused.mockRestore();
  });
});
