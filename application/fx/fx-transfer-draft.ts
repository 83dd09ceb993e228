import { MaxLength, ValidateIf } from "class-validator";
import type { Account } from "../../domain/accounts/account";
import { normalisedForeignAccount } from "../../domain/entered-text";
import { GHANA } from "../../domain/fx/countries";
import {
  type Fee,
  type FxTransfer,
  feePayers,
  fxTransferTypes,
  PURPOSE_LENGTH_MAX,
  SWIFT_CODE_LENGTH_MAX,
} from "../../domain/fx/fx-transfer";
import { formatMinor, parseAmount } from "../../domain/money";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, Required, RequiredAmount } from "../forms/checked-draft";
import { ForeignAccount, phoneIn, RequiredPhone } from "../forms/field-rules";
import { lengthMessage } from "../forms/messages";

const atMost = (label: string, length: number) => MaxLength(length, { message: lengthMessage(label, length) });

/**
 * The form FX Transfer Request (specification 2, sections 3 and 5). All fields except the routing number are required.
 */
export class FxTransferDraft {
  @Required("Transfer Type")
  type: string = "local";

  @Required("Currency")
  currency = "";

  /** Number of the account that pays. */
  @Required("Source Account")
  source = "";

  @RequiredAmount("Amount")
  amount = "";

  @atMost("Beneficiary Name", 100)
  @Required("Beneficiary Name")
  beneficiaryName = "";

  @ForeignAccount("Beneficiary Account")
  beneficiaryAccount = "";

  @Required("Beneficiary Country")
  country: string = GHANA;

  @atMost("Beneficiary Bank Name", 120)
  @Required("Beneficiary Bank Name")
  bankName = "";

  @atMost("Beneficiary Bank Address", 200)
  @Required("Beneficiary Bank Address")
  bankAddress = "";

  @atMost("Swift Code", SWIFT_CODE_LENGTH_MAX)
  @Required("Swift Code")
  swiftCode = "";

  @atMost("Sort Code", 20)
  @Required("Sort Code")
  sortCode = "";

  @atMost("Routing Number", 20)
  routingNumber = "";

  @RequiredPhone("Sender Telephone Number")
  senderPhone = "";

  @Required("Fee Paid By")
  feePaidBy: string = "sender";

  /** Number of the account that pays the fees; unused if the beneficiary pays them (S2-5-082). */
  @ValidateIf((draft: FxTransferDraft) => draft.feePaidBy === "sender")
  @Required("Account For Charges")
  accountForCharges = "";

  @atMost("Purpose", PURPOSE_LENGTH_MAX)
  @Required("Purpose")
  purpose = "";
}

/**
 * Returns the texts that repeat a request, except the accounts of the company. Values that the request lacks are empty,
 * or as in a new form. An unknown transfer type follows from the country. A local transfer has the country Ghana, which
 * the form does not let the user change (S2-5-083).
 */
export function repeatFxTransfer(request: BankRequest<"fx">): Partial<FxTransferDraft> {
  const { amount, payee, country, bankAddress, swiftCode, sortCode, routingNumber, senderPhone, narration } = request;
  const isAbroad = country !== "" && country !== GHANA;
  const type = fxTransferTypes.find((each) => each === request.transferType) ?? (isAbroad ? "international" : "local");
  const feePaidBy = feePayers.find((payer) => payer === request.feePaidBy.toLowerCase());
  return {
    type,
    ...(feePaidBy && { feePaidBy }),
    ...(senderPhone && { senderPhone }),
    currency: amount.currency,
    amount: formatMinor(amount),
    beneficiaryName: payee.name,
    beneficiaryAccount: payee.account,
    country: type === "local" ? GHANA : country,
    bankName: payee.bank,
    bankAddress,
    swiftCode,
    sortCode,
    routingNumber,
    purpose: narration,
  };
}

/** Validates the form and converts it to a request. */
export function toFxTransfer(
  draft: FxTransferDraft,
  accounts: readonly Account[],
): Result<FxTransfer, Problems<FxTransferDraft>> {
  const problems = problemsOf(draft);
  const type = fxTransferTypes.find((each) => each === draft.type);
  const source = accounts.find(({ number }) => number === draft.source);
  const amount = parseAmount(draft.amount, draft.currency);
  const fee = feeOf(draft, accounts);
  if (!type || !source || !amount.ok || !fee || !hasNoProblems(problems)) return fail(problems);
  return ok({
    type,
    source,
    amount: amount.value,
    beneficiary: {
      name: plainText(draft.beneficiaryName),
      account: normalisedForeignAccount(draft.beneficiaryAccount),
    },
    country: draft.country,
    bank: {
      name: plainText(draft.bankName),
      address: plainText(draft.bankAddress),
      swiftCode: plainText(draft.swiftCode),
      sortCode: plainText(draft.sortCode),
      routingNumber: plainText(draft.routingNumber),
    },
    senderPhone: phoneIn(draft.senderPhone),
    fee,
    purpose: plainText(draft.purpose),
  });
}

function feeOf({ feePaidBy, accountForCharges }: FxTransferDraft, accounts: readonly Account[]): Fee | undefined {
  if (feePaidBy === "beneficiary") return { kind: "beneficiary" };
  const account = accounts.find(({ number }) => number === accountForCharges);
  return account && { kind: "sender", account };
}
