/** A mobile network on which wallets are kept. */
export type Network = { readonly code: string; readonly name: string; readonly gipCode: string };

/** Digits of every wallet number; the lookup begins with the last of them (specification 2, section 9). */
export const WALLET_DIGITS = 10;

const withoutWallets = ["surfline", "glo", "busy"];

/** Surfline, Glo and Busy are offered nowhere, whatever the bank lists (specification 2, section 3). */
export const offersWallets = ({ name }: Network): boolean => !withoutWallets.includes(name.trim().toLowerCase());

/** Networks with wallets, by the code that the bank knows them by. */
const networkNames = { MTN: "MTN", TELECEL: "Telecel", AIRTELTIGO: "AirtelTigo" } as const;

const names = new Map<string, string>(Object.entries(networkNames));

/** Returns the name of a network by its code; any other text stays as it is written (S3-2.3-82). */
export const networkName = (written: string): string => names.get(written.trim().toUpperCase()) ?? written;
