import { distance } from "fastest-levenshtein";
import { inPlainLetters, titles } from "./name-words";

/** Words that many names have, and that invoices write or leave out as they like. */
const weakWords = new Set([
  ...titles,
  ..."ltd limited co coy company plc inc llc corp corporation gh ghana the and of for esq".split(" "),
]);
/** Abbreviations in names of Ghanaian companies, after {@link plain}. */
const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ent: "enterprise",
    entp: "enterprise",
    vent: "venture",
    svc: "service",
    serv: "service",
    bros: "brother",
    svcs: "service",
    intl: "international",
    int: "international",
    mfg: "manufacturing",
    govt: "government",
    dept: "department",
    hosp: "hospital",
    sch: "school",
    asoc: "asociate",
    trdg: "trading",
    const: "construction",
    constr: "construction",
    eng: "enginering",
    mgt: "management",
    mgmt: "management",
    dist: "distribution",
    jnr: "junior",
    jr: "junior",
    snr: "senior",
    sr: "senior",
  }),
);
/** Words whose absence makes another person or place. */
const distinguishing = new Set(["junior", "senior", "ii", "iii"]);

/** Shorter words differ in one letter between two people (Yaw and Yaa) more often than by a typing error. */
const LETTERS_OF_MISTYPED_WORD = 5;
const LETTERS_OF_SWAPPED_WORD = 4;
const LETTERS_OF_FULL_WORD = 2;

/** A name as it is compared: its words without titles, legal forms, accents, doubled letters and plurals. */
export type ComparedName = {
  readonly words: readonly string[];
  readonly joined: string;
};

/** Names of people and companies have fewer words; more would take too long. */
const WORDS_MAX = 10;

export function comparedName(name: string): ComparedName {
  const plainName = inPlainLetters(name).replace(/['’]/g, "");
  const all = plainName.split(/[^\p{Letter}\p{Number}]+/u).filter(Boolean);
  const strong = all.filter((word) => !weakWords.has(word));
  const words = (strong.length > 0 ? strong : all).map(plain);
  return { words: words.slice(0, WORDS_MAX), joined: withoutDoubles(words.join("")) };
}

/** Koffi becomes kofi, Services becomes service. */
function plain(word: string): string {
  if (/\d/.test(word)) return word;
  const single = withoutDoubles(word);
  const singular =
    single.length > LETTERS_OF_MISTYPED_WORD || abbreviations.has(single) ? single.replace(/s$/, "") : single;
  return abbreviations.get(singular) ?? abbreviations.get(single) ?? singular;
}

const withoutDoubles = (letters: string): string => letters.replace(/(\D)\1+/gu, "$1");

export const isInitial = (word: string): boolean => word.length < LETTERS_OF_FULL_WORD && !/\d/.test(word);
export const isFull = (word: string): boolean => !isInitial(word);
/** Whether a word is long enough for a typing error. */
export const isMistypable = (word: string): boolean => word.length >= LETTERS_OF_SWAPPED_WORD && !/\d/.test(word);

/**
 * Whether two names probably name one payee: in any order, with words missing that do not distinguish payees, with
 * initials, or with one typing error.
 */
export function areAlike(one: ComparedName, other: ComparedName): boolean {
  if (one.joined === other.joined) return one.joined !== "";
  const hasCommonWord = one.words.some((word) => isFull(word) && other.words.includes(word));
  if (!hasCommonWord && Math.max(one.words.length, other.words.length) > 2) return false;
  const [shorter, longer] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const left = [...longer.words];
  const take = (fits: (word: string) => boolean): string | undefined => {
    const place = left.findIndex(fits);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const others = shorter.words.filter((word) => take((each) => each === word) === undefined);
  const equal = shorter.words.filter((word) => !others.includes(word) && isFull(word)).length;
  const unmatched = others.filter((word) => take((each) => isInitialOf(word, each)) === undefined);
  const hasInitials = unmatched.length < others.length;
  if (left.some((word) => distinguishing.has(word) || /\d/.test(word)) && left.length > unmatched.length) return false;
  if (longer.words.length > shorter.words.length) return unmatched.length === 0 && !hasInitials && equal > 1;
  if (unmatched.length === 0) return equal > 0;
  const [mistyped, ...more] = unmatched;
  const [word = ""] = left;
  return more.length === 0 && mistyped !== undefined && isMistyped(mistyped, word) && (equal > 0 || !hasInitials);
}

const isInitialOf = (one: string, other: string): boolean =>
  one !== other && (isInitial(one) || isInitial(other)) && one[0] === other[0];

/** Whether one letter is more, less or other, or two neighbours have changed places. */
function isMistyped(one: string, other: string): boolean {
  if (!isMistypable(one) || !isMistypable(other)) return false;
  const apart = distance(one, other);
  if (apart === 1) return Math.max(one.length, other.length) >= LETTERS_OF_MISTYPED_WORD;
  return apart === 2 && one.length === other.length && withSwapped(one, other);
}

function withSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
