import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { AmountField } from "../fields/amount-field";
import { LimitsNote } from "./limits-note";
import type { LimitsStore } from "./limits-store";

/** The amount of a payment, with what the limits leave for it. */
export const PaymentAmountField = observer(function PaymentAmountField({
  limits,
  problem,
  ...field
}: ComponentProps<typeof AmountField> & { limits: LimitsStore }) {
  return (
    <div className="payment-amount">
      <AmountField {...field} problem={problem ?? limits.problem} />
      <LimitsNote limits={limits} />
    </div>
  );
});
