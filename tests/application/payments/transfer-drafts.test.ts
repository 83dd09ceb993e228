import { describe, expect, it } from "vitest";
import { BulkOptionsDraft, toBulkOptions } from "../../../application/payments/bulk-options-draft";
import { OtherBankDraft, speedOf, toOtherBankTransfer } from "../../../application/payments/other-bank-draft";
import { SameBankDraft, toSameBankTransfer } from "../../../application/payments/same-bank-draft";
import { scheduleProblems, toSchedule } from "../../../application/payments/transfer-draft";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import {
  aClearingTransfer,
  anAccount,
  anOtherBankTransfer,
  anotherAccount,
  aSameBankTransfer,
} from "../../support/a-payment";

const today = "2026-11-20";
const accounts = [anAccount(), anotherAccount(), anAccount({ number: "1020304050609", currency: "USD" })];
const common = { source: anAccount().number, amount: "250", narration: "Crates" };

describe("a transfer within the bank", () => {
  const found = { name: "Volta Agro Ltd", currency: "GHS" };
  const known = { accounts, found, chosen: undefined, today } as const;
  const draft = (over: Partial<SameBankDraft> = {}) =>
    Object.assign(new SameBankDraft(), { ...common, destination: "1020304060606", ...over });
  const problems = (over: Partial<SameBankDraft>, knowing: object = {}) => {
    const read = toSameBankTransfer(draft(over), { ...known, ...knowing });
    return read.ok ? {} : read.failure;
  };

  it("a transfer within the bank names the account that was looked up and the chosen beneficiary @S2-2.1-33 @S2-3-027", () => {
    const read = toSameBankTransfer(draft({ keepsPayee: "yes" }), { ...known, chosen: { id: "B-1" } });
    expect(read).toMatchObject({
      ok: true,
      value: {
        kind: "sameBank",
        payee: { account: "1020304060606", name: "Volta Agro Ltd" },
        amount: ghs(250_00),
        keepsPayee: true,
        beneficiaryId: "B-1",
      },
    });
  });

  it("a transfer within the bank has a trimmed narration, and saves no payee unless asked to", () => {
    const payee = { account: "1020304060606", name: "Volta Agro Ltd" };
    const payment = aSameBankTransfer({ payee, narration: "Crates", schedule: undefined });
    expect(toSameBankTransfer(draft({ narration: " Crates " }), known)).toEqual(ok(payment));
  });

  it("a transfer within the bank from an account of another company is refused", () => {
    const refusal = { source: "Source Account is required" };
    expect(problems({ source: "9999999999999" })).toEqual(refusal);
    expect(problems({ source: "9999999999999" }, { found: undefined })).toEqual({
      ...refusal,
      destination: "The destination account was not verified.",
    });
  });

  it("the destination must be verified, have the same currency and differ from the source @S2-5-002 @S2-5-018..020 @S2-5-028 @S1-5-13 @S1-5-14 @S1-5-41", () => {
    expect(problems({}, { found: undefined })).toEqual({ destination: "The destination account was not verified." });
    const differ = { destination: "Source and destination accounts have different currencies." };
    const dollars = { found: { name: "Volta", currency: "USD" } };
    expect(problems({}, dollars)).toEqual(differ);
    expect(problems({ source: "1020304050609" })).toEqual(differ);
    expect(problems({ source: "1020304050609" }, dollars)).toEqual({});
    expect(problems({ destination: anAccount().number })).toEqual({
      destination: "Destination Account must differ from Source Account",
    });
    expect(problems({ destination: "" })).toEqual({ destination: "Destination Account is required" });
    expect(problems({ destination: "102030406060" })).toEqual({ destination: "13 digits required" });
    expect(problems({ destination: "102030406060X" })).toEqual({ destination: "Not a number" });
  });

  it("a scheduled transfer is refused for an account in another currency than cedis", () => {
    const dollars = { found: { name: "Volta", currency: "USD" } };
    const scheduled = { scheduled: "yes", frequency: "daily" };
    expect(problems({ ...scheduled, source: "1020304050609" }, dollars)).toEqual({
      source: "A scheduled transfer must be paid from an account in GHS",
    });
    expect(problems(scheduled)).toEqual({});
  });

  it("a scheduled transfer needs a frequency @S2-5-004", () => {
    expect(problems({ scheduled: "yes" })).toEqual({ frequency: "Frequency is required" });
  });
});

