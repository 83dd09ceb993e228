import AES from "crypto-js/aes.js";
import Core, { type lib } from "crypto-js/core.js";
import Latin1 from "crypto-js/enc-latin1.js";
import Utf8 from "crypto-js/enc-utf8.js";
import HmacSHA256 from "crypto-js/hmac-sha256.js";
import {
  CIPHER_VERSION,
  IV_BYTES,
  keyLabels,
  replyAssociation,
  requestAssociation,
  TAG_BYTES,
} from "../../../contract/cipher";
import { fromBase64url, toBase64url } from "./base64url";

type Bytes = lib.WordArray;
type Keys = { readonly encrypt: Bytes; readonly authenticate: Bytes };

/** The call that a payload belongs to; `path` is relative to the API base path, with variables filled in. */
export type CallReference = { readonly method: string; readonly path: string };

/** Encrypts requests and decrypts replies, each bound to its call (see `contract/cipher.ts`). */
export interface PayloadCipher {
  sealRequest(plain: string, call: CallReference): string | Promise<string>;
  /** Returns undefined if the payload was changed, belongs to another call, or is malformed. */
  openReply(
    payload: string,
    call: CallReference,
    requestPayload: string,
  ): string | undefined | Promise<string | undefined>;
}

const VERSION = String.fromCharCode(CIPHER_VERSION);
const SHORTEST_BYTES = VERSION.length + IV_BYTES + 16 + TAG_BYTES;

/**
 * Uses the same library as the bank's clients. Keys are always bytes: given a text, the library would derive a key with
 * one round of MD5.
 */
export class CryptoJsCipher implements PayloadCipher {
  private readonly request: Keys;
  private readonly reply: Keys;

  /** @throws if `secret` is not base64url, which the schema of the configuration rules out */
  constructor(secret: string) {
    const bytes = fromBase64url(secret);
    if (!bytes) throw new Error("The payload secret is not base64url.");
    const keyFor = (label: string) => HmacSHA256(Utf8.parse(label), Latin1.parse(bytes));
    const keysFor = ({ encrypt, authenticate }: { encrypt: string; authenticate: string }) => ({
      encrypt: keyFor(encrypt),
      authenticate: keyFor(authenticate),
    });
    this.request = keysFor(keyLabels.request);
    this.reply = keysFor(keyLabels.reply);
  }

  sealRequest(plain: string, { method, path }: CallReference): string {
    const iv = Core.lib.WordArray.create([...crypto.getRandomValues(new Int32Array(IV_BYTES / 4))]);
    const { ciphertext } = AES.encrypt(Utf8.parse(plain), this.request.encrypt, { iv });
    const body = Latin1.parse(VERSION).concat(iv).concat(ciphertext);
    const tag = tagOf(body, requestAssociation(method, path), this.request);
    return toBase64url(Latin1.stringify(body.concat(tag)));
  }

  openReply(payload: string, { method, path }: CallReference, requestPayload: string): string | undefined {
    const bytes = fromBase64url(payload);
    if (!bytes || bytes.length < SHORTEST_BYTES) return undefined;
    const body = bytes.slice(0, -TAG_BYTES);
    const tag = tagOf(Latin1.parse(body), replyAssociation(method, path, requestPayload), this.reply);
    if (!sameBytes(tag, Latin1.parse(bytes.slice(-TAG_BYTES))) || !body.startsWith(VERSION)) return undefined;
    const iv = Latin1.parse(body.slice(VERSION.length, VERSION.length + IV_BYTES));
    const ciphertext = Latin1.parse(body.slice(VERSION.length + IV_BYTES));
    return Utf8.stringify(AES.decrypt(Core.lib.CipherParams.create({ ciphertext }), this.reply.encrypt, { iv }));
  }
}

const tagOf = (body: Bytes, association: string, keys: Keys): Bytes =>
  HmacSHA256(Utf8.parse(association).concat(body), keys.authenticate);

/** Compares in constant time, so that the duration does not show where two tags differ. */
const sameBytes = (a: Bytes, b: Bytes): boolean =>
  a.words.reduce((difference, word, index) => difference | (word ^ (b.words[index] ?? 0)), a.sigBytes ^ b.sigBytes) ===
  0;
