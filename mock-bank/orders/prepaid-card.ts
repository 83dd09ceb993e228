import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Refusal, refuse } from "../core/handler";
import { controlAccountIds } from "../ledger/control-accounts";
import { type Minor, parseMinor } from "../ledger/minor-units";
import { BLOCKED_CARD, cardHolder } from "../lookups/cards";
import type { Order } from "./order";

type Input = DecodedOf<typeof bankApi.prepaidCard.load>;

export const CARD_BLOCKED = "This card is blocked. Nothing was loaded.";

/** Builds a payment to one prepaid card from an account in cedis, free of charge. */
export async function prepaidCardOf(input: Input, { db, caller }: Call): Promise<Order | Refusal> {
  const amount = parseMinor(input.amount);
  if (amount === 0n) return refuse("amount: must be above zero.");
  const source = (await ownAccounts(db, caller.companyId, [input.sourceAccount])).get(input.sourceAccount);
  if (!source) return refuse("sourceAccount: Account not found");
  if (source.currency !== "GHS") return refuse("sourceAccount: must be an account in GHS.");
  const holder = cardHolder(input.customerId);
  if (!holder) return refuse("customerId: Customer not found");
  if (input.last4Digit === BLOCKED_CARD) return refuse(CARD_BLOCKED);
  const { customerId, last4Digit: lastDigits, phoneNumber: phone, narration } = input;
  const card = { customerId, lastDigits, phone, name: holder.name };
  const settlement = (await controlAccountIds(db))("PREPAID-CARDS");
  return cardOrder({ source, card, amount, narration, settlement });
}

type CardLoad = {
  readonly source: { readonly accountId: string; readonly currency: string };
  readonly card: {
    readonly customerId: string;
    readonly lastDigits: string;
    readonly name: string;
    readonly phone: string;
  };
  readonly amount: Minor;
  readonly narration: string;
  /** Number of the control account of prepaid cards. */
  readonly settlement: string;
};

const cardOrder = ({ source, card, amount, narration, settlement }: CardLoad): Order => ({
  category: "prepaidCard",
  sourceAccountId: source.accountId,
  currency: source.currency,
  amount,
  charge: 0n,
  eLevy: 0n,
  narration,
  payee: card.lastDigits,
  details: {
    destinationAccountName: card.name,
    customerId: card.customerId,
    cardName: card.name,
    lastCardDigits: card.lastDigits,
    phoneNumber: card.phone,
  },
  legs: [
    { accountId: source.accountId, amount: -amount, narration },
    { accountId: settlement, amount, narration },
  ],
});
