import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { verdictOf } from "../../features/lessons/check-proof";

const PATIENCE_MS = 240_000;
const MET = { kind: "met" } as const;
const MISSING = { kind: "missing", why: "1000.00 instead of 850.00" } as const;
const SCREEN = { kind: "screen" } as const;

/** A payment, an approval, a recall and a lesson that moves nothing. `npm run prove-checks` proves the whole catalogue. */
const lessons = [
  "Money moves when the Authorizer approves",
  "A Single user's transfer between own accounts is paid immediately",
  "An Initiator recalls a pending request",
  "The first of two approvals moves nothing",
];

describe("The check of lessons", () => {
  it("lessons are not done after their stage and green after their Whens", { timeout: PATIENCE_MS }, () => {
    const command = ["--import", "tsx", "features/lessons/prove-checks.ts", ...lessons];
    const { status, stdout } = spawnSync(process.execPath, command, { encoding: "utf8" });
    expect(stdout).toContain("2 proved\n");
    expect(stdout).toMatch(/^2 weak\n {2}features/m);
    expect(status).toBe(0);
  });

  it.each([
    ["proved", [MISSING, SCREEN], [MET, SCREEN]],
    ["weak", [MET, SCREEN], [MET, SCREEN]],
    ["screen", [SCREEN], [SCREEN]],
    ["green at once", [MET], [MET]],
    ["never green", [MISSING], [MISSING]],
    ["never green", [MET, MET], [MET, MISSING]],
  ] as const)("a lesson is “%s” by its findings before %j and after %j", (verdict, atStage, played) => {
    expect(verdictOf({ atStage, played })).toBe(verdict);
  });
});
