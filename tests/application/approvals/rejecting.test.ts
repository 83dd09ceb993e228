import { describe, expect, it, vi } from "vitest";
import type { ApprovalsPort } from "../../../application/approvals/approvals-port";
import { ApprovalsService } from "../../../application/approvals/approvals-service";
import { ok } from "../../../domain/result";
import { aPendingTransfer } from "../../support/a-request";

const approvals = {
  pending: vi.fn(),
  pendingPayments: vi.fn(),
  inbox: vi.fn(),
  approval: vi.fn(),
  reject: vi.fn<ApprovalsPort["reject"]>(async () => ok({ message: "Rejected." })),
};
const service = new ApprovalsService(approvals, { mine: vi.fn(), entries: vi.fn(), review: vi.fn(), recall: vi.fn() });

describe("rejecting @S3-5-01", () => {
  it.each(["", "   ", "\n"])("a rejection needs a reason, and %j is none", async (reason) => {
    expect(await service.reject(aPendingTransfer(), reason)).toEqual({ ok: false, failure: { kind: "reasonMissing" } });
    expect(approvals.reject).not.toHaveBeenCalled();
  });

  it("a rejection sends the reason trimmed and truncated to 25 characters", async () => {
    await service.reject(aPendingTransfer(), `  ${"r".repeat(30)}`);
    expect(approvals.reject).toHaveBeenCalledExactlyOnceWith(aPendingTransfer(), "r".repeat(25));
  });
});
