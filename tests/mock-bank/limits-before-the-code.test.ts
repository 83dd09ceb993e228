import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { bulkTransfersHandlers } from "../../mock-bank/bulk/bulk-handlers";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import { paymentsHandlers } from "../../mock-bank/payments/payments-handlers";
import { aCompanyOf, type Customer, type NewCompany, type Outcome } from "../support/bank-customers";
import { type BankUnderTest, onEachDatabase, onPostgres } from "../support/bank-database";

const limitsCall = { endpoint: bankApi.payments.limits, handler: paymentsHandlers.limits };
const bulkCall = { endpoint: bankApi.bulkTransfers.pay, handler: bulkTransfersHandlers.pay };
const policy = { limitPerTransaction: "400.00", limitPerDay: "1000.00", secondApproverFrom: "300.00" };

type LimitsInput = InputOf<typeof bankApi.payments.limits>;
const limitsOf = (customer: Customer, asked: LimitsInput): Promise<Outcome> => customer.read(limitsCall, asked);
const leftFor = async (customer: Customer, sourceAccount: string) =>
  (await limitsOf(customer, { sourceAccount, currencyCode: "GHS" })).answer?.leftToday;

async function open({ db }: BankUnderTest, people: NewCompany["people"], of: NewCompany["policy"] = policy) {
  const company = await aCompanyOf(db, {
    people,
    accounts: [
      { currency: "GHS", balance: "90000.00" },
      { currency: "GHS", balance: "0.00" },
      { currency: "USD", balance: "90000.00" },
      { currency: "USD", balance: "0.00" },
    ],
    policy: of,
  });
  const [from, to, fromDollars, toDollars] = company.accounts as [string, string, string, string];
  const customers = company.people as [Customer, ...Customer[]];
  return { ...company, customers, from, to, fromDollars, toDollars };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** A payment, and the question about its limits that the client asks before it. */
type Attempt = {
  readonly asked: LimitsInput;
  readonly pay: (customer: Customer) => Promise<Outcome>;
};

function attemptOf({ from, to, fromDollars, toDollars }: Opened, kind: Kind, amounts: readonly bigint[]): Attempt {
  const total = formatMinor(amounts.reduce((sum, amount) => sum + amount, 0n));
  const schedule = { isSchedule: true, frequency: "MONTHLY", startDate: "15-03-2026" } as const;
  switch (kind) {
    case "cedis":
      return {
        asked: { sourceAccount: from, currencyCode: "GHS", totalAmount: total },
        pay: (customer) => customer.transfer(from, to, total),
      };
    case "dollars":
      return {
        asked: { sourceAccount: fromDollars, currencyCode: "USD", totalAmount: total },
        pay: (customer) => customer.transfer(fromDollars, toDollars, total, "USD"),
      };
    case "abroad":
      return {
        asked: { sourceAccount: fromDollars, currencyCode: "USD", totalAmount: total },
        pay: (customer) => customer.requestFx({ from: fromDollars, amount: total }),
      };
    case "scheduled":
      return {
        asked: { sourceAccount: from, currencyCode: "GHS", totalAmount: total, isSchedule: true },
        pay: (customer) => customer.transfer(from, to, total, "GHS", schedule),
      };
    case "bulk": {
      const rows = amounts.map((amount) => ({
        transactionType: "domestic",
        beneficiaryAccount: to,
        beneficiaryName: "Savings",
        transactionAmount: formatMinor(amount),
        transactionDescription: "Pay",
      }));
      const fields = {
        sourceAccount: from,
        transferData: JSON.stringify(rows),
        transferType: "BULK-TRANSFER",
      } as const;
      const largest = amounts.reduce((one, other) => (one > other ? one : other));
      return {
        asked: {
          sourceAccount: from,
          currencyCode: "GHS",
          totalAmount: total,
          largestAmount: formatMinor(largest),
        },
        pay: async (customer) => (await customer.ready(bulkCall, fields, { total: `GHS ${total}` }))(),
      };
    }
  }
}

const kinds = ["cedis", "dollars", "abroad", "scheduled", "bulk"] as const;
type Kind = (typeof kinds)[number];
/** Amounts around the limits of both currencies. */
const amount = fc.oneof(
  fc.constantFrom(1n, 3508n, 3509n, 8771n, 8772n, 40_000n, 40_001n, 100_000n),
  fc.bigInt({ min: 1n, max: 50_000n }),
);
const attempts = fc.array(
  fc.record({ kind: fc.constantFrom(...kinds), amounts: fc.array(amount, { minLength: 1, maxLength: 3 }) }),
  { minLength: 3, maxLength: 8 },
);
type Foretold = { approvalsNeeded?: number; refusal?: string; laterRefusal?: string; leftAfter?: string };
/** Fewer cedis a day than most of these lists of payments need. */
const tight = { ...policy, limitPerDay: "500.00" };
const RUNS = { numRuns: 20 };

onEachDatabase("The limits before the code", (bank) => {
  it.each(["Single", "Initiator"] as const)(
    "a payment of a %s is accepted exactly if the limits call foretold no refusal, with the same words",
    async (role) => {
      await fc.assert(
        fc.asyncProperty(attempts, async (given) => {
          const company = await open(bank, [role], tight);
          const [customer] = company.customers;
          for (const { kind, amounts } of given) {
            const { asked, pay } = attemptOf(company, kind, amounts);
            const { answer } = await limitsOf(customer, asked);
            expect((await pay(customer)).refused).toBe(answer?.refusal);
          }
        }),
        RUNS,
      );
    },
  );

  it("an approval succeeds exactly if the maker, the first and the last approver were foretold no refusal, and leaves of the limit what was foretold", async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async (given) => {
        const company = await open(bank, ["Initiator", "Authorizer", "Authorizer"], tight);
        const [kofi, ...authorizers] = company.customers;
        for (const { kind, amounts } of given) {
          const { asked, pay } = attemptOf(company, kind, amounts);
          const { answer: made } = await limitsOf(kofi, asked);
          if (kind === "bulk" && made?.laterRefusal)
            expect(made.isPossibleTomorrow).toBe(
              parseMinor(String(asked.totalAmount)) <= parseMinor(tight.limitPerDay),
            );
          const { answer: request } = await pay(kofi);
          if (!request) continue;
          const id = String(request.transactionId);
          for (const authorizer of authorizers) {
            const { answer } = await authorizer.review(id);
            const limits = answer?.limits as Foretold | undefined;
            if (limits) expect(limits.approvalsNeeded ? limits.laterRefusal : limits.refusal).toBe(made?.laterRefusal);
            if (limits) expect((await authorizer.approve(id)).refused).toBe(limits.refusal);
            if (limits?.leftAfter) expect(await leftFor(kofi, company.from)).toBe(limits.leftAfter);
          }
        }
      }),
      RUNS,
    );
  });

  it.each(["cedis", "dollars"] as const)(
    "the highest amount in %s is accepted, and a hundredth more is refused",
    async (kind) => {
      const company = await open(bank, ["Single"]);
      const [ama] = company.customers;
      const highest = async () =>
        parseMinor(String((await limitsOf(ama, attemptOf(company, kind, [1n]).asked)).answer?.highestAmount));
      // The limit of a transaction, twice, and then what is left of the day.
      for (let paid = 0; paid < 3; paid++) {
        const most = await highest();
        expect((await attemptOf(company, kind, [most + 1n]).pay(ama)).refused).toContain("your limit of GHS");
        expect((await attemptOf(company, kind, [most]).pay(ama)).refused).toBeUndefined();
      }
      expect(await highest()).toBe(0n);
    },
  );

  it("a payment that is too large for today may be possible tomorrow, unless it exceeds the limit of a whole day", async () => {
    const company = await open(bank, ["Single"], { limitPerTransaction: "2000.00", limitPerDay: "1000.00" });
    const [ama] = company.customers;
    await ama.transfer(company.from, company.to, "900.00");
    const told = async (...amounts: bigint[]) =>
      (await limitsOf(ama, attemptOf(company, "cedis", amounts).asked)).answer?.isPossibleTomorrow;
    expect([await told(100_00n), await told(100_01n), await told(1000_01n), await told(2000_01n)]).toEqual([
      undefined,
      true,
      false,
      false,
    ]);
  });

  it("a request names the approvals that it needs and the people who may give them", async () => {
    const people = ["Initiator & Authorizer", "Authorizer", "Authorizer", "Authorizer", "Viewer", "Single"] as const;
    const { customers, from, to } = await open(bank, people);
    const [esi, efua, adjoa, dormant] = customers as [Customer, Customer, Customer, Customer];
    await bank.db.updateTable("users").set({ active: false }).where("id", "=", dormant.caller.userId).execute();
    const withMenus = bank.db.updateTable("users").set({ menus: JSON.stringify(["Dashboard"]) });
    const told = async (totalAmount: string) => {
      const { answer } = await limitsOf(esi, { sourceAccount: from, currencyCode: "GHS", totalAmount });
      return [answer?.approvalsNeeded, answer?.approvers];
    };
    const [first, second] = [efua, adjoa].map(({ caller }) => caller.fullName).sort();
    expect(await told("299.99")).toEqual([1, [first, second]]);
    expect(await told("300.00")).toEqual([2, [first, second]]);
    const id = await esi.ask(from, to, "300.00");
    expect((await efua.review(id)).answer?.limits).toMatchObject({
      approvalsNeeded: 1,
      approvers: [adjoa.caller.fullName],
    });
    await withMenus.where("id", "=", adjoa.caller.userId).execute();
    expect(await told("1.00")).toEqual([1, [efua.caller.fullName]]);
  });

  it("the limits are answered only for the company's own accounts, and in a currency of the bank", async () => {
    const [ours, theirs] = [await open(bank, ["Single"]), await open(bank, ["Single"])];
    const [ama] = ours.customers;
    const asked = { sourceAccount: theirs.from, currencyCode: "GHS" };
    expect(await limitsOf(ama, asked)).toEqual({ refused: "sourceAccount: Account not found" });
    expect(await limitsOf(ama, { sourceAccount: ours.from, currencyCode: "JPY" })).toEqual({
      refused: "currencyCode: is not a currency of this bank.",
    });
  });
});

onPostgres("Two browsers that share a limit", (bank) => {
  it("the bank refuses one of two payments that were both possible, and both browsers then see the same rest", async () => {
    const { customers, from, to } = await open(bank, ["Single", "Single"], { limitPerDay: "150.00" });
    const [ama, akua] = customers as [Customer, Customer];
    const ready = await Promise.all([ama, akua].map((each) => each.readyToTransfer(from, to, "100.00")));
    expect([await leftFor(ama, from), await leftFor(akua, from)]).toEqual(["150.00", "150.00"]);
    const refused = (await Promise.all(ready.map((pay) => pay()))).map((outcome) => outcome.refused).filter(Boolean);
    expect(refused).toEqual(["This payment would pass your limit of GHS 150.00 a day."]);
    expect([await leftFor(ama, from), await leftFor(akua, from)]).toEqual(["50.00", "50.00"]);
  });
});
