/** The groups of account numbers of the bank, and of wallets and phones. Other numbers have groups of four characters. */
const GROUPS: { readonly [digits: number]: readonly (readonly [from: number, to?: number])[] } = {
  13: [[0, 4], [4, 8], [8]],
  10: [[0, 3], [3, 6], [6]],
};

/**
 * Returns the groups in which a number is read: "024", "412", "3456". A number that has separators already, such as a
 * masked card or a foreign account, is one group.
 */
export function numberGroups(number: string): readonly string[] {
  if (!/^[A-Za-z0-9]+$/.test(number)) return number ? [number] : [];
  return GROUPS[number.length]?.map(([from, to]) => number.slice(from, to)) ?? number.match(/.{1,4}/g) ?? [];
}

/**
 * Returns the number with spaces, for texts that cannot hold an element, such as an option of a list. Fields remove the
 * spaces when it is pasted.
 */
export const groupedNumber = (number: string): string => numberGroups(number).join(" ");
