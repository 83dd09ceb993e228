import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { BulkOptionsDraft } from "../../../application/payments/bulk-options-draft";
import type { BulkOptions, BulkPayment, BulkTotals } from "../../../domain/payments/bulk";
import type { FormStore } from "../../kit/fields/form-store";
import { formatMoney } from "../../kit/format";
import type { PaymentAction } from "../payment-action";
import { PaymentDialogs } from "../payment-dialogs";
import { KeepPayeeField } from "../saved-payee-field";
import { ScheduleFields } from "../single/schedule-fields";
import { words } from "./bulk-words";
import "./bulk.css";

type OptionsProps = { options: FormStore<BulkOptionsDraft, BulkOptions>; isSchedulable: boolean };

/** The options of all rows: whether to save their payees as a list and, for transfers, when to pay. */
export const BulkOptionsFields = observer(function BulkOptionsFields({ options, isSchedulable }: OptionsProps) {
  return (
    <div className="bulk-options">
      <KeepPayeeField
        label={words.keepList}
        value={options.draft.keepsPayee}
        onChange={(text) => options.set("keepsPayee", text)}
      />
      {isSchedulable && <ScheduleFields form={options} />}
    </div>
  );
});

type BarProps = {
  totals: BulkTotals;
  /** The reason why the list cannot be paid. Its element has the id `problemId`. */
  problem?: string | undefined;
  problemId?: string;
  /** The button that pays, after other buttons. */
  children: ReactNode;
};

/** The total of a list with the button that pays it, at the bottom of the window while the list is scrolled. */
export function BulkBar({ totals, problem, problemId, children }: BarProps) {
  const { charge, eLevy } = totals;
  const fees = [
    ...(charge.minor > 0 ? [words.bar.charges(formatMoney(charge))] : []),
    ...(eLevy.minor > 0 ? [words.bar.eLevy(formatMoney(eLevy))] : []),
  ];
  return (
    <div className="bulk-bar">
      <div className="bulk-bar-total">
        <strong translate="no">{formatMoney(totals.total)}</strong>{" "}
        <span>
          {[words.bar.count(totals.count), ...(fees.length > 0 ? [words.bar.included(fees)] : [])].join(", ")}
        </span>
        {problem && (
          <p id={problemId} className="bulk-bar-problem">
            {problem}
          </p>
        )}
      </div>
      <div className="bulk-bar-buttons">{children}</div>
    </div>
  );
}

type DialogsProps = {
  store: {
    readonly paymentAction: PaymentAction<BulkPayment>;
    finish(): void;
  };
};

/** The confirmation dialog of a bulk payment with its code, then the status dialog. */
export const BulkDialogs = observer(function BulkDialogs({ store }: DialogsProps) {
  return <PaymentDialogs paymentAction={store.paymentAction} nameLabel={words.listName} onDone={store.finish} />;
});
