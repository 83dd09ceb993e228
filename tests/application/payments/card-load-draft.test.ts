import { expect, it } from "vitest";
import { CardLoadDraft, toCardLoad } from "../../../application/payments/card-load-draft";
import { aCardLoad } from "../../support/a-payment";

const { source, card } = aCardLoad();

const problemsWith = (narration: string) => {
  const draft = Object.assign(new CardLoadDraft(), {
    source: source.number,
    customerId: card.customerId,
    lastDigits: card.lastDigits,
    phone: card.phone,
    amount: "250",
    narration,
  });
  const read = toCardLoad(draft, { accounts: [source], cardName: card.cardName });
  return read.ok ? {} : read.failure;
};

it("the narration of a card load has at most 25 characters @S2-5-012", () => {
  expect(problemsWith("n".repeat(25))).toEqual({});
  expect(problemsWith("n".repeat(26))).toEqual({ narration: "Narration may have at most 25 characters" });
});
