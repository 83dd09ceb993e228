import { observer } from "mobx-react-lite";
import type { ComponentProps } from "react";
import { AmountField } from "../kit/fields/amount-field";
import { ChangedAccountNotice } from "./changed-account-notice";
import { LimitsNote } from "./limits-note";
import { NameCheckNotice } from "./name-check-notice";
import type { NameCheckStore } from "./name-check-store";
import type { PaymentChecks } from "./payment-checks";
import { words } from "./words";

type Props = Omit<ComponentProps<typeof AmountField>, "label"> & {
  checks: PaymentChecks;
  names?: NameCheckStore;
};

/** The amount of a payment, with what the limits leave for it, and the names that it must confirm. */
export const PaymentAmountField = observer(function PaymentAmountField({
  checks: { limits, change },
  names,
  problem,
  ...field
}: Props) {
  return (
    <div className="payment-amount">
      <AmountField label={words.amount} {...field} problem={problem ?? limits.problem} />
      <LimitsNote limits={limits} />
      {names && <NameCheckNotice names={names} />}
      <ChangedAccountNotice change={change} />
    </div>
  );
});
