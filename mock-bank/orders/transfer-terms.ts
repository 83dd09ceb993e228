import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Refusal, refuse } from "../core/handler";
import type { Balance } from "../ledger/balances";
import { type Minor, parseMinor } from "../ledger/minor-units";
import { ACCOUNT_NOT_FOUND } from "../lookups/account-names";
import { type ChargedType, transferCharge } from "../lookups/transfer-charge";

type Api = typeof bankApi.payments;
type Input = DecodedOf<Api["toSelf" | "toSameBank" | "toOtherBank" | "toOtherBankAtOnce"]>;

/**
 * Validated terms of a single transfer: one of the company's accounts, an amount in its currency, and the confirmed
 * charge.
 */
export type TransferTerms = {
  readonly source: Balance;
  /** The destination, if it is one of the company's own accounts. */
  readonly ownDestination: Balance | undefined;
  readonly amount: Minor;
  readonly charge: Minor;
};

/** @param type determines the charge (specification 2, section 9) */
export async function transferTerms(
  input: Input,
  { db, caller }: Call,
  type: ChargedType,
): Promise<TransferTerms | Refusal> {
  const amount = parseMinor(input.amount);
  if (amount === 0n) return refuse("amount: must be above zero.");
  const charge = transferCharge(type, amount);
  if (parseMinor(input.transactionFee || "0") !== charge)
    return refuse("transactionFee: is not the charge of this transfer. Please look it up again.");
  if (input.totalAmount && parseMinor(input.totalAmount) !== amount + charge)
    return refuse("totalAmount: is not the amount and its charge.");
  const own = await ownAccounts(db, caller.companyId, [input.sourceAccount, input.destinationAccountNo]);
  const source = own.get(input.sourceAccount);
  if (!source) return refuse(`sourceAccount: ${ACCOUNT_NOT_FOUND}`);
  if (source.currency !== input.currencyCode) return refuse("currencyCode: is not that of the source account.");
  return { source, ownDestination: own.get(input.destinationAccountNo), amount, charge };
}
