import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bankApi } from "../../contract/index";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import { formatMinor } from "../../mock-bank/ledger/minor-units";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { aCompanyOf, type Customer, type NewCompany } from "../support/bank-customers";
import { type BankUnderTest, onEachDatabase } from "../support/bank-database";

const limitsCall = { endpoint: bankApi.payments.limits, handler: paymentsHandlers.limits };
const bulkCall = { endpoint: bankApi.bulkTransfers.pay, handler: bulkTransfersHandlers.pay };
const monthly = { isSchedule: "true", frequency: "MONTHLY", startDate: "15-03-2026" } as const;
/** The total and the largest row of the scheduled bulk. */
const BULK_TOTAL = "500.00";
const BULK_ROWS = ["350.00", "150.00"];

async function open({ db }: BankUnderTest, people: NewCompany["people"]) {
  const company = await aCompanyOf(db, {
    people,
    accounts: [
      { currency: "GHS", balance: "90000.00" },
      { currency: "GHS", balance: "0.00" },
    ],
    policy: { limitPerTransaction: "400.00", limitPerDay: "1000.00", secondApproverFrom: "300.00" },
  });
  const [from, to] = company.accounts as [string, string];
  return { ...company, customers: company.people as [Customer, ...Customer[]], from, to };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Schedules a transfer and a bulk, and returns their ids. */
async function scheduleBoth({ customers: [customer], from, to }: Opened): Promise<readonly [string, string]> {
  await customer.transfer(from, to, "100.00", "GHS", monthly);
  const rows = BULK_ROWS.map((transactionAmount) => ({
    transactionType: "domestic",
    beneficiaryAccount: to,
    beneficiaryName: "Savings",
    transactionAmount,
    transactionDescription: "Pay",
  }));
  const fields = { sourceAccount: from, transferType: "BULK-TRANSFER", transferData: JSON.stringify(rows), ...monthly };
  await (await customer.ready(bulkCall, fields as never, { total: `GHS ${BULK_TOTAL}` }))();
  const [[transfer], [bulk]] = [await customer.schedules(), await customer.schedules("BULK-TRANSFER")];
  return [String(transfer?.scheduleId), String(bulk?.scheduleId)];
}

/** Asks for the limits of a changed schedule, and then changes it. */
async function change({ from, to }: Opened, customer: Customer, scheduleId: string, amount: bigint | undefined) {
  const total = amount === undefined ? BULK_TOTAL : formatMinor(amount);
  const asked = { sourceAccount: from, currencyCode: "GHS", totalAmount: total, isSchedule: true, scheduleId };
  const { answer } = await customer.read(limitsCall, asked);
  const fields = { scheduleId, sourceAccount: from, narration: "Changed", frequency: "MONTHLY" } as const;
  const { refused } = await (amount === undefined
    ? customer.changeSchedule({ ...fields, transType: "BULK-TRANSFER" }, { total: `GHS ${total}` })
    : customer.changeSchedule(
        { ...fields, transType: "OWN-TRANSFER", destinationAccountNo: to, amount: total },
        { total: `GHS ${total}`, to: to.slice(-4) },
      ));
  return { foretold: answer, refused };
}

const ofCompany = ({ db }: BankUnderTest, { id }: Opened, status: "PENDING" | "IN_PROGRESS") =>
  db
    .selectFrom("requests")
    .select(["id", "category", "approvals_needed"])
    .where("company_id", "=", id)
    .where("status", "=", status);

/** Approves or rejects all requests that wait, with as many approvals as they need. */
async function decideAll(bank: BankUnderTest, company: Opened, isApproved: boolean) {
  const [, efua, adjoa] = company.customers as [Customer, Customer, Customer];
  for (const { id } of await ofCompany(bank, company, "PENDING").execute())
    await (isApproved ? efua.approve(id) : efua.reject(id));
  for (const { id } of await ofCompany(bank, company, "IN_PROGRESS").execute()) await adjoa.approve(id);
}

const limitTransactions = ({ db }: BankUnderTest, { id }: Opened, limit: number) =>
  db.updateTable("companies").set({ limit_per_transaction: limit }).where("id", "=", id).execute();

const amount = fc.oneof(fc.constantFrom(1n, 299_99n, 300_00n, 400_00n, 400_01n), fc.bigInt({ min: 1n, max: 500_00n }));
const which = fc.constantFrom(0, 1);
const events = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("change" as const), which, amount }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("decide" as const), isApproved: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant("limit" as const),
        limit: fc.constantFrom(200_00, 349_99, 350_00, 400_00),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), which }) },
  ),
  { minLength: 4, maxLength: 12 },
);

