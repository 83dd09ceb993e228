/** Titles, which people leave out. */
export const titles: readonly string[] = "mr mrs ms miss dr prof rev hon alhaji hajia".split(" ");

/** Letters that have no accent and that people without them write as other letters, also of Akan, Ga and Ewe. */
const LETTERS = "ɔ=o ɛ=e ŋ=n ɖ=d ɣ=g ʋ=v ƒ=f ɓ=b ɗ=d ƙ=k ø=o đ=d ł=l ı=i ß=ss æ=ae œ=oe";
const otherLetters: ReadonlyMap<string, string> = new Map(
  LETTERS.split(" ").map((pair) => pair.split("=") as [string, string]),
);

/** Returns a name in small letters without accents, in letters that every keyboard has. */
export const inPlainLetters = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (letter) => otherLetters.get(letter) ?? letter);
