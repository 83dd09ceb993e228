import type { PaymentReceipt } from "../../../application/payments/payments-port";
import { type Fact, SummaryCard } from "../facts";
import { words as shared } from "../words";
import { words } from "./words";

type Props = {
  /** The confirmed facts. */
  facts: readonly Fact[];
  /** Undefined until the bank has accepted the payment. */
  receipt: PaymentReceipt | undefined;
};

/** Shows what was paid or requested, to whom, when if it is scheduled, and under which number of the bank. */
export function ResultCard({ facts, receipt }: Props) {
  const shown = facts.filter(({ isTotal, isName, label }) => isTotal || isName || label === words.summary.schedule);
  const reference = receipt?.transactionId && [{ label: shared.status.reference, value: receipt.transactionId }];
  return <SummaryCard facts={[...shown, ...(reference || [])]} />;
}
