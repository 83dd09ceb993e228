import { beforeEach, expect, it, vi } from "vitest";
import type { FxPort } from "../../../application/fx/fx-port";
import type { OperationPorts } from "../../../application/operations/operation-kinds";
import { Operations } from "../../../application/operations/operations";
import { type OperationsOfUser, UnansweredOperations } from "../../../application/operations/unanswered-operations";
import type { OtpPort } from "../../../application/otp/otp-port";
import type { PreparedCall } from "../../../application/otp/protected-action";
import { LimitsService } from "../../../application/payments/limits-service";
import type { PaymentReceipt, PaymentsPort } from "../../../application/payments/payments-port";
import { SessionState } from "../../../application/session/session-state";
import { ghs, moneyOf } from "../../../domain/money";
import type { PaymentLimits } from "../../../domain/payments/payment-limits";
import { ok } from "../../../domain/result";
import { TestClock } from "../../support/a-clock";
import { anFxTransfer } from "../../support/a-fx-transfer";
import { anAccount } from "../../support/a-payment";
import { aSession } from "../../support/a-session";
import type { PartsOfPorts } from "../../support/a-signed-in-tab";
import { InMemoryObjectStorage } from "../../support/in-memory-object-storage";

const receipt: PaymentReceipt = { transactionId: "FX-1", message: "Sent." };
const limits: PaymentLimits = {
  ofTransaction: ghs(5_00),
  ofDay: ghs(5_00),
  leftToday: ghs(5_00),
  highest: moneyOf(50, "USD"),
  approvalsNeeded: undefined,
  approvers: [],
  refusal: undefined,
};

const submit = vi.fn<PreparedCall<PaymentReceipt>["submit"]>();
const fx = {
  currencies: vi.fn<FxPort["currencies"]>(),
  rates: vi.fn<FxPort["rates"]>(),
  localBanks: vi.fn<FxPort["localBanks"]>(),
  prepare: vi.fn<FxPort["prepare"]>(),
};
const payments = {
  prepare: vi.fn<PaymentsPort["prepare"]>(),
  limits: vi.fn<PaymentsPort["limits"]>(),
  same: vi.fn(),
  receipt: vi.fn<PaymentsPort["receipt"]>(),
};
const otp = { send: vi.fn<OtpPort["send"]>(), check: vi.fn<OtpPort["check"]>() };

let stored: InMemoryObjectStorage<OperationsOfUser>;
let operations: Operations;
const request = (transfer = anFxTransfer()) => operations.confirm(() => ({ kind: "fx", transfer }));

beforeEach(() => {
  vi.resetAllMocks();
  submit.mockResolvedValue(ok(receipt));
  fx.prepare.mockReturnValue({ key: "key-1", intent: undefined, submit });
  payments.limits.mockResolvedValue(ok(limits));
  otp.send.mockResolvedValue(ok({}));
  otp.check.mockResolvedValue(ok(undefined));
  stored = new InMemoryObjectStorage();
  const state = new SessionState();
  state.begin(aSession(), 0);
  const limitsService = new LimitsService(payments, new TestClock());
  const ports: PartsOfPorts = { fx };
  operations = new Operations(otp, new UnansweredOperations(stored, state), limitsService, ports as OperationPorts);
});

it("a transfer in the currency of its account needs the whole amount there before a code is requested", async () => {
  const stepOf = async (minor: number) => {
    const source = anAccount({ currency: "USD", available: moneyOf(100_00, "USD") });
    const action = request(anFxTransfer({ source, amount: moneyOf(minor, "USD") }));
    await action.start();
    return action.step;
  };
  expect(await stepOf(100_01)).toEqual({ kind: "failed", failure: { kind: "insufficientFunds" } });
  expect(payments.limits).not.toHaveBeenCalled();
  expect(otp.send).not.toHaveBeenCalled();
  expect((await stepOf(100_00)).kind).toBe("awaitingCode");
});

it("a transfer above the company's limits fails before a code is requested", async () => {
  const refusal = { message: "This payment is above your limit.", isPossibleTomorrow: false };
  payments.limits.mockResolvedValue(ok({ ...limits, refusal }));
  const action = request();
  await action.start();
  expect(payments.limits).toHaveBeenCalledExactlyOnceWith({
    source: "1020304050607",
    currency: "USD",
    total: moneyOf(1_00, "USD"),
    isScheduled: false,
  });
  expect(action.step).toEqual({
    kind: "failed",
    failure: { kind: "overLimit", excess: "payment", limits: { ...limits, refusal }, refusal },
  });
  expect(fx.prepare).not.toHaveBeenCalled();
  expect(otp.send).not.toHaveBeenCalled();
});
