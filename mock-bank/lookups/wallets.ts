import { personName } from "./generated";
import { networkOf } from "./networks";

/** Phone numbers with this ending have no wallet (the table of fixed outcomes). */
export const WALLET_NOT_FOUND_END = "0000";
const PREFIX_DIGITS = 3;

/** Wallets that the seed's company has saved as beneficiaries, with their owners' names. */
const named: ReadonlyMap<string, string> = new Map([
  ["0244123456", "Abdul Rahman"],
  ["0204987123", "Mercy Tetteh"],
  ["0204111333", "Issah Alhassan"],
]);

/**
 * Returns the owner of a wallet, the same for the same number; undefined if there is none. A network only knows numbers
 * with its own prefixes.
 */
export function walletName(networkCode: string, number: string): string | undefined {
  const isItsOwn = networkOf(networkCode)?.prefixes.includes(number.slice(0, PREFIX_DIGITS));
  return isItsOwn && !number.endsWith(WALLET_NOT_FOUND_END) ? (named.get(number) ?? holderOf(number)) : undefined;
}

/** Derives a person's name from a wallet number or customer id. */
export function holderOf(number: string): string {
  const { firstName, lastName } = personName(Number(number));
  return `${firstName} ${lastName}`;
}
