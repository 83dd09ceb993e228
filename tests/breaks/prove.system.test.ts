import { expect, it } from "vitest";
import type { Break } from "./break";
import { tryBreaks } from "./try-breaks";
import type { Tried } from "./worker";

/** The first row has no proof but a scenario. The last break changes a comment only, so that nothing may fail. */
const breaks: readonly Break[] = [
  {
    row: "S3-9-01",
    title: "The OTP resend timer is 115 seconds",
    file: "ui/operations/resend-timer.tsx",
    find: "RESEND_AFTER_SECONDS = 120",
    replace: "RESEND_AFTER_SECONDS = 115",
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
  expect(tried.get("S3-9-01")?.failure?.name).toMatch(/^features\/otp\/.+\.feature:\d+ /);
  expect(tried.get("S1-4-01")).toEqual({ position: 1 });
});
