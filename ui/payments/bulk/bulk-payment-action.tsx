import { type BulkPayment, bulkRules } from "../../../domain/payments/bulk";
import { AccountName } from "../../accounts/account-text";
import { type Fact, NameLines } from "../../kit/facts";
import { formatMoney, isolated } from "../../kit/format";
import type { OperationDescription } from "../../operations/action-store";
import { namesText } from "../../operations/limit-words";
import type { Services } from "../../services";
import { checkedNamesText, words as namesWords } from "../names/names-words";
import { PaymentAction } from "../payment-action";
import type { EnteredPayment } from "../payment-checks";
import { paymentSuccess, scheduleFacts } from "../payment-description";
import { words } from "./bulk-words";

/** Creates the action of a form for bulk payments. */
export const createBulkPaymentAction = (
  services: Services,
  entered: EnteredPayment,
  isRequest: boolean,
): PaymentAction<BulkPayment> => new PaymentAction(services, entered, isRequest, describeBulkPayment);

export const describeBulkPayment = (payment: BulkPayment, isRequest: boolean): OperationDescription => ({
  title: words.confirmation[payment.category],
  facts: bulkFacts(payment),
  success: () => paymentSuccess(payment, isRequest),
  failure: words.failed[payment.category],
});

/** Returns the facts of a bulk payment for its confirmation. */
function bulkFacts({ source, rows, totals, category, schedule, names }: BulkPayment): readonly Fact[] {
  const payees = rows.map(({ texts: { name = "" } }) => isolated(name)).filter(Boolean);
  return [
    { label: words.totals.total, value: formatMoney(totals.total), isTotal: true },
    {
      label: words.totals.count,
      value: <NameLines name={totals.count.toLocaleString("en")} lines={[namesText(payees, "and", totals.count)]} />,
      isName: true,
    },
    { label: words.from, value: <AccountName account={source} /> },
    { label: words.totals.amount, value: formatMoney(totals.amount) },
    ...(bulkRules[category].hasELevy ? [{ label: words.totals.eLevy, value: formatMoney(totals.eLevy) }] : []),
    { label: words.totals.charge, value: formatMoney(totals.charge) },
    ...(names ? [{ label: namesWords.fact, value: checkedNamesText(names) }] : []),
    ...scheduleFacts({ schedule }),
  ];
}
