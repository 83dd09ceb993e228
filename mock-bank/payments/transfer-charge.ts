import type { Minor } from "../ledger/amounts";

/** What the bank takes for an instant transfer, by its amount, in pesewas; above the last step the charge stays. */
const tariff: readonly { readonly upTo: Minor; readonly charge: Minor }[] = [
  { upTo: 1_000_00n, charge: 5_00n },
  { upTo: 10_000_00n, charge: 10_00n },
];
const CHARGE_MAX: Minor = 20_00n;

export type ChargedType = "INSTANT_INTERBANK" | "NON_INSTANT_INTERBANK" | "LOCAL";

/** Within the bank and by the clearing house nothing is charged (specification 2, section 9). */
export const transferCharge = (type: ChargedType, amount: Minor): Minor =>
  type === "INSTANT_INTERBANK" ? (tariff.find(({ upTo }) => amount <= upTo)?.charge ?? CHARGE_MAX) : 0n;
