import { expect, it } from "vitest";
import type { Break } from "./break";
import { tryBreaks } from "./try-breaks";
import type { Tried } from "./worker";

/** The last one changes a comment only, so that no test or scenario may fail. */
const breaks: readonly Break[] = [
  {
    row: "S1-2.7-05",
    title: "The timer runs for 60 seconds",
    file: "ui/shared/dialogs/resend-timer.tsx",
    find: "RESEND_AFTER_SECONDS = 120",
    replace: "RESEND_AFTER_SECONDS = 60",
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
  expect(tried.get("S1-2.7-05")?.failure?.name).toMatch(/^features\/otp\/.+\.feature:\d+ /);
  expect(tried.get("S1-4-01")).toEqual({ position: 1 });
});
