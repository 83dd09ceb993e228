import { describe, expect, it } from "vitest";
import {
  defaultMaximum,
  MovementFilterDraft,
  toMovementFilter,
} from "../../../application/accounts/movement-filter-draft";
import { StatementEmailDraft, toAddress } from "../../../application/accounts/statement-email-draft";
import { ghs, moneyOf } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { aMovement } from "../../support/a-movement";

const filter = (over: Partial<MovementFilterDraft>) =>
  toMovementFilter(Object.assign(new MovementFilterDraft(), over), "USD");

describe("the filter of a statement", () => {
  it("a filter with the default values shows all transactions", () => {
    const wide = { operation: "all", from: moneyOf(0, "USD"), to: undefined, narration: "" };
    expect(new MovementFilterDraft()).toMatchObject({ from: "0.00", to: "100000.00" });
    expect(filter({})).toEqual(ok(wide));
  });

  it("the default maximum is 100000.00, or the largest amount if that is more", () => {
    const of = (...minors: number[]) => defaultMaximum(minors.map((minor) => aMovement({ amount: ghs(minor) })));
    expect(of()).toBe("100000.00");
    expect(of(5_00, 7_00)).toBe("100000.00");
    expect(of(5_00, 100_000_00)).toBe("100000.00");
    expect(of(5_00, 250_000_05, 100_000_01)).toBe("250000.05");
  });

  it("a changed maximum is the upper limit of the filter", () => {
    const upTo = (to: string) => toMovementFilter(Object.assign(new MovementFilterDraft(), { to }), "GHS", "250000.05");
    expect(upTo("250000.05")).toMatchObject({ ok: true, value: { to: undefined } });
    expect(upTo(" 250000.05 ")).toMatchObject({ ok: true, value: { to: undefined } });
    expect(upTo("100000.00")).toMatchObject({ ok: true, value: { to: ghs(100_000_00) } });
  });

  it("the narration of a filter is trimmed", () => {
    expect(filter({ narration: " Rent " })).toMatchObject({ ok: true, value: { narration: "Rent" } });
  });

  it("amounts are accepted in the formats that users type", () => {
    expect(filter({ from: "1,250.5", to: "2000" })).toMatchObject({ ok: true, value: { from: { minor: 125_050 } } });
  });

  it.each([
    [{ from: "" }, { from: "From must be a number with at most two decimals" }],
    [{ to: "1.234" }, { to: "To must be a number with at most two decimals" }],
    [{ to: "-1" }, { to: "To must be a number with at most two decimals" }],
    [{ from: "20", to: "10" }, { from: "From should not be greater than To" }],
    [{ narration: "x".repeat(26) }, { narration: "Narration may have at most 25 characters" }],
  ])("the problems of the filter %o are reported", (typed, problems) => {
    expect(filter(typed)).toMatchObject(fail(problems));
  });
});

describe("the e-mail address of a statement", () => {
  const address = (email: string) => toAddress(Object.assign(new StatementEmailDraft(), { email }));

  it("an untouched form has no address, which is a problem", () => {
    expect(toAddress(new StatementEmailDraft())).toEqual(fail({ email: "E-mail is required" }));
  });

  it("a valid address is trimmed, an invalid or missing one is a problem @S1-5-20 @S1-5-40", () => {
    expect(address(" office@adom.example ")).toEqual(ok("office@adom.example"));
    expect(address("office")).toEqual(fail({ email: "E-mail is not valid" }));
    expect(address(" ")).toEqual(fail({ email: "E-mail is required" }));
  });
});
