import type { BulkPayment } from "../../../domain/payments/bulk";
import type { OperationDescription } from "../../operations/operation-description";
import type { Services } from "../../services";
import { PaymentAction, type PaymentActionDependencies } from "../payment-action";
import type { EnteredPayment } from "../payment-checks";
import { paymentSuccess } from "../payment-description";
import { bulkFacts } from "./bulk-facts";
import { words } from "./bulk-words";

/** Creates the action of a form for bulk payments. */
export const createBulkPaymentAction = (
  services: PaymentActionDependencies & Pick<Services, "bulkPaymentsService">,
  entered: EnteredPayment,
  isRequest: boolean,
): PaymentAction<BulkPayment> =>
  new PaymentAction(services, entered, isRequest, {
    pay: (payment, listName) => services.bulkPaymentsService.pay(payment, listName),
    describe: describeBulkPayment,
  });

export const describeBulkPayment = (payment: BulkPayment, isRequest: boolean): OperationDescription => ({
  title: words.confirmation[payment.category],
  facts: bulkFacts(payment),
  success: () => paymentSuccess(payment, isRequest),
  failure: words.failed[payment.category],
});
