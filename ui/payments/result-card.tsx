import type { PaymentReceipt } from "../../application/payments/payments-port";
import { needsApproval } from "../../domain/session/roles";
import { type Fact, resultFacts, SummaryCard } from "../kit/facts";
import { words as shared } from "../kit/words";
import { useServices, useUser } from "../services";
import { WhereButton } from "./where/where-button";

type Props = {
  /** The confirmed facts. */
  facts: readonly Fact[];
  /** Undefined until the bank has accepted the payment. */
  receipt: PaymentReceipt | undefined;
  /** The payment is a bulk. */
  isList?: boolean;
};

/** Shows the amount, the beneficiary, the schedule if there is one, and the bank's number of a payment or a request. */
export function ResultCard({ facts, receipt, isList = false }: Props) {
  const hasSchedule = facts.some(({ isSchedule }) => isSchedule);
  const reference = receipt?.transactionId && [{ label: shared.status.reference, value: receipt.transactionId }];
  return (
    <>
      <SummaryCard facts={[...resultFacts(facts), ...(reference || [])]} />
      {receipt?.transactionId && !hasSchedule && (
        <WhereIsIt id={receipt.transactionId} receiptFrom={receipt.receiptFrom} isList={isList} />
      )}
    </>
  );
}

type WhereIsItProps = { id: string; receiptFrom?: string | undefined; isList: boolean };

function WhereIsIt({ id, receiptFrom = "", isList }: WhereIsItProps) {
  const { clock } = useServices();
  const user = useUser();
  const createdAt = new Date(clock.now()).toISOString();
  const status = receiptFrom ? "processing" : needsApproval(user) ? "pending" : "approved";
  const proven = { status, createdAt, createdBy: user.fullName, receiptFrom } as const;
  return <WhereButton id={id} proven={proven} isList={isList} />;
}
