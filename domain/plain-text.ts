/**
 * Returns a text as a reader sees it, on one line: composed letters (NFC), one space between words, and none of the
 * marks that programs put around copied numbers and names. A text of invisible letters is empty.
 * The bank reads the cells of workbooks in the same way (`mock-bank/wire/plain-text.ts`); `tests/outside` compares both.
 */
export function plainText(text: string): string {
  const visible = text.normalize("NFC").replace(FORMATTING, "").replace(LOOSE_JOINERS, "");
  return INVISIBLE.test(visible) ? "" : visible.replace(SPACES, " ").trim();
}

/** Like {@link plainText}, but keeps line breaks. Used for messages of several lines. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainText)
    .join("\n")
    .trim();

/** Returns the form in which texts are searched and compared, without regard to case. */
export const comparable = (text: string): string => plainText(text).toLowerCase();

/** A character that no text may hold, and the text before it, by which a user finds its place. */
export type HiddenCharacter = { readonly code: string; readonly before: string };

/**
 * Returns the first character that {@link plainText} leaves although a reader cannot see it: a control character, half
 * of a character, or the mark that shows the following letters in reverse. The bank refuses such texts.
 */
export function hiddenCharacterIn(text: string): HiddenCharacter | undefined {
  const found = HIDDEN.exec(plainText(text));
  if (!found) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return { code: `U+${code}`, before: found.input.slice(0, found.index).slice(-BEFORE_LENGTH_MAX) };
}

/** Returns what a field or a row says about such a character. */
export const hiddenCharacterProblem = ({ code, before }: HiddenCharacter): string =>
  `There is a hidden character (${code}) ${before ? `after “${before}”` : "at the beginning"}. Delete it, or type the text again.`;

const BEFORE_LENGTH_MAX = 20;
/**
 * Marks without a shape: soft hyphen, zero-width spaces, byte order mark, those that isolate or embed text, and code points
 * that are no characters, as browsers copy a hyphen at the end of a line in a PDF.
 */
const FORMATTING =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}]/gu;
/** Joiners shape letters of some scripts, so only those at the edge of a word are removed. */
const LOOSE_JOINERS = /(?<=^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;
const SPACES = /[\s\u0085]+/g;
const HIDDEN = /[\p{Cc}\p{Cs}\u202e]/u;
