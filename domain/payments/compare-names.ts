import type { NameMatch } from "./name-check";

/** Words below this length must be equal, because a changed letter usually makes another name of them. */
const LETTERS_OF_LIKE_WORDS = 4;

/**
 * Titles, which people leave out. A name with another title is close at most, because it may be a spouse's.
 */
const TITLES: ReadonlySet<string> = new Set("mr mrs ms miss dr prof rev hon alhaji hajia".split(" "));
/** Words of companies that are also written shortly. */
const shortForms: Readonly<Record<string, string>> = {
  limited: "ltd",
  company: "co",
  incorporated: "inc",
  corporation: "corp",
  enterprise: "ent",
  enterprises: "ent",
  brothers: "bros",
  ghana: "gh",
};
/** Letters that have no accent and that people without them write as other letters, also of Akan, Ga and Ewe. */
const LETTERS = "ɔ=o ɛ=e ŋ=n ɖ=d ɣ=g ʋ=v ƒ=f ɓ=b ɗ=d ƙ=k ø=o đ=d ł=l ı=i ß=ss æ=ae œ=oe";
const otherLetters: ReadonlyMap<string, string> = new Map(
  LETTERS.split(" ").map((pair) => pair.split("=") as [string, string]),
);

/**
 * Compares two names without regard to case, accents, punctuation, the order of words, and how companies and letters of
 * Ghana's languages are written. A close match lacks words of the other name, has other titles, or has words that differ
 * in one letter. The bank decides in the same way; `tests/outside` compares
 * both.
 */
export function compareNames(one: string, other: string): Exclude<NameMatch, "notChecked"> {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  if (shorter.length === 0) return "noMatch";
  if (shorter.join(" ") === longer.join(" ")) return "match";
  const [few = [], many = []] = [shorter, longer]
    .map((words) => words.filter((word) => !TITLES.has(word)))
    .sort((a, b) => a.length - b.length);
  if (few.length === 0) return "noMatch";
  const left = [...many];
  const areAllLike = few.every((word) => {
    const like = left.includes(word) ? left.indexOf(word) : left.findIndex((each) => isLike(word, each));
    if (like >= 0) left.splice(like, 1);
    return like >= 0;
  });
  return areAllLike ? "closeMatch" : "noMatch";
}

/** Words in one form and order. "and" counts only in a name that is nothing else: accounts of two people often have "&". */
function wordsOf(name: string): string[] {
  const letters = Array.from(
    name
      .normalize("NFKD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase(),
    (letter) => otherLetters.get(letter) ?? letter,
  );
  const words = letters
    .join("")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
  const named = words.filter((word) => word !== "and");
  return (named.length > 0 ? named : words).map((word) => shortForms[word] ?? word).sort();
}

/** Whether one letter more, less or changed makes one word the other. */
function isLike(one: string, other: string): boolean {
  const [more, less] = one.length >= other.length ? [one, other] : [other, one];
  if (less.length < LETTERS_OF_LIKE_WORDS || more.length - less.length > 1) return false;
  let same = 0;
  while (same < less.length && more[same] === less[same]) same++;
  return more.slice(same + 1) === less.slice(more.length === less.length ? same + 1 : same);
}
