import { describe, expect, it, vi } from "vitest";
import type { OperationPorts } from "../../../application/operations/operation-kinds";
import { Operations } from "../../../application/operations/operations";
import { type OperationsOfUser, UnansweredOperations } from "../../../application/operations/unanswered-operations";
import type { OtpPort } from "../../../application/otp/otp-port";
import type { BulkPaymentsPort } from "../../../application/payments/bulk-payments-port";
import { LimitsService } from "../../../application/payments/limits-service";
import type { PaymentsPort } from "../../../application/payments/payments-port";
import { SessionState } from "../../../application/session/session-state";
import { ghs } from "../../../domain/money";
import { type BulkPayment, noIds } from "../../../domain/payments/bulk";
import type { Payment } from "../../../domain/payments/payment";
import { fail, ok } from "../../../domain/result";
import { TestClock } from "../../support/a-clock";
import {
  aCardLoad,
  aClearingTransfer,
  aContributionPayment,
  anAccount,
  anInvoicePayment,
  anOtherBankTransfer,
  anOwnTransfer,
  aSameBankTransfer,
  aWalletPayment,
} from "../../support/a-payment";
import { aSession } from "../../support/a-session";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const otp = (): OtpPort => ({ send: vi.fn(async () => ok({})), check: vi.fn(async () => ok(undefined)) });
const accepting = (): PaymentsPort => ({
  prepare: vi.fn(() => ({
    key: "key-1",
    intent: undefined,
    submit: async () => ok({ transactionId: "T1", message: undefined }),
  })),
  limits: vi.fn(async () => fail({ kind: "refused", message: "No such call." } as const)),
  same: vi.fn(),
  receipt: vi.fn(),
});

const serviceOf = (payments: PaymentsPort, codes = otp()) => {
  const state = new SessionState();
  state.begin(aSession(), 0);
  return payingWith(
    { payment: payments },
    payments,
    codes,
    new UnansweredOperations(new InMemoryObjectStorage(), state),
  );
};

/** Pays with these ports. */
const payingWith = (
  ports: Partial<OperationPorts>,
  limits: PaymentsPort,
  codes: OtpPort,
  unanswered: UnansweredOperations,
) => {
  const limitsService = new LimitsService(limits, new TestClock());
  // Only payments of the named kind are made.
  const operations = new Operations(codes, unanswered, limitsService, ports as OperationPorts);
  return {
    pay: (payment: Payment, payeeName = () => "") =>
      operations.confirm(() => ({ kind: "payment", payment, payeeName: payeeName() })),
    payMany: (payment: BulkPayment, listName = () => "") =>
      operations.confirm(() => ({ kind: "bulkPayment", payment, payeeName: listName() })),
  };
};

describe("paying", () => {
  it.each<[string, Payment, number]>([
    ["a transfer between own accounts", anOwnTransfer(), 150_00],
    ["a transfer within the bank", aSameBankTransfer(), 250_00],
    ["an instant transfer with its charge", anOtherBankTransfer(), 255_00],
    ["a non-instant transfer", aClearingTransfer(), 250_00],
    ["a payment to a wallet with charge and E-Levy", aWalletPayment(), 253_50],
    ["a card load", aCardLoad(), 250_00],
    ["an invoice", anInvoicePayment(), 350_00],
    ["a contribution with its penalty", aContributionPayment(), 450_00],
  ])(
    "%s needs its whole debit, and no code is requested when a pesewa is missing @S1-4-18 @S1-8-23 @S2-4-04 @S2-5-029 @S2-5-032 @S2-5-033 @S3-4-54 @S3-4-62",
    async (_, payment, debit) => {
      const codes = otp();
      const stepWith = async (available: number) => {
        const source = anAccount({ available: ghs(available) });
        const action = serviceOf(accepting(), codes).pay({ ...payment, source });
        await action.start();
        return action.step;
      };
      expect(await stepWith(debit - 1)).toEqual({ kind: "failed", failure: { kind: "insufficientFunds" } });
      expect(codes.send).not.toHaveBeenCalled();
      expect((await stepWith(debit)).kind).toBe("awaitingCode");
    },
  );

  it("the balance check includes known charges, and is skipped for scheduled payments @S2-5-033", async () => {
    const wallet = { amount: ghs(498_00), charge: ghs(2_00), eLevy: { amount: ghs(1), id: "EL1" } };
    const short = serviceOf(accepting()).pay(aWalletPayment(wallet));
    await short.start();
    expect(short.step).toEqual({ kind: "failed", failure: { kind: "insufficientFunds" } });
    const schedule = { frequency: "monthly", start: "2027-01-31" } as const;
    const later = serviceOf(accepting()).pay(anOwnTransfer({ amount: ghs(500_01), schedule }));
    await later.start();
    expect(later.step.kind).toBe("awaitingCode");
  });
});

