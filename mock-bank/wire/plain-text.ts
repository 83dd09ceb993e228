/**
 * Returns a text on one line, in composed letters (NFC), with one space between words and without the marks that
 * programs put around copied numbers and names. A text of invisible letters is empty. Clients read text that people
 * type in the same way; `tests/outside/entered-text.test.ts` compares both.
 */
export function plainText(text: string): string {
  const visible = text.normalize("NFC").replace(MARKS, "").replace(JOINERS_AT_EDGES, "");
  return INVISIBLE.test(visible) ? "" : visible.replace(/[\s\u0085]+/g, " ").trim();
}

/** Returns what is wrong with a text that shows something else than it holds; undefined for any other text. */
export function hiddenIn(text: string): string | undefined {
  const found = /[\p{Cc}\p{Cs}\u202e]/u.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const before = text.slice(0, found.index).slice(-20);
  return `There is a hidden character (U+${code}) ${before ? `after “${before}”` : "at the beginning"}.`;
}

const MARKS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}]/gu;
const JOINERS_AT_EDGES = /(?<=^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;
