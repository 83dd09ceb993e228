import { expect, it } from "vitest";
import { runsText } from "../../../ui/payments/payment-description";

it.each([
  ["a working day", "2026-11-27", "Monthly, from 27 Nov 2026"],
  ["a Saturday", "2026-11-28", "Monthly, from 28 Nov 2026. Banks rest on that day, so it is first paid on Mon 30 Nov."],
  ["Christmas", "2026-12-25", "Monthly, from 25 Dec 2026. Banks rest on that day, so it is first paid on Tue 29 Dec."],
  ["the 31st", "2026-12-31", "Monthly, from 31 Dec 2026. In shorter months it is paid on the last day."],
] as const)("a schedule that begins on %s is confirmed with the day on which it is first paid", (_, start, text) => {
  expect(runsText("monthly", start)).toBe(text);
});
