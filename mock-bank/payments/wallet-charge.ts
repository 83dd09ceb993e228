import type { Minor } from "../ledger/amounts";

/** What the bank takes for a payment to a wallet, by its amount, in pesewas; above the last step the charge stays. */
const tariff: readonly { readonly upTo: Minor; readonly charge: Minor }[] = [
  { upTo: 100_00n, charge: 50n },
  { upTo: 1_000_00n, charge: 2_00n },
];
const CHARGE_MAX: Minor = 5_00n;

export const walletCharge = (amount: Minor): Minor => tariff.find(({ upTo }) => amount <= upTo)?.charge ?? CHARGE_MAX;
