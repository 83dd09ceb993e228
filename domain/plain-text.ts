/**
 * Returns a text as a reader sees it, on one line: composed letters (NFC), one space between words, and none of the
 * marks that programs put around copied numbers and names. Ligatures and letters in another width or type face are the
 * letters that they show: "ﬁ" is "fi". A text of invisible letters is empty.
 * The bank reads the cells of workbooks in the same way (`mock-bank/wire/plain-text.ts`); `tests/outside` compares both.
 */
export function plainText(text: string): string {
  if (ALREADY_PLAIN.test(text)) return text;
  const visible = text
    .normalize("NFC")
    .replace(OTHER_SHAPES, (letter) => letter.normalize("NFKC"))
    .replace(FORMATTING, "")
    .replace(LOOSE_JOINERS, "");
  return INVISIBLE.test(visible) ? "" : visible.replace(SPACES, " ").trim();
}

/** Like {@link plainText}, but keeps line breaks. Used for messages of several lines. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(plainText)
    .join("\n")
    .trim();

/** Returns the form in which texts are searched and compared: {@link folded}, as a reader sees them. */
export const comparable = (text: string): string => folded(plainText(text));

/**
 * Returns a text in small letters without accents, with the quotation marks and hyphens of a keyboard in place of those
 * that phones and word processors make of them: "O’Brien" is "o'brien", "Koné" is "kone", and "Ɔkɔnkɔ" is "okonko".
 */
export const folded = (text: string): string =>
  withKeyboardMarks(text.toLowerCase())
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(LETTERS_OF_LANGUAGES, (letter) => KEYBOARD_LETTERS[LETTERS.indexOf(letter)] ?? letter);

/** Replaces such marks one by one, so that all characters keep their places. */
export const withKeyboardMarks = (text: string): string =>
  text.replace(APOSTROPHES, "'").replace(QUOTATION_MARKS, '"').replace(HYPHENS, "-");

/**
 * Returns the forms in which a searched text may be written: as typed, and a number without its separators and with the
 * national zero, as lists have it ("+233 24 412" is "024412", "1,250.00" is "1250.00").
 */
export function searchForms(text: string): readonly string[] {
  const typed = comparable(text);
  const number = typed.replace(/[\s(),\p{Pd}]/gu, "");
  if (!/^\+?\d{3,}(?:\.\d*)?$/.test(number)) return [typed];
  return [typed, number.replace(/^(?:\+|00)2330?(?=[1-9])/, "0")];
}

/**
 * A character that a text may not hold, and the text before it, by which a user finds its place. `looksLike`: it is a
 * letter of another alphabet in a Latin text. `letter`: the field takes A to Z and 0 to 9 only.
 */
export type HiddenCharacter = {
  readonly code: string;
  readonly before: string;
  readonly looksLike?: string;
  readonly letter?: string;
};

/**
 * Returns the first character that {@link plainText} leaves although a reader cannot see it, or takes it for another
 * one: a control character, half of a character, the mark that shows the following letters in reverse, or a Cyrillic А
 * in a Latin name. The bank refuses such texts.
 */
export function hiddenCharacterIn(text: string): HiddenCharacter | undefined {
  const plain = plainText(text);
  const found = HIDDEN.exec(plain);
  return found ? characterAt(plain, found.index) : lookAlikeIn(plain);
}

/** Returns the first letter or digit that is not one of A to Z and 0 to 9, for numbers, addresses and codes. */
export function otherLetterIn(text: string): HiddenCharacter | undefined {
  const plain = plainText(text);
  const found = OTHER_LETTER.exec(plain);
  return found ? { ...characterAt(plain, found.index), letter: found[0] } : undefined;
}

function characterAt(text: string, at: number): HiddenCharacter {
  const code = text.codePointAt(at)?.toString(16).toUpperCase().padStart(4, "0");
  return { code: `U+${code}`, before: text.slice(0, at).slice(-BEFORE_LENGTH_MAX) };
}

