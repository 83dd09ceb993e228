import type { ListedValue } from "../../contract/listed-values";

export type NameMatch = ListedValue<"nameMatch">;

/** The comparison of a new beneficiary's name with the name of its account. */
export type NameCheck = {
  readonly result: NameMatch;
  readonly savedName: string;
  /** Empty if the name cannot be looked up. */
  readonly accountName: string;
};

/** Words below this length must be equal, because a changed letter usually makes another name of them. */
const LETTERS_OF_LIKE_WORDS = 4;

/**
 * Compares two names without regard to case, accents, punctuation and the order of words. A close match lacks words of
 * the other name, or has words that differ in one letter.
 */
export function compareNames(one: string, other: string): Exclude<NameMatch, "NOT_CHECKED"> {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length) as [string[], string[]];
  if (shorter.length === 0) return "NO_MATCH";
  if (shorter.join(" ") === longer.join(" ")) return "MATCH";
  const left = [...longer];
  const areAllLike = shorter.every((word) => {
    const like = left.includes(word) ? left.indexOf(word) : left.findIndex((each) => isLike(word, each));
    if (like >= 0) left.splice(like, 1);
    return like >= 0;
  });
  return areAllLike ? "CLOSE_MATCH" : "NO_MATCH";
}

const wordsOf = (name: string): string[] =>
  name
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .sort();

/** Whether one letter more, less or changed makes one word the other. */
function isLike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < LETTERS_OF_LIKE_WORDS || Math.abs(one.length - other.length) > 1)
    return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const rest = (word: string, changed: number) => word.slice(same + changed);
  const [more, less] = one.length >= other.length ? [one, other] : [other, one];
  return rest(more, 1) === rest(less, more.length === less.length ? 1 : 0);
}
