import { autorun } from "mobx";
import { expect, it } from "vitest";
import { bankDay } from "../../../ui/kit/bank-day";
import { TestClock } from "../../support/a-clock";

it("values derived from the bank's day are updated at midnight and when the bank's clock is moved", () => {
  const clock = new TestClock(Date.UTC(2026, 10, 25, 23, 59, 50));
  const days: string[] = [];
  const stop = autorun(() => void days.push(bankDay(clock)));
  clock.pass(20);
  clock.correct(Date.UTC(2026, 11, 5, 9));
  clock.pass(5);
  stop();
  clock.sleep(86_400);
  expect(days).toEqual(["2026-11-25", "2026-11-26", "2026-12-05"]);
  expect(clock.listeners).toBe(0);
});
