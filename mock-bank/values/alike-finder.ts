import { mapInSlices } from "../threads/in-slices";
import { areAlike, type ComparedName, comparedName, isFull, isInitial, isMistypable } from "./alike-names";

/** Known names are compared with each of these; of more, only those with a key in common. */
const FEW_NAMES = 3;
/** Known names with common keys that are compared with one name. The first ones count. */
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
  const index = await indexOf(near);
  const sought = new Map<string, Sought<K>>();
  return (name, accepts = () => true) => {
    const { compared, alike } = getOrAdd(sought, name, () => ({ compared: comparedName(name), alike: [] }));
    for (const [level, candidates] of candidatesOf.entries()) {
      alike[level] ??= alikeAmong(candidates(compared, index), compared);
      const accepted = alike[level].flatMap(({ payees }) => payees.filter(accepts));
      if (accepted.length > 0) return accepted;
    }
    return [];
  };
}

/** A known name, with its preferred payees at different accounts. */
type Named<K> = { readonly compared: ComparedName; readonly payees: K[] };

/** Returns each name once. */
async function distinct<K extends Known>(known: readonly K[]): Promise<Named<K>[]> {
  const named = new Map<string, Named<K>>();
  await mapInSlices(known, (each) => {
    const compared = comparedName(each.name);
    const key = `${compared.words.join(" ")}|${compared.joined}`;
    const { payees } = getOrAdd(named, key, () => ({ compared, payees: [] }));
    if (payees.length < ACCOUNTS_OF_NAME && payees.every(({ number }) => number !== each.number)) payees.push(each);
  });
  return [...named.values()];
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, made: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = made();
    map.set(key, value);
  }
  return value;
}

/** A name that is sought, with the known names that are alike, as far as they were needed: the closest ones first. */
type Sought<K> = { readonly compared: ComparedName; readonly alike: Named<K>[][] };

const alikeAmong = <K>(candidates: readonly Named<K>[], name: ComparedName): Named<K>[] =>
  [...new Set(candidates)].filter(({ compared }) => areAlike(name, compared));

/** The first known names with each key. */
class Lists<K> {
  readonly #lists = new Map<string, Named<K>[]>();

  add(keys: readonly string[], named: Named<K>): void {
    for (const key of keys) {
      const list = getOrAdd(this.#lists, key, () => []);
      if (list.length < CANDIDATES_MAX) list.push(named);
    }
  }

  find(keys: readonly string[]): Named<K>[] {
    const found: Named<K>[] = [];
    for (const key of keys) found.push(...(this.#lists.get(key) ?? []).slice(0, CANDIDATES_MAX - found.length));
    return found;
  }
}

/** The known names by what each has in common with a name that is alike. */
class Index<K> {
  /** In how many names a word is. */
  readonly #uses = new Map<string, number>();
  /** All words but one of each name. */
  readonly others = new Set<string>();
  readonly joined = new Lists<K>();
  /** By every pair of words, and by the two rarest words only. */
  readonly pairs = new Lists<K>();
  readonly rarestPair = new Lists<K>();
  /** By a word and the initials of the others: names that are written with initials, and in full. */
  readonly initials = new Lists<K>();
  readonly inFull = new Lists<K>();
  readonly mistyped = new Lists<K>();

  count({ words }: ComparedName): void {
    for (const word of words) this.#uses.set(word, this.usesOf(word) + 1);
  }

  usesOf(word: string): number {
    return this.#uses.get(word) ?? 0;
  }

  add(named: Named<K>): void {
    const { words, joined } = named.compared;
    const full = words.filter(isFull);
    this.joined.add([joined], named);
    this.pairs.add(pairsOf(full), named);
    this.rarestPair.add(pairsOf(this.rarestTwo(full)), named);
    (words.some(isInitial) ? this.initials : this.inFull).add(initialKeys(words), named);
    for (const word of words.filter(isMistypable)) {
      const others = othersOf(words, word);
      this.others.add(others);
      this.mistyped.add(mistypedKeys(others, word), named);
    }
  }

  rarestTwo(full: readonly string[]): string[] {
    return full.toSorted((one, other) => this.usesOf(one) - this.usesOf(other) || (one < other ? -1 : 1)).slice(0, 2);
  }
}

async function indexOf<K>(known: readonly Named<K>[]): Promise<Index<K>> {
  const index = new Index<K>();
  await mapInSlices(known, ({ compared }) => index.count(compared));
  await mapInSlices(known, (named) => index.add(named));
  return index;
}

/** The known names that can be alike: with the same letters, with other words or initials, and with a typing error. */
const candidatesOf: readonly (<K>(asked: ComparedName, index: Index<K>) => Named<K>[])[] = [
  ({ joined }, index) => index.joined.find([joined]),
  ({ words }, index) => {
    const full = words.filter(isFull);
    const known = full.filter((word) => index.usesOf(word) > 0);
    const initials = initialKeys(words);
    return [
      ...index.rarestPair.find(pairsOf(known)),
      ...(known.length < full.length ? [] : index.pairs.find(pairsOf(index.rarestTwo(full)))),
      ...index.initials.find(initials),
      ...(words.some(isInitial) ? index.inFull.find(initials) : []),
    ];
  },
  ({ words }, index) => {
    const unknown = words.filter((word) => index.usesOf(word) === 0);
    // Only one word may have a typing error.
    const suspects = unknown.length === 0 ? words : unknown.length === 1 ? unknown : [];
    return suspects.filter(isMistypable).flatMap((word) => {
      const others = othersOf(words, word);
      return index.others.has(others) ? index.mistyped.find(mistypedKeys(others, word)) : [];
    });
  },
];

function pairsOf(words: readonly string[]): string[] {
  return words.flatMap((one, at) =>
    words.slice(at + 1).map((other) => (one < other ? `${one} ${other}` : `${other} ${one}`)),
  );
}

function initialKeys(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  return words
    .filter((word) => !isInitial(word))
    .map(
      (word) =>
        `${word} ${without(words, word)
          .map(([first]) => first)
          .sort()
          .join("")}`,
    );
}

/** The words in any order, without the first that is the given one. */
function without(words: readonly string[], word: string): string[] {
  return words.toSpliced(words.indexOf(word), 1);
}

const othersOf = (words: readonly string[], word: string): string => without(words, word).sort().join(" ");

/** Two words with one letter more, less, other or swapped are the same, or have the same rest without one letter. */
const mistypedKeys = (others: string, word: string): string[] => [
  `${others}|${word}`,
  ...Array.from(word, (_, at) => `${others}|${word.slice(0, at)}${word.slice(at + 1)}`),
];
