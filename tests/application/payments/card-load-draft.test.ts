import { expect, it } from "vitest";
import { CardLoadDraft, customerIn, toCardLoad } from "../../../application/payments/card-load-draft";
import { fail, ok } from "../../../domain/result";
import { aCardLoad, anAccount, anotherAccount } from "../../support/a-payment";

const { source, card } = aCardLoad();

const known = { accounts: [anotherAccount(), source], cardName: card.cardName };
const aDraft = (over: Partial<CardLoadDraft> = {}): CardLoadDraft =>
  Object.assign(new CardLoadDraft(), {
    source: source.number,
    customerId: card.customerId,
    lastDigits: card.lastDigits,
    phone: card.phone,
    amount: "250",
    narration: "Travel",
    ...over,
  });
const problemsWith = (narration: string) => {
  const read = toCardLoad(aDraft({ narration }), known);
  return read.ok ? {} : read.failure;
};

it("the narration of a card load has at most 25 characters @S2-5-012", () => {
  expect(problemsWith("n".repeat(25))).toEqual({});
  expect(problemsWith("n".repeat(26))).toEqual({ narration: "Narration may have at most 25 characters" });
});

it("a card load is paid from the chosen account, has a trimmed narration and saves the card only if asked to", () => {
  expect(toCardLoad(aDraft({ narration: " Travel " }), known)).toEqual(ok(aCardLoad()));
  expect(toCardLoad(aDraft({ keepsPayee: "yes" }), known)).toEqual(ok(aCardLoad({ keepsPayee: true })));
});

it("a card load from an unknown account or an account in another currency than cedis is refused", () => {
  const refusal = fail({ source: "Source Account is required" });
  expect(toCardLoad(aDraft({ source: "9999999999999" }), known)).toEqual(refusal);
  const dollars = anAccount({ currency: "USD" });
  expect(toCardLoad(aDraft(), { ...known, accounts: [anotherAccount(), dollars] })).toEqual(refusal);
});

it("a card load without the cardholder's name is refused", () => {
  const refusal = fail({ customerId: "Could not validate your card." });
  expect(toCardLoad(aDraft(), { ...known, cardName: undefined })).toEqual(refusal);
});

it.each([
  ["40012001", "40012001"],
  ["", undefined],
  ["4001x", undefined],
  [" 4001", undefined],
])("the customer id that is looked up for the text %j is %j", (customerId, lookedUp) => {
  expect(customerIn({ customerId })).toBe(lookedUp);
});
