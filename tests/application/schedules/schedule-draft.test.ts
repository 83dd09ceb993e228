import { describe, expect, it } from "vitest";
import { isPayeeNameTyped, ScheduleDraft, toScheduleChange } from "../../../application/schedules/schedule-draft";
import { ghs, zero } from "../../../domain/money";
import { frequencies } from "../../../domain/payments/schedule";
import { fail, ok } from "../../../domain/result";
import { anAccount, anotherAccount } from "../../support/a-payment";
import { aScheduledTransfer } from "../../support/a-scheduled-transfer";

const dollars = anAccount({ number: "1020304050609", currency: "USD", available: zero("USD"), book: zero("USD") });
const schedule = aScheduledTransfer();
const context = {
  schedule,
  accounts: [anAccount(), anotherAccount(), dollars],
  payeeName: "Yaw Boateng Enterprises" as string | undefined,
  charge: ghs(5_00) as ReturnType<typeof ghs> | undefined,
  today: "2026-11-20" as const,
};
const filledIn: Partial<ScheduleDraft> = {
  source: anotherAccount().number,
  destination: schedule.payee.account,
  payeeName: schedule.payee.name,
  amount: "1,150.50",
  narration: " Rent ",
  frequency: "weekly",
};
const read = (over: Partial<ScheduleDraft> = {}, known: Partial<typeof context> = {}) =>
  toScheduleChange(Object.assign(new ScheduleDraft(), filledIn, over), { ...context, ...known });
const problems = (over: Partial<ScheduleDraft>, known: Partial<typeof context> = {}) => {
  const outcome = read(over, known);
  return outcome.ok ? {} : outcome.failure;
};

describe("the name of the beneficiary of a schedule", () => {
  it.each([
    ["ownAccounts", false, false],
    ["sameBank", false, false],
    ["sameBank", true, false],
    ["otherBank", false, true],
    ["otherBank", true, false],
    ["bulkTransfer", false, false],
  ] as const)("a schedule of the category %s with isInstant %s has a typed name: %s", (...row) => {
    const [category, isInstant, isTyped] = row;
    expect(isPayeeNameTyped(aScheduledTransfer({ category, isInstant }))).toBe(isTyped);
  });
});

describe("the edit form of a schedule", () => {
  it("a new form is empty", () => {
    expect({ ...new ScheduleDraft() }).toEqual({
      source: "",
      destination: "",
      payeeName: "",
      amount: "",
      narration: "",
      scheduled: "",
      frequency: "",
      start: "",
    });
  });

  it("a filled-in form is converted to a change with a trimmed narration and the charge in its total", () => {
    expect(read()).toEqual(
      ok({
        schedule,
        source: anotherAccount(),
        payee: { account: "1020304055555", name: "Yaw Boateng Enterprises" },
        amount: ghs(1150_50),
        total: ghs(1155_50),
        narration: "Rent",
        frequency: "weekly",
        start: undefined,
      }),
    );
  });

  it("a change of a bulk has no payee", () => {
    const bulk = aScheduledTransfer({ category: "bulkTransfer", payee: { account: "", name: "", bank: "" } });
    const outcome = read({ destination: "", payeeName: "" }, { schedule: bulk, payeeName: undefined });
    expect(outcome).toEqual(
      ok({
        schedule: bulk,
        source: anotherAccount(),
        payee: undefined,
        amount: ghs(1150_50),
        total: ghs(1155_50),
        narration: "Rent",
        frequency: "weekly",
        start: undefined,
      }),
    );
  });

  it.each(frequencies)("a change to the frequency %s begins on the chosen day", (frequency) => {
    expect(read({ frequency, start: "31/01/2027" })).toMatchObject({
      ok: true,
      value: { frequency, start: "2027-01-31" },
    });
  });

  it.each<[Partial<ScheduleDraft>, object]>([
    [{ source: "" }, { source: "Source Account is required" }],
    [{ source: "9999999999999" }, { source: "Source Account is required" }],
    [{ source: dollars.number }, { source: "A scheduled transfer must be paid from an account in GHS" }],
    [{ destination: "" }, { destination: "Destination Account is required" }],
    [{ destination: anotherAccount().number }, { destination: "Destination Account must differ from Source Account" }],
    [{ amount: "0" }, { amount: "Amount is required" }],
    [{ narration: " " }, { narration: "Narration is required" }],
    [{ frequency: "" }, { frequency: "Frequency is required" }],
    [{ frequency: "specialDate" }, { start: "Special Date is required" }],
    [{ start: "19 Nov 2026" }, { start: "Start Date may not be in the past" }],
  ])("the problems of a change %o are reported", (typed, expected) => {
    expect(read(typed)).toEqual(fail(expected));
  });

  it("a change waits for the charge of its transfer", () => {
    expect(read({}, { charge: undefined }).ok).toBe(false);
  });

  it.each(["ownAccounts", "sameBank"] as const)(
    "the destination of a schedule of the category %s is looked up",
    (category) => {
      const known = { schedule: aScheduledTransfer({ category }), payeeName: undefined };
      expect(problems({}, known)).toEqual({ destination: "The destination account was not verified." });
    },
  );

  it("the destination of an instant transfer is looked up", () => {
    const instant = aScheduledTransfer({ category: "otherBank", isInstant: true });
    expect(problems({}, { schedule: instant, payeeName: undefined })).toEqual({
      destination: "The destination account was not verified.",
    });
    expect(problems({}, { schedule: instant })).toEqual({});
  });
});

describe("the edit form of a schedule of non-instant transfers", () => {
  const clearing = { schedule: aScheduledTransfer({ category: "otherBank", isInstant: false }) };

  it("account numbers of 10, 13 or 16 digits are accepted, and no others", () => {
    const unverified = { destination: "The destination account was not verified." };
    const accepted = Array.from({ length: 20 }, (_, at) => at + 1).filter((length) => {
      const found = problems({ destination: "9".repeat(length) }, clearing);
      expect([{}, unverified]).toContainEqual(found);
      return Object.keys(found).length === 0;
    });
    expect(accepted).toEqual([10, 13, 16]);
  });

  it("the name of the beneficiary is required", () => {
    expect(problems({ payeeName: " " }, { ...clearing, payeeName: undefined })).toEqual({
      payeeName: "Beneficiary Name is required",
    });
  });

  it("the name of the beneficiary has at most 100 characters", () => {
    const named = (name: string) => problems({ payeeName: name }, { ...clearing, payeeName: name });
    expect(named("n".repeat(100))).toEqual({});
    expect(named("n".repeat(101))).toEqual({ payeeName: "Beneficiary Name may have at most 100 characters" });
  });

  it("a name of more than 100 characters is accepted for a beneficiary whose name the user does not type", () => {
    const name = "n".repeat(101);
    expect(problems({ payeeName: name }, { payeeName: name })).toEqual({});
  });
});
