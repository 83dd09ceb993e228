/**
 * Returns a text on one line, in composed letters (NFC), with one space between words and without the marks that
 * programs put around copied numbers and names. Ligatures, full-width and mathematical letters are the letters that
 * they show. A text of invisible letters is empty. Clients read text that people
 * type in the same way; `tests/outside/entered-text.test.ts` compares both.
 */
export function plainText(text: string): string {
  const visible = text
    .normalize("NFC")
    .replace(OTHER_SHAPES, (letter) => letter.normalize("NFKC"))
    .replace(MARKS, "")
    .replace(JOINERS_AT_EDGES, "");
  return INVISIBLE.test(visible) ? "" : visible.replace(/[\s\u0085]+/g, " ").trim();
}

/**
 * Quotation marks and hyphens that phones and word processors write, letters that a keyboard lacks, and what people type, in
 * the same places.
 */
export const writtenMarks = "`´ʼ‘’‚‛′“”„‟″«»‐‑‒–—―−ɔɛŋɖɣʋƒɓɗƙøđłı";
export const keyboardMarks = `${"'".repeat(8)}${'"'.repeat(7)}${"-".repeat(7)}oendgvfbdkodli`;
/** Accents of Latin, Greek and Cyrillic letters, and vowel signs of Arabic ones, as a class of regular expressions. */
export const ACCENTS = "[\\u0300-\\u036f\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff]";
const anyAccent = new RegExp(ACCENTS, "g");

/**
 * Returns a searched text in the form of the texts that it is searched in: in small letters without accents, with the marks
 * of a keyboard. Clients search and compare in the same form.
 */
export const comparable = (text: string): string =>
  Array.from(plainText(text).toLowerCase(), (letter) => keyboardMarks[writtenMarks.indexOf(letter)] ?? letter)
    .join("")
    .normalize("NFD")
    .replace(anyAccent, "");

/** Returns what is wrong with a text that shows something else than it holds; undefined for any other text. */
export function hiddenIn(text: string): string | undefined {
  const found = /[\p{Cc}\p{Cs}\u202e]/u.exec(text);
  if (found) return `There is a hidden character (${codeAt(text, found.index)}) ${placeOf(text, found.index)}.`;
  return lookAlikeIn(text);
}

/** Returns the same for a text in which only the letters A to Z and the digits 0 to 9 are letters and digits. */
export function otherLetterIn(text: string): string | undefined {
  const found = /(?![A-Za-z0-9])[\p{L}\p{N}]/u.exec(text);
  if (!found) return undefined;
  const [letter] = found;
  const place = `(${codeAt(text, found.index)}) ${placeOf(text, found.index)}`;
  return `“${letter}” ${place} is none of the letters A to Z and digits 0 to 9.`;
}

const codeAt = (text: string, at: number): string =>
  `U+${text.codePointAt(at)?.toString(16).toUpperCase().padStart(4, "0")}`;
const placeOf = (text: string, at: number): string =>
  at > 0 ? `after “${text.slice(0, at).slice(-20)}”` : "at the beginning";

/** Finds a letter of another alphabet in a word with Latin letters, or a word of such letters among Latin ones. */
export function lookAlikeIn(text: string): string | undefined {
  // Most texts are ASCII, and a list has hundreds of thousands.
  if (!/[\u0370-\u1fff]/.test(text) || !/\p{Script=Latin}/u.test(text)) return undefined;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const letters = [...word];
    const letter = letters.find((each) => latinOf.has(each));
    const isMixed = /\p{Script=Latin}/u.test(word) || letters.every((each) => latinOf.has(each));
    if (letter === undefined || !isMixed) continue;
    const at = index + word.indexOf(letter);
    return `“${letter}” (${codeAt(text, at)}) ${placeOf(text, at)} looks like ${latinOf.get(letter)} and is another letter.`;
  }
  return undefined;
}

/** Letters of other alphabets by the Latin letter that they look like. */
const lettersLike: Readonly<Record<string, string>> = {
  A: "АΑᎪ",
  B: "ВΒ",
  C: "СϹ",
  D: "Ꭰ",
  E: "ЕΕᎬ",
  G: "Ꮐ",
  H: "НΗᎻ",
  I: "ІӀΙ",
  J: "ЈᎫ",
  K: "КΚᏦ",
  L: "ԼᏞ",
  M: "МΜᎷ",
  N: "Ν",
  O: "ОΟՕ",
  P: "РΡᏢ",
  Q: "Ԛ",
  S: "ЅՏᏚ",
  T: "ТΤᎢ",
  W: "ԜᎳ",
  X: "ХΧ",
  Y: "УΥ",
  Z: "ΖᏃ",
  a: "а",
  c: "сϲ",
  d: "ԁ",
  e: "е",
  g: "ց",
  h: "һհ",
  i: "і",
  j: "јϳ",
  l: "ӏ",
  n: "ո",
  o: "оοօ",
  p: "р",
  q: "ԛզ",
  s: "ѕ",
  u: "ս",
  v: "ν",
  w: "ԝ",
  x: "х",
  y: "у",
};
const latinOf = new Map(
  Object.entries(lettersLike).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
);
const MARKS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u2069\ufeff\p{Noncharacter_Code_Point}]/gu;
const JOINERS_AT_EDGES = /(?<=^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;
const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\s\u2800]*$/u;
const OTHER_SHAPES =
  /[\u0132\u0133\u017f\u01c4-\u01cc\u01f1-\u01f3\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2131\u2133\u2134\u2160-\u217f\u24b6-\u24e9\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u{1f130}-\u{1f149}]/gu;
