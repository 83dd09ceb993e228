import { describe, expect, it, vi } from "vitest";
import type { OtpPort } from "../../../application/otp/otp-port";
import type { BulkPaymentsPort } from "../../../application/payments/bulk-payments-port";
import { BulkPaymentsService } from "../../../application/payments/bulk-payments-service";
import type { PaymentsPort, PreparedPayment } from "../../../application/payments/payments-port";
import { PaymentsService } from "../../../application/payments/payments-service";
import { type OwnedPayment, UnansweredPayments } from "../../../application/payments/unanswered-payments";
import { SessionState } from "../../../application/session/session-state";
import { ghs } from "../../../domain/money";
import { type BulkPayment, noIds } from "../../../domain/payments/bulk";
import { fail, ok } from "../../../domain/result";
import { anAccount, anOwnTransfer, aWalletPayment } from "../../support/a-payment";
import { aSession, aUser } from "../../support/a-session";
import { spreadsheetsAtOnce } from "../../support/in-memory-bulk-payments";
import { InMemoryKept } from "../../support/in-memory-kept";

const otp = (): OtpPort => ({ send: vi.fn(async () => ok(undefined)), check: vi.fn(async () => ok(undefined)) });
const accepting = (): PaymentsPort => ({
  prepare: vi.fn(() => ({
    key: "key-1",
    intent: undefined,
    submit: async () => ok({ transactionId: "T1", message: undefined }),
  })),
  receipt: vi.fn(),
});

const unused: Pick<BulkPaymentsPort, "prepare"> = { prepare: () => Promise.reject(new Error("One is paid.")) };

const serviceOf = (
  payments: PaymentsPort,
  codes = otp(),
  kept = new InMemoryKept<OwnedPayment>(),
  bulkPayments = unused,
) => {
  const state = new SessionState();
  state.begin(aSession(), 0);
  return new PaymentsService(payments, codes, new UnansweredPayments(kept, state), bulkPayments);
};

describe("paying", () => {
  it("succeeds once the right code is entered", async () => {
    const payment = serviceOf(accepting()).pay(anOwnTransfer());
    await payment.start();
    await payment.enter("12345");
    expect(payment.step).toMatchObject({ at: "succeeded", receipt: { transactionId: "T1" } });
  });

  it("asks for no code when funds are short: the check comes first", async () => {
    const codes = otp();
    const payment = serviceOf(accepting(), codes).pay(anOwnTransfer({ amount: ghs(500_01) }));
    await payment.start();
    expect(payment.step).toEqual({ at: "failed", failure: { kind: "insufficientFunds" } });
    expect(codes.send).not.toHaveBeenCalled();
  });

  it("counts the charges that it knows, and whatever is scheduled only when it runs @S2-5-033", async () => {
    const wallet = { amount: ghs(498_00), charge: ghs(2_00), eLevy: { amount: ghs(1), id: "EL1" } };
    const short = serviceOf(accepting()).pay(aWalletPayment(wallet));
    await short.start();
    expect(short.step).toEqual({ at: "failed", failure: { kind: "insufficientFunds" } });
    const schedule = { frequency: "monthly", start: "2027-01-31" } as const;
    const later = serviceOf(accepting()).pay(anOwnTransfer({ amount: ghs(500_01), schedule }));
    await later.start();
    expect(later.step.at).toBe("awaitingCode");
  });

  it("may take all there is @S2-5-032", async () => {
    const payment = serviceOf(accepting()).pay(anOwnTransfer({ amount: ghs(500_00) }));
    await payment.start();
    expect(payment.step.at).toBe("awaitingCode");
  });
});

