import { type Refusal, refuse } from "../core/handler";
import { ACCOUNT_NOT_FOUND } from "../lookups/account-names";
import { cardHolder } from "../lookups/cards";
import { networkOf } from "../lookups/networks";
import { walletName } from "../lookups/wallets";
import { cardEntry, type Entry, type SavedCard, type SavedWallet, walletEntry } from "./payees";

/** Validates a wallet before it is saved. Owner and network come from the bank. */
export function checkedWallet(fields: SavedWallet): Entry<"wallet"> | Refusal {
  const { networkCode, phoneNumber } = fields;
  const name = fields.name.trim();
  if (!name) return refuse("name: is required.");
  const network = networkOf(networkCode);
  if (!network) return refuse("networkCode: no such network.");
  const owner = walletName(networkCode, phoneNumber);
  if (!owner) return refuse(`phoneNumber: ${ACCOUNT_NOT_FOUND}`);
  const place = { networkCode, network: network.name, networkGipCode: network.gipCode };
  return walletEntry({ name, phoneNumber, walletName: owner, ...place });
}

/** Validates a prepaid card before it is saved. The holder comes from the bank. */
export function checkedCard(fields: SavedCard): Entry<"card"> | Refusal {
  const name = fields.name.trim();
  if (!name) return refuse("name: is required.");
  const holder = cardHolder(fields.cardCustomerId);
  if (!holder) return refuse("cardCustomerId: Customer not found");
  return cardEntry({ ...fields, name, cardName: holder.name });
}
