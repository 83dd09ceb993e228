import { expect, it } from "vitest";
import type { Break } from "./break";
import { tryBreaks } from "./try-breaks";
import type { Tried } from "./worker";

/** The first row has no proof but a scenario. The last break changes a comment only, so that nothing may fail. */
const breaks: readonly Break[] = [
  {
    row: "S1-5-23",
    title: "The text for missing digits says “5-digit”",
    file: "ui/shared/words.ts",
    find: "Please enter the 5 digits OTP",
    replace: "Please enter the 5-digit OTP",
  },
  {
    row: "S1-4-01",
    title: "A comment is changed",
    file: "domain/otp/action-steps.ts",
    find: "/** The bank refused a code;",
    replace: "/** The bank has refused a code;",
  },
];

it("a broken requirement is found by its scenario, and a change without effect is reported as hollow", async () => {
  const tried = new Map<string, Tried>();
  await tryBreaks(breaks, 2, ({ row }, result) => tried.set(row, result));
  expect(tried.get("S1-5-23")?.failure?.name).toMatch(/^features\/otp\/.+\.feature:\d+ /);
  expect(tried.get("S1-4-01")).toEqual({ position: 1 });
});
