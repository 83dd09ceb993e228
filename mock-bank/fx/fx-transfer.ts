import { isValidBIC } from "ibantools";
import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { ownAccounts } from "../accounts/own-accounts";
import { type Call, type Refusal, refuse } from "../core/handler";
import type { Balance } from "../ledger/balances";
import { controlAccountIds } from "../ledger/control-accounts";
import { parseMinor } from "../ledger/minor-units";
import type { Leg } from "../ledger/post";
import { allBanks } from "../lookups/banks";
import type { Order } from "../orders/order";
import { wrongIban } from "./iban";
import { costOf, isForeign, rateAt, rateText } from "./rates";

type Input = DecodedOf<typeof bankApi.fx.request>;

const GHANA = "Ghana";
const RATE_CHANGED = "The exchange rate has changed. Please check what the transfer costs now.";

/**
 * Builds a transfer in a foreign currency at the current rate. The specification defines no charge. Who pays the other
 * banks' fees, and from which account, is stored for the advisor.
 */
export async function fxTransferOf(input: Input, call: Call): Promise<Order | Refusal> {
  const amount = parseMinor(input.amount);
  if (amount === 0n) return refuse("amount: must be above zero.");
  const wrong = wrongPlace(input) ?? wrongNumbers(input) ?? wrongFee(input);
  if (wrong) return refuse(wrong);
  const numbers = [input.sourceAccount, input.accountForCharges ?? ""];
  const found = await ownAccounts(call.db, call.caller.companyId, numbers);
  const source = found.get(input.sourceAccount);
  if (!source) return refuse("sourceAccount: Account not found");
  if (input.accountForCharges && !found.has(input.accountForCharges))
    return refuse("accountForCharges: Account not found");
  const { debitAmount } = input;
  const cost = costOf(amount, input.currency, source.currency, call.now);
  if (debitAmount && parseMinor(debitAmount) !== cost) return refuse(RATE_CHANGED);
  return fxTransfer({ wanted: input, amount, source, control: await controlAccountIds(call.db), now: call.now });
}

/** Checks that a local transfer goes to a bank of Ghana, with the sort code of that bank or of one of its branches. */
function wrongPlace({ transferType, beneficiaryCountry, beneficiaryBankName, sortCode }: Input): string | undefined {
  if (transferType === "International Transfer") return undefined;
  if (beneficiaryCountry !== GHANA) return `beneficiaryCountry: must be ${GHANA} for a local transfer.`;
  const bank = allBanks.find(({ name }) => name === beneficiaryBankName);
  if (!bank) return "beneficiaryBankName: Selected bank is not valid.";
  const isBanks = [bank, ...bank.branches].some((place) => place.sortCode === sortCode);
  return isBanks ? undefined : "sortCode: is not of the selected bank.";
}

function wrongNumbers({ beneficiaryAccount, beneficiaryCountry, swiftCode }: Input): string | undefined {
  if (!isValidBIC(swiftCode)) return "swiftCode: must be a BIC of 8 or 11 characters.";
  const wrong = wrongIban(beneficiaryAccount, beneficiaryCountry);
  return wrong && `beneficiaryAccount: ${wrong}`;
}

function wrongFee({ feePaidBy, accountForCharges }: Input): string | undefined {
  if (feePaidBy === "Sender" && !accountForCharges) return "accountForCharges: must be given when the sender pays.";
  if (feePaidBy === "Beneficiary" && accountForCharges)
    return "accountForCharges: must be empty when the beneficiary pays.";
  return undefined;
}

/** The fields stored with a request, without the code and its identifying fields. */
export type FxInstruction = Omit<
  Input,
  "sourceAccount" | "amount" | "transType" | "debitAmount" | "deviceID" | "password" | "passwordType"
>;

type Transfer = {
  readonly wanted: FxInstruction;
  readonly amount: bigint;
  readonly source: Balance;
  readonly control: (number: string) => string;
  readonly now: Date;
};

export function fxTransfer({ wanted, amount, source, control, now }: Transfer): Order {
  const { currency } = wanted;
  const isConverted = source.currency !== currency;
  return {
    category: "fx",
    sourceAccountId: source.accountId,
    currency,
    amount,
    charge: 0n,
    eLevy: 0n,
    narration: wanted.purpose,
    payee: wanted.beneficiaryAccount,
    details: {
      transferType: wanted.transferType,
      destinationAccountNo: wanted.beneficiaryAccount,
      destinationAccountName: wanted.beneficiaryName,
      destinationBank: wanted.beneficiaryBankName,
      destinationBankAddress: wanted.beneficiaryBankAddress,
      destinationCountry: wanted.beneficiaryCountry,
      swiftCode: wanted.swiftCode,
      sortCode: wanted.sortCode,
      routingNumber: wanted.routingNumber ?? "",
      phoneNumber: wanted.senderTelNumber,
      feePaidBy: wanted.feePaidBy,
      accountForCharges: wanted.accountForCharges ?? "",
      exchangeRate: isConverted ? rateText(rateAt(currency, now).buy) : "",
      sourceExchangeRate: isConverted && isForeign(source.currency) ? rateText(rateAt(source.currency, now).sell) : "",
    },
    legs: legsOf({ wanted, amount, source, control, now }),
  };
}

/**
 * Moves the money out through the account at a correspondent bank. A payment from another currency passes through the
 * bank's own currency positions.
 */
function legsOf({ wanted: { currency, purpose }, amount, source, control, now }: Transfer): readonly Leg[] {
  const cost = costOf(amount, currency, source.currency, now);
  const leg = (accountId: string, signed: bigint): Leg => ({ accountId, amount: signed, narration: purpose });
  const paid = leg(source.accountId, -cost);
  const sent = leg(control(`CASH-${currency}`), amount);
  if (source.currency === currency) return [paid, sent];
  const taken = leg(control(`FX-POSITION-${source.currency}`), cost);
  const given = leg(control(`FX-POSITION-${currency}`), -amount);
  return [paid, taken, given, sent];
}