describe("a payment whose answer was lost", () => {
  const lose = async (payeeName?: () => string) => {
    const kept = new InMemoryObjectStorage<OperationsOfUser>();
    const state = new SessionState();
    state.begin(aSession(), 0);
    const prepare = vi.fn<PaymentsPort["prepare"]>(() => ({
      key: "key-1",
      intent: undefined,
      submit: async () => fail({ kind: "unreachable" }),
    }));
    const port = { ...accepting(), prepare };
    const service = payingWith({ payment: port }, port, otp(), new UnansweredOperations(kept, state));
    const paying = service.pay(anOwnTransfer(), payeeName);
    await paying.start();
    await paying.enter("12345");
    return { kept: kept.kept, prepare };
  };

  it.each([
    ["the name under which its payee is saved", () => "Rent office", "Rent office"],
    ["an empty name if its payee is not saved", undefined, ""],
  ])("a payment without an answer is stored for a reload with %s", async (_, payeeName, name) => {
    const { kept, prepare } = await lose(payeeName);
    const operation = { kind: "payment", payment: anOwnTransfer(), payeeName: name };
    expect(kept).toEqual({ loginId: "L0002", operations: [{ key: "key-1", code: "12345", operation }] });
    const [[payment, nameOfPayee] = []] = prepare.mock.calls;
    expect([payment, nameOfPayee?.()]).toEqual([anOwnTransfer(), name]);
  });
});

describe("a bulk payment", () => {
  it.each(["bulkTransfer", "mobileMoneyBulk", "prepaidCardBulk"] as const)(
    "the total of the rows of a %s is checked against the balance before a code is requested @S2-5-030..032",
    async (category) => {
      const start = async (available: number) => {
        const codes = otp();
        const unanswered = new UnansweredOperations(new InMemoryObjectStorage<OperationsOfUser>(), new SessionState());
        const port: BulkPaymentsPort = {
          upload: vi.fn(),
          prepare: async () => ({ key: "key-7", intent: undefined, submit: vi.fn() }),
        };
        const service = payingWith({ bulkPayment: port }, accepting(), codes, unanswered);
        const totals = { count: 2, amount: ghs(20_00), charge: ghs(1_00), eLevy: ghs(50), total: ghs(21_50) };
        const source = anAccount({ available: ghs(available) });
        const paying = service.payMany({ ...aBulkPayment(2), category, source, totals });
        await paying.start();
        return { step: paying.step, codes };
      };
      const short = await start(21_49);
      expect(short.step).toEqual({ kind: "failed", failure: { kind: "insufficientFunds" } });
      expect(short.codes.send).not.toHaveBeenCalled();
      expect((await start(21_50)).step.kind).toBe("awaitingCode");
    },
  );
});

describe("a bulk payment whose answer was lost", () => {
  const lose = async (count: number, listName?: () => string) => {
    const kept = new InMemoryObjectStorage<OperationsOfUser>();
    const state = new SessionState();
    state.begin(aSession(), 0);
    const losing: BulkPaymentsPort = {
      upload: vi.fn(),
      prepare: async () => ({ key: "key-7", intent: undefined, submit: async () => fail({ kind: "unreachable" }) }),
    };
    const unanswered = new UnansweredOperations(kept, state);
    const service = payingWith({ bulkPayment: losing }, accepting(), otp(), unanswered);
    const paying = service.payMany(aBulkPayment(count), listName);
    await paying.start();
    await paying.enter("12345");
    expect(paying.step.kind).toBe("unknown");
    return kept;
  };

  it.each([
    ["the name under which its payees are saved", () => "Wages", "Wages"],
    ["an empty name if its payees are not saved", undefined, ""],
  ])("a bulk payment without an answer is stored with %s", async (_, listName, name) => {
    const { kept } = await lose(2, listName);
    const operation = { kind: "bulkPayment", payment: aBulkPayment(2), payeeName: name };
    expect(kept).toEqual({ loginId: "L0002", operations: [{ key: "key-7", code: "12345", operation }] });
  });

  it("a bulk payment with more rows than a tab can store is not stored", async () => {
    expect((await lose(500)).kept?.operations.map(({ key }) => key)).toEqual(["key-7"]);
    expect((await lose(501)).kept).toBeUndefined();
  });
});

const aBulkPayment = (count: number): BulkPayment => ({
  category: "bulkTransfer",
  source: anAccount({ available: ghs(900_000_00) }),
  rows: Array.from({ length: count }, (_, at) => ({
    position: at + 1,
    texts: { name: "Ama", account: "1020304055555", type: "domestic", narration: "Wages" },
    amount: ghs(10_00),
    charge: ghs(0),
    eLevy: ghs(0),
    isBad: false,
    status: "",
    ids: noIds,
  })),
  totals: { count, amount: ghs(count * 10_00), charge: ghs(0), eLevy: ghs(0), total: ghs(count * 10_00) },
  kind: "bulk",
  origin: "file",
  keepsPayee: true,
  schedule: undefined,
});
