import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { courses, coursesOf } from "../../features/lessons/courses";
import { lessonFrom } from "../../features/lessons/lesson";
import { picklesOf } from "../../features/lessons/pickles";
import { featureFiles } from "../../features/support/selection";

const LESSONS_MIN = 8;
const LESSONS_MAX = 12;
const MINUTES_MAX = 80;

describe("The courses for trainees", () => {
  it("each lesson of a course is a scenario, and a scenario is in at most one course", {
    timeout: 90_000,
  }, async () => {
    const listed = coursesOf((await picklesOf(featureFiles())).map(lessonFrom));
    expect(listed.map(({ lessons }) => lessons.length)).toEqual(courses.map(({ places }) => places.length));
    const ids = listed.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
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
