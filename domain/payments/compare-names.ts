import type { NameMatch } from "./name-check";

/** Words below this length must be equal, because a changed letter usually makes another name of them. */
const LETTERS_OF_LIKE_WORDS = 4;

/**
 * Compares two names without regard to case, accents, punctuation and the order of words. A close match lacks words of
 * the other name, or has words that differ in one letter. The bank decides in the same way; `tests/outside` compares
 * both.
 */
export function compareNames(one: string, other: string): Exclude<NameMatch, "notChecked"> {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [shorter, longer] = first.length <= second.length ? [first, second] : [second, first];
  if (shorter.length === 0) return "noMatch";
  if (shorter.join(" ") === longer.join(" ")) return "match";
  const left = [...longer];
  const areAllLike = shorter.every((word) => {
    const like = left.includes(word) ? left.indexOf(word) : left.findIndex((each) => isLike(word, each));
    if (like >= 0) left.splice(like, 1);
    return like >= 0;
  });
  return areAllLike ? "closeMatch" : "noMatch";
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
  const [more, less] = one.length >= other.length ? [one, other] : [other, one];
  if (less.length < LETTERS_OF_LIKE_WORDS || more.length - less.length > 1) return false;
  let same = 0;
  while (same < less.length && more[same] === less[same]) same++;
  return more.slice(same + 1) === less.slice(more.length === less.length ? same + 1 : same);
}