describe("a transfer to another bank", () => {
  const instant = anOtherBankTransfer();
  const clearing = aClearingTransfer();
  const known = {
    accounts,
    banks: [instant.payee.bank, clearing.payee.bank],
    branches: [
      { name: "Accra High Street", code: "101", sortCode: "040101" },
      { name: "Kumasi Main", code: "104", sortCode: "040104" },
    ],
    found: { name: "Yaw Ofori", lookupId: "300312-1441000777888" },
    chosen: undefined,
    charge: ghs(5_00),
    today,
  } as const;
  const draft = (over: Partial<OtherBankDraft> = {}) =>
    Object.assign(new OtherBankDraft(), {
      ...common,
      speed: "instant",
      bank: "300312",
      destination: "1441000777888",
      ...over,
    });
  const slow = { speed: "nonInstant", bank: "040100", branch: "040104", payeeName: " Tema Cold Stores " };
  const problems = (over: Partial<OtherBankDraft>, knowing: object = {}) => {
    const read = toOtherBankTransfer(draft(over), { ...known, ...knowing });
    return read.ok ? {} : read.failure;
  };

  it("account numbers of 10, 13 or 16 digits are accepted, and no others @S1-5-37 @S2-5-026 @S2-5-027", () => {
    const taken = Array.from({ length: 20 }, (_, at) => at + 1).filter(
      (length) => !("destination" in problems({ destination: "9".repeat(length) })),
    );
    expect(taken).toEqual([10, 13, 16]);
  });

  it("an instant transfer uses the name that was looked up, a non-instant one the name that was typed", () => {
    expect(toOtherBankTransfer(draft(), known)).toMatchObject({ ok: true, value: { payee: instant.payee } });
    const read = toOtherBankTransfer(draft({ ...slow, destination: clearing.payee.account }), known);
    expect(read).toMatchObject({ ok: true, value: { speed: "nonInstant", payee: clearing.payee } });
  });

  it("a transfer to another bank has a trimmed narration, and saves its payee only if asked to", () => {
    const payment = { ...instant, schedule: undefined };
    expect(toOtherBankTransfer(draft({ narration: " Crates " }), known)).toEqual(ok(payment));
    expect(toOtherBankTransfer(draft({ keepsPayee: "yes" }), known)).toEqual(ok({ ...payment, keepsPayee: true }));
  });

  it("an instant transfer has no branch, even if one was chosen before its type was changed", () => {
    expect(toOtherBankTransfer(draft({ branch: "040104" }), known)).toEqual(ok({ ...instant, schedule: undefined }));
  });

  it("a transfer to another bank is not made before the banks are loaded", () => {
    expect(toOtherBankTransfer(draft(), { ...known, banks: undefined }).ok).toBe(false);
  });

  it("a non-instant transfer needs a branch of the loaded list", () => {
    const refusal = { branch: "Bank Branch is required" };
    expect(problems(slow, { branches: undefined })).toEqual(refusal);
    expect(problems({ ...slow, branch: "040199" })).toEqual(refusal);
    expect(problems(slow)).toEqual({});
  });

  it.each([
    ["instant", "instant"],
    ["nonInstant", "nonInstant"],
    ["", undefined],
    ["unknown", undefined],
  ])("the transfer type of the text %j is %j", (speed, type) => {
    expect(speedOf({ speed })).toBe(type);
  });

  it("each transfer type has its own required fields @S2-5-002 @S2-5-004..006 @S2-5-021..023 @S2-5-025", () => {
    expect(problems({ speed: "", bank: "" })).toMatchObject({
      speed: "Transfer Type is required",
      bank: "Select a transfer type first",
    });
    expect(problems({ bank: "" })).toEqual({ bank: "Bank is required" });
    expect(problems({ destination: "", scheduled: "yes" })).toEqual({
      destination: "Destination Account is required",
      frequency: "Frequency is required",
    });
    expect(problems({}, { found: undefined })).toEqual({ destination: "The destination account was not verified." });
    expect(problems({ ...slow, branch: "", payeeName: " " }, { found: undefined })).toEqual({
      branch: "Bank Branch is required",
      payeeName: "Beneficiary Name is required",
    });
  });

  it.each([{}, { ...slow, destination: clearing.payee.account }])(
    "a transfer to another bank names the chosen beneficiary: %o @S2-2.1-33 @S2-3-027",
    (over) => {
      expect(toOtherBankTransfer(draft(over), { ...known, chosen: { id: "B-2" } })).toMatchObject({
        ok: true,
        value: { beneficiaryId: "B-2" },
      });
    },
  );

  it("a bank that is not in the list of the transfer type is refused @S2-8-09..10", () => {
    expect(problems({ bank: "999999" })).toEqual({ bank: "Selected bank is not valid." });
  });

  it("a transfer needs a known charge and a source account in cedis", () => {
    expect(toOtherBankTransfer(draft(), { ...known, charge: undefined })).toMatchObject({ ok: false });
    expect(problems({ source: "1020304050609" })).toEqual({
      source: "Transfers to other banks are made from accounts in GHS",
    });
    expect(problems({ source: "9999999999999" })).toEqual({ source: "Source Account is required" });
  });
});

