import type { bankApi } from "../../adapters/bank-api/contract";
import type { DecodedOf } from "../../adapters/bank-api/contract/endpoint";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Refusal, refuse } from "../handler";
import { toMinor } from "../ledger/amounts";
import type { Balance } from "../ledger/balances";
import type { Order } from "./order";

type Input = DecodedOf<typeof bankApi.payments.toSelf>;

/** Between two of the company's own accounts in one currency, free of charge (specification 2, section 5). */
export async function ownTransferOf(input: Input, { db, caller, settings }: Call): Promise<Order | Refusal> {
  if (input.isSchedule) return refuse("Scheduled transfers are not available yet.");
  const amount = toMinor(input.amount);
  if (amount === 0n) return refuse("amount: must be above zero.");
  if (input.transactionFee && toMinor(input.transactionFee) !== 0n)
    return refuse("transactionFee: this transfer is free of charge.");
  if (input.totalAmount && toMinor(input.totalAmount) !== amount) return refuse("totalAmount: is not the amount.");
  const found = await ownAccounts(db, caller.companyId, [input.sourceAccount, input.destinationAccountNo]);
  const source = found.get(input.sourceAccount);
  const destination = found.get(input.destinationAccountNo);
  if (!source) return refuse("sourceAccount: Account not found");
  if (!destination) return refuse("destinationAccountNo: Account not found");
  if (source === destination) return refuse("destinationAccountNo: must be another account than the source.");
  if (source.currency !== destination.currency)
    return refuse("destinationAccountNo: must have the currency of the source account.");
  if (source.currency !== input.currencyCode) return refuse("currencyCode: is not that of the source account.");
  return ownTransfer({ source, destination, amount, narration: input.narration, bankName: settings.bankName });
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
