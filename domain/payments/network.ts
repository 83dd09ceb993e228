/** A mobile network on which wallets are kept. */
export type Network = { readonly code: string; readonly name: string; readonly gipCode: string };

const withoutWallets = ["surfline", "glo", "busy"];

/** Surfline, Glo and Busy are offered nowhere, whatever the bank lists (specification 2, section 3). */
export const offersWallets = ({ name }: Network): boolean => !withoutWallets.includes(name.trim().toLowerCase());
