import { expect, it } from "vitest";
import { LatestOnly } from "../../ui/shared/latest-only";

it("a question is the latest one until another is asked, also after answers in another order", () => {
  const questions = new LatestOnly();
  const isFirstLatest = questions.ask();
  expect(isFirstLatest()).toBe(true);
  const isSecondLatest = questions.ask();
  expect([isFirstLatest(), isSecondLatest()]).toEqual([false, true]);
  expect([isSecondLatest(), isFirstLatest()]).toEqual([true, false]);
});

it("questions of two stores do not overtake each other", () => {
  const isLatest = new LatestOnly().ask();
  new LatestOnly().ask();
  expect(isLatest()).toBe(true);
});
