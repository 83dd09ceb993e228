import { beforeAll, expect, it } from "vitest";
import { defaultSettings } from "../../mock-bank/core/settings";
import type { Database } from "../../mock-bank/database/tables";
import { runDue } from "../../mock-bank/due-work/run-due";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { openLog } from "../../mock-bank/system/log";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";

const ghs = (balance: string) => ({ currency: "GHS", balance }) as const;
const monthly = { isSchedule: "true", frequency: "MONTHLY" } as const;

/** Moves the bank's clock to a moment and runs the due work. */
const until = (db: Database, moment: string) =>
  runDue({ db, settings: defaultSettings, log: openLog("silent") }, new Date(moment));

const runsOf = (db: Database, scheduleId: string) =>
  db
    .selectFrom("requests")
    .select(["status", "failure", "executed_at", "created_at"])
    .where("schedule_id", "=", scheduleId)
    .orderBy("created_at")
    .execute();

onEachDatabase("A schedule", (bank) => {
  const aCompany = async (
    people: Parameters<typeof aCompanyOf>[1]["people"] = ["Single"],
    balances = ["1000.00", "0.00"],
  ) => {
    const accounts = [...balances.map(ghs), { currency: "USD", balance: "50.00" } as const];
    const company = await aCompanyOf(bank.db, { people, accounts });
    const [current = "", savings = "", dollars = ""] = company.accounts;
    const [ama] = company.people as [Customer];
    return { ...company, ama, current, savings, dollars };
  };
  const scheduled = async (who: Customer, from: string, to: string, more: object = monthly) => {
    who.now = new Date("2027-01-31T09:00:00Z");
    const { answer, refused } = await who.transfer(from, to, "50.00", "GHS", more);
    if (!answer) throw new Error(refused);
    return String(answer.transactionId);
  };

  /** Runs the periodic clean-up, of sessions among others, before the tests, so that it is not due during them. */
  beforeAll(() => until(bank.db, "2028-02-01T00:00:00Z"));

  it("a run without funds is recorded as failed, reported to its maker, and the schedule goes on", async () => {
    const { ama, current, savings, books } = await aCompany(["Single"], ["60.00", "0.00"]);
    const id = await scheduled(ama, current, savings);
    await until(bank.db, "2027-03-02T00:00:00Z");
    expect(await runsOf(bank.db, id)).toMatchObject([
      { status: "APPROVED", failure: null },
      { status: "FAILED", failure: INSUFFICIENT_FUNDS, executed_at: null },
    ]);
    const told = await bank.db
      .selectFrom("messages")
      .select(["body", "subject"])
      .where("username", "=", ama.caller.userName)
      .where("body", "like", `%on schedule ${id}%`)
      .where("channel", "=", "email")
      .orderBy("id")
      .execute();
    expect(told.map(({ body }) => body.replace(/\(\w+\)/, "(…)"))).toEqual([
      `Your request for GHS 50.00 (…) on schedule ${id} was paid.`,
      `Your request for GHS 50.00 (…) on schedule ${id} failed: ${INSUFFICIENT_FUNDS}`,
    ]);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(`: your request \\w+ on schedule ${id} was paid$`),
      expect.stringMatching(`: your request \\w+ on schedule ${id} failed$`),
    ]);
    ama.now = new Date("2027-03-02T09:00:00Z");
    await ama.transfer(savings, current, "50.00");
    await until(bank.db, "2027-04-01T00:00:00Z");
    expect((await runsOf(bank.db, id)).map(({ status }) => status)).toEqual(["APPROVED", "FAILED", "APPROVED"]);
    expect(await books()).toEqual(["10.00", "50.00", "50.00"]);
  });

  it("an Initiator's schedule runs, and can be changed, only after it was approved @S1-6-14 @S2-1-11 @S2-3-161..164", async () => {
    const { people, current, savings, books } = await aCompany(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const request = await scheduled(kofi, current, savings);
    const [listed] = await kofi.schedules();
    expect(listed).toMatchObject({ initiator: kofi.caller.fullName, approver: "", nextRunDate: "" });
    const change = {
      scheduleId: String(listed?.scheduleId),
      transType: "OWN-TRANSFER",
      sourceAccount: current,
    } as const;
    const told = { total: "GHS 50.00", to: savings.slice(-4) };
    expect(await kofi.changeSchedule({ ...change, narration: "Now", frequency: "DAILY" }, told)).toEqual({
      refused: "Only a schedule that runs can be changed.",
    });
    await until(bank.db, "2027-02-10T00:00:00Z");
    expect(await books()).toEqual(["1000.00", "0.00", "50.00"]);
    efua.now = new Date("2027-02-10T09:00:00Z");
    expect(await efua.approve(request)).toMatchObject({ answer: {} });
    expect(await books()).toEqual(["1000.00", "0.00", "50.00"]);
    expect(await efua.schedules()).toMatchObject([
      {
        initiator: kofi.caller.fullName,
        createDate: "31-01-2027 09:00",
        approver: efua.caller.fullName,
        dateApproved: "10-02-2027 09:00",
        nextRunDate: "10-02-2027",
      },
    ]);
    await until(bank.db, "2027-03-02T00:00:00Z");
    expect(await books()).toEqual(["900.00", "100.00", "50.00"]);
  });

  it("an Initiator's schedule never starts if it is rejected", async () => {
    const { people, current, savings, books } = await aCompany(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const request = await scheduled(kofi, current, savings);
    await efua.reject(request);
    expect(await kofi.schedules()).toEqual([]);
    await until(bank.db, "2027-06-01T00:00:00Z");
    expect(await books()).toEqual(["1000.00", "0.00", "50.00"]);
  });

  it("a change applies from the next run on, and the list shows it @S2-4-44", async () => {
    const { ama, current, savings, books } = await aCompany(["Single"], ["1000.00", "300.00"]);
    const id = await scheduled(ama, current, savings);
    await until(bank.db, "2027-02-02T00:00:00Z");
    ama.now = new Date("2027-02-02T09:00:00Z");
    const changed = await ama.changeSchedule(
      {
        scheduleId: id,
        transType: "OWN-TRANSFER",
        sourceAccount: savings,
        destinationAccountNo: current,
        amount: "75.00",
        narration: "Back",
        frequency: "WEEKLY",
        startDate: "05-02-2027",
      },
      { total: "GHS 75.00", to: current.slice(-4) },
    );
    expect(changed).toMatchObject({ answer: { description: "The schedule has been changed." } });
    expect(await ama.schedules()).toMatchObject([
      {
        scheduleId: id,
        sourceAccount: savings,
        transactionAmount: "75.00",
        frequency: "WEEKLY",
        specialDate: "05-02-2027",
      },
    ]);
    await until(bank.db, "2027-02-13T00:00:00Z");
    expect(await books()).toEqual(["1100.00", "200.00", "50.00"]);
  });

  it("a schedule keeps its days if only the amount is changed", async () => {
    const { ama, current, savings } = await aCompany();
    const id = await scheduled(ama, current, savings);
    await until(bank.db, "2027-02-02T00:00:00Z");
    ama.now = new Date("2027-02-02T09:00:00Z");
    const fields = { scheduleId: id, transType: "OWN-TRANSFER", sourceAccount: current } as const;
    const told = { total: "GHS 60.00", to: savings.slice(-4) };
    await ama.changeSchedule({ ...fields, amount: "60.00", narration: "More", frequency: "MONTHLY" }, told);
    expect(await ama.schedules()).toMatchObject([{ specialDate: "31-01-2027", nextRunDate: "01-03-2027" }]);
    await until(bank.db, "2027-04-01T00:00:00Z");
    const runs = (await runsOf(bank.db, id)).map(({ executed_at }) => executed_at?.toISOString().slice(0, 10));
    expect(runs).toEqual(["2027-02-01", "2027-03-01", "2027-03-31"]);
  });

  it("an Initiator's change applies when it is approved, and the schedule runs unchanged until then", async () => {
    const { people, current, savings, books } = await aCompany(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const request = await scheduled(kofi, current, savings);
    efua.now = kofi.now;
    await efua.approve(request);
    const [{ scheduleId } = {}] = await kofi.schedules();
    const more = { scheduleId: String(scheduleId), transType: "OWN-TRANSFER", sourceAccount: current } as const;
    const fields = {
      ...more,
      destinationAccountNo: savings,
      amount: "900.00",
      narration: "More",
      frequency: "MONTHLY",
    } as const;
    const told = { total: "GHS 900.00", to: savings.slice(-4) };
    expect(await kofi.changeSchedule({ ...fields, startDate: "01-03-2027" }, told)).toMatchObject({ answer: {} });
    expect(await kofi.changeSchedule(fields, told)).toEqual({
      refused: "A change of this schedule waits for approval already.",
    });
    await until(bank.db, "2027-02-02T00:00:00Z");
    expect(await books()).toEqual(["950.00", "50.00", "50.00"]);
    const waiting = await efua.pending();
    const [{ transactionId } = { transactionId: "" }] = (waiting.answer?.transactions ?? []) as {
      transactionId: string;
    }[];
    efua.now = new Date("2027-02-02T09:00:00Z");
    await efua.approve(transactionId);
    await until(bank.db, "2027-03-02T00:00:00Z");
    expect(await books()).toEqual(["50.00", "950.00", "50.00"]);
  });

  it("the approval of a schedule that was deleted meanwhile is answered as deleted, not as scheduled", async () => {
    const { people, current, savings, books } = await aCompany(["Initiator", "Authorizer"]);
    const [kofi, efua] = people as [Customer, Customer];
    const request = await scheduled(kofi, current, savings);
    const [{ scheduleId } = {}] = await kofi.schedules();
    await kofi.removeSchedule(String(scheduleId));
    efua.now = kofi.now;
    expect(await efua.approve(request)).toEqual({ refused: "The schedule has been deleted." });
    expect(await efua.pending()).toMatchObject({ answer: { transactions: [] } });
    await until(bank.db, "2027-06-01T00:00:00Z");
    expect(await books()).toEqual(["1000.00", "0.00", "50.00"]);
  });

  it("a schedule is listed with every field of the documents, and only in its own tab @S2-2.5-05 @S2-3-147..164 @S2-7-71..72", async () => {
    const { ama, current, savings } = await aCompany();
    const id = await scheduled(ama, current, savings, { ...monthly, startDate: "28-02-2027" });
    expect(await ama.schedules("LOCAL-TRANSFER")).toEqual([]);
    expect(await ama.schedules("OTHERBANK-TRANSFER")).toEqual([]);
    expect(await ama.schedules()).toEqual([
      {
        scheduleId: id,
        sourceAccount: current,
        accountType: "Current",
        destinationAccountNo: savings,
        destinationAccountName: expect.stringMatching(/^Sika Trading \d+ Ltd GHS 2$/),
        beneficiaryBank: "Asempa Bank",
        transferType: "",
        totalBeneficiaries: 1,
        transactionAmount: "50.00",
        charges: "0.00",
        totalAmount: "50.00",
        transactionNarration: "Test",
        frequency: "MONTHLY",
        specialDate: "28-02-2027",
        initiator: ama.caller.fullName,
        createDate: "31-01-2027 09:00",
        approver: "",
        dateApproved: "",
        nextRunDate: "01-03-2027",
      },
    ]);
  });

  it.each(["DAILY", "WEEKLY", "MONTHLY", "QUARTERLY", "SPECIAL DATE"] as const)(
    "a schedule of the frequency %s that waits for approval is listed with its frequency and first day @S2-3-159..160",
    async (frequency) => {
      const { people, current, savings } = await aCompany(["Initiator", "Authorizer"]);
      const [kofi] = people as [Customer];
      await scheduled(kofi, current, savings, { ...monthly, frequency, startDate: "28-02-2027" });
      expect(await kofi.schedules()).toMatchObject([{ frequency, specialDate: "28-02-2027" }]);
    },
  );

  it.each([
    ["without a frequency", { isSchedule: "true" }, "frequency: is required."],
    [
      "of a special date without the date",
      { isSchedule: "true", frequency: "SPECIAL DATE" },
      "startDate: is required.",
    ],
    ["in the past", { ...monthly, startDate: "30-01-2027" }, "startDate: may not be in the past."],
    ["on a day that there is not", { ...monthly, startDate: "30-02-2027" }, "startDate: is not a date."],
  ])("a schedule is refused: %s @S2-3-034", async (_, more, words) => {
    const { ama, current, savings } = await aCompany();
    ama.now = new Date("2027-01-31T09:00:00Z");
    expect(await ama.transfer(current, savings, "50.00", "GHS", more)).toEqual({ refused: words });
  });

  it("a change to or from an account of another company, or to another kind, is refused", async () => {
    const { ama, current, savings } = await aCompany();
    const { current: foreign } = await aCompany();
    const id = await scheduled(ama, current, savings);
    const changed = (more: object) => {
      const whole = { scheduleId: id, transType: "OWN-TRANSFER", sourceAccount: current, amount: "75.00" } as const;
      const fields = {
        ...whole,
        destinationAccountNo: savings,
        narration: "Rent",
        frequency: "MONTHLY",
        ...more,
      } as const;
      return ama.changeSchedule(fields, { total: "GHS 75.00", to: fields.destinationAccountNo.slice(-4) });
    };
    expect(await changed({ destinationAccountNo: foreign })).toEqual({
      refused: "destinationAccountNo: Account not found",
    });
    expect(await changed({ sourceAccount: foreign })).toEqual({ refused: "sourceAccount: Account not found" });
    expect(await changed({ transType: "BULK-TRANSFER" })).toEqual({ refused: "Schedule not found." });
    expect(await ama.schedules()).toMatchObject([{ transactionAmount: "50.00" }]);
  });

  it("a schedule for an account in another currency is refused @S2-3-008 @S2-2.1-34", async () => {
    const company = await aCompanyOf(bank.db, {
      people: ["Single"],
      accounts: [
        { currency: "USD", balance: "50.00" },
        { currency: "USD", balance: "0.00" },
      ],
    });
    const [ama] = company.people as [Customer];
    const [from = "", to = ""] = company.accounts;
    ama.now = new Date("2027-01-31T09:00:00Z");
    expect(await ama.transfer(from, to, "5.00", "USD", monthly)).toEqual({
      refused: "sourceAccount: must be an account in GHS.",
    });
  });
});
