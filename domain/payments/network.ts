import { comparable, plainText } from "../plain-text";
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
