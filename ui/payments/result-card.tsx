import type { PaymentReceipt } from "../../application/payments/payments-port";
import { type Fact, SummaryCard } from "../kit/facts";
import { words as shared } from "../kit/words";
import { words } from "./words";

type Props = {
  /** The confirmed facts. */
  facts: readonly Fact[];
  /** Undefined until the bank has accepted the payment. */
  receipt: PaymentReceipt | undefined;
};

/** Shows the amount, the beneficiary, the schedule if there is one, and the bank's number of a payment or a request. */
export function ResultCard({ facts, receipt }: Props) {
  const shown = facts.filter(({ isTotal, isName, label }) => isTotal || isName || label === words.summary.schedule);
  const reference = receipt?.transactionId && [{ label: shared.status.reference, value: receipt.transactionId }];
  return <SummaryCard facts={[...shown, ...(reference || [])]} />;
}
