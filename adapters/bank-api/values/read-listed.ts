import type { ListedField, ListedValue } from "../../../contract/listed-values";
import type { ExpenditureType } from "../../../domain/accounts/expenditure";
import type { Movement } from "../../../domain/accounts/statement";
import type { ContributionType } from "../../../domain/bills/contribution";
import type { InvoiceStatus } from "../../../domain/bills/invoice";
import type { FxTransferType } from "../../../domain/fx/fx-transfer";
import type { ListedOrUnknown } from "../../../domain/listed-or-unknown";
import type { Speed } from "../../../domain/payments/bank";
import type { NameMatch } from "../../../domain/payments/name-check";
import type { SamePaymentState } from "../../../domain/payments/same-payments";
import type { RowTransferType } from "../../../domain/payments/typed-rows";
import type { ActivityKind } from "../../../domain/reports/activity";
import type { NoticeKind } from "../../../domain/requests/notice";
import type { RequestEvent } from "../../../domain/requests/review";
import type { RequestStatus } from "../../../domain/requests/status";
import type { CaseKind, CaseStatus, StageKind } from "../../../domain/requests/trail";
import type { PaperState } from "../../../domain/support/paper";

/** Returns a reader that ignores the case of a code. The table has an entry for each value that the contract lists. */
export function readerOf<Kind extends ListedField, Value extends string>(
  table: Readonly<Record<ListedValue<Kind>, Value>>,
) {
  const byCode = new Map(Object.entries<Value>(table).map(([code, value]) => [code.toUpperCase(), value]));
  return (wire: string): ListedOrUnknown<Value> => (wire ? (byCode.get(wire.toUpperCase()) ?? "unknown") : undefined);
}

export const toStatus = readerOf<"requestStatus", Exclude<RequestStatus, "unknown">>({
  PENDING: "pending",
  IN_PROGRESS: "inProgress",
  APPROVED: "approved",
  REJECTED: "rejected",
  FAILED: "failed",
  RECALLED: "recalled",
  PROCESSING: "processing",
});

export const toEvent = readerOf<"requestEvent", Exclude<RequestEvent, "unknown">>({
  created: "created",
  approved: "approved",
  sent: "sent",
  executed: "executed",
  rejected: "rejected",
  recalled: "recalled",
  failed: "failed",
});

export const toSamePaymentState = readerOf<"samePaymentState", SamePaymentState>({
  WAITING: "waiting",
  SENT: "sent",
  PAID: "paid",
  SCHEDULED: "scheduled",
});

export const toPaperState = readerOf<"paperState", Exclude<PaperState, "unknown">>({
  WAITING: "waiting",
  SENT: "sent",
  ARRIVED: "arrived",
  RETURNED: "returned",
  REVERSED: "reversed",
  ISSUED: "issued",
  NOT_FOUND: "notFound",
});

export const toStage = readerOf<"paymentStage", Exclude<StageKind, "unknown">>({
  ASKED: "asked",
  APPROVED: "approved",
  REJECTED: "rejected",
  RECALLED: "recalled",
  FAILED: "failed",
  SENT: "sent",
  ARRIVED: "arrived",
  RETURNED: "returned",
  REVERSED: "reversed",
});

export const toCaseKind = readerOf<"caseKind", Exclude<CaseKind, "unknown">>({
  FIND: "find",
  RETURN: "return",
  COMPLAINT: "complaint",
});

export const toCaseStatus = readerOf<"caseStatus", Exclude<CaseStatus, "unknown">>({
  OPEN: "open",
  FOUND: "found",
  RETURNED: "returned",
  CANNOT_BE_RETURNED: "cannotBeReturned",
  ANSWERED: "answered",
});

export const toActivityKind = readerOf<"activityKind", ActivityKind>({
  SIGN_IN: "signIn",
  REQUEST: "request",
  DECISION: "decision",
  BENEFICIARY: "beneficiary",
  SCHEDULE: "schedule",
  DOWNLOAD: "download",
  SECURITY: "security",
});

export const toTransferType = readerOf<"transferType", Speed | FxTransferType>({
  INSTANT: "instant",
  NON_INSTANT: "nonInstant",
  "Local Transfer": "local",
  "International Transfer": "international",
});

export const toRowTransferType = readerOf<"rowTransferType", RowTransferType>({
  domestic: "domestic",
  instant: "instant",
  noninstant: "noninstant",
});

export const toContributionType = readerOf<"contributionType", ContributionType>({
  REGULAR: "Regular",
  ARREARS: "Arrears",
});

export const toInvoiceStatus = readerOf<"invoiceStatus", InvoiceStatus>({
  PENDING: "pending",
  PAID: "paid",
  EXPIRED: "expired",
});

export const toMovementType = readerOf<"movementType", Movement["type"]>({ C: "credit", D: "debit" });

export const toNoticeKind = readerOf<"noticeKind", NoticeKind>({
  DEBIT: "debit",
  CREDIT: "credit",
  WAITING: "waiting",
  REMINDER: "reminder",
  OUTCOME: "outcome",
  SECURITY: "security",
});

export const toNameMatch = readerOf<"nameMatch", NameMatch>({
  MATCH: "match",
  CLOSE_MATCH: "closeMatch",
  NO_MATCH: "noMatch",
  NOT_CHECKED: "notChecked",
});

export const toExpenditureType = readerOf<"expenditureType", ExpenditureType>({
  FDT: "fundsTransfers",
  MMT: "mobileMoney",
  BLP: "billPayments",
  PCL: "prepaidCard",
  OET: "others",
});
