import { describe, expect, it } from "vitest";
import { defaultConfiguration } from "../../mock-bank/operator/configuration";
import { isWithinLimits } from "../../mock-bank/otp/request-limits";

const rules = {
  ...defaultConfiguration.settings.codes,
  perMinuteMax: 3,
  perDayMax: 20,
  unknownDevices: { perMinuteMax: 2, perHourMax: 5, perDayMax: 10 },
};

describe("The limits of requests for codes", () => {
  it.each([
    ["a known device", true, { inMinute: 2, inHour: 19, inDay: 19 }],
    ["an unknown device", false, { inMinute: 1, inHour: 4, inDay: 9 }],
  ])("%s below each of its limits may request one more code", (_, isKnown, recent) => {
    expect(isWithinLimits(rules, isKnown, recent)).toBe(true);
  });

  it.each([
    ["a known device", "a minute", true, { inMinute: 3, inHour: 3, inDay: 3 }],
    ["a known device", "a day", true, { inMinute: 0, inHour: 0, inDay: 20 }],
    ["an unknown device", "a minute", false, { inMinute: 2, inHour: 2, inDay: 2 }],
    ["an unknown device", "an hour", false, { inMinute: 0, inHour: 5, inDay: 5 }],
    ["an unknown device", "a day", false, { inMinute: 0, inHour: 0, inDay: 10 }],
  ])("%s that has used up its codes of %s may request no more", (_, _period, isKnown, recent) => {
    expect(isWithinLimits(rules, isKnown, recent)).toBe(false);
  });
});
