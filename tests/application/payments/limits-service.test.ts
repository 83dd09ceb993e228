import { describe, expect, it, vi } from "vitest";
import { LimitsService } from "../../../application/payments/limits-service";
import type { PaymentsPort } from "../../../application/payments/payments-port";
import { ghs } from "../../../domain/money";
import type { NameCheck } from "../../../domain/payments/name-check";
import { limitedPaymentOf, type PaymentLimits } from "../../../domain/payments/payment-limits";
import { fail, ok } from "../../../domain/result";
import { TestClock } from "../../support/a-clock";
import { aSameBankTransfer } from "../../support/a-payment";
import { aUser } from "../../support/a-session";
import { inMemoryLimits } from "../../support/in-memory-limits";

const payment = limitedPaymentOf(aSameBankTransfer({ amount: ghs(250_00) }));
const within = inMemoryLimits(payment, ghs(250_00), aUser(), []);
const above = inMemoryLimits(payment, ghs(249_99), aUser(), []);
const closeMatch: NameCheck = { result: "closeMatch", savedName: "Volta Agro", accountName: "Volta Agro Ltd" };
const unserved = fail({ kind: "refused", message: "No such call." } as const);
const unreachable = fail({ kind: "unreachable" } as const);

function aService(...answers: readonly Awaited<ReturnType<PaymentsPort["limits"]>>[]) {
  const limits = vi.fn<PaymentsPort["limits"]>(async () => ok(within));
  for (const answer of answers) limits.mockResolvedValueOnce(answer);
  const clock = new TestClock();
  return {
    service: new LimitsService({ prepare: vi.fn(), limits, same: vi.fn(), receipt: vi.fn() }, clock),
    limits,
    clock,
  };
}

describe("the limits that a payment leaves", () => {
  it("the bank is asked again for each payment", async () => {
    const { service, limits } = aService();
    const larger = { ...payment, total: ghs(300_00) };
    expect(await service.limitsOf(payment)).toEqual(ok(within));
    expect(await service.limitsOf(larger)).toEqual(ok(within));
    expect(limits.mock.calls).toEqual([[payment], [larger]]);
  });

  it("a bank that refuses the question is asked only once, and its limits are unknown afterwards", async () => {
    const { service, limits } = aService(unserved);
    expect(await service.limitsOf(payment)).toEqual(unserved);
    expect(await service.limitsOf(payment)).toEqual(ok(undefined));
    expect(limits).toHaveBeenCalledExactlyOnceWith(payment);
  });

  it("a bank that could not be reached is asked again", async () => {
    const { service, limits } = aService(unreachable);
    expect(await service.limitsOf(payment)).toEqual(unreachable);
    expect(await service.limitsOf(payment)).toEqual(ok(within));
    expect(limits.mock.calls).toEqual([[payment], [payment]]);
  });
});

describe("the permission of a payment", () => {
  it.each([
    ["a permission of ten seconds for the same payment is used, once", within, 10, payment, 1],
    ["an older permission is asked for again", within, 10.001, payment, 2],
    ["a permission for another amount is not used", within, 0, { ...payment, total: ghs(250_01) }, 2],
    ["a permission for another payee is not used", within, 0, { ...payment, payee: undefined }, 2],
    ["a refusal is asked about again", above, 0, payment, 2],
  ])("%s", async (_, known, seconds, permitted, calls) => {
    const { service, limits, clock } = aService(ok(known));
    await service.limitsOf(payment);
    clock.sleep(seconds);
    expect(await service.permit(permitted)).toEqual(ok(undefined));
    expect(limits).toHaveBeenCalledTimes(calls);
    await service.permit(payment);
    expect(limits).toHaveBeenCalledTimes(calls + 1);
  });

  const permitted = (limits: PaymentLimits, confirmed?: NameCheck) =>
    aService(ok(limits)).service.permit(payment, confirmed);

  it("a payment above the limits is refused with the limits, and a payment within them is permitted", async () => {
    expect(await permitted(within)).toEqual(ok(undefined));
    const refusal = {
      message: "This payment is above your limit of GHS 249.99 a transaction.",
      isPossibleTomorrow: false,
    };
    expect(await permitted(above)).toEqual(fail({ kind: "overLimit", excess: "payment", limits: above, refusal }));
  });

  it("a payment to a name that the user has not confirmed as it is now is refused", async () => {
    const limits = { ...within, nameCheck: closeMatch };
    const refusal = fail({ kind: "nameNotConfirmed" });
    expect(await permitted(limits)).toEqual(refusal);
    expect(await permitted(limits, { ...closeMatch, accountName: "Volta Agro Limited" })).toEqual(refusal);
    expect(await permitted(limits, closeMatch)).toEqual(ok(undefined));
  });

  it("a payment needs no confirmed name if the bank asks for none", async () => {
    expect(await permitted(within, closeMatch)).toEqual(ok(undefined));
  });

  it("a limit is named before a name that is not confirmed", async () => {
    expect(await permitted({ ...above, nameCheck: closeMatch })).toMatchObject({ failure: { kind: "overLimit" } });
  });

  it("a payment is permitted if the bank cannot say what the limits leave", async () => {
    expect(await aService(unreachable).service.permit(payment)).toEqual(ok(undefined));
    const { service } = aService(unserved);
    expect(await service.permit(payment)).toEqual(ok(undefined));
    expect(await service.permit(payment)).toEqual(ok(undefined));
  });
});
