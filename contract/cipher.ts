/**
 * The payload cipher, version 1 (docs/decisions/payload-cipher.md). A form body becomes the form field `payload`,
 * a reply the JSON property `payload`:
 * base64url( version 1 byte | IV 16 bytes | AES-256-CBC/PKCS7 ciphertext | HMAC-SHA256 tag 32 bytes )
 * The tag covers `associated` (UTF-8), then version, IV and ciphertext. It is checked in constant time before
 * decryption, and all failures look the same.
 * The four keys are HMAC-SHA256(secret, label). The plain text of a request is a form (`a=1&b=2`), that of a reply is
 * JSON.
 * The cipher ensures compatibility with banks that require it, and binds a body to its call. Only TLS ensures
 * confidentiality, because the client contains the secret.
 */
export const CIPHER_VERSION = 1;
export const IV_BYTES = 16;
export const TAG_BYTES = 32;
export const PAYLOAD_FIELD = "payload";

export const keyLabels = {
  request: {
    encrypt: "corporate-banking v1 request encrypt",
    authenticate: "corporate-banking v1 request authenticate",
  },
  reply: { encrypt: "corporate-banking v1 reply encrypt", authenticate: "corporate-banking v1 reply authenticate" },
} as const;

/**
 * Returns the text that a request's tag is bound to, so that a body cannot be used in another call. `path` is relative
 * to the API base path, with variables filled in.
 */
export const requestAssociation = (method: string, path: string): string => `request\n${method}\n${path}\n`;

/** Returns the text that a reply's tag is bound to: the call, and the payload of the request ("" if it had none). */
export const replyAssociation = (method: string, path: string, requestPayload: string): string =>
  `reply\n${method}\n${path}\n${requestPayload.slice(-44)}\n`;
