import { PAYEE_NAME_LENGTH_MAX, type PayeeOf } from "../../domain/beneficiaries/beneficiary";
import { plainText } from "../../domain/plain-text";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { CustomerId, RequiredDigits } from "../forms/field-rules";
import { LAST_CARD_DIGITS } from "../payments/card-load-draft";
import type { CardHolder } from "../payments/cards-port";

/** The form of a saved prepaid card (specification 2, section 5). */
export class CardPayeeDraft {
  @AtMost("Full Name", PAYEE_NAME_LENGTH_MAX)
  @Required("Full Name")
  name = "";

  @CustomerId("Customer ID")
  customerId = "";

  @RequiredDigits("Card's last 4 digits", LAST_CARD_DIGITS)
  lastDigits = "";
}

/**
 * Validates the form and converts it to a payee.
 * @param holder the customer found by the customer id; undefined until the lookup has finished
 */
export function toCardPayee(
  draft: CardPayeeDraft,
  holder: CardHolder | undefined,
): Result<PayeeOf<"card">, Problems<CardPayeeDraft>> {
  const problems = { ...(holder ? {} : { customerId: "Could not validate your card." }), ...problemsOf(draft) };
  if (!holder || !hasNoProblems(problems)) return fail(problems);
  const { name, customerId, lastDigits } = draft;
  return ok({
    kind: "card",
    name: plainText(name),
    customerId,
    cardName: holder.name,
    phone: holder.phone,
    lastDigits,
  });
}
