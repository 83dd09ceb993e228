import type { ConfirmedOperation } from "../../application/operations/operation-kinds";
import { unreachable } from "../../domain/never";
import { describeOfficialStatement } from "../accounts/official-statement-description";
import { describeApproval } from "../approvals/approval-description";
import { describeFxTransfer } from "../fx/fx-transfer-description";
import type { OperationDescription } from "../operations/operation-description";
import { describeBulkPayment } from "../payments/bulk/bulk-payment-action";
import { describePayment } from "../payments/payment-description";
import { describeRecall } from "../requests/recall-description";
import { describeScheduleChange } from "../schedules/schedule-change-description";

/** Returns the description with which the operation was confirmed. */
export function describeOperation(operation: ConfirmedOperation, isRequest: boolean): OperationDescription {
  switch (operation.kind) {
    case "payment":
      return describePayment(operation.payment, isRequest);
    case "bulkPayment":
      return describeBulkPayment(operation.payment, isRequest);
    case "fx":
      return describeFxTransfer(operation.transfer);
    case "scheduleChange":
      return describeScheduleChange(operation.change, isRequest);
    case "approval":
      return describeApproval(operation.request);
    case "recall":
      return describeRecall(operation.request);
    case "officialStatement":
      return describeOfficialStatement(operation.order);
    default:
      return unreachable(operation);
  }
}
