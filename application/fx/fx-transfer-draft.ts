import { ValidateIf } from "class-validator";
import { getCountrySpecifications, isValidBIC, ValidationErrorsIBAN, validateIBAN } from "ibantools";
import type { Account } from "../../domain/accounts/account";
import { normalisedForeignAccount } from "../../domain/entered-text";
import { countries, GHANA } from "../../domain/fx/countries";
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
import {
  AtMost,
  hasNoProblems,
  PlainLetters,
  type Problems,
  problemsOf,
  Required,
  RequiredAmount,
  rule,
} from "../forms/checked-draft";
import { ForeignAccount, phoneIn, RequiredPhone } from "../forms/field-rules";

/** Requires a BIC (ISO 9362). A text that is too long has a sentence of its own. */
const Bic = (label: string): PropertyDecorator =>
  rule("bic", (typed) => {
    const bic = plainText(typed);
    return bic === "" || bic.length > SWIFT_CODE_LENGTH_MAX || isValidBIC(bic)
      ? undefined
      : `${label} is not valid: it has 8 or 11 characters, the fifth and sixth of which are the country, such as GHCBGHAC`;
  });

/** Requires check digits, length and country of an account that is an IBAN (ISO 13616). */
const IbanOfCountry = (label: string): PropertyDecorator =>
  rule<FxTransferDraft>("ibanOfCountry", (typed, { country }) => {
    const iban = normalisedForeignAccount(typed).replace(/[\s-]/g, "").toUpperCase();
    const { chars, IBANRegistry } = getCountrySpecifications()[iban.slice(0, 2)] ?? {};
    if (!IBANRegistry || !/^[A-Z]{2}\d{2}/.test(iban)) return undefined;
    const { errorCodes } = validateIBAN(iban);
    const name = countries.find(({ code }) => code === iban.slice(0, 2))?.name ?? iban.slice(0, 2);
    if (iban.length !== chars)
      return `${label} is not valid: an IBAN of ${name} has ${chars} characters, not ${iban.length}`;
    // The digits that some countries add inside of the account are left to the banks there.
    if (errorCodes.some((code) => code !== ValidationErrorsIBAN.WrongAccountBankBranchChecksum))
      return `${label} is not valid: the check digits of this IBAN do not match`;
    const chosen = countries.find((each) => each.name === country)?.code ?? "";
    const isOfCountry = !country || [chosen, issuerOf[chosen]].includes(iban.slice(0, 2));
    return isOfCountry ? undefined : `This is an IBAN of ${name}, and the country is ${country}. Correct one of them`;
  });

/** Territories whose accounts have IBANs of another country. */
const issuerOf: Readonly<Record<string, string>> = {
  ...{ AX: "FI", GG: "GB", IM: "GB", JE: "GB", SJ: "NO" },
  ...{ BL: "FR", GF: "FR", GP: "FR", MF: "FR", MQ: "FR", NC: "FR", PF: "FR", PM: "FR", RE: "FR", WF: "FR", YT: "FR" },
};

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

  @AtMost("Beneficiary Name", 100)
  @Required("Beneficiary Name")
  beneficiaryName = "";

  @IbanOfCountry("Beneficiary Account")
  @ForeignAccount("Beneficiary Account")
  beneficiaryAccount = "";

  @Required("Beneficiary Country")
  country: string = GHANA;

  @AtMost("Beneficiary Bank Name", 120)
  @Required("Beneficiary Bank Name")
  bankName = "";

  @AtMost("Beneficiary Bank Address", 200)
  @Required("Beneficiary Bank Address")
  bankAddress = "";

  @Bic("Swift Code")
  @PlainLetters()
  @AtMost("Swift Code", SWIFT_CODE_LENGTH_MAX)
  @Required("Swift Code")
  swiftCode = "";

  @PlainLetters()
  @AtMost("Sort Code", 20)
  @Required("Sort Code")
  sortCode = "";

  @PlainLetters()
  @AtMost("Routing Number", 20)
  routingNumber = "";

  @RequiredPhone("Sender Telephone Number")
  senderPhone = "";

  @Required("Fee Paid By")
  feePaidBy: string = "sender";

  /** Number of the account that pays the fees; unused if the beneficiary pays them (S2-5-082). */
  @ValidateIf((draft: FxTransferDraft) => draft.feePaidBy === "sender")
  @Required("Account For Charges")
  accountForCharges = "";

  @AtMost("Purpose", PURPOSE_LENGTH_MAX)
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
      swiftCode: plainText(draft.swiftCode).toUpperCase(),
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
