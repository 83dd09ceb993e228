import { expect, it } from "vitest";
import { filledIn, mistakesIn, partsOf, phrasesLike, writtenStep } from "../../mock-bank/console/draft";
import { recordingOf } from "../../mock-bank/console/record";
import type { Phrase } from "../../mock-bank/control-api/answers";

const moves: Phrase = {
  keyword: "When",
  area: "transfers",
  source: "^((Ama|Kofi)( in another tab)?) (?:has )?moves? (GHS [\\d,.]+) from (the \\w+ account)$",
  example: "Ama moves GHS 150.00 from the Current account",
};
const told: Phrase = {
  keyword: "Then",
  area: "screen",
  source: '^(Ama|Kofi) is told ("[^"]*")$',
  example: 'Ama is told "Done"',
};
const phrases = [told, moves];

it("names each line that no scenario can have, with the phrases most like it", () => {
  const draft = [
    "Feature: Money",
    "  What the company expects.",
    "  Scenario: It moves",
    "    Given Ama moves GHS 5 from the Current account",
    "      | a | b |",
    "    When Kofi moved GHS 5",
    "    Then Kofi is told <text>",
    "    Kofi is told",
    "    # a note",
  ].join("\n");
  expect(mistakesIn(draft, phrases).map(({ line, nearest }) => [line, nearest[0]?.area])).toEqual([
    [6, "transfers"],
    [8, undefined],
  ]);
});

it("offers a field for each part of a phrase, and writes the step with other values and its table", () => {
  const parts = partsOf(moves);
  expect(parts.map(({ from, to }) => moves.example.slice(from, to))).toEqual([
    "Ama",
    "GHS 150.00",
    "the Current account",
  ]);
  const text = filledIn(moves, parts, ["Kofi", "GHS 7", "the Savings account"]);
  expect(
    writtenStep("When", text, [
      ["Ama", "1"],
      ["b", "22"],
    ]),
  ).toBe("    When Kofi moves GHS 7 from the Savings account\n      | Ama | 1  |\n      | b   | 22 |");
});

it("finds phrases by other forms of their words, and all of them without words", () => {
  expect(phrasesLike("who moved money", phrases)).toEqual([moves]);
  expect(phrasesLike("", phrases)).toEqual(phrases);
  expect(phrasesLike("what error is he told", phrases)).toEqual([told]);
  expect(phrasesLike("the transfer", phrases)[0]).toEqual(moves);
});

it("writes what was done at the bank with the phrases, and lists what it could not write", () => {
  const call = (id: number, username: string, name: string, fields: object, code = 0) => ({
    ...{ id, requestId: "", at: "", method: "", path: "", headers: {}, isReplay: false, milliseconds: 1 },
    ...{ call: name, username, fields: { ...fields }, answer: { code, description: "No." } },
  });
  const user = (fullName: string, role: string) => ({ username: fullName.toLowerCase(), fullName, role });
  const account = (accountNumber: string) => ({
    accountNumber,
    currency: "GHS",
    book: { currency: "GHS", amount: "9.00" },
  });
  const company = { id: "c", name: "C", users: [user("Kofi B", "Initiator"), user("Efua A", "Authorizer")] };
  const phrase = (source: string): Phrase => ({ keyword: "When", area: "", source, example: "" });
  const transfer = { amount: "150.00", sourceAccount: "1", destinationAccountNo: "2" };
  const confirmed = (name: string) => ({
    name,
    method: "",
    path: "",
    summary: name,
    effect: "confirmed",
    requirements: [],
  });
  const { scenario = "", missing } =
    recordingOf({
      calls: [
        call(1, "kofi b", "payments.toSelf", transfer, 1),
        call(2, "kofi b", "accounts.list", {}),
        call(3, "kofi b", "payments.toSelf", transfer),
        call(4, "efua a", "approvals.reject", { reason: "Too much" }),
        call(5, "efua a", "fx.transfer", {}),
      ],
      companies: [{ ...company, accounts: [account("1"), account("2")] }],
      phrases: [phrase("^Kofi moves GHS .* from the \\w+ account to the \\w+ account$"), phrase("^Efua rejects .*$")],
      listed: ["payments.toSelf", "approvals.reject", "fx.transfer"].map(confirmed),
    }) ?? {};
  expect(scenario.split("\n").map((line) => line.trim())).toEqual([
    "Scenario: What was recorded",
    "Given a company with these people:",
    "| Kofi | Initiator  |",
    "| Efua | Authorizer |",
    "And these accounts:",
    "| account  | currency | holds |",
    "| Current  | GHS      | 9.00  |",
    "| Current2 | GHS      | 9.00  |",
    "And Kofi has signed in",
    "When Kofi moves GHS 150.00 from the Current account to the Current2 account",
    "And Efua signs in",
    'And Efua rejects the request because "Too much"',
  ]);
  expect(missing).toEqual([
    "Kofi: payments.toSelf (payments.toSelf) was not done: No.",
    "Efua: fx.transfer (fx.transfer): no phrase is known for it",
  ]);
});
