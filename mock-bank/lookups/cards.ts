import { holderOf } from "./wallets";

/** Customer ids with this first digit do not exist (the table of fixed outcomes). */
export const UNKNOWN_CARD_START = "0";
/** A card with these last digits is blocked (the table of fixed outcomes). */
export const BLOCKED_CARD = "0000";

export type CardHolder = { readonly name: string; readonly phone: string };

/** Holders of the cards that the seed's company has saved as beneficiaries. */
const named: ReadonlyMap<string, CardHolder> = new Map([
  ["40012001", { name: "Daniel Quaye", phone: "0244550101" }],
  ["40012002", { name: "Gifty Amponsah", phone: "0244550102" }],
]);

/** Returns the holder of the cards of a customer id; undefined if the id does not exist. */
export function cardHolder(customerId: string): CardHolder | undefined {
  if (customerId.startsWith(UNKNOWN_CARD_START)) return undefined;
  return named.get(customerId) ?? { name: holderOf(customerId), phone: `024${customerId.padStart(7, "0").slice(-7)}` };
}
