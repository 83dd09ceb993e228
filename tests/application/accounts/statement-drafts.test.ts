import { describe, expect, it } from "vitest";
import { MovementFilterDraft, toMovementFilter } from "../../../application/accounts/movement-filter-draft";
import { StatementEmailDraft, toAddress } from "../../../application/accounts/statement-email-draft";
import { money } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";

const filter = (over: Partial<MovementFilterDraft>) =>
  toMovementFilter(Object.assign(new MovementFilterDraft(), over), "USD");

describe("the filter of a statement", () => {
  it("begins with everything up to 100000.00", () => {
    const wide = { operation: "all", from: money(0, "USD"), to: money(100_000_00, "USD"), narration: "" };
    expect(filter({})).toEqual(ok(wide));
  });

  it("takes amounts as people type them", () => {
    expect(filter({ from: "1,250.5", to: "2000" })).toMatchObject({ ok: true, value: { from: { minor: 125_050 } } });
  });

  it.each([
    [{ from: "" }, { from: "From must be a number with at most two decimals" }],
    [{ to: "1.234" }, { to: "To must be a number with at most two decimals" }],
    [{ to: "-1" }, { to: "To must be a number with at most two decimals" }],
    [{ from: "20", to: "10" }, { from: "From should not be greater than To" }],
    [{ narration: "x".repeat(26) }, { narration: "Narration may have at most 25 characters" }],
  ])("says what is wrong with %o", (typed, problems) => {
    expect(filter(typed)).toMatchObject(fail(problems));
  });
});

describe("the address of a statement", () => {
  const address = (email: string) => toAddress(Object.assign(new StatementEmailDraft(), { email }));

  it("is one", () => {
    expect(address(" office@adom.example ")).toEqual(ok("office@adom.example"));
    expect(address("office")).toEqual(fail({ email: "E-mail is not valid" }));
    expect(address(" ")).toEqual(fail({ email: "E-mail is required" }));
  });
});
