import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { AmountField } from "../fields/amount-field";
import { LimitsNote } from "./limits-note";
import type { LimitsStore } from "./limits-store";
import { NameCheckNotice } from "./name-check-notice";
import type { NameCheckStore } from "./name-check-store";

/** The amount of a payment, with what the limits leave for it, and the names that it must confirm. */
export const PaymentAmountField = observer(function PaymentAmountField({
  limits,
  names,
  problem,
  ...field
}: ComponentProps<typeof AmountField> & { limits: LimitsStore; names?: NameCheckStore }) {
  return (
    <div className="payment-amount">
      <AmountField {...field} problem={problem ?? limits.problem} />
      <LimitsNote limits={limits} />
      {names && <NameCheckNotice names={names} />}
    </div>
  );
});