describe("a payment whose answer was lost", () => {
  const losing = (): PaymentsPort => ({
    prepare: vi.fn((_payment, _name, key = "key-1") => ({
      key,
      intent: undefined,
      submit: async () => fail({ kind: "unreachable" } as const),
    })),
    receipt: vi.fn(),
  });
  const lose = async (kept: InMemoryKept<OwnedPayment>) => {
    const payment = serviceOf(losing(), otp(), kept).pay(anOwnTransfer(), () => "Payroll");
    await payment.start();
    await payment.enter("12345");
    expect(payment.step.at).toBe("unknown");
  };

  it("survives a reload, and is checked again with the same key, code and name", async () => {
    const kept = new InMemoryKept<OwnedPayment>();
    await lose(kept);
    const bank = accepting();
    const lost = await serviceOf(bank, otp(), kept).lost();
    expect(lost?.step.at).toBe("unknown");
    await lost?.checkAgain();
    expect(lost?.step).toMatchObject({ at: "succeeded" });
    expect(bank.prepare).toHaveBeenCalledWith(anOwnTransfer(), expect.any(Function), "key-1");
    expect(await serviceOf(bank, otp(), kept).lost()).toBeUndefined();
  });

  it("stays unknown as long as nobody answers", async () => {
    const kept = new InMemoryKept<OwnedPayment>();
    await lose(kept);
    const lost = await serviceOf(losing(), otp(), kept).lost();
    await lost?.checkAgain();
    expect(lost?.step.at).toBe("unknown");
    expect(await serviceOf(losing(), otp(), kept).lost()).toBeDefined();
  });

  it("is nobody else's business", async () => {
    const kept = new InMemoryKept<OwnedPayment>();
    await lose(kept);
    const state = new SessionState();
    state.begin(aSession({ user: aUser({ loginId: "L0999" }) }), 0);
    expect(await new UnansweredPayments(kept, state).found()).toBeUndefined();
    expect(kept.kept).toBeUndefined();
  });

  it.each([
    ["signedOut", false],
    ["signedInElsewhere", false],
    ["timeout", true],
    ["expired", true],
  ] as const)("after the session ended by %s is kept: %s", async (why, isKept) => {
    const kept = new InMemoryKept<OwnedPayment>();
    await lose(kept);
    const state = new SessionState();
    state.begin(aSession(), 0);
    state.end(why);
    await new PaymentsService(accepting(), otp(), new UnansweredPayments(kept, state), unused).sessionEnded();
    expect(kept.kept !== undefined).toBe(isKept);
  });

  it("is not kept once the bank has answered, well or badly", async () => {
    const kept = new InMemoryKept<OwnedPayment>();
    const refusing = accepting();
    vi.mocked(refusing.prepare).mockReturnValue({
      key: "key-2",
      intent: undefined,
      submit: async () => fail({ kind: "refused", message: "Blocked." } as const),
    });
    for (const bank of [accepting(), refusing]) {
      const payment = serviceOf(bank, otp(), kept).pay(anOwnTransfer());
      await payment.start();
      await payment.enter("12345");
      expect(kept.kept).toBeUndefined();
    }
  });
});

describe("a payment to many whose answer was lost", () => {
  const answering = (submit: PreparedPayment["submit"]): BulkPaymentsPort => ({
    upload: vi.fn(),
    prepare: vi.fn(async (_payment, _name, key = "key-7") => ({ key, intent: undefined, submit })),
  });
  const losing = () => answering(async () => fail({ kind: "unreachable" }));
  const lose = async (kept: InMemoryKept<OwnedPayment>, payment: BulkPayment) => {
    const state = new SessionState();
    state.begin(aSession(), 0);
    const unanswered = new UnansweredPayments(kept, state);
    const paying = new BulkPaymentsService(losing(), spreadsheetsAtOnce, otp(), unanswered).pay(payment, () => "Wages");
    await paying.start();
    await paying.enter("12345");
    expect(paying.step.at).toBe("unknown");
  };

  it("survives a reload, and is checked again with the same key and rows", async () => {
    const kept = new InMemoryKept<OwnedPayment>();
    await lose(kept, aBulkPayment(2));
    const bank = answering(async () => ok({ transactionId: "T7", message: undefined }));
    const lost = await serviceOf(accepting(), otp(), kept, bank).lost();
    expect(lost?.step.at).toBe("unknown");
    await lost?.checkAgain();
    expect(lost?.step).toMatchObject({ at: "succeeded", receipt: { transactionId: "T7" } });
    expect(bank.prepare).toHaveBeenCalledWith(aBulkPayment(2), expect.any(Function), "key-7");
    expect(kept.kept).toBeUndefined();
  });

  it("is not kept where the list is longer than a tab can hold", async () => {
    const kept = new InMemoryKept<OwnedPayment>();
    await lose(kept, aBulkPayment(501));
    expect(kept.kept).toBeUndefined();
  });
});

const aBulkPayment = (count: number): BulkPayment => ({
  category: "bulkTransfer",
  source: anAccount({ available: ghs(900_000_00) }),
  rows: Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    texts: { name: "Ama", account: "1020304055555", type: "domestic", narration: "Wages" },
    amount: ghs(10_00),
    charge: ghs(0),
    eLevy: ghs(0),
    isBad: false,
    status: "",
    ids: noIds,
  })),
  totals: { count, amount: ghs(count * 10_00), charge: ghs(0), eLevy: ghs(0), total: ghs(count * 10_00) },
  origin: "file",
  keepsPayee: true,
  schedule: undefined,
});
