import { expect, it } from "vitest";
import type { Phrase } from "../../features/support/dry-run";
import { adviceFor, nearestPhrases } from "../../features/support/nearest-phrases";

const phrase = (pattern: string, ...texts: readonly string[]): Phrase => {
  const uses = texts.map((text) => ({ keyword: "When" as const, text }));
  return { pattern, file: "some-steps.ts", line: 1, uses };
};
const phrases = [
  phrase("{operator} presses {string}", 'Ama presses "Submit"', 'Kofi presses "Log Out"'),
  phrase("{operator} signs in", "Ama signs in"),
  phrase("{visitor} has signed in", "Efua has signed in"),
  phrase("{account} holds {money}", "the Savings account holds GHS 350.00"),
  phrase("the bank refuses {call} with {string}", 'the bank refuses the approval with "Not today."'),
  phrase("the bank has not been asked for {call}", "the bank has not been asked for the recall"),
];
const stepWith = (text: string, definitions = 0) => ({ place: "features/otp/a.feature:7", text, definitions });

it("the nearest phrase is the one whose use reads most alike, whatever its names and values", () => {
  const patternOf = (text: string) => nearestPhrases(text, phrases)[0]?.pattern;
  expect(patternOf("Yaw sings in")).toBe("{operator} signs in");
  expect(patternOf('Esi pushes "Proceed with the payment to a very long name"')).toBe("{operator} presses {string}");
  expect(patternOf("the Current account has USD 1.00")).toBe("{account} holds {money}");
});

it("the error about an unknown step names the three nearest phrases, each with an example", () => {
  const nearest = nearestPhrases("Efua was signed in", phrases);
  expect(nearest).toHaveLength(3);
  expect(nearest[0]).toEqual({ pattern: "{visitor} has signed in", example: "Efua has signed in" });
});

it("a call that is spelled wrongly is answered with the nearest call, also if no step uses it in this phrase", () => {
  const [nearest] = nearestPhrases('the bank refuses the rejektion with "Busy"', phrases);
  expect(nearest?.example).toBe('the bank refuses the rejection with "Not today."');
});

it("a name that does not exist is answered with the names that do", () => {
  const advice = adviceFor(stepWith('Abena presses "Close"'), phrases);
  expect(advice).toContain('features/otp/a.feature:7  “Abena presses "Close"”');
  expect(advice).toContain("“Abena” is not a name of the scenarios. They use: Ama, Kofi,");
  expect(adviceFor(stepWith("Ama singns in"), phrases)).not.toContain("is not a name");
});

it("an unknown step is answered with phrases and no code snippet", () => {
  expect(adviceFor(stepWith("Ama sings in"), phrases).split("\n").slice(1, 3)).toEqual([
    "  No phrase has these words. Nearest:",
    "    Ama signs in    ({operator} signs in)",
  ]);
  expect(adviceFor(stepWith("Ama signs in", 2), phrases)).toContain("2 phrases match these words");
});
