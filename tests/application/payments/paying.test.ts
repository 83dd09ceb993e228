import { describe, expect, it, vi } from "vitest";
import type { OtpPort } from "../../../application/otp/otp-port";
import type { PaymentsPort } from "../../../application/payments/payments-port";
import { PaymentsService } from "../../../application/payments/payments-service";
import { ghs } from "../../../domain/money";
import { ok } from "../../../domain/result";
import { anOwnTransfer } from "../../support/a-payment";

const otp = (): OtpPort => ({ send: vi.fn(async () => ok(undefined)), check: vi.fn(async () => ok(undefined)) });
const accepting = (): PaymentsPort => ({
  prepare: vi.fn(() => ({ intent: undefined, submit: async () => ok({ transactionId: "T1", message: undefined }) })),
  receipt: vi.fn(),
});

describe("paying", () => {
  it("succeeds once the right code is entered", async () => {
    const payment = new PaymentsService(accepting(), otp()).pay(anOwnTransfer());
    await payment.start();
    await payment.enter("12345");
    expect(payment.step).toMatchObject({ at: "succeeded", receipt: { transactionId: "T1" } });
  });

  it("asks for no code when funds are short: the check comes first", async () => {
    const codes = otp();
    const payment = new PaymentsService(accepting(), codes).pay(anOwnTransfer({ amount: ghs(500_01) }));
    await payment.start();
    expect(payment.step).toEqual({ at: "failed", failure: { kind: "insufficientFunds" } });
    expect(codes.send).not.toHaveBeenCalled();
  });

  it("may take all there is @S2-5-032", async () => {
    const payment = new PaymentsService(accepting(), otp()).pay(anOwnTransfer({ amount: ghs(500_00) }));
    await payment.start();
    expect(payment.step.at).toBe("awaitingCode");
  });
});
