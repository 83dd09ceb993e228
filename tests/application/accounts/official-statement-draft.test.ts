import { describe, expect, it } from "vitest";
import { OfficialStatementDraft, toOfficialStatement } from "../../../application/accounts/official-statement-draft";
import { fail, ok } from "../../../domain/result";
import { anAccount, anotherAccount } from "../../support/a-payment";

const adabraka = { id: "B-1", name: "Adabraka", address: "Castle Road, Accra" };
const kumasi = { id: "B-2", name: "Kumasi Main", address: "" };
const context = {
  accounts: [anAccount(), anotherAccount()],
  branches: [adabraka, kumasi],
  today: "2026-11-20",
} as const;

const period = { start: "2026-10-01", end: "2026-11-20" };
const filledIn = { account: anotherAccount().number, start: "1 Oct 2026", end: "20 Nov 2026", branch: kumasi.id };
const read = (over: Partial<OfficialStatementDraft> = {}) =>
  toOfficialStatement(Object.assign(new OfficialStatementDraft(), filledIn, over), context);

describe("the form of an official statement", () => {
  it("an empty form delivers to a branch", () => {
    expect({ ...new OfficialStatementDraft() }).toEqual({
      account: "",
      delivery: "branch",
      branch: "",
      email: "",
      start: "",
      end: "",
    });
  });

  it("a form with a branch is converted to an order for this branch", () => {
    const delivery = { kind: "branch", branch: kumasi };
    expect(read()).toEqual(ok({ account: anotherAccount(), period, delivery }));
  });

  it("a form with an e-mail address is converted to an order for the trimmed address", () => {
    const delivery = { kind: "email", address: "office@adom.example" };
    const typed = read({ delivery: "email", branch: "", email: " office@adom.example " });
    expect(typed).toEqual(ok({ account: anotherAccount(), period, delivery }));
  });

  it.each<[Partial<OfficialStatementDraft>, object]>([
    [{ account: "" }, { account: "Account is required" }],
    [{ branch: "" }, { branch: "Branch is required" }],
    [{ delivery: "email" }, { email: "E-mail is required" }],
    [{ delivery: "email", email: "office" }, { email: "E-mail is not valid" }],
    [{ start: "" }, { start: "Start date is required" }],
    [{ end: "soon" }, { end: "End date must be a date such as 20 Nov 2026" }],
    [{ start: "2 Nov 2026", end: "1 Nov 2026" }, { start: "Start date should not be greater than end date" }],
    [{ end: "21 Nov 2026" }, { end: "End date is too far in the future" }],
    [{ start: "21 Nov 2026", end: "21 Nov 2026" }, { start: "Start date should not be in the future" }],
  ])("the problems of an official statement %o are reported", (typed, problems) => {
    expect(read(typed)).toEqual(fail(problems));
  });

  it("an account of another company and an unknown branch are refused", () => {
    expect(read({ account: "9999999999999" }).ok).toBe(false);
    expect(read({ branch: "B-9" }).ok).toBe(false);
  });
});
