import { distance } from "fastest-levenshtein";
import { mapInSlices } from "../threads/in-slices";
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
  const all = inPlainLetters(name)
    .replace(/['’]/g, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
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

const withoutDoubles = (letters: string): string => letters.replace(/(\p{Letter})\1+/gu, "$1");

const isInitial = (word: string): boolean => word.length < LETTERS_OF_FULL_WORD && !/\d/.test(word);
const isFull = (word: string): boolean => !isInitial(word);

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
  const letters = Math.min(one.length, other.length);
  if (letters < LETTERS_OF_SWAPPED_WORD || /\d/.test(one + other)) return false;
  const apart = distance(one, other);
  if (apart === 1) return Math.max(one.length, other.length) >= LETTERS_OF_MISTYPED_WORD;
  return apart === 2 && one.length === other.length && withSwapped(one, other);
}

function withSwapped(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Known names are compared with each of these; of more, only those with a key in common. */
const FEW_NAMES = 3;
/** Known names that are compared with one name, so that no list of names takes too long. The first ones count. */
const CANDIDATES_MAX = 100;
/** Known payees of one name that are kept: a payee differs from one of two accounts. */
const ACCOUNTS_OF_NAME = 2;

type Known = { readonly name: string; readonly number: string };
type Finder<K extends Known> = (name: string, accepts?: (each: K) => boolean) => K[];

/**
 * Returns a function that finds known payees whose names are alike. The closest ones that are accepted hide all others.
 * @param known the preferred ones first
 * @param asked the names that will be sought
 */
export async function alikeFinder<K extends Known>(known: readonly K[], asked: readonly string[]): Promise<Finder<K>> {
  const all = await distinct(known);
  const few = asked.length > FEW_NAMES ? undefined : asked.map(comparedName);
  const isNear = ({ compared }: Named<K>) => few?.some((name) => areAlike(name, compared)) ?? true;
  const near = (await mapInSlices(all, (each) => (isNear(each) ? [each] : []))).flat();
  const indexes: (readonly [Keys, ReadonlyMap<string, Named<K>[]>])[] = [];
  for (const keys of keysOf) indexes.push([keys, await indexOf(near, keys)]);
  return (name, accepts = () => true) => {
    const compared = comparedName(name);
    for (const [keys, index] of indexes) {
      const alike = candidatesOf(keys(compared, "asked"), index).filter((each) => areAlike(compared, each.compared));
      const found = alike.flatMap(({ payees }) => payees.filter(accepts));
      if (found.length > 0) return found;
    }
    return [];
  };
}

type Named<K> = { readonly compared: ComparedName; readonly payees: K[] };

/** Returns each name once, with its preferred payees at different accounts. */
async function distinct<K extends Known>(known: readonly K[]): Promise<Named<K>[]> {
  const named = new Map<string, Named<K>>();
  await mapInSlices(known, (each) => {
    const compared = comparedName(each.name);
    const { payees } = getOrAdd(named, `${compared.words.join(" ")}|${compared.joined}`, () => ({
      compared,
      payees: [],
    }));
    if (payees.length < ACCOUNTS_OF_NAME && payees.every(({ number }) => number !== each.number)) payees.push(each);
  });
  return [...named.values()];
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, made: () => Value): Value {
  const value = map.get(key) ?? made();
  map.set(key, value);
  return value;
}

function candidatesOf<Entry>(keys: readonly string[], index: ReadonlyMap<string, readonly Entry[]>): Entry[] {
  const candidates = new Set<Entry>();
  for (const key of keys)
    for (const each of index.get(key) ?? []) if (candidates.size < CANDIDATES_MAX) candidates.add(each);
  return [...candidates];
}

type Keys = (name: ComparedName, side: "known" | "asked") => readonly string[];

/**
 * Names that {@link areAlike} have a key in common: all letters, a pair of words or a word with the initials of the
 * others, or the one of two words that has no typing error.
 */
const keysOf: readonly Keys[] = [
  ({ joined }) => [joined],
  ({ words }, side) => [...pairKeys(words), ...initialKeys(words, side)],
  ({ words }) => mistypedKeys(words),
];

async function indexOf<K>(known: readonly Named<K>[], keys: Keys): Promise<ReadonlyMap<string, Named<K>[]>> {
  const index = new Map<string, Named<K>[]>();
  await mapInSlices(known, (each) => {
    for (const key of keys(each.compared, "known")) {
      const list = getOrAdd(index, key, () => []);
      if (list.length < CANDIDATES_MAX) list.push(each);
    }
  });
  return index;
}

function pairKeys(words: readonly string[]): string[] {
  const full = words.filter(isFull);
  return full.flatMap((one, place) =>
    full.slice(place + 1).map((other) => (one < other ? `${one} ${other}` : `${other} ${one}`)),
  );
}

function mistypedKeys(words: readonly string[]): string[] {
  if (words.length > 2) return [];
  return words.flatMap((word, place) => {
    if (word.length < LETTERS_OF_SWAPPED_WORD) return [];
    const rest = words[1 - place] ?? "";
    const shortened = Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
    return [word, ...shortened].map((each) => `${rest}~${each}`);
  });
}

/** A name that is written out is found by initials only, because many names have the same ones. */
function initialKeys(words: readonly string[], side: "known" | "asked"): string[] {
  if (words.length < 2) return [];
  const hasInitials = words.some(isInitial);
  const own = hasInitials ? ["initials"] : ["full"];
  const sought = hasInitials ? ["initials", "full"] : ["initials"];
  const kinds = side === "known" ? own : sought;
  return words.filter(isFull).flatMap((word) => {
    const place = words.indexOf(word);
    const initials = words
      .filter((_, each) => each !== place)
      .map((each) => each[0])
      .sort()
      .join("");
    return kinds.map((kind) => `${kind}:${word} ${initials}`);
  });
}
