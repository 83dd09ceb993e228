import { describe, expect, it, vi } from "vitest";
import type { PaymentsPort } from "../../../application/payments/payments-port";
import type { SchedulesPort } from "../../../application/schedules/schedules-port";
import { ghs } from "../../../domain/money";
import type { NameCheck } from "../../../domain/payments/name-check";
import type { PaymentLimits } from "../../../domain/payments/payment-limits";
import { fail, ok } from "../../../domain/result";
import type { ScheduleChange } from "../../../domain/schedules/scheduled-transfer";
import { limitedChangeOf } from "../../../domain/schedules/scheduled-transfer";
import { anAccount } from "../../support/a-payment";
import { aScheduledTransfer } from "../../support/a-scheduled-transfer";
import { anExecutedCall, aSignedInTab } from "../../support/a-signed-in-tab";

const nameCheck: NameCheck = { result: "closeMatch", savedName: "Yaw Boateng", accountName: "Yaw Boateng Ent." };
const change: ScheduleChange = {
  schedule: aScheduledTransfer(),
  source: anAccount(),
  payee: { account: "1020304055555", name: "Yaw Boateng Ent." },
  amount: ghs(200_00),
  total: ghs(200_00),
  narration: "Rent",
  frequency: "weekly",
  start: undefined,
  nameCheck,
};
const limitsWith = (over: Partial<PaymentLimits>): PaymentLimits => ({
  ofTransaction: ghs(500_00),
  ofDay: ghs(500_00),
  leftToday: ghs(100_00),
  highest: ghs(100_00),
  approvalsNeeded: undefined,
  approvers: [],
  refusal: undefined,
  ...over,
});

/** Starts the change of a schedule. */
async function startChange(
  call = anExecutedCall(),
  left: Awaited<ReturnType<PaymentsPort["limits"]>> = ok(limitsWith({})),
) {
  const { otp, storage, operationsOf } = aSignedInTab();
  const port = { list: vi.fn(), change: vi.fn<SchedulesPort["change"]>(() => call), remove: vi.fn() };
  const limits = vi.fn<PaymentsPort["limits"]>(async () => left);
  const action = operationsOf({ scheduleChange: port }, limits).confirm(() => ({ kind: "scheduleChange", change }));
  await action.start();
  return { action, port, limits, otp, storage };
}

describe("changing a schedule", () => {
  it("a schedule is changed with a code", async () => {
    const { action, port, limits } = await startChange();
    expect(action.step.kind).toBe("awaitingCode");
    await action.enter("12345");
    expect(action.step).toEqual({ kind: "succeeded", receipt: { message: "Done." } });
    expect(port.change).toHaveBeenCalledExactlyOnceWith(change, undefined);
    expect(limits).toHaveBeenCalledExactlyOnceWith(limitedChangeOf(change));
  });

  it("a change above the limits is refused before a code is requested", async () => {
    const refusal = { message: "This payment is above your limit.", isPossibleTomorrow: false };
    const limits = limitsWith({ refusal });
    const { action, port, otp } = await startChange(anExecutedCall(), ok(limits));
    expect(action.step).toEqual({ kind: "failed", failure: { kind: "overLimit", excess: "payment", limits, refusal } });
    expect(port.change).not.toHaveBeenCalled();
    expect(otp.send).not.toHaveBeenCalled();
  });

  it("a change is refused before a code is requested if the user has not confirmed the names as they are now", async () => {
    const confirmed = await startChange(anExecutedCall(), ok(limitsWith({ nameCheck })));
    expect(confirmed.action.step.kind).toBe("awaitingCode");
    const changed = limitsWith({ nameCheck: { ...nameCheck, accountName: "Yaw Ofori" } });
    const { action, otp } = await startChange(anExecutedCall(), ok(changed));
    expect(action.step).toEqual({ kind: "failed", failure: { kind: "nameNotConfirmed" } });
    expect(otp.send).not.toHaveBeenCalled();
  });

  it("a change whose limits did not load requests a code", async () => {
    const { action } = await startChange(anExecutedCall(), fail({ kind: "unreachable" }));
    expect(action.step.kind).toBe("awaitingCode");
  });
});
