/** Transfer type to another bank: immediately through the instant switch, or with the next clearing. */
export type Speed = "instant" | "nonInstant";

/** A bank that accepts transfers of one speed. Each speed has its own list of codes (specification 2, section 3). */
export type Bank = {
  readonly name: string;
  readonly code: string;
  /** Such as "ADB"; undefined if the bank's list has none. */
  readonly shortName?: string | undefined;
};

type Named = { readonly name: string; readonly code: string; readonly shortName?: string | undefined };

/** Tests whether a text is the name, short name or code of a bank, branch or network, ignoring case and spacing. */
export function isNamed(text: string): (named: Named) => boolean {
  const wanted = plain(text);
  return ({ name, code, shortName = "" }) =>
    wanted !== "" && [name, shortName, code].some((each) => plain(each) === wanted);
}

const plain = (text: string): string => text.trim().replace(/\s+/g, " ").toLowerCase();

/** A branch; the clearing house identifies it by the sort code. */
export type BankBranch = { readonly name: string; readonly code: string; readonly sortCode: string };
