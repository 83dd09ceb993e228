import { lazy, Suspense, useEffect, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import { useServices } from "../shared/services";

const UnansweredPayment = lazy(async () => ({ default: (await import("./unanswered-payment")).UnansweredPayment }));

/** After a reload of the tab: a payment whose answer was lost is told as it is, with the safe way to check. */
export function UnansweredOffer() {
  const { payments } = useServices();
  const [lost, setLost] = useState<ProtectedAction<PaymentReceipt>>();
  useEffect(() => void payments.lost().then(setLost), [payments]);
  if (!lost) return null;
  return (
    <Suspense fallback={null}>
      <UnansweredPayment lost={lost} onClose={() => setLost(undefined)} />
    </Suspense>
  );
}
