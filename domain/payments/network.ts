import { comparable, plainText } from "../plain-text";
import { findNamed } from "./bank";

/** A mobile network with wallets. */
export type Network = { readonly code: string; readonly name: string; readonly gipCode: string };

/** Digits of a wallet number. The lookup starts when all are entered (specification 2, section 9). */
export const WALLET_DIGITS = 10;

const withoutWallets = ["surfline", "glo", "busy"];

/** Excludes Surfline, Glo and Busy, even if the bank lists them (specification 2, section 3). */
export const offersWallets = ({ name }: Network): boolean => !withoutWallets.includes(comparable(name));

/** Display names of the networks with wallets, by the bank's code. */
const networkNames = { MTN: "MTN", TELECEL: "Telecel", AIRTELTIGO: "AirtelTigo" } as const;

const names = new Map<string, string>(Object.entries(networkNames));

/** Returns the name of a network by its code. Any other text is returned unchanged (S3-2.3-82). */
export const networkName = (written: string): string => names.get(plainText(written).toUpperCase()) ?? written;

/** Names under which people know a network, old ones included: Vodafone is Telecel today, Airtel and Tigo are AT. */
const synonyms = [["mtn"], ["telecel", "vodafone", "voda"], ["airteltigo", "at", "airtel", "tigo"]];
const WALLET_WORDS = /\b(?:ghana|gh|mobile|money|momo|cash|wallet|network|ltd|limited)\b|[^a-z]/g;

/** Finds a network by its code or name, or by another name that people write, such as "Vodafone Cash". */
export function findNetwork<T extends Network>(networks: readonly T[], text: string): T | undefined {
  const names = synonyms.find((each) => each.includes(withoutWalletWords(text))) ?? [];
  const isMeant = ({ code, name }: T) => [code, name].some((each) => names.includes(withoutWalletWords(each)));
  return findNamed(networks, text) ?? networks.find(isMeant);
}

const withoutWalletWords = (text: string): string => comparable(text).replace(WALLET_WORDS, "");
