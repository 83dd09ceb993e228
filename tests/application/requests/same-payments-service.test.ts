import { describe, expect, it } from "vitest";
import type { RequestsPort } from "../../../application/requests/requests-port";
import { SamePaymentsService } from "../../../application/requests/same-payments-service";
import { ghs, type Money, moneyOf } from "../../../domain/money";
import type { Category } from "../../../domain/payments/categories";
import { type ComparedPayment, cardPayee } from "../../../domain/payments/same-payments";
import type { BankRequest, RequestDetails } from "../../../domain/requests/request";
import { fail, ok } from "../../../domain/result";
import { TestClock } from "../../support/a-clock";
import { anOwnTransfer } from "../../support/a-payment";
import { aPendingTransfer, requestDetails } from "../../support/a-request";
import { InMemoryBank } from "../../support/in-memory-bank";

const now = "2026-11-20T10:00:00Z";
const payee = { account: "1441000777888", name: "Yaw Ofori" };
const noCharge = { charge: ghs(0), eLevy: ghs(0) };
const narration = "Rent";
const { payee: _, narration: __, ...common } = aPendingTransfer();

/** The details of a request, and what the same payment is compared by. */
const kinds: {
  readonly [C in Category]: readonly [RequestDetails[C], Omit<ComparedPayment, "category" | "currency">];
} = {
  ownAccounts: [{ payee, narration }, { payees: [{ payee: payee.account, amount: ghs(150_00) }] }],
  sameBank: [{ payee, narration }, { payees: [{ payee: payee.account, amount: ghs(150_00) }] }],
  otherBank: [
    { payee: { ...payee, bank: "", branch: "" }, narration, charge: ghs(0), transferType: "instant" },
    { payees: [{ payee: payee.account, amount: ghs(150_00) }] },
  ],
  bulkTransfer: [{ count: 2, charge: ghs(50_00) }, { payees: list(ghs(60_00), ghs(40_00)) }],
  mobileMoney: [
    { payee, wallet: { name: "", number: "0241234567", network: "MTN" }, narration, ...noCharge },
    { payees: [{ payee: "0241234567", amount: ghs(150_00) }] },
  ],
  mobileMoneyBulk: [{ count: 2, ...noCharge }, { payees: list(ghs(60_00), ghs(90_00)) }],
  prepaidCard: [
    { payee, customerId: "1234567", lastDigits: "4321", mobile: "", narration },
    { payees: [{ payee: cardPayee("1234567", "4321"), amount: ghs(150_00) }] },
  ],
  prepaidCardBulk: [{ count: 2 }, { payees: list(ghs(60_00), ghs(90_00)) }],
  ghanaGov: [
    { invoiceNumber: "GG-1", expiresAt: "", service: "" },
    { payees: [], bill: "GG-1" },
  ],
  ssnit: [
    { adviceNumber: "SSN-1", contributionType: "Regular", narration },
    { payees: [], bill: "SSN-1" },
  ],
  fx: [requestDetails.fx, { payees: [{ payee: requestDetails.fx.payee.account, amount: moneyOf(150_00, "GHS") }] }],
};

function list(...amounts: readonly Money[]) {
  return amounts.map((amount) => ({ payee: "any", amount }));
}

/** A bank without the call, whose user has one request. */
function serviceWith(request: BankRequest | undefined, schedules: InMemoryBank["schedules"] = []) {
  const rows = request ? [request] : [];
  const refused = async () => fail({ kind: "refused", message: "No such call." } as const);
  return new SamePaymentsService(
    // Only these calls are made.
    { same: refused } as never,
    { mine: (async () => ok({ rows, total: rows.length })) as RequestsPort["mine"] } as never,
    { list: async () => ok(schedules) } as never,
    new TestClock(Date.parse(now)),
  );
}

const requestIn = (category: Category, over: Partial<BankRequest> = {}): BankRequest =>
  ({
    ...common,
    ...kinds[category][0],
    category,
    amount: ghs(150_00),
    total: ghs(150_00),
    createdAt: now,
    ...over,
  }) as BankRequest;
const comparedIn = (category: Category): ComparedPayment => ({ category, currency: "GHS", ...kinds[category][1] });

describe("A bank that does not compare payments", () => {
  it.each(Object.keys(kinds) as Category[])("the user's own %s of the day is found", async (category) => {
    const found = await serviceWith(requestIn(category)).find(comparedIn(category));
    expect(found).toMatchObject({ ok: true, value: { found: [{ id: "TRX0001", state: "waiting" }] } });
    const other = { ...comparedIn(category), bill: "other", payees: list(ghs(1)) };
    expect(await serviceWith(requestIn(category)).find(other)).toMatchObject({ ok: true, value: { found: [] } });
  });

  it.each([
    ["was rejected", { status: "rejected" }],
    ["was recalled", { status: "recalled" }],
    ["failed", { status: "failed" }],
    ["is of the day before", { createdAt: "2026-11-19T09:59:59Z" }],
  ] as const)("a request that %s is not the same", async (_, over) => {
    const found = await serviceWith(requestIn("sameBank", over)).find(comparedIn("sameBank"));
    expect(found).toEqual(ok({ found: [], others: 0 }));
  });

  it("a bank that has answered once is asked again after a refusal, which may be of a busy bank", async () => {
    const answers = [ok({ found: [], others: 3 }), fail({ kind: "refused", message: "Too many." } as const)];
    let asked = 0;
    const payments = { same: async () => answers[asked++ % 2] };
    const service = new SamePaymentsService(payments as never, {} as never, {} as never, new TestClock(0));
    const compared = { category: "sameBank", currency: "GHS", payees: [] } as const;
    const found = [await service.find(compared), await service.find(compared), await service.find(compared)];
    expect(found.map(({ ok: isAnswer }) => isAnswer)).toEqual([true, false, true]);
  });

  it("a schedule without approval is found", async () => {
    const bank = new InMemoryBank();
    const transfer = anOwnTransfer({ schedule: { frequency: "monthly", start: "2027-01-31" } });
    bank.keepSchedule(transfer, "Ama Owusu");
    const compared = {
      category: "ownAccounts",
      currency: "GHS",
      payees: [{ payee: transfer.destination.number, amount: transfer.amount }],
    } as const;
    const schedules = bank.schedules.map((schedule) => ({ ...schedule, createdAt: now }));
    expect(await serviceWith(undefined, schedules).find(compared)).toMatchObject({ value: { found: [{ id: "S-1" }] } });
  });
});
