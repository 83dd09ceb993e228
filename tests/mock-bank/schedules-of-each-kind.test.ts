import { beforeAll, expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import { defaultSettings } from "../../mock-bank/core/settings";
import { runDue } from "../../mock-bank/due-work/run-due";
import { INSUFFICIENT_FUNDS } from "../../mock-bank/execution/execute";
import { trialBalance } from "../../mock-bank/ledger/balances";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { reportsHandlers } from "../../mock-bank/reports/reports-handlers";
import { openLog } from "../../mock-bank/system/log";
import { aCompanyOf, type Customer } from "../support/bank-customers";
import { onEachDatabase } from "../support/bank-database";
import { noticeList, readTo } from "../support/notices";

const { payments, bulkTransfers } = bankApi;
const weekly = { isSchedule: "true", frequency: "WEEKLY", startDate: "05-02-2027" } as const;
/** A Sunday; the first run is due on the Friday after it. */
const today = new Date("2027-01-31T09:00:00Z");

type CodeTerms = { readonly total: string; readonly to?: string };
type Kind = {
  readonly name: string;
  readonly transType: "LOCAL-TRANSFER" | "OTHERBANK-TRANSFER" | "BULK-TRANSFER";
  /** The transfer type in the list of schedules. */
  readonly transferType: "INSTANT" | "NON_INSTANT" | "";
  readonly served: { readonly endpoint: Endpoint; readonly handler: unknown };
  readonly fields: (from: string, to: string) => object;
  readonly told: (to: string) => CodeTerms;
  /** The changed schedule, and the balance of GHS 1,000.00 after a run before and after the change. */
  readonly change: (to: string) => { readonly fields: object; readonly told: CodeTerms };
  readonly left: readonly [once: string, changed: string];
};

const single = (from: string, to: string) => ({
  sourceAccount: from,
  destinationAccountNo: to,
  amount: "50.00",
  currencyCode: "GHS",
  narration: "Rent",
  destinationAccountName: "Somebody",
  transactionFee: "0.00",
  ...weekly,
});
const domestic = (to: string, amount: string) => ({
  transactionType: "domestic",
  beneficiaryAccount: to,
  beneficiaryName: "Ama",
  transactionAmount: amount,
  transactionDescription: "Wages",
  charge: "0.00",
  beneficiaryId: "",
});
const reportTypes = {
  "LOCAL-TRANSFER": "LOCAL_TRANSFER",
  "OTHERBANK-TRANSFER": "OTHER_BANK_TRANSFER_SINGLE",
} as const;
const endOf = (account: string) => account.slice(-4);
const toSomebody = { ecobank: "1441000234567", gcb: "6011130004521" };

const kinds: readonly Kind[] = [
  {
    name: "to an account of the bank",
    transType: "LOCAL-TRANSFER",
    transferType: "",
    served: { endpoint: payments.toSameBank, handler: paymentsHandlers.toSameBank },
    fields: (from, to) => ({ ...single(from, to), transType: "LOCAL-TRANSFER" }),
    told: (to) => ({ total: "GHS 50.00", to: endOf(to) }),
    change: (to) => ({ fields: { amount: "75.00" }, told: { total: "GHS 75.00", to: endOf(to) } }),
    left: ["950.00", "875.00"],
  },
  {
    name: "to another bank, at once",
    transType: "OTHERBANK-TRANSFER",
    transferType: "INSTANT",
    served: { endpoint: payments.toOtherBankAtOnce, handler: paymentsHandlers.toOtherBankAtOnce },
    fields: (from) => ({
      ...single(from, toSomebody.ecobank),
      transactionFee: "5.00",
      destinationBankCode: "300312",
      transType: "OTHERBANK-TRANSFER",
    }),
    told: () => ({ total: "GHS 55.00", to: endOf(toSomebody.ecobank) }),
    change: () => ({ fields: { amount: "75.00" }, told: { total: "GHS 80.00", to: endOf(toSomebody.ecobank) } }),
    left: ["945.00", "865.00"],
  },
  {
    name: "to another bank, by the clearing",
    transType: "OTHERBANK-TRANSFER",
    transferType: "NON_INSTANT",
    served: { endpoint: payments.toOtherBank, handler: paymentsHandlers.toOtherBank },
    fields: (from) => ({
      ...single(from, toSomebody.gcb),
      destinationBankCode: "040104",
      transType: "OTHERBANK-TRANSFER",
    }),
    told: () => ({ total: "GHS 50.00", to: endOf(toSomebody.gcb) }),
    change: () => ({ fields: { amount: "75.00" }, told: { total: "GHS 75.00", to: endOf(toSomebody.gcb) } }),
    left: ["950.00", "875.00"],
  },
  {
    name: "of a list of payees",
    transType: "BULK-TRANSFER",
    transferType: "",
    served: { endpoint: bulkTransfers.pay, handler: bulkTransfersHandlers.pay },
    fields: (sourceAccount, to) => ({
      sourceAccount,
      transferType: "BULK-TRANSFER",
      ...weekly,
      transferData: JSON.stringify([domestic(to, "20.00"), domestic(to, "30.00")]),
    }),
    told: () => ({ total: "GHS 50.00" }),
    change: () => ({ fields: { narration: "Bonus" }, told: { total: "GHS 50.00" } }),
    left: ["950.00", "900.00"],
  },
];

onEachDatabase("A schedule of each kind", (bank) => {
  const open = async (balance = "1000.00") => {
    const company = await aCompanyOf(bank.db, { people: ["Single"], accounts: [{ currency: "GHS", balance }] });
    const other = await aCompanyOf(bank.db, { people: ["Single"], accounts: [{ currency: "GHS", balance: "0.00" }] });
    const [ama] = company.people as [Customer];
    const [stranger] = other.people as [Customer];
    const [from = ""] = company.accounts;
    const [to = ""] = other.accounts;
    ama.now = today;
    stranger.now = today;
    const left = async () => (await company.books())[0];
    return { ama, stranger, from, to, left };
  };
  const scheduled = async (who: Customer, { served, fields, told }: Kind, from: string, to: string) => {
    const call = { ...fields(from, to) };
    const password = await who.verifiedCode(served.endpoint, { ...call, passwordType: "OTP" }, told(to));
    const { answer, refused } = await who.command(served, { ...call, password, passwordType: "OTP" });
    if (!answer) throw new Error(refused);
    expect(answer.description).toBe("The transfer has been scheduled.");
    return String(answer.transactionId);
  };
  const until = (moment: string) =>
    runDue({ db: bank.db, settings: defaultSettings, log: openLog("silent") }, new Date(moment));

  /** Runs the periodic clean-up, of sessions among others, before the tests, so that it is not due during them. */
  beforeAll(() => until("2027-07-01T00:00:00Z"));

  it.each(kinds)(
    "a schedule of $name runs, is changed, runs as changed, is deleted, and never runs again @S2-4-40..41 @S2-4-43..44 @S2-3-153 @S2-7-72",
    async (kind) => {
      const { ama, stranger, from, to, left } = await open();
      const { transType, transferType, change } = kind;
      const id = await scheduled(ama, kind, from, to);
      expect(await left()).toBe("1000.00");
      await until("2027-02-08T23:00:00Z");
      expect(await left()).toBe(kind.left[0]);

      ama.now = new Date("2027-02-09T09:00:00Z");
      const { fields, told } = change(to);
      const changedValues =
        transType === "BULK-TRANSFER"
          ? { transactionAmount: "50.00", transactionNarration: "Bonus" }
          : { transactionAmount: "75.00", transactionNarration: "Rent" };
      const changed = {
        scheduleId: id,
        transType,
        sourceAccount: from,
        narration: "Rent",
        frequency: "WEEKLY",
      } as const;
      const wanted = { ...changed, ...fields };
      expect(await stranger.changeSchedule(wanted, told)).toEqual({ refused: "Schedule not found." });
      expect(await ama.changeSchedule(wanted, told)).toMatchObject({
        answer: { description: "The schedule has been changed." },
      });
      expect(await ama.schedules(transType)).toMatchObject([
        {
          scheduleId: id,
          totalBeneficiaries: transType === "BULK-TRANSFER" ? 2 : 1,
          transferType,
          ...changedValues,
          nextRunDate: "12-02-2027",
        },
      ]);
      await until("2027-02-15T23:00:00Z");
      expect(await left()).toBe(kind.left[1]);

      expect(await stranger.removeSchedule(id)).toEqual({ refused: "Schedule not found." });
      expect(await ama.removeSchedule(id)).toMatchObject({
        answer: { description: "Schedule Transfer has been deleted!" },
      });
      expect(await ama.removeSchedule(id)).toEqual({ refused: "Schedule not found." });
      expect(await ama.schedules(transType)).toEqual([]);
      await until("2027-06-01T00:00:00Z");
      expect(await left()).toBe(kind.left[1]);
      expect((await trialBalance(bank.db)).every(({ balanced }) => balanced)).toBe(true);
    },
  );

  /** Returns what the reports show of a schedule's failed runs. */
  const reported = async (who: Customer, { transType }: Kind, id: string) => {
    // The reports find a bulk payment only by its own id.
    const filter = {
      ...({ reportCategory: "FAILED", pageNumber: 1, pageSize: 10 } as const),
      ...(transType !== "BULK-TRANSFER" && { ScheduleId: id }),
    };
    const { fetch, fetchBulk } = bankApi.reports;
    const { answer } =
      transType === "BULK-TRANSFER"
        ? await who.read(
            { endpoint: fetchBulk, handler: reportsHandlers.fetchBulk },
            { ...filter, transactionType: "OTHER_BANK_TRANSFER_BULK" },
          )
        : await who.read(
            { endpoint: fetch, handler: reportsHandlers.fetch },
            { ...filter, transactionType: reportTypes[transType] },
          );
    return answer?.count;
  };

  it.each(kinds)(
    "a schedule of $name that fails for want of funds makes a failed request without moving money, and runs again",
    async (kind) => {
      const { ama, from, to, left } = await open("10.00");
      const id = await scheduled(ama, kind, from, to);
      await until("2027-02-12T23:00:00Z");
      const runs = await bank.db
        .selectFrom("requests")
        .select(["status", "failure"])
        .where("schedule_id", "=", id)
        .execute();
      expect(runs).toEqual([
        { status: "FAILED", failure: INSUFFICIENT_FUNDS },
        { status: "FAILED", failure: INSUFFICIENT_FUNDS },
      ]);
      expect(await reported(ama, kind, id)).toBe(2);
      expect(await left()).toBe("10.00");

      ama.now = new Date("2027-02-13T09:00:00Z");
      const listed = (await ama.schedules(kind.transType)).find(({ scheduleId }) => scheduleId === id);
      expect(listed).toMatchObject({ lastFailure: INSUFFICIENT_FUNDS, lastFailureDate: "12-02-2027 17:00" });
      const notices = await noticeList(ama);
      const failed = { scheduleId: id, reason: INSUFFICIENT_FUNDS, date: "12-02-2027 17:00", isRead: false };
      expect(notices.failedSchedules).toMatchObject([failed]);
      await readTo(ama, notices.mark);
      const after = await noticeList(ama);
      expect([notices.unread - after.unread, after.failedSchedules?.[0]?.isRead]).toEqual([notices.unread, true]);
    },
  );
});
