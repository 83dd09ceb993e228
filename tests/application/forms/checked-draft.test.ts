import { describe, expect, it } from "vitest";
import { AtMost, Required, RequiredAmount } from "../../../application/forms/checked-draft";
import { problemOf } from "../../support/problem-of";

describe("a required text", () => {
  it.each(["", " ", "\t\n"])("the text %j is refused, because it is blank", (text) => {
    expect(problemOf(text, Required("Narration"))).toBe("Narration is required");
  });

  it("a text with one character other than blanks is accepted", () => {
    expect(problemOf(" x ", Required("Narration"))).toBeUndefined();
  });
});

describe("a text of limited length", () => {
  it("a text of the maximum length is accepted, and one character more is refused", () => {
    expect(problemOf("", AtMost("Narration", 5))).toBeUndefined();
    expect(problemOf("12345", AtMost("Narration", 5))).toBeUndefined();
    expect(problemOf("123456", AtMost("Narration", 5))).toBe("Narration may have at most 5 characters");
  });

  it("blanks count for the maximum length", () => {
    expect(problemOf("1234  ", AtMost("Narration", 5))).toBe("Narration may have at most 5 characters");
  });
});

describe("a required amount", () => {
  it.each([
    ["", "Amount is required"],
    [" ", "Amount is required"],
    ["0.00", "Amount is required"],
    ["ten", "Amount must be a number with at most two decimals"],
    ["1.005", "Amount must be a number with at most two decimals"],
    ["10,000,000,000.01", "Amount is too large"],
  ])("the amount %j is refused: %s @S2-5-102", (text, problem) => {
    expect(problemOf(text, RequiredAmount("Amount"))).toBe(problem);
  });

  it.each(["0.01", " 1,250.50 ", "10,000,000,000.00"])("the amount %j is accepted", (text) => {
    expect(problemOf(text, RequiredAmount("Amount"))).toBeUndefined();
  });
});

it("a text that breaks two rules shows the sentence of the first rule, even if both are of one kind", () => {
  expect(problemOf("123456", AtMost("Narration", 3), AtMost("Narration", 5))).toBe(
    "Narration may have at most 3 characters",
  );
  expect(problemOf(" ", Required("Narration"), RequiredAmount("Amount"))).toBe("Narration is required");
});
