import {
  CIPHER_VERSION,
  IV_BYTES,
  keyLabels,
  replyAssociation,
  requestAssociation,
  TAG_BYTES,
} from "../../../contract/cipher";
import { fromBase64url, toBase64url } from "./base64url";
import type { CallReference, PayloadCipher } from "./payload-cipher";

type Bytes = Uint8Array<ArrayBuffer>;
type Keys = { readonly encrypt: CryptoKey; readonly authenticate: CryptoKey };

const HMAC = { name: "HMAC", hash: "SHA-256" } as const;
const ALGORITHM = "AES-CBC";
const TEXT_AT = 1 + IV_BYTES;
const SHORTEST_BYTES = TEXT_AT + 16 + TAG_BYTES;

/**
 * Encrypts with the browser's own cryptography, which works outside of the page's thread: a list of 82,000 rows does not
 * block the page. Only secure pages (HTTPS, localhost) have it; others use `CryptoJsCipher`.
 */
export class WebCipher implements PayloadCipher {
  private constructor(
    private readonly request: Keys,
    private readonly reply: Keys,
  ) {}

  /** @throws if `secret` is not base64url, which the schema of the configuration rules out */
  static async open(secret: string): Promise<WebCipher> {
    const bytes = fromBase64url(secret);
    if (!bytes) throw new Error("The payload secret is not base64url.");
    const root = await crypto.subtle.importKey("raw", bytesOf(bytes), HMAC, false, ["sign"]);
    const derive = (label: string) => crypto.subtle.sign(HMAC, root, utf8(label));
    const keysFor = async ({ encrypt, authenticate }: { encrypt: string; authenticate: string }): Promise<Keys> => ({
      encrypt: await crypto.subtle.importKey("raw", await derive(encrypt), ALGORITHM, false, ["encrypt", "decrypt"]),
      authenticate: await crypto.subtle.importKey("raw", await derive(authenticate), HMAC, false, ["sign", "verify"]),
    });
    return new WebCipher(await keysFor(keyLabels.request), await keysFor(keyLabels.reply));
  }

  async sealRequest(plain: string, { method, path }: CallReference): Promise<string> {
    const { encrypt, authenticate } = this.request;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const text = new Uint8Array(await crypto.subtle.encrypt({ name: ALGORITHM, iv }, encrypt, utf8(plain)));
    const body = joined(Uint8Array.of(CIPHER_VERSION), iv, text);
    const tag = await crypto.subtle.sign(HMAC, authenticate, joined(utf8(requestAssociation(method, path)), body));
    return toBase64url(binaryOf(joined(body, new Uint8Array(tag))));
  }

  async openReply(payload: string, call: CallReference, requestPayload: string): Promise<string | undefined> {
    const { encrypt, authenticate } = this.reply;
    const binary = fromBase64url(payload);
    if (!binary || binary.length < SHORTEST_BYTES) return undefined;
    const bytes = bytesOf(binary);
    const body = bytes.subarray(0, -TAG_BYTES);
    const covered = joined(utf8(replyAssociation(call.method, call.path, requestPayload)), body);
    const isGenuine = await crypto.subtle.verify(HMAC, authenticate, bytes.subarray(-TAG_BYTES), covered);
    if (!isGenuine || body[0] !== CIPHER_VERSION) return undefined;
    const algorithm = { name: ALGORITHM, iv: body.subarray(1, TEXT_AT) };
    return utf8Decoder.decode(await crypto.subtle.decrypt(algorithm, encrypt, body.subarray(TEXT_AT)));
  }
}

/** Opens the browser's own cipher on secure pages, and the library's on others. */
export async function openCipher(secret: string): Promise<PayloadCipher> {
  if (globalThis.crypto?.subtle) return WebCipher.open(secret);
  return new (await import("./payload-cipher")).CryptoJsCipher(secret);
}

/** Refuses bytes that are no UTF-8, as the library does. */
const utf8Decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const utf8 = (text: string) => new TextEncoder().encode(text);

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** More bytes than this do not fit into the arguments of one call. */
const BYTES_AT_ONCE = 0x8000;

/** Returns a text with one character for each byte. */
function binaryOf(bytes: Bytes): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += BYTES_AT_ONCE)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + BYTES_AT_ONCE)));
  return parts.join("");
}

function bytesOf(binary: string): Bytes {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
