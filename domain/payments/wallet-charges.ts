import type { Money } from "../money";

/** The tax on a payment to a wallet; the id names the bank's reckoning and is empty where it gave none. */
export type ELevy = { readonly amount: Money; readonly id: string };

/** What a payment to a wallet costs beside its amount. */
export type WalletCharges = { readonly eLevy: ELevy; readonly charge: Money };
