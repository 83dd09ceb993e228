import { describe, expect, it, vi } from "vitest";
import type { ApprovalsPort } from "../../../application/approvals/approvals-port";
import { ApprovalsService } from "../../../application/approvals/approvals-service";
import type { Operations } from "../../../application/operations/operations";
import type { RequestsPort } from "../../../application/requests/requests-port";
import { ghs } from "../../../domain/money";
import type { PaymentLimits } from "../../../domain/payments/payment-limits";
import type { RequestId } from "../../../domain/requests/request";
import type { Review } from "../../../domain/requests/review";
import { fail, ok } from "../../../domain/result";
import { aPendingTransfer } from "../../support/a-request";
import { anExecutedCall, aSignedInTab } from "../../support/a-signed-in-tab";

const request = aPendingTransfer();
const refusal = { message: "This payment is above your limit.", isPossibleTomorrow: true };
const limitsWith = (over: Partial<PaymentLimits>): PaymentLimits => ({
  ofTransaction: ghs(500_00),
  ofDay: ghs(500_00),
  leftToday: ghs(100_00),
  highest: ghs(100_00),
  approvalsNeeded: 1,
  approvers: [],
  refusal: undefined,
  ...over,
});
const reviewWith = (limits: PaymentLimits | undefined): Review => ({
  approvals: 0,
  approvalsNeeded: 1,
  history: [],
  receipt: undefined,
  availableAfter: undefined,
  arrivesOn: "",
  limits,
  isFirstToPayee: false,
  duplicates: [],
});
type Approval = (...asked: Parameters<ApprovalsService["permit"]>) => ReturnType<Operations["confirm"]>;
type Reviewed = Awaited<ReturnType<RequestsPort["review"]>>;

/** Starts an approval of the request. */
async function approve(call = anExecutedCall(), ...reviews: Reviewed[]) {
  const { otp, storage, operationsOf } = aSignedInTab();
  const approval = vi.fn<ApprovalsPort["approval"]>(() => call);
  const review = vi.fn<RequestsPort["review"]>(async () => reviews.shift() ?? ok(reviewWith(undefined)));
  const service = new ApprovalsService(
    { pending: vi.fn(), pendingPayments: vi.fn(), inbox: vi.fn(), approval, reject: vi.fn() },
    { mine: vi.fn(), entries: vi.fn(), review, recall: vi.fn() },
  );
  const operations = operationsOf({ approval: { approval } });
  const approvalOf: Approval = (approved, reviewing) =>
    operations.confirm(
      () => ({ kind: "approval", request: approved }),
      () => service.permit(approved, reviewing),
    );
  const action = approvalOf(request);
  await action.start();
  return { action, approval, review, otp, storage, approvalOf };
}

describe("approving", () => {
  it("an approval above the limits is refused before a code is requested", async () => {
    const limits = limitsWith({ refusal });
    const { action, approval, review, otp } = await approve(anExecutedCall(), ok(reviewWith(limits)));
    expect(action.step).toEqual({
      kind: "failed",
      failure: { kind: "overLimit", excess: "approval", limits, refusal },
    });
    expect(review).toHaveBeenCalledExactlyOnceWith(request, "approval");
    expect(approval).not.toHaveBeenCalled();
    expect(otp.send).not.toHaveBeenCalled();
  });

  it.each<[string, Reviewed]>([
    ["within the limits", ok(reviewWith(limitsWith({})))],
    ["with unknown limits", ok(reviewWith(undefined))],
  ])("an approval %s requests a code", async (_, reviewed) => {
    const { action, otp } = await approve(anExecutedCall(), reviewed);
    expect(action.step.kind).toBe("awaitingCode");
    expect(otp.send).toHaveBeenCalledOnce();
  });

  const refused = fail({ kind: "refused" as const, message: "Not now" });
  it.each([
    ["no answer", fail({ kind: "unreachable" as const }), "notReviewed"],
    ["a refusal", refused, "awaitingCode"],
  ])("after %s to its review, a request gets a code only if the approver agrees for it", async (_, failure, next) => {
    const { action, otp, approvalOf } = await approve(anExecutedCall(), failure, failure, failure, failure);
    expect(action.step).toEqual({ kind: "failed", failure: { kind: "notReviewed" } });
    expect(otp.send).not.toHaveBeenCalled();
    const start = async (isKnowing: boolean, approved = request) => {
      const again = approvalOf(approved, { isKnowing });
      await again.start();
      return again.step.kind === "failed" ? again.step.failure.kind : again.step.kind;
    };
    expect(await start(true)).toBe("awaitingCode");
    expect(await start(false)).toBe(next);
    expect(await start(false, { ...request, id: "TRX0002" as RequestId })).toBe("notReviewed");
  });

  it("a session that ends while the review is loaded asks no question", async () => {
    const ended = { kind: "sessionEnded", why: "timeout" } as const;
    const { action } = await approve(anExecutedCall(), fail(ended));
    expect(action.step).toEqual({ kind: "failed", failure: ended });
  });
});
