import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { type Call, isRefusal, type Refusal, refuse } from "../core/handler";
import { ACCOUNT_NOT_FOUND, type AccountHere, accountHere } from "../lookups/account-names";
import type { Order } from "./order";
import { type TransferTerms, transferTerms } from "./transfer-terms";

type Input = DecodedOf<typeof bankApi.payments.toSameBank>;

/**
 * Builds a transfer to any customer's account at this bank, in its currency and free of charge (specification 2,
 * section 5).
 */
export async function sameBankTransferOf(input: Input, call: Call): Promise<Order | Refusal> {
  const terms = await transferTerms(input, call, "LOCAL");
  if (isRefusal(terms)) return terms;
  const destination = await accountHere(call.db, input.destinationAccountNo);
  if (!destination) return refuse(`destinationAccountNo: ${ACCOUNT_NOT_FOUND}`);
  if (destination.accountId === terms.source.accountId)
    return refuse("destinationAccountNo: must be another account than the source.");
  if (destination.currency !== terms.source.currency)
    return refuse("Source and destination accounts have different currencies.");
  return sameBankTransfer({ terms, destination, narration: input.narration, bankName: call.settings.bankName });
}

type Transfer = {
  readonly terms: TransferTerms;
  readonly destination: AccountHere;
  readonly narration: string;
  readonly bankName: string;
};

const sameBankTransfer = ({
  terms: { source, amount, charge },
  destination,
  narration,
  bankName,
}: Transfer): Order => ({
  category: "sameBank",
  sourceAccountId: source.accountId,
  currency: source.currency,
  amount,
  charge,
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