describe("a schedule", () => {
  const draft = (frequency: string, start = "") => ({ scheduled: "yes", frequency, start });

  it("a form without a chosen schedule results in no schedule @S2-5-004", () => {
    const off = { ...draft("daily"), scheduled: "" };
    expect([scheduleProblems(off, today), toSchedule(off, today)]).toEqual([{}, undefined]);
    expect(scheduleProblems({ ...off, frequency: "" }, today)).toEqual({});
    expect(scheduleProblems({ ...off, frequency: "", start: "19 Nov 2026" }, today)).toEqual({});
  });

  it("a schedule needs a frequency, and a special date needs the date @S2-5-004 @S2-5-008 @S2-3-034", () => {
    expect(scheduleProblems(draft(""), today)).toEqual({ frequency: "Frequency is required" });
    expect(scheduleProblems(draft("specialDate"), today)).toEqual({ start: "Special Date is required" });
    expect(scheduleProblems(draft("specialDate", "19 Nov 2026"), today)).toEqual({
      start: "Special Date may not be in the past",
    });
  });

  it("the start of a schedule must be a date, and blanks are no start", () => {
    expect(scheduleProblems(draft("monthly", "31 Feb 2027"), today)).toEqual({ start: "Start Date is not a date" });
    expect(scheduleProblems(draft("specialDate", "soon"), today)).toEqual({ start: "Special Date is not a date" });
    expect(scheduleProblems(draft("monthly", "  "), today)).toEqual({});
    expect(scheduleProblems(draft("specialDate", "  "), today)).toEqual({ start: "Special Date is required" });
  });

  it("a bulk saves its payees as a list only if asked to, and starts immediately unless scheduled", () => {
    const options = new BulkOptionsDraft();
    expect(toBulkOptions(options, today)).toEqual(ok({ keepsPayee: false, schedule: undefined }));
    expect(toBulkOptions({ ...options, keepsPayee: "yes" }, today)).toEqual(
      ok({ keepsPayee: true, schedule: undefined }),
    );
  });

  it("a scheduled bulk needs a frequency, and a special date needs the date @S2-5-075..076", () => {
    const bulk = (frequency: string) => toBulkOptions({ ...draft(frequency), keepsPayee: "" }, today);
    expect(bulk("")).toEqual(fail({ frequency: "Frequency is required" }));
    expect(bulk("specialDate")).toEqual(fail({ start: "Special Date is required" }));
    expect(bulk("daily")).toEqual(ok({ keepsPayee: false, schedule: { frequency: "daily", start: today } }));
  });

  it("a schedule starts today unless a later day is chosen @S2-3-034 @S2-5-008", () => {
    for (const frequency of ["daily", "weekly", "monthly", "quarterly"])
      expect(scheduleProblems(draft(frequency), today)).toEqual({});
    for (const frequency of ["daily", "weekly", "monthly", "quarterly"])
      expect(scheduleProblems(draft(frequency, "19 Nov 2026"), today)).toEqual({
        start: "Start Date may not be in the past",
      });
    expect(scheduleProblems(draft("monthly", "20 Nov 2026"), today)).toEqual({});
    expect(toSchedule(draft("monthly"), today)).toEqual({ frequency: "monthly", start: today });
    expect(toSchedule(draft("monthly", "31/01/2027"), today)).toEqual({ frequency: "monthly", start: "2027-01-31" });
  });
});
