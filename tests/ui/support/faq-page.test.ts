import { describe, expect, it } from "vitest";
import { foundInAnswerOnly, search, splitAtWords, wordsIn } from "../../../ui/support/faq-page";
import { questions } from "../../../ui/support/faq-questions";

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe("the questions", () => {
  it("there are 22 questions, each with an answer and a unique id", () => {
    expect(questions).toHaveLength(22);
    expect(new Set(idsOf(questions)).size).toBe(22);
    for (const { answer } of questions) expect(answer.flat().join("").length).toBeGreaterThan(40);
  });

  it("an empty search finds all questions", () => {
    expect(search(questions, "  ")).toEqual(questions);
    expect(foundInAnswerOnly(questions, "")).toEqual([]);
  });

  it("a search finds questions that contain every word in any case, in question or answer", () => {
    expect(idsOf(search(questions, "ach SAME day"))).toEqual(["cycles"]);
    expect(idsOf(search(questions, "e-levy"))).toEqual(["e-levy"]);
    expect(search(questions, "(.*[")).toEqual([]);
  });

  it("questions found only by their answer are reported, so that the answer can be opened", () => {
    const found = search(questions, "password");
    expect(idsOf(found)).toContain("enrolment");
    expect(idsOf(foundInAnswerOnly(found, "password"))).toContain("enrolment");
    expect(idsOf(foundInAnswerOnly(found, "password"))).not.toContain("password");
  });
});

describe("a text split at the searched words", () => {
  it.each([
    ["Which browser?", "", ["Which browser?"]],
    ["Which browser?", "BROW", ["Which ", "brow", "ser?"]],
    ["one two one", "one two", ["", "one", " ", "two", " ", "one", ""]],
    ["transfers", "transfer trans", ["", "transfer", "s"]],
    ["a.b", ".", ["a", ".", "b"]],
  ])("the text %s is split at %j", (text, sought, parts) => {
    expect(splitAtWords(text, wordsIn(sought))).toEqual(parts);
  });
});
