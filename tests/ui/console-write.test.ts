import { expect, it } from "vitest";
import { filledIn, mistakesIn, partsOf, phrasesLike, writtenStep } from "../../mock-bank/console/draft";
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
