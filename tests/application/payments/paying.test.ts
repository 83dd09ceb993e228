import { describe, expect, it, vi } from "vitest";
import type { OtpPort } from "../../../application/otp/otp-port";
import type { PaymentsPort } from "../../../application/payments/payments-port";
import { PaymentsService } from "../../../application/payments/payments-service";
import { type OwnedPayment, UnansweredPayments } from "../../../application/payments/unanswered-payments";
import { SessionState } from "../../../application/session/session-state";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import { anOwnTransfer, aWalletPayment } from "../../support/a-payment";
import { aSession, aUser } from "../../support/a-session";
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

const serviceOf = (payments: PaymentsPort, codes = otp(), kept = new InMemoryKept<OwnedPayment>()) => {
  const state = new SessionState();
  state.begin(aSession(), 0);
  return new PaymentsService(payments, codes, new UnansweredPayments(kept, state));
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
    await new PaymentsService(accepting(), otp(), new UnansweredPayments(kept, state)).sessionEnded();
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
