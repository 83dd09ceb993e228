import type { Minor } from "../ledger/minor-units";

/** Charges of payments to wallets by amount, in pesewas. Larger amounts cost CHARGE_MAX. */
const tariff: readonly { readonly upTo: Minor; readonly charge: Minor }[] = [
  { upTo: 100_00n, charge: 50n },
  { upTo: 1_000_00n, charge: 2_00n },
];
const CHARGE_MAX: Minor = 5_00n;

export const walletCharge = (amount: Minor): Minor => tariff.find(({ upTo }) => amount <= upTo)?.charge ?? CHARGE_MAX;
