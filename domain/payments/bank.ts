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

/** Tests whether a text is the name, short name or code of a bank, branch or network, ignoring case and spacing. */
export function isNameOf(text: string): (entry: NamedEntry) => boolean {
  const searched = comparable(text);
  return ({ name, code, shortName = "" }) =>
    searched !== "" && [name, shortName, code].some((each) => comparable(each) === searched);
}

/** A branch; the clearing house identifies it by the sort code. */
export type BankBranch = { readonly name: string; readonly code: string; readonly sortCode: string };
