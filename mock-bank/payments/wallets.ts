import { personName } from "../companies/generated";
import { networkOf } from "./networks";

/** Numbers with this end have no wallet (the table of fixed outcomes). */
export const WALLET_NOT_FOUND_END = "0000";
const PREFIX_DIGITS = 3;

/** Those whom the seed's company has saved are known by name. */
const named: ReadonlyMap<string, string> = new Map([
  ["0244123456", "Abdul Rahman"],
  ["0204987123", "Mercy Tetteh"],
  ["0204111333", "Issah Alhassan"],
]);

/**
 * Whose wallet it is, always the same for the same number; undefined when there is none.
 * A network knows the numbers of its own prefixes alone.
 */
export function walletName(networkCode: string, number: string): string | undefined {
  const isItsOwn = networkOf(networkCode)?.prefixes.includes(number.slice(0, PREFIX_DIGITS));
  return isItsOwn && !number.endsWith(WALLET_NOT_FOUND_END) ? (named.get(number) ?? holderOf(number)) : undefined;
}

/** A name made of a number: of a wallet, of a customer with a card. */
export function holderOf(number: string): string {
  const { firstName, lastName } = personName(Number(number));
  return `${firstName} ${lastName}`;
}
