import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileDraft } from "../../features/lessons/compile-draft";
import { courses, lessonIdOf } from "../../features/lessons/courses";
import { presentTense } from "../../features/lessons/present-tense";
import { catalogue } from "../../mock-bank/lessons/course-lessons";

const LESSONS_MIN = 5;
const LESSONS_MAX = 12;
const MINUTES_MAX = 80;

describe("The courses for trainees", () => {
  it("the bank has each lesson of each course once", () => {
    const ids = courses.flatMap(({ places }) => places.map(({ scenario }) => lessonIdOf(scenario)));
    expect(catalogue.lessons.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(catalogue.lessons)("the lesson “$name” has a fact at the bank that its stage does not have", ({ steps }) => {
    expect(steps.flatMap(({ facts }) => facts).some(({ kind }) => kind !== "balance")).toBe(true);
  });

  it("no step that a learner reads names a screen by its address, or words that only authors know", () => {
    const texts = catalogue.lessons.flatMap(({ given, steps }) => [...given, ...steps].map(({ text }) => text));
    expect(texts.filter((text) => /"\/|looked-up|is told the bank's own words/.test(text))).toEqual([]);
  });

  it("a Given of a screen is a to-do in the present tense, and another one is no to-do", () => {
    expect(presentTense("Kofi has looked at his own requests")).toBe("Kofi looks at his own requests");
    expect(presentTense.isKnown("Kofi has opened the statement")).toBe(true);
    expect(presentTense.isKnown("6 seconds have passed")).toBe(false);
  });

  const people = ["Given a company with these people:", "  | Ama | Initiator |"];
  const asks = "When Ama moves GHS 150.00 from the Current account to the Savings account";
  it.each([
    [
      [...people, "And 6 seconds have passed", asks],
      /^A lesson has a Given that the bank cannot keep: “6 seconds have/,
    ],
    [[...people, 'Then Ama sees "Welcome"'], /the bank can check no step that a trainee does/],
    [[asks], /names no people/],
    [[], /^There is no scenario that can be read/],
  ])("a draft that is no lesson says why: %s", async (steps, why) => {
    const scenario = steps.length === 0 ? [] : ["Scenario: S", ...steps];
    expect(await compileDraft(["Feature: F", ...scenario].join("\n"))).toEqual({ why: expect.stringMatching(why) });
  });

  it.each(courses)("the course $title has a size that a person can take in one go", ({ places }) => {
    expect(places.length).toBeGreaterThanOrEqual(LESSONS_MIN);
    expect(places.length).toBeLessThanOrEqual(LESSONS_MAX);
    expect(places.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(MINUTES_MAX);
  });

  it("the training guide lists the courses", () => {
    const rows = [...readFileSync("docs/training.md", "utf8").matchAll(/^\| ([^|]+) \| (who [^|]+) \|$/gm)];
    expect(rows.map(([, title, audience]) => ({ title, audience }))).toEqual(
      courses.map(({ title, audience }) => ({ title, audience })),
    );
  });
});
