import type { ConfirmedOperation } from "../../application/operations/operation-kinds";
import { describeOfficialStatement } from "../accounts/official-statement-description";
import { describeApproval } from "../approvals/approval-description";
import { describeFxTransfer } from "../fx/fx-transfer-description";
import type { OperationDescription } from "../operations/operation-description";
import { describeBulkPayment } from "../payments/bulk/bulk-payment-action";
import { describePayment } from "../payments/payment-description";
import { describeRecall } from "../requests/recall-description";
import { describeScheduleChange } from "../schedules/schedule-change-description";

type Describers = {
  readonly [Kind in ConfirmedOperation["kind"]]: (
    operation: Extract<ConfirmedOperation, { readonly kind: Kind }>,
    isRequest: boolean,
  ) => OperationDescription;
};
const describers: Describers = {
  payment: ({ payment }, isRequest) => describePayment(payment, isRequest),
  bulkPayment: ({ payment }, isRequest) => describeBulkPayment(payment, isRequest),
  fx: ({ transfer }) => describeFxTransfer(transfer),
  scheduleChange: ({ change }, isRequest) => describeScheduleChange(change, isRequest),
  approval: ({ request }) => describeApproval(request),
  recall: ({ request }) => describeRecall(request),
  officialStatement: ({ order }) => describeOfficialStatement(order),
};

/** Returns the description with which the operation was confirmed. */
export const describeOperation = (operation: ConfirmedOperation, isRequest: boolean): OperationDescription =>
  // The kind of the operation selects its row, which TypeScript cannot see while the kind is a union.
  describers[operation.kind](operation as never, isRequest);
