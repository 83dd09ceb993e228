/**
 * The payload cipher, version 1 (DECISIONS: encryption). A form body becomes one form field `payload`, an answer one JSON property `payload`:
 *
 *   base64url( version 1 byte | IV 16 bytes | AES-256-CBC/PKCS7 ciphertext | HMAC-SHA256 tag 32 bytes )
 *
 * The tag covers `associated` (UTF-8), then version, IV and ciphertext; it is checked in constant time before anything is decrypted, and every
 * failure looks the same. The four keys are HMAC-SHA256(secret, label). The plain text is a form (`a=1&b=2`) on the way in, JSON on the way out.
 * It promises compatibility with a bank that demands it and binds a body to its call; confidentiality is TLS's, for the secret is in the client.
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

/** What a request's tag binds it to, so that a body cannot be pasted into another call. `path` is below the API base path, variables filled in. */
export const requestAssociation = (method: string, path: string): string => `request\n${method}\n${path}\n`;

/** What a reply's tag binds it to: the call, and the payload it answers ("" where the call had none). */
export const replyAssociation = (method: string, path: string, requestPayload: string): string =>
  `reply\n${method}\n${path}\n${requestPayload.slice(-44)}\n`;
