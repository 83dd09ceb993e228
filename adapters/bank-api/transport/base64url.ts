import type { lib } from "crypto-js/core.js";
import Latin1 from "crypto-js/enc-latin1.js";

export const toBase64url = (bytes: lib.WordArray): string =>
  btoa(Latin1.stringify(bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * Decodes to a text with one character (below 256) per byte. Returns undefined if the text is not base64url, or not the
 * canonical encoding of its bytes.
 */
export function fromBase64url(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return toBase64url(Latin1.parse(bytes)) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
