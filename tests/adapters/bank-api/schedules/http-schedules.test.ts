import { beforeEach, describe, expect, it } from "vitest";
import { HttpPayments } from "../../../../adapters/bank-api/payments/http-payments";
import { HttpSchedules } from "../../../../adapters/bank-api/schedules/http-schedules";
import { parseIntent } from "../../../../contract/intent";
import { ghs } from "../../../../domain/money";
import { frequencies } from "../../../../domain/payments/schedule";
import type { ScheduleChange, ScheduledTransfer } from "../../../../domain/schedules/scheduled-transfer";
import { limitedChangeOf } from "../../../../domain/schedules/scheduled-transfer";
import { anAccount } from "../../../support/a-payment";
import { aSession } from "../../../support/a-session";
import { aStubBank } from "../../../support/a-stub-bank";

let bank = aStubBank();
beforeEach(() => {
  bank = aStubBank();
  bank.state.begin(aSession(), 0);
});

const row = {
  scheduleId: 7,
  sourceAccount: "1020304050607",
  destinationAccountNo: "1020304050608",
  destinationAccountName: "Payroll",
  beneficiaryBank: "Asempa Bank",
  transactionAmount: "50.00",
  charges: "1.00",
  totalAmount: "51.00",
  transactionNarration: "Rent",
  frequency: "SPECIAL DATE",
  specialDate: "31-01-2027",
  initiator: "Kofi",
  createDate: "30-01-2027 09:00",
  approver: "Efua",
  dateApproved: "30-01-2027 10:00",
};
const read: ScheduledTransfer = {
  id: "7",
  category: "sameBank",
  source: { account: "1020304050607", type: "Current" },
  payee: { account: "1020304050608", name: "Payroll", bank: "Asempa Bank" },
  isInstant: false,
  count: 1,
  amount: ghs(50_00),
  charges: ghs(1_00),
  total: ghs(51_00),
  narration: "Rent",
  frequency: "specialDate",
  start: "2027-01-31T00:00:00Z",
  initiator: "Kofi",
  createdAt: "2027-01-30T09:00:00Z",
  approver: "Efua",
  approvedAt: "2027-01-30T10:00:00Z",
  nextRun: "",
};

it("schedules have these five frequencies @S1-3-57", () => {
  expect(frequencies).toEqual(["daily", "weekly", "monthly", "quarterly", "specialDate"]);
});

const change: ScheduleChange = {
  schedule: read,
  source: anAccount(),
  payee: { account: "1020304050608", name: "Payroll" },
  amount: ghs(60_00),
  total: ghs(60_00),
  narration: "Rent",
  frequency: "monthly",
  start: "2027-02-28",
};

