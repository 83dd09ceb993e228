import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { saveBeneficiary } from "../beneficiaries/beneficiary-repository";
import { ownerOf } from "../beneficiaries/change-beneficiaries";
import { cardEntry } from "../beneficiaries/payees";
import { bulkCardsHandlers } from "../bulk/bulk-handlers";
import { type Call, type Handlers, isRefusal } from "../core/handler";
import { cardHolder } from "../lookups/cards";
import { prepaidCardOf } from "../orders/prepaid-card";
import { submissionWords, submit } from "../payments/submit";

export const prepaidCardHandlers: Handlers<typeof bankApi.prepaidCard> = {
  customer: async ({ customerId }) => {
    const holder = cardHolder(customerId);
    return {
      customerResponse: holder ? { preferredNameField: holder.name, mobilePhoneNumberField: holder.phone } : null,
    };
  },
  load: async (input, call) => {
    const order = await prepaidCardOf(input, call);
    if (isRefusal(order)) return order;
    const submitted = await submit(call, order, {
      code: input.password,
      ...submissionWords,
      checked: { payee: { type: "CARD", place: input.customerId, number: input.last4Digit }, confirmed: input },
    });
    if (!isRefusal(submitted) && input.saveBen) await keep(input, call);
    return submitted;
  },
  ...bulkCardsHandlers,
};

type Input = DecodedOf<typeof bankApi.prepaidCard.load>;

/** Saves the payee's card as a beneficiary under the given name. A card that is already saved stays unchanged. */
async function keep(input: Input, call: Call): Promise<void> {
  const { customerId: cardCustomerId, last4Digit: last4digit, phoneNumber, benName } = input;
  const owner = cardHolder(cardCustomerId)?.name ?? "";
  const name = benName?.trim() || owner;
  const entry = cardEntry({ name, cardCustomerId, cardName: owner, phoneNumber, last4digit });
  await saveBeneficiary(call.db, ownerOf(call, "card"), entry, call.now);
}