/** Has one change above the limit and one within it, which drawn events may lack. */
const changesAroundTheLimit = [
  { kind: "decide", isApproved: true },
  { kind: "change", which: 0, amount: 400_01n },
  { kind: "change", which: 0, amount: 400_00n },
] satisfies typeof events extends fc.Arbitrary<infer Events> ? Events : never;

onEachDatabase("A change of a schedule, before the code", (bank) => {
  it.each(["Single", "Initiator"] as const)(
    "a change by a %s is accepted exactly if the limits call foretold no refusal, with the same words and approvals",
    async (role) => {
      const outcomes = new Set<string>();
      await fc.assert(
        fc.asyncProperty(events, async (given) => {
          const company = await open(bank, [role, "Authorizer", "Authorizer"]);
          const [customer] = company.customers;
          const schedules = await scheduleBoth(company);
          for (const event of given) {
            if (event.kind === "limit") await limitTransactions(bank, company, event.limit);
            if (event.kind === "decide") await decideAll(bank, company, event.isApproved);
            if (event.kind === "remove") await customer.removeSchedule(schedules[event.which] ?? "");
            if (event.kind !== "change") continue;
            const changedAmount = event.which === 0 ? event.amount : undefined;
            const { foretold, refused } = await change(company, customer, schedules[event.which] ?? "", changedAmount);
            expect(refused).toBe(foretold?.refusal);
            outcomes.add(refused?.replace(/GHS [\d.]+/, "GHS") ?? "accepted");
            if (role === "Single" || refused) continue;
            const category = event.which === 0 ? "ownAccounts" : "bulkTransfer";
            const sent = await ofCompany(bank, company, "PENDING").where("category", "=", category).execute();
            expect(sent.map(({ approvals_needed }) => approvals_needed)).toEqual([foretold?.approvalsNeeded]);
          }
        }),
        { numRuns: 20, examples: [[changesAroundTheLimit]] },
      );
      expect([...outcomes]).toEqual(
        expect.arrayContaining(["accepted", "This payment is above your limit of GHS a transaction."]),
      );
    },
  );

  it("a refusal by the limits says whether tomorrow is different, and one by the schedule's state does not", async () => {
    const company = await open(bank, ["Initiator", "Authorizer", "Authorizer"]);
    const [kofi] = company.customers;
    const [transfer, bulk] = await scheduleBoth(company);
    expect((await change(company, kofi, transfer, 1n)).foretold).toMatchObject({
      refusal: "Only a schedule that runs can be changed.",
    });
    await decideAll(bank, company, true);
    expect((await change(company, kofi, transfer, 400_01n)).foretold).toMatchObject({
      refusal: "This payment is above your limit of GHS 400.00 a transaction.",
      isPossibleTomorrow: false,
      highestAmount: "400.00",
    });
    await limitTransactions(bank, company, 349_99);
    expect((await change(company, kofi, bulk, undefined)).foretold).toMatchObject({
      refusal: "This payment is above your limit of GHS 349.99 a transaction.",
      isPossibleTomorrow: false,
    });
    expect((await change(company, kofi, transfer, 300_00n)).foretold).toMatchObject({ approvalsNeeded: 2 });
    const { foretold } = await change(company, kofi, transfer, 400_01n);
    expect(foretold?.refusal).toBe("A change of this schedule waits for approval already.");
    expect(foretold?.isPossibleTomorrow).toBeUndefined();
  });

  it("a schedule of another company is foretold like one that does not exist", async () => {
    const [ours, theirs] = [await open(bank, ["Single"]), await open(bank, ["Single"])];
    const [transfer] = await scheduleBoth(theirs);
    const { foretold, refused } = await change(ours, ours.customers[0], transfer, 1n);
    expect([foretold?.refusal, refused]).toEqual(["Schedule not found.", "Schedule not found."]);
  });
});
