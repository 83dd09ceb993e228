import { describe, expect, it } from "vitest";
import {
  CIPHER_VERSION,
  IV_BYTES,
  keyLabels,
  PAYLOAD_FIELD,
  replyAssociation,
  requestAssociation,
  TAG_BYTES,
} from "../../contract/cipher";

/** Client and bank must derive the same bytes, so a change here would make existing banks incompatible. */
describe("the cipher scheme", () => {
  it("the sizes and names of the scheme are unchanged", () => {
    expect({ CIPHER_VERSION, IV_BYTES, TAG_BYTES, PAYLOAD_FIELD }).toEqual({
      CIPHER_VERSION: 1,
      IV_BYTES: 16,
      TAG_BYTES: 32,
      PAYLOAD_FIELD: "payload",
    });
  });

  it("the four keys have different labels", () => {
    expect(keyLabels).toEqual({
      request: {
        encrypt: "corporate-banking v1 request encrypt",
        authenticate: "corporate-banking v1 request authenticate",
      },
      reply: { encrypt: "corporate-banking v1 reply encrypt", authenticate: "corporate-banking v1 reply authenticate" },
    });
  });

  it("a request is bound to its call", () => {
    expect(requestAssociation("POST", "/transfer/toSelf")).toBe("request\nPOST\n/transfer/toSelf\n");
  });

  it("a reply is bound to its call and to the tag of the request", () => {
    const tag = "T".repeat(44);
    expect(replyAssociation("POST", "/transfer/toSelf", `${"x".repeat(100)}${tag}`)).toBe(
      `reply\nPOST\n/transfer/toSelf\n${tag}\n`,
    );
    expect(replyAssociation("GET", "/customer/accounts", "")).toBe("reply\nGET\n/customer/accounts\n\n");
  });
});
