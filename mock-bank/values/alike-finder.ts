import { mapInSlices } from "../threads/in-slices";
import { areAlike, type ComparedName, comparedName, isFull, isInitial, isMistypable } from "./alike-names";

/** Known names are compared with each of these; of more, only those with a key in common. */
const FEW_NAMES = 3;
/** Known names with a common key that are compared with one name. The first ones count. */
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
    const { compared, asked, alike } = getOrAdd(sought, name, () => soughtOf(name));
    for (const [level, candidates] of candidatesOf.entries()) {
      alike[level] ??= alikeAmong(candidates(asked, index), compared);
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
type Sought<K> = { readonly compared: ComparedName; readonly asked: Hashed; readonly alike: Named<K>[][] };

function soughtOf<K>(name: string): Sought<K> {
  const compared = comparedName(name);
  return { compared, asked: hashed(compared), alike: [] };
}

const alikeAmong = <K>(candidates: readonly Entry<K>[], name: ComparedName): Named<K>[] =>
  [...new Set(candidates)].map(({ named }) => named).filter(({ compared }) => areAlike(name, compared));

/** The words of a name as numbers, which are faster to combine. Two words with one number cost a comparison. */
type Hashed = {
  readonly words: readonly string[];
  readonly joined: number;
  readonly hashes: readonly number[];
};

const hashed = ({ words, joined }: ComparedName): Hashed => ({
  words,
  joined: hashOf(joined),
  hashes: words.map(hashOf),
});

const PRIME = 0x01000193;

/** FNV-1a, with its bits spread so that sums differ. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return mixed ^ (mixed >>> 16);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => (sum + number) | 0, 0);

type Entry<K> = { readonly named: Named<K>; readonly name: Hashed };

/** Known names by numbers, the one that was added last first. */
class Lists<K> {
  readonly #entries: Entry<K>[] = [];
  /** For each entry, the place of the next one with the same number. */
  readonly #next: (number | undefined)[] = [];
  readonly #first = new Map<number, number>();

  add(keys: readonly number[], entry: Entry<K>): void {
    for (const key of keys) {
      this.#next.push(this.#first.get(key));
      this.#first.set(key, this.#entries.push(entry) - 1);
    }
  }

  /** Returns those of the first entries with one of the keys that fit. */
  find(keys: readonly number[], fits: (entry: Entry<K>) => boolean = () => true): Entry<K>[] {
    const found: Entry<K>[] = [];
    let left = CANDIDATES_MAX;
    for (const key of keys) {
      for (let at = this.#first.get(key); at !== undefined && left > 0; at = this.#next[at], left -= 1) {
        const entry = this.#entries[at];
        if (entry && fits(entry)) found.push(entry);
      }
    }
    return found;
  }
}

/** The known names by what each has in common with a name that is alike. */
class Index<K> {
  /** In how many names a word is. */
  readonly #uses = new Map<number, number>();
  /** The sums of all words but one. */
  readonly others = new Set<number>();
  readonly joined = new Lists<K>();
  /** By every pair of words, and by the two rarest words only. */
  readonly pairs = new Lists<K>();
  readonly rarestPair = new Lists<K>();
  /** By a word and the initials of the others: names that are written with initials, and in full. */
  readonly initials = new Lists<K>();
  readonly inFull = new Lists<K>();
  readonly mistyped = new Lists<K>();

  count({ hashes }: Hashed): void {
    for (const hash of hashes) this.#uses.set(hash, this.usesOf(hash) + 1);
  }

  usesOf(hash: number): number {
    return this.#uses.get(hash) ?? 0;
  }

  add(entry: Entry<K>): void {
    const { name } = entry;
    const full = fullIn(name);
    this.joined.add([name.joined], entry);
    this.pairs.add(pairsOf(full), entry);
    this.rarestPair.add(pairsOf(this.rarestTwo(full)), entry);
    (hasInitials(name) ? this.initials : this.inFull).add(initialKeys(name), entry);
    for (const word of name.words.filter(isMistypable)) {
      const others = othersOf(name, word);
      this.others.add(others);
      this.mistyped.add(mistypedKeys(others, word), entry);
    }
  }

  rarestTwo(full: readonly number[]): number[] {
    return [...full].sort((one, other) => this.usesOf(one) - this.usesOf(other) || one - other).slice(0, 2);
  }
}

async function indexOf<K>(known: readonly Named<K>[]): Promise<Index<K>> {
  const index = new Index<K>();
  const entries = await mapInSlices(known, (named) => ({ named, name: hashed(named.compared) }));
  await mapInSlices(entries, ({ name }) => index.count(name));
  await mapInSlices(entries.reverse(), (entry) => index.add(entry));
  return index;
}

/** The known names that can be alike: with the same letters, with other words or initials, and with a typing error. */
const candidatesOf: readonly (<K>(asked: Hashed, index: Index<K>) => Entry<K>[])[] = [
  ({ joined }, index) => index.joined.find([joined]),
  (asked, index) => {
    const full = fullIn(asked);
    const known = full.filter((hash) => index.usesOf(hash) > 0);
    const initials = initialKeys(asked);
    return [
      ...index.rarestPair.find(pairsOf(known), ({ name }) => isPartOf(name, asked)),
      ...(known.length < full.length
        ? []
        : index.pairs.find(pairsOf(index.rarestTwo(full)), ({ name }) => isPartOf(asked, name))),
      ...index.initials.find(initials),
      ...(hasInitials(asked) ? index.inFull.find(initials) : []),
    ];
  },
  (asked, index) => {
    const { words, hashes } = asked;
    const unknown = words.filter((_, at) => index.usesOf(hashes[at] ?? 0) === 0);
    // Only one word may have a typing error.
    const suspects = unknown.length === 0 ? words : unknown.length === 1 ? unknown : [];
    return suspects.filter(isMistypable).flatMap((word) => {
      const others = othersOf(asked, word);
      return index.others.has(others) ? index.mistyped.find(mistypedKeys(others, word)) : [];
    });
  },
];

const isPartOf = (few: Hashed, many: Hashed): boolean =>
  few.hashes.length <= many.hashes.length && few.hashes.every((hash) => many.hashes.includes(hash));

const fullIn = ({ words, hashes }: Hashed): readonly number[] =>
  words.every(isFull) ? hashes : hashes.filter((_, at) => isFull(words[at] ?? ""));

function pairsOf(hashes: readonly number[]): number[] {
  const pairs: number[] = [];
  for (const [at, one] of hashes.entries()) for (const other of hashes.slice(at + 1)) pairs.push((one + other) | 0);
  return pairs;
}

const hasInitials = ({ words }: Hashed): boolean => words.some(isInitial);

function initialKeys({ words, hashes }: Hashed): number[] {
  if (words.length < 2) return [];
  const initials = words.map((word) => hashOf(word.slice(0, 1)));
  const all = sumOf(initials);
  return hashes.flatMap((hash, at) =>
    isInitial(words[at] ?? "") ? [] : [(Math.imul(hash, PRIME) + all - (initials[at] ?? 0)) | 0],
  );
}

const othersOf = ({ hashes }: Hashed, word: string): number => (sumOf(hashes) - hashOf(word)) | 0;

/** Two words with one letter more, less, other or swapped are the same, or have the same rest without one letter. */
const mistypedKeys = (others: number, word: string): number[] =>
  withoutOneLetter(word).map((hash) => (others + hash) | 0);

/** Returns the hashes of a word and of the word without each of its letters. */
function withoutOneLetter(word: string): number[] {
  const letters = Array.from(word, (letter) => letter.codePointAt(0) ?? 0);
  const hashFrom = (first: number) =>
    letters.slice(first).reduceRight((hash, letter) => (Math.imul(hash, PRIME) + letter) | 0, 0);
  let hash = hashFrom(1);
  const hashes = [hashFrom(0), hash];
  let power = 1;
  for (const [at, next] of letters.slice(1).entries()) {
    const letter = letters[at] ?? 0;
    hash = (hash + Math.imul(letter - next, power)) | 0;
    power = Math.imul(power, PRIME);
    if (letter !== next) hashes.push(hash);
  }
  return hashes;
}
