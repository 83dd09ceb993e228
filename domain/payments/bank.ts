import { comparable } from "../plain-text";

/** The sort code of the bank itself (specification 2, section 9). */
export const OWN_BANK_CODE = "300316";
/** Transfer type to another bank: immediately through the instant switch, or with the next clearing. */
export type Speed = "instant" | "nonInstant";

/** A bank that accepts transfers of one speed. Each speed has its own list of codes (specification 2, section 3). */
export type Bank = {
  readonly name: string;
  readonly code: string;
  /** Such as "ADB"; undefined if the bank's list has none. */
  readonly shortName?: string | undefined;
};

type NamedEntry = { readonly name: string; readonly code: string; readonly shortName?: string | undefined };

/**
 * Finds a bank, branch or network by its name, short name or code, ignoring case and spacing. Without such an entry, finds
 * the only one whose name differs just by words such as "Bank", "Ghana" or "Ltd". `tests/outside` compares the bank's
 * own search with this one.
 */
export function findNamed<T extends NamedEntry>(entries: readonly T[], text: string): T | undefined {
  const searched = comparable(text);
  if (searched === "") return undefined;
  const namesOf = ({ name, shortName = "" }: T) => [name, shortName];
  const exact = entries.find((entry) => [...namesOf(entry), entry.code].some((each) => comparable(each) === searched));
  return exact ?? onlyOne(entries.filter((entry) => namesOf(entry).some((each) => isVariantOf(each, searched))));
}

const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

function isVariantOf(name: string, text: string): boolean {
  const [core, searched] = [withoutWords(name, LEGAL_WORDS), withoutWords(text, LEGAL_WORDS)];
  if (searched !== "" && core === searched) return true;
  const shorter = withoutWords(text, COMMON_WORDS);
  return shorter !== "" && withoutWords(name, COMMON_WORDS) === shorter;
}

const LEGAL_WORDS = /\b(?:ltd|limited|plc|ghana|gh|the)\b/g;
const COMMON_WORDS = /\b(?:ltd|limited|plc|ghana|gh|the|bank|of)\b/g;

/** Returns the letters and digits of a name without these words and without accents. */
const withoutWords = (name: string, words: RegExp): string =>
  comparable(name)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(words, "")
    .replace(/[^a-z0-9]/g, "");

/** A branch; the clearing house identifies it by the sort code. */
export type BankBranch = { readonly name: string; readonly code: string; readonly sortCode: string };
