import { createHash, createHmac } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CryptoJsCipher } from "../../adapters/bank-api/transport/payload-cipher";
import { keyLabels, replyAssociation, requestAssociation } from "../../contract/cipher";
import vectors from "../../contract/description/vectors.json" with { type: "json" };
import { canonicalCall, formatIntent, parseIntent } from "../../contract/intent";
import { nodeCipher } from "../../mock-bank/wire/node-cipher";

/**
 * Banks in other languages are built from these vectors, which a program in Python with the package `cryptography` has
 * made once. A test that fails here means that those banks no longer understand the client.
 */
const { secret, keys, requests, replies, refusedRequests } = vectors.cipher;
const client = new CryptoJsCipher(secret);
const bank = nodeCipher(secret);

/** Makes the client's cipher use this IV. */
function useIv(hex: string): void {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    const view = new DataView(Uint8Array.from(Buffer.from(hex, "hex")).buffer);
    // The cipher asks for four integers, whose bytes it writes in big-endian order.
    const words = array as unknown as Int32Array;
    words.forEach((_, at) => {
      words[at] = view.getInt32(at * 4);
    });
    return array;
  });
}
afterEach(() => vi.restoreAllMocks());

describe("the test vectors of the contract", () => {
  it("the vectors of the keys have the labels of the cipher", () => {
    const derived = (label: string) =>
      createHmac("sha256", Buffer.from(secret, "base64url")).update(label).digest("hex");
    const { request, reply } = keyLabels;
    const labels = [request.encrypt, request.authenticate, reply.encrypt, reply.authenticate];
    expect(keys.map(({ label }) => label)).toEqual(labels);
    expect(keys.map(({ key }) => key)).toEqual(labels.map(derived));
  });

  it.each(requests)("$about: the client encrypts a request to the vector, and the bank opens it", (vector) => {
    useIv(vector.iv);
    expect(requestAssociation(vector.method, vector.path)).toBe(vector.boundText);
    expect(client.sealRequest(vector.plain, vector)).toBe(vector.payload);
    expect(bank.openRequest(vector.payload, vector)).toBe(vector.plain);
    expect(new URLSearchParams({ payload: vector.payload }).toString()).toBe(vector.body);
  });

  it.each(replies)("$about: the client opens the vector of a reply, and the bank encrypts the same", (vector) => {
    expect(replyAssociation(vector.method, vector.path, vector.requestPayload)).toBe(vector.boundText);
    expect(client.openReply(vector.payload, vector, vector.requestPayload)).toBe(vector.plain);
    expect(bank.openReply(vector.payload, vector, vector.requestPayload)).toBe(vector.plain);
    const sealed = bank.sealReply(vector.plain, vector, vector.requestPayload);
    expect(client.openReply(sealed, vector, vector.requestPayload)).toBe(vector.plain);
    expect(JSON.parse(vector.body)).toEqual({ payload: vector.payload });
  });

  it.each(refusedRequests)("$about: the bank refuses the payload", (vector) => {
    expect(bank.openRequest(vector.payload, vector)).toBeUndefined();
  });

  it.each(vectors.intents)("$about: the Intent header of a call is the vector", ({ header, ...vector }) => {
    const { method, path, fields, canonical, digest, total, to } = vector;
    // The cast is safe: a vector's method and path are those of a call.
    const text = canonicalCall({ method, path } as Parameters<typeof canonicalCall>[0], fields);
    expect(text).toBe(canonical);
    expect(createHash("sha256").update(text).digest("base64url")).toBe(digest);
    expect(formatIntent({ call: path, total, to, digest })).toBe(header);
    expect(parseIntent(header)?.digest).toBe(digest);
  });
});
