import { describe, expect, it } from "vitest";
import { questions } from "../../../ui/support/faq-questions";
import { cutAt, foundInAnswer, search, wordsIn } from "../../../ui/support/faq-search";

const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe("the questions", () => {
  it("are 22, each with an answer and an id of its own", () => {
    expect(questions).toHaveLength(22);
    expect(new Set(idsOf(questions)).size).toBe(22);
    for (const { answer } of questions) expect(answer.flat().join("").length).toBeGreaterThan(40);
  });

  it("are all there while nothing is looked for", () => {
    expect(search(questions, "  ")).toEqual(questions);
    expect(foundInAnswer(questions, "")).toEqual([]);
  });

  it("are found by every word, in any case, in question or answer", () => {
    expect(idsOf(search(questions, "ach SAME day"))).toEqual(["cycles"]);
    expect(idsOf(search(questions, "e-levy"))).toEqual(["e-levy"]);
    expect(search(questions, "(.*[")).toEqual([]);
  });

  it("show why they were found: those found in the answer alone are told apart", () => {
    const found = search(questions, "password");
    expect(idsOf(found)).toContain("enrolment");
    expect(idsOf(foundInAnswer(found, "password"))).toContain("enrolment");
    expect(idsOf(foundInAnswer(found, "password"))).not.toContain("password");
  });
});

describe("a text cut at what is looked for", () => {
  it.each([
    ["Which browser?", "", ["Which browser?"]],
    ["Which browser?", "BROW", ["Which ", "brow", "ser?"]],
    ["one two one", "one two", ["", "one", " ", "two", " ", "one", ""]],
    ["transfers", "transfer trans", ["", "transfer", "s"]],
    ["a.b", ".", ["a", ".", "b"]],
  ])("%s at %j", (text, sought, parts) => {
    expect(cutAt(text, wordsIn(sought))).toEqual(parts);
  });
});
