/** A mobile network on which wallets are kept. */
export type Network = { readonly code: string; readonly name: string; readonly gipCode: string };

/** Digits of every wallet number; the lookup begins with the last of them (specification 2, section 9). */
export const WALLET_DIGITS = 10;

const withoutWallets = ["surfline", "glo", "busy"];

/** Surfline, Glo and Busy are offered nowhere, whatever the bank lists (specification 2, section 3). */
export const offersWallets = ({ name }: Network): boolean => !withoutWallets.includes(name.trim().toLowerCase());
