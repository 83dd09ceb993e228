import { describe, expect, it } from "vitest";
import type { RequestStatus } from "../../../domain/requests/status";
import { provenStages } from "../../../domain/requests/trail";

const facts = { createdAt: "2026-11-20T09:30:00Z", createdBy: "Kofi Boateng" };

/** The stages after the request; those that have happened begin with a plus. */
const expected: Readonly<Record<RequestStatus, readonly string[]>> = {
  pending: ["approved", "sent", "arrived"],
  inProgress: ["approved", "sent", "arrived"],
  processing: ["+sent", "arrived"],
  approved: ["+sent", "arrived"],
  rejected: ["+rejected"],
  recalled: ["+recalled"],
  failed: ["+failed"],
  unknown: [],
};
const stagesOf = (more: Partial<Parameters<typeof provenStages>[0]> & { status: RequestStatus }) =>
  provenStages({ ...facts, ...more }).map(({ kind, isDone }) => `${isDone ? "+" : ""}${kind}`);

describe("the stages that documented fields prove", () => {
  it.each(Object.entries(expected) as [RequestStatus, readonly string[]][])(
    "a request with the status %s proves no arrival",
    (status, after) => {
      expect(stagesOf({ status })).toEqual(["+asked", ...after]);
    },
  );

  it("a schedule is not sent, an approver is a stage, and a settlement is when the arrival is expected", () => {
    expect(stagesOf({ status: "approved", scheduleId: "S1" })).toEqual(["+asked", "sent", "arrived"]);
    const approved = { approvedBy: "Efua Asante", approvedAt: "2026-11-20T10:00:00Z" };
    const [, approval, , arrival] = provenStages({
      ...facts,
      status: "processing",
      ...approved,
      receiptFrom: "2026-11-23",
    });
    expect(approval).toMatchObject({ kind: "approved", by: "Efua Asante", at: approved.approvedAt });
    expect(arrival).toMatchObject({ kind: "arrived", isDone: false, expectedBy: "2026-11-23" });
  });
});
