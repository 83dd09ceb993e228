import AES from "crypto-js/aes.js";
import { lib } from "crypto-js/core.js";
import Base64url from "crypto-js/enc-base64url.js";
import Hex from "crypto-js/enc-hex.js";
import Utf8 from "crypto-js/enc-utf8.js";
import HmacSHA256 from "crypto-js/hmac-sha256.js";
import {
  CIPHER_VERSION,
  IV_BYTES,
  keyLabels,
  replyAssociation,
  requestAssociation,
  TAG_BYTES,
} from "./contract/cipher";

type WordArray = lib.WordArray;
type Keys = { readonly encrypt: WordArray; readonly authenticate: WordArray };

/** The call that a payload belongs to; `path` is below the API base path, variables filled in. */
export type SealedCall = { readonly method: string; readonly path: string };

/** Encrypts what goes to the bank and opens what comes back, each bound to its call (see `contract/cipher.ts`). */
export interface PayloadCipher {
  sealRequest(plain: string, call: SealedCall): string;
  /** Undefined when the payload was changed, belongs to another call, or is none. */
  openReply(payload: string, call: SealedCall, requestPayload: string): string | undefined;
}

const VERSION = Hex.parse(CIPHER_VERSION.toString(16).padStart(2, "0"));
const SHORTEST_BYTES = 1 + IV_BYTES + 16 + TAG_BYTES;

/** The documented library. Keys are bytes always: given a text, it would derive a key by MD5 and check nothing. */
export class CryptoJsCipher implements PayloadCipher {
  private readonly request: Keys;
  private readonly reply: Keys;

  /** @param secret base64url */
  constructor(secret: string) {
    const key = Base64url.parse(secret);
    const derive = ({ encrypt, authenticate }: { encrypt: string; authenticate: string }): Keys => ({
      encrypt: HmacSHA256(Utf8.parse(encrypt), key),
      authenticate: HmacSHA256(Utf8.parse(authenticate), key),
    });
    this.request = derive(keyLabels.request);
    this.reply = derive(keyLabels.reply);
  }

  sealRequest(plain: string, { method, path }: SealedCall): string {
    const iv = lib.WordArray.create(crypto.getRandomValues(new Uint8Array(IV_BYTES)));
    const { ciphertext } = AES.encrypt(Utf8.parse(plain), this.request.encrypt, { iv });
    const body = VERSION.clone().concat(iv).concat(ciphertext);
    return Base64url.stringify(body.clone().concat(tagOf(body, requestAssociation(method, path), this.request)));
  }

  openReply(payload: string, { method, path }: SealedCall, requestPayload: string): string | undefined {
    const bytes = Base64url.parse(payload);
    if (bytes.sigBytes < SHORTEST_BYTES || Base64url.stringify(bytes) !== payload) return undefined;
    const body = slice(bytes, 0, bytes.sigBytes - TAG_BYTES);
    const tag = slice(bytes, bytes.sigBytes - TAG_BYTES, bytes.sigBytes);
    const isVersion = sameBytes(slice(body, 0, 1), VERSION);
    const isGenuine = sameBytes(tag, tagOf(body, replyAssociation(method, path, requestPayload), this.reply));
    if (!isVersion || !isGenuine) return undefined;
    const ciphertext = slice(body, 1 + IV_BYTES, body.sigBytes);
    const iv = slice(body, 1, 1 + IV_BYTES);
    return Utf8.stringify(AES.decrypt(lib.CipherParams.create({ ciphertext }), this.reply.encrypt, { iv }));
  }
}

const tagOf = (body: WordArray, association: string, keys: Keys): WordArray =>
  HmacSHA256(Utf8.parse(association).concat(body), keys.authenticate);

const slice = (bytes: WordArray, from: number, to: number): WordArray =>
  Hex.parse(Hex.stringify(bytes).slice(from * 2, to * 2));

/** Looks at every word whatever it finds, so that the time taken tells nothing of where two tags differ. */
function sameBytes(a: WordArray, b: WordArray): boolean {
  const difference = a.words.reduce((found, word, index) => found | (word ^ (b.words[index] ?? 0)), 0);
  return a.sigBytes === b.sigBytes && difference === 0;
}