describe("schedules over HTTP", () => {
  it.each([
    ["ownAccounts", "OWN-TRANSFER"],
    ["sameBank", "LOCAL-TRANSFER"],
    ["otherBank", "OTHERBANK-TRANSFER"],
    ["bulkTransfer", "BULK-TRANSFER"],
  ] as const)(
    "schedules of the tab %s are requested with %s, and all their fields are read @S2-7-71..72 @S2-3-039 @S2-3-147..164",
    async (category, transType) => {
      const more = { accountType: "Savings", transferType: "INSTANT", totalBeneficiaries: 3 };
      bank.answer({ code: 0, transactions: [{ ...row, ...more }] });
      const source = { ...read.source, type: "Savings" };
      expect(await new HttpSchedules(bank.client).list(category)).toEqual({
        ok: true,
        value: [{ ...read, category, source, isInstant: true, count: 3 }],
      });
      expect(bank.last()).toMatchObject({ path: "/transfer/schedulePaymentTransactionList", form: { transType } });
    },
  );

  it("a schedule with an unreadable amount makes the list unreadable", async () => {
    bank.answer({ code: 0, transactions: [{ ...row, transactionAmount: "much" }] });
    expect(await new HttpSchedules(bank.client).list("sameBank")).toMatchObject({ ok: false });
  });

  // The contract allows twelve digits before the point.
  it.each(["transactionAmount", "charges", "totalAmount"])(
    "a schedule whose %s is above a trillion makes a list unreadable",
    async (field) => {
      bank.answer({ code: 0, transactions: [row, { ...row, [field]: "1000000000000.01" }] });
      const failure = { kind: "unreadable" };
      expect(await new HttpSchedules(bank.client).list("sameBank")).toEqual({ ok: false, failure });
      expect(bank.warnings).toEqual(["POST /transfer/schedulePaymentTransactionList: unreadable"]);
    },
  );

  it.each([null, undefined])("a schedule whose optional fields are %j has empty texts and one payee", async (none) => {
    const { scheduleId, transactionAmount, ...optional } = {
      ...row,
      nextRunDate: "",
      transferType: "",
      accountType: "",
    };
    const left = Object.fromEntries(Object.keys(optional).map((field) => [field, none]));
    bank.answer({ code: 0, transactions: [{ scheduleId, transactionAmount, totalBeneficiaries: none, ...left }] });
    expect(await new HttpSchedules(bank.client).list("ownAccounts")).toEqual({
      ok: true,
      value: [
        {
          id: "7",
          category: "ownAccounts",
          source: { account: "", type: "Current" },
          payee: { account: "", name: "", bank: "" },
          isInstant: false,
          count: 1,
          amount: ghs(50_00),
          charges: ghs(0),
          total: ghs(50_00),
          narration: "",
          frequency: undefined,
          start: "",
          initiator: "",
          createdAt: "",
          approver: "",
          approvedAt: "",
          nextRun: "",
        },
      ],
    });
  });

  it.each(["", null, undefined])("charges of %o are none, and such a total is the amount", async (left) => {
    bank.answer({ code: 0, transactions: [{ ...row, charges: left, totalAmount: left }] });
    const charged = { ...read, charges: ghs(0), total: ghs(50_00) };
    expect(await new HttpSchedules(bank.client).list("sameBank")).toEqual({ ok: true, value: [charged] });
  });

  it("a change is sent with an intent of total and payee, and a schedule is deleted by its id @S2-4-43..44", async () => {
    const schedules = new HttpSchedules(bank.client);
    const call = schedules.change(change);
    expect(parseIntent(call.intent ?? "")).toMatchObject({ total: "GHS 60.00", to: "0608" });
    await call.submit("12345");
    expect(bank.last().form).toEqual({
      scheduleId: "7",
      transType: "LOCAL-TRANSFER",
      sourceAccount: "1020304050607",
      destinationAccountNo: "1020304050608",
      destinationAccountName: "Payroll",
      amount: "60.00",
      narration: "Rent",
      frequency: "MONTHLY",
      startDate: "28-02-2027",
      password: "12345",
      passwordType: "OTP",
    });
    await schedules.remove("7");
    expect(bank.last()).toMatchObject({ path: "/transfer/schedulePaymentDelete", form: { scheduleId: "7" } });
  });

  it("a change is sent with the names that the user has confirmed", async () => {
    const nameCheck = { result: "closeMatch", savedName: "Pay roll", accountName: "Payroll" } as const;
    await new HttpSchedules(bank.client).change({ ...change, nameCheck }).submit("12345");
    expect(bank.last().form).toMatchObject({ nameMatch: "CLOSE_MATCH", checkedName: "Payroll" });
  });

  it("a change of a bulk sends no payee and no amount, and its intent names only the total", async () => {
    const schedule = { ...read, category: "bulkTransfer" } as const;
    const call = new HttpSchedules(bank.client).change({ ...change, schedule, payee: undefined, start: undefined });
    const { total, to } = parseIntent(call.intent ?? "") ?? {};
    expect({ total, to }).toEqual({ total: "GHS 60.00", to: undefined });
    await call.submit("12345");
    expect(bank.lastCall()).toBe("POST /transfer/schedulePaymentUpdate");
    expect(bank.last().form).toEqual({
      scheduleId: "7",
      transType: "BULK-TRANSFER",
      sourceAccount: "1020304050607",
      narration: "Rent",
      frequency: "MONTHLY",
      password: "12345",
      passwordType: "OTP",
    });
  });

  it.each([
    ["Done.", "Done."],
    ["", undefined],
    [null, undefined],
    [undefined, undefined],
  ])("the description %j of a change or a deletion is read as the message %j", async (description, message) => {
    bank.answer({ code: 0, description });
    const schedules = new HttpSchedules(bank.client);
    expect(await schedules.change(change).submit("12345")).toStrictEqual({ ok: true, value: { message } });
    expect(await schedules.remove("7")).toStrictEqual({ ok: true, value: { message } });
  });

  it("each deletion of a schedule has its own idempotency key", async () => {
    const schedules = new HttpSchedules(bank.client);
    await schedules.remove("7");
    await schedules.remove("7");
    const keys = bank.sent.map(({ headers }) => headers.get("Idempotency-Key") ?? "");
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it.each([
    [{ category: "sameBank" }, { payeeNumber: "1020304050608" }],
    [{ category: "otherBank", isInstant: true }, { payeeNumber: "1020304050608" }],
    [{ category: "ownAccounts" }, {}],
    [{ category: "bulkTransfer" }, {}],
  ] as const)("the limits of a changed schedule %o are asked for with %o of its payee", async (kind, sent) => {
    const limited = limitedChangeOf({ ...change, schedule: { ...read, ...kind } });
    await new HttpPayments(bank.client).limits(limited);
    expect(bank.last().form).toEqual({
      sourceAccount: anAccount().number,
      currencyCode: "GHS",
      totalAmount: "60.00",
      isSchedule: "true",
      scheduleId: "7",
      ...sent,
    });
  });
});
