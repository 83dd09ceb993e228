/** Encodes bytes that are given as a text with one character (below 256) for each. */
export const toBase64url = (bytes: string): string =>
  btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * Decodes to a text with one character (below 256) per byte. Returns undefined if the text is not base64url, or not the
 * canonical encoding of its bytes.
 */
export function fromBase64url(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return toBase64url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
