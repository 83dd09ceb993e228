import type { Minor } from "../ledger/minor-units";

/** Charges of instant transfers by amount, in pesewas. Larger amounts cost CHARGE_MAX. */
const tariff: readonly { readonly upTo: Minor; readonly charge: Minor }[] = [
  { upTo: 1_000_00n, charge: 5_00n },
  { upTo: 10_000_00n, charge: 10_00n },
];
const CHARGE_MAX: Minor = 20_00n;

export type ChargedType = "INSTANT_INTERBANK" | "NON_INSTANT_INTERBANK" | "LOCAL";

/** Transfers within the bank and by the clearing house are free (specification 2, section 9). */
export const transferCharge = (type: ChargedType, amount: Minor): Minor =>
  type === "INSTANT_INTERBANK" ? (tariff.find(({ upTo }) => amount <= upTo)?.charge ?? CHARGE_MAX) : 0n;
