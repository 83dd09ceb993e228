import { lazy, Suspense, useEffect, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import { FailureBoundary } from "../shared/failure-boundary";
import { useServices } from "../shared/services";

const UnansweredPayment = lazy(async () => ({ default: (await import("./unanswered-payment")).UnansweredPayment }));

/** After a reload of the tab: a payment whose answer was lost is told as it is, with the safe way to check. */
export function UnansweredOffer() {
  const { payments, log } = useServices();
  const [lost, setLost] = useState<ProtectedAction<PaymentReceipt>>();
  useEffect(() => void payments.lost().then(setLost), [payments]);
  if (!lost) return null;
  // Without its code nothing is lost: the payment stays kept, and the next load of the page tells it.
  return (
    <FailureBoundary
      fallback={null}
      onFailure={(failure) => log.warn("An unanswered payment could not be told", failure)}
    >
      <Suspense fallback={null}>
        <UnansweredPayment lost={lost} onClose={() => setLost(undefined)} />
      </Suspense>
    </FailureBoundary>
  );
}
