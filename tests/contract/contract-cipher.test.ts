import { describe, expect, it } from "vitest";
import {
  CIPHER_VERSION,
  IV_BYTES,
  keyLabels,
  PAYLOAD_FIELD,
  replyAssociation,
  requestAssociation,
  TAG_BYTES,
} from "../../adapters/bank-api/contract/cipher";

/** Both sides make the same bytes from these; a changed letter is a bank that cannot be talked to. */
describe("the cipher scheme", () => {
  it("has these sizes and names", () => {
    expect({ CIPHER_VERSION, IV_BYTES, TAG_BYTES, PAYLOAD_FIELD }).toEqual({
      CIPHER_VERSION: 1,
      IV_BYTES: 16,
      TAG_BYTES: 32,
      PAYLOAD_FIELD: "payload",
    });
  });

  it("derives four different keys by these labels", () => {
    expect(keyLabels).toEqual({
      request: {
        encrypt: "corporate-banking v1 request encrypt",
        authenticate: "corporate-banking v1 request authenticate",
      },
      reply: { encrypt: "corporate-banking v1 reply encrypt", authenticate: "corporate-banking v1 reply authenticate" },
    });
  });

  it("binds a request to its call", () => {
    expect(requestAssociation("POST", "/transfer/toSelf")).toBe("request\nPOST\n/transfer/toSelf\n");
  });

  it("binds a reply to its call and to the tag of the request", () => {
    const tag = "T".repeat(44);
    expect(replyAssociation("POST", "/transfer/toSelf", `${"x".repeat(100)}${tag}`)).toBe(
      `reply\nPOST\n/transfer/toSelf\n${tag}\n`,
    );
    expect(replyAssociation("GET", "/customer/accounts", "")).toBe("reply\nGET\n/customer/accounts\n\n");
  });
});
