import type { RequestStatus } from "./status";

export type StageKind =
  | "asked"
  | "approved"
  | "rejected"
  | "recalled"
  | "failed"
  | "sent"
  | "arrived"
  | "returned"
  | "reversed"
  | "unknown";

/** A step of a payment between the request and its arrival. Texts are empty if they are not known. */
export type Stage = {
  readonly kind: StageKind;
  /** False also if nobody knows whether it has happened. */
  readonly isDone: boolean;
  /** ISO 8601, like all times here. */
  readonly at: string;
  readonly expectedBy: string;
  readonly by: string;
  readonly detail: string;
};

/** What a user asks the bank about a payment. */
export type AskedKind = "find" | "return";
export type CaseKind = AskedKind | "complaint" | "unknown";
export type CaseStatus = "open" | "found" | "returned" | "cannotBeReturned" | "answered" | "unknown";

export type BankCase = {
  readonly number: string;
  readonly kind: CaseKind;
  readonly status: CaseStatus;
  /** Empty for a complaint. */
  readonly paymentId: string;
  /** In the user's words. */
  readonly asked: string;
  readonly askedBy: string;
  readonly askedAt: string;
  /** The day by whose end the bank answers. */
  readonly answerBy: string;
  readonly answers: readonly { readonly at: string; readonly text: string }[];
};

/** The stages of a payment, and the cases about it. */
export type Trail = {
  readonly stages: readonly Stage[];
  readonly cases: readonly BankCase[];
  /** What the user may ask the bank now. */
  readonly mayAsk: readonly AskedKind[];
};

/** A new answer of the bank to a case, for the notices. */
export type CaseNews = Pick<BankCase, "number" | "kind" | "status" | "paymentId"> & {
  readonly at: string;
  readonly answer: string;
  readonly isRead: boolean;
};

/** The documented fields of a request or a report record. */
export type ProvenFacts = {
  readonly status: RequestStatus;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly scheduleId?: string;
  readonly approvedBy?: string;
  readonly approvedAt?: string;
  /** The time of the settlement of a payment that waits for it. */
  readonly receiptFrom?: string;
};

const waiting = ["approved", "sent", "arrived"] as const;
/** The stages that follow the request, by its status. */
const stagesOf: Readonly<Record<RequestStatus, readonly StageKind[]>> = {
  pending: waiting,
  inProgress: waiting,
  processing: ["sent", "arrived"],
  approved: ["sent", "arrived"],
  rejected: ["rejected"],
  recalled: ["recalled"],
  failed: ["failed"],
  unknown: [],
};
const ended: ReadonlySet<StageKind> = new Set(["rejected", "recalled", "failed"]);

/** Returns the stages that the documented fields prove. They never prove an arrival, nor that a schedule has paid. */
export function provenStages(facts: ProvenFacts): readonly Stage[] {
  const { status, createdAt, createdBy, scheduleId, approvedBy = "", approvedAt = "", receiptFrom = "" } = facts;
  const isSent = (status === "approved" || status === "processing") && !scheduleId;
  const step = (kind: StageKind, more: Partial<Stage> = {}): Stage => ({
    kind,
    isDone: ended.has(kind) || (kind === "sent" && isSent),
    at: "",
    expectedBy: kind === "arrived" ? receiptFrom : "",
    by: "",
    detail: "",
    ...more,
  });
  return [
    step("asked", { isDone: true, at: createdAt, by: createdBy }),
    ...(approvedBy ? [step("approved", { isDone: true, at: approvedAt, by: approvedBy })] : []),
    ...stagesOf[status].map((kind) => step(kind)),
  ];
}
