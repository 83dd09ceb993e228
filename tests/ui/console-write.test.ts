import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { firstNames } from "../../features/support/names";
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

/** The regular expressions of the step definitions, made of their texts as Cucumber does. */
function definedPhrases(): readonly Phrase[] {
  const parts: Readonly<Record<string, string>> = {
    ...{ visitor: `((${firstNames.join("|")})( in another tab)?)`, account: "(the \\w+ account)", word: "(\\w+)" },
    ...{ money: "((?:GHS|USD|EUR) [\\d,]*\\d(?:\\.\\d{2})?)", string: '("(?:[^"\\\\]|\\\\.)*")' },
  };
  const steps = readdirSync("features/steps").map((file) => readFileSync(`features/steps/${file}`, "utf8"));
  const texts = steps.join("\n").matchAll(/^(?:Given|When|Then)\(\s*"(.*?)"/gm);
  return [...texts].map(([, pattern = ""]) => {
    const plain = pattern
      .replaceAll(/(\w+)((?:\/(?:\(\w+ \))?\w+)+)/g, (words) => `(?:${words.replaceAll("/", "|")})`)
      .replaceAll(/\((\w+ ?)\)/g, "(?:$1)?")
      .replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part === "operator" ? "visitor" : part] ?? "(.+)");
    return { keyword: "When", area: "", source: `^${plain}$`, example: "" };
  });
}

const call = (id: number, username: string, name: string, fields: object, code = 0) => ({
  ...{ id, requestId: "", at: "", method: "", path: "", headers: {}, isReplay: false, milliseconds: 1 },
  ...{ call: name, username, fields: { ...fields }, answer: { code, description: "No." } },
});
const user = (fullName: string, role: string) => ({ username: fullName.toLowerCase(), fullName, role });
const account = (accountNumber: string, currency = "GHS") => ({
  ...{ accountNumber, currency, type: currency === "USD" ? "Dollar" : null, book: { currency, amount: "9.00" } },
});
const company = {
  ...{ id: "c", name: "Cocoa", accounts: [account("1"), account("2"), account("3", "USD")] },
  users: [
    user("Kofi B", "Initiator"),
    user("Efua A", "Authorizer"),
    user("Kofi C", "Viewer"),
    user("Kwame D", "Viewer"),
  ],
};
const idle = { id: "i", name: "Idle", users: [user("Esi I", "Single")] };
const confirmed = (name: string) => ({
  ...{ name, summary: name, effect: "confirmed", method: "", path: "", requirements: [] },
});
const acts = ["toSelf", "toSameBank"].map((name) => `payments.${name}`);
const listed = [...acts, "mobileMoney.pay", "approvals.approve", "approvals.reject", "requests.recall", "fx.transfer"];
const recorded = (calls: readonly ReturnType<typeof call>[], after = 0) => {
  const given = { companies: [idle, company], phrases: definedPhrases(), listed: listed.map(confirmed) };
  const { scenario = "", missing = [] } = recordingOf({ ...given, calls, after }) ?? {};
  return { lines: scenario.split("\n").map((line) => line.trim()), missing };
};
const transfer = { amount: "150.00", sourceAccount: "1", destinationAccountNo: "2" };

it("a recording is written with the phrases of the steps, and lists what it could not write", () => {
  const { lines, missing } = recorded(
    [
      call(7, "esi i", "accounts.list", {}),
      call(8, "kofi b", "payments.toSelf", transfer, 1),
      call(9, "kofi b", "payments.toSelf", { ...transfer, narration: "Rent" }),
      call(10, "efua a", "approvals.reject", { reason: 'Too "much"' }),
      call(11, "efua a", "fx.transfer", {}),
      call(12, "esi i", "payments.toSelf", transfer),
    ],
    4,
  );
  expect(lines).toEqual([
    "Scenario: What was recorded",
    "Given a company with these people:",
    "| Kofi | Initiator  |",
    "| Efua | Authorizer |",
    "And these accounts:",
    "| account  | currency | holds |",
    "| Current  | GHS      | 9.00  |",
    "| Current2 | GHS      | 9.00  |",
    "| Dollar   | USD      | 9.00  |",
    "And Kofi has signed in",
    "When Kofi moves GHS 150.00 from the Current account to the Current2 account",
    "And Efua signs in",
    'And Efua rejects the request because "Too \\"much\\""',
  ]);
  expect(missing).toEqual([
    "The first 2 calls of the recording: the bank keeps only its newest calls",
    "Kofi: payments.toSelf (payments.toSelf) was not done: No.",
    "Kofi moves GHS 150.00 from the Current account to the Current2 account: no phrase says narration “Rent”",
    "Efua: fx.transfer (fx.transfer): no phrase is known for it",
    "esi i: payments.toSelf (payments.toSelf): the scenario is about Cocoa",
  ]);
});

const wallet = { amount: "5.00", accountNumber: "1", networkCode: "MTN", phoneNumber: "0244120000" };
it.each([
  [
    "payments.toSelf",
    { ...transfer, sourceAccount: "3" },
    "Kofi moves USD 150.00 from the Dollar account to the Current2 account",
  ],
  [
    "payments.toSelf",
    { ...transfer, isSchedule: true, frequency: "SPECIAL DATE" },
    'Kofi schedules GHS 150.00 from the Current account to the Current2 account, "Special Date"',
  ],
  ["mobileMoney.pay", wallet, 'Kofi pays GHS 5.00 from the Current account to the MTN wallet "0244120000"'],
  ["approvals.approve", {}, "Kofi approves the request with the code sent to them"],
  ["requests.recall", {}, "Kofi recalls the request with the code sent to them"],
  ["reports.activity", {}, "Kofi opens the company's activity"],
])("the call %s with %j is recorded as a step", (name, fields, step) => {
  expect(recorded([call(1, "kofi b", name, fields)]).lines).toContain(`When ${step}`);
});

it("accounts of one type have the word of their name, which the phrases can say", () => {
  const named = (number: string, accountName: string) => ({ ...account(number), accountName });
  const accounts = [named("1", "Adom Foods - Operations"), named("2", "Payroll account"), named("3", "Sika Ltd GHS 3")];
  const given = { companies: [{ ...company, accounts }], phrases: definedPhrases(), listed: listed.map(confirmed) };
  const { scenario } =
    recordingOf({ ...given, calls: [call(1, "kofi b", "payments.toSelf", transfer)], after: 0 }) ?? {};
  expect(scenario).toContain("Kofi moves GHS 150.00 from the Operations account to the Payroll account");
  expect(scenario).toContain("| Current    | GHS ");
});

it("a narration is escaped in its table, so that the draft can be read", () => {
  const { lines } = recorded([call(1, "kofi b", "payments.toSameBank", { ...transfer, narration: "a|b\\c\nd" })]);
  expect(lines).toContain('When Kofi makes the transfer "To Asempa Bank":');
  expect(lines.at(-1)).toBe("| Narration           | a\\|b\\\\c\\nd           |");
  expect(mistakesIn(lines.join("\n"), definedPhrases())).toEqual([]);
});

it("people whose first name is taken or unknown have a free name of the phrases, which is said", () => {
  const { lines, missing } = recorded(
    ["kofi b", "kofi c", "kwame d"].map((name, at) => call(at + 1, name, "payments.toSelf", transfer)),
  );
  expect(lines.filter((line) => line.includes(" moves ")).map((line) => line.split(" ")[1])).toEqual([
    "Kofi",
    "Ama",
    "Efua",
  ]);
  expect(missing).toEqual(["Kofi C is Ama in the scenario", "Kwame D is Efua in the scenario"]);
});
