import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import {
  CIPHER_VERSION,
  IV_BYTES,
  keyLabels,
  replyAssociation,
  requestAssociation,
  TAG_BYTES,
} from "../../contract/cipher";

const ALGORITHM = "aes-256-cbc";
const BLOCK_BYTES = 16;
const VERSION = Buffer.from([CIPHER_VERSION]);
const SHORTEST_BYTES = VERSION.length + IV_BYTES + BLOCK_BYTES + TAG_BYTES;

/** The call that a payload belongs to; `path` is relative to the API base path. */
type SealedCall = { readonly method: string; readonly path: string };

/** The bank's side of the payload cipher (`contract/cipher.ts`). */
export type NodeCipher = {
  /** Returns undefined if the payload was changed, belongs to another call, or is invalid. All failures are alike. */
  readonly openRequest: (payload: string, call: SealedCall) => string | undefined;
  readonly sealReply: (plain: string, call: SealedCall, requestPayload: string) => string;
  /** Encrypts a reply whose text is given in pieces. */
  readonly sealReplyInPieces: (call: SealedCall, requestPayload: string) => ReplySeal;
  /** The client's side of the cipher, for tests and tools that act as a client. */
  readonly sealRequest: (plain: string, call: SealedCall) => string;
  readonly openReply: (payload: string, call: SealedCall, requestPayload: string) => string | undefined;
};

export type ReplySeal = {
  /** @returns the part of the payload that can be sent so far */
  readonly push: (plain: string) => string;
  /** @returns the rest of the payload */
  readonly end: () => string;
};

type Keys = { readonly encrypt: Buffer; readonly authenticate: Buffer };

/** @param secret base64url of 32 bytes; the keys are derived here, once */
export function nodeCipher(secret: string): NodeCipher {
  const bytes = Buffer.from(secret, "base64url");
  const derive = (label: string): Buffer => createHmac("sha256", bytes).update(label).digest();
  const keysOf = (labels: { encrypt: string; authenticate: string }): Keys => ({
    encrypt: derive(labels.encrypt),
    authenticate: derive(labels.authenticate),
  });
  const request = keysOf(keyLabels.request);
  const reply = keysOf(keyLabels.reply);
  return {
    openRequest: (payload, { method, path }) => open(payload, request, requestAssociation(method, path)),
    sealReply: (plain, { method, path }, sent) => seal(plain, reply, replyAssociation(method, path, sent)),
    sealReplyInPieces: ({ method, path }, sent) => sealInPieces(reply, replyAssociation(method, path, sent)),
    sealRequest: (plain, { method, path }) => seal(plain, request, requestAssociation(method, path)),
    openReply: (payload, { method, path }, sent) => open(payload, reply, replyAssociation(method, path, sent)),
  };
}

function seal(plain: string, keys: Keys, association: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keys.encrypt, iv);
  const body = Buffer.concat([VERSION, iv, cipher.update(plain, "utf8"), cipher.final()]);
  return Buffer.concat([body, tagOf(body, keys, association)]).toString("base64url");
}

function sealInPieces(keys: Keys, association: string): ReplySeal {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keys.encrypt, iv);
  const tag = createHmac("sha256", keys.authenticate).update(association);
  let waiting = Buffer.concat([VERSION, iv]);
  tag.update(waiting);
  return {
    push: (plain) => {
      const sealed = cipher.update(plain, "utf8");
      tag.update(sealed);
      const bytes = Buffer.concat([waiting, sealed]);
      // Three bytes become four characters, so only whole groups can be joined.
      const whole = bytes.length - (bytes.length % 3);
      waiting = bytes.subarray(whole);
      return bytes.toString("base64url", 0, whole);
    },
    end: () => {
      const last = cipher.final();
      return Buffer.concat([waiting, last, tag.update(last).digest()]).toString("base64url");
    },
  };
}

function open(payload: string, keys: Keys, association: string): string | undefined {
  const bytes = Buffer.from(payload, "base64url");
  const body = bytes.subarray(0, -TAG_BYTES);
  const tag = bytes.subarray(-TAG_BYTES);
  const isWhole = bytes.length >= SHORTEST_BYTES && (body.length - 1 - IV_BYTES) % BLOCK_BYTES === 0;
  const isGenuine = isWhole && timingSafeEqual(tag, tagOf(body, keys, association));
  // The text must be the canonical encoding of these bytes: another encoding of the same bytes counts as changed.
  if (!isGenuine || body[0] !== CIPHER_VERSION || bytes.toString("base64url") !== payload) return undefined;
  const decipher = createDecipheriv(ALGORITHM, keys.encrypt, body.subarray(VERSION.length, VERSION.length + IV_BYTES));
  try {
    return decipher.update(body.subarray(VERSION.length + IV_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    // A wrong padding with a genuine tag: the sender holds the secret, and gets the same answer as for a wrong tag.
    return undefined;
  }
}

const tagOf = (body: Buffer, keys: Keys, association: string): Buffer =>
  createHmac("sha256", keys.authenticate).update(association).update(body).digest();
