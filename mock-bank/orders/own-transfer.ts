import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import type { Balance } from "../ledger/balances";
import type { Order } from "./order";
import { transferTerms } from "./transfer-terms";

type Input = DecodedOf<typeof bankApi.payments.toSelf>;

/**
 * Builds a transfer between two of the company's own accounts in one currency, free of charge (specification 2, section
 * 5).
 */
export async function ownTransferOf(input: Input, call: Call): Promise<Order | Refusal> {
  const terms = await transferTerms(input, call, "LOCAL");
  if (isRefusal(terms)) return terms;
  const { source, ownDestination: destination, amount } = terms;
  if (!destination) return refuse("destinationAccountNo: Account not found");
  if (source.number === destination.number)
    return refuse("destinationAccountNo: must be another account than the source.");
  if (source.currency !== destination.currency)
    return refuse("destinationAccountNo: must have the currency of the source account.");
  return ownTransfer({ source, destination, amount, narration: input.narration, bankName: call.settings.bankName });
}

type Transfer = {
  readonly source: Balance;
  readonly destination: Balance;
  readonly amount: bigint;
  readonly narration: string;
  readonly bankName: string;
};

export const ownTransfer = ({ source, destination, amount, narration, bankName }: Transfer): Order => ({
  category: "ownAccounts",
  sourceAccountId: source.accountId,
  currency: source.currency,
  amount,
  charge: 0n,
  eLevy: 0n,
  narration,
  payee: destination.number,
  details: {
    destinationAccountNo: destination.number,
    destinationAccountName: destination.name,
    destinationBank: bankName,
  },
  legs: [
    { accountId: source.accountId, amount: -amount, narration },
    { accountId: destination.accountId, amount, narration },
  ],
});
