import type { Account } from "../../domain/accounts/account";
import { parseAmount } from "../../domain/money";
import type { CardLoad } from "../../domain/payments/payment";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { hasNoProblems, type Problems, problemsOf, RequiredAmount } from "../forms/checked-draft";
import { CustomerId, isCustomerId, Narration, phoneIn, RequiredDigits, RequiredPhone } from "../forms/field-rules";
import { cediAccount, sourceProblems } from "../forms/source-account";
import { repeatedTexts } from "./transfer-draft";

/** Number of known digits of a card's number (specification 2, section 9). */
export const LAST_CARD_DIGITS = 4;

/** The labels of its fields, also in the form. */
export const cardLabels = { customerId: "Customer ID", lastDigits: "Last 4 Digits", phone: "Phone Number" };

/** The form Single Card Load (specification 2, section 5). */
export class CardLoadDraft {
  /** Number of the account that pays. */
  source = "";

  @CustomerId(cardLabels.customerId)
  customerId = "";

  @RequiredDigits(cardLabels.lastDigits, LAST_CARD_DIGITS)
  lastDigits = "";

  @RequiredPhone(cardLabels.phone)
  phone = "";

  @RequiredAmount("Amount")
  amount = "";

  @Narration()
  narration = "";

  /** Not empty: save the card. */
  keepsPayee = "";
}

/** Returns the texts that repeat a request, except the account that pays. */
export const repeatCardLoad = (request: BankRequest<"prepaidCard">): Partial<CardLoadDraft> => ({
  ...repeatedTexts(request),
  customerId: request.customerId,
  lastDigits: request.lastDigits,
  phone: request.mobile,
});

/** Returns the customer id if it is valid, so that the bank can look it up. */
export const customerIn = ({ customerId }: { readonly customerId: string }): string | undefined =>
  isCustomerId(customerId) ? customerId : undefined;

/** @param cardName the cardholder's name; undefined until the lookup has finished */
export function toCardLoad(
  draft: CardLoadDraft,
  { accounts, cardName }: { readonly accounts: readonly Account[]; readonly cardName: string | undefined },
): Result<CardLoad, Problems<CardLoadDraft>> {
  const source = cediAccount(accounts, draft.source);
  const amount = parseAmount(draft.amount);
  const problems = {
    ...sourceProblems(source),
    ...(cardName ? {} : { customerId: "Could not validate your card." }),
    ...problemsOf(draft),
  };
  if (!source || !amount.ok || !cardName || !hasNoProblems(problems)) return fail(problems);
  const { customerId, lastDigits, phone, narration, keepsPayee } = draft;
  return ok({
    kind: "prepaidCard",
    source,
    card: { customerId, cardName, lastDigits, phone: phoneIn(phone) },
    amount: amount.value,
    narration: plainText(narration),
    keepsPayee: keepsPayee !== "",
  });
}
