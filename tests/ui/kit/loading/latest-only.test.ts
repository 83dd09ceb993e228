import { expect, it } from "vitest";
import { LatestOnly } from "../../../../ui/kit/loading/latest-only";

it("a question is the latest one until another is asked, also after answers in another order", () => {
  const questions = new LatestOnly();
  const isFirstLatest = questions.begin();
  expect(isFirstLatest()).toBe(true);
  const isSecondLatest = questions.begin();
  expect([isFirstLatest(), isSecondLatest()]).toEqual([false, true]);
  expect([isSecondLatest(), isFirstLatest()]).toEqual([true, false]);
});

it("questions of two stores do not overtake each other", () => {
  const isLatest = new LatestOnly().begin();
  new LatestOnly().begin();
  expect(isLatest()).toBe(true);
});
