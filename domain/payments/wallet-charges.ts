import type { Money } from "../money";

/** The tax on a payment to a wallet. `id` identifies the bank's calculation; empty if the bank gives none. */
export type ELevy = { readonly amount: Money; readonly id: string };

/** Charges of a payment to a wallet, in addition to its amount. */
export type WalletCharges = { readonly eLevy: ELevy; readonly charge: Money };