/** A word in another alphabet may hold such letters, unless the text has Latin words and all its letters look Latin. */
function lookAlikeIn(text: string): HiddenCharacter | undefined {
  if (!LOOK_ALIKE.test(text) || !LATIN.test(text)) return undefined;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const at = word.search(LOOK_ALIKE);
    if (at < 0 || !(LATIN.test(word) || [...word].every((letter) => LOOK_ALIKE.test(letter)))) continue;
    const letter = word[at] ?? "";
    return { ...characterAt(text, index + at), letter, looksLike: lookAlikes.get(letter) ?? "" };
  }
  return undefined;
}

/** Returns what a field or a row says about such a character. */
export function hiddenCharacterProblem({ code, before, looksLike, letter }: HiddenCharacter): string {
  const place = before ? `after “${before}”` : "at the beginning";
  if (looksLike) return `“${letter}” (${code}) ${place} looks like ${looksLike} and is another letter. Type it again.`;
  if (letter) return `“${letter}” (${code}) ${place} is none of the letters A to Z and digits 0 to 9. Type it again.`;
  return `There is a hidden character (${code}) ${place}. Delete it, or type the text again.`;
}

const BEFORE_LENGTH_MAX = 20;
/**
 * Marks without a shape: soft hyphen, zero-width spaces, byte order mark, those that isolate or embed text, and code points
 * that are no characters, as browsers copy a hyphen at the end of a line in a PDF.
 */
const FORMATTING =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}]/gu;
/** Joiners shape letters of some scripts, so only those at the edge of a word are removed. */
const LOOSE_JOINERS = /(?<=^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;
const APOSTROPHES = /[`´ʼ‘’‚‛′]/g;
const QUOTATION_MARKS = /[“”„‟″«»]/g;
const HYPHENS = /[‐‑‒–—―−]/g;
/** Accents of Latin, Greek and Cyrillic letters, and vowel signs of Arabic ones. */
const ACCENTS = /[\u0300-\u036f]|[\u064b-\u065f]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/g;
/** Letters that a keyboard lacks, and those that people type in the same places. */
const LETTERS = "ɔɛŋɖɣʋƒɓɗƙøđłı";
const KEYBOARD_LETTERS = "oendgvfbdkodli";
const LETTERS_OF_LANGUAGES = new RegExp(`[${LETTERS}]`, "g");
/** Most texts of a list of 82,000 rows. */
const ALREADY_PLAIN = /^[!-~]+(?: [!-~]+)*$/;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;
const SPACES = /[\s\u0085]+/g;
const HIDDEN = /[\p{Cc}\p{Cs}\u202e]/u;
/** Ligatures, Roman numerals of one character, and letters and digits that are full-width, mathematical or circled. */
const OTHER_SHAPES =
  /[\u0132\u0133\u017f\u01c4-\u01cc\u01f1-\u01f3\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2160-\u217f\u24b6-\u24e9\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/gu;
const OTHER_LETTER = /(?![A-Za-z0-9])[\p{L}\p{N}]/u;
const LATIN = /\p{Script=Latin}/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Cyrillic, Greek, Armenian and Cherokee letters that look like the Latin letter after them. */
const LETTERS_LIKE_LATIN =
  "АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜWӀIаaсcԁdеeһhіiјjоoрpԛqѕsхxуyԝwӏl" +
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoνvϲcϳjϹC" +
  "օoսuոnհhցgզqՕOՏSԼLᎪAᎠDᎬEᏀGᎻHᎫJᏦKᏞLᎷMᏢPᏚSᎢTᎳWᏃZ";
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Array.from(LETTERS_LIKE_LATIN.matchAll(/(.)(.)/gu), ([, letter = "", latin = ""]) => [letter, latin]),
);
const LOOK_ALIKE = new RegExp(`[${[...lookAlikes.keys()].join("")}]`, "u");
