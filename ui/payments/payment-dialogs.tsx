import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { explainRefusal } from "../shared/explain";
import { Facts } from "../shared/facts";
import { TextField } from "../shared/fields/text-field";
import { useNavigation } from "../shared/navigation";
import type { PaymentAction } from "./payment-action";
import { summaryOf } from "./summary";
import { words } from "./words";

/** As long as the bank lets the name of a beneficiary be. */
const PAYEE_NAME_LENGTH_MAX = 100;

type Props = {
  paying: PaymentAction;
  title: string;
  /** A likely duplicate; it keeps nobody from paying. */
  warning?: string | undefined;
  /** Nothing is left in the form to lose: what it asked for is done, or may be. */
  onDone: () => void;
};

/** The summary with the code, then how it ended; afterwards the dashboard shows the new balances (specification 2, section 2). */
export const PaymentDialogs = observer(function PaymentDialogs({ paying, title, warning, onDone }: Props) {
  const navigation = useNavigation();
  const close = () => {
    if (paying.mayBeCorrected) return paying.close();
    onDone();
    paying.close();
    navigation.go("/dashboard");
  };
  return (
    <ActionDialogs
      store={paying.action}
      explainRefusal={explainRefusal.ours}
      title={title}
      onClose={close}
      onReceipt={paying.receiptOf ? () => void paying.saveReceipt() : undefined}
      receiptProblem={paying.receiptProblem}
    >
      <Confirmed paying={paying} warning={warning} />
    </ActionDialogs>
  );
});

const Confirmed = observer(function Confirmed({ paying, warning }: Pick<Props, "paying" | "warning">) {
  const { payment } = paying;
  if (!payment) return null;
  return (
    <>
      <Facts facts={summaryOf(payment)} className="summary-card" />
      {warning && (
        <Callout compact intent="warning">
          {warning}
        </Callout>
      )}
      {"keepsPayee" in payment && payment.keepsPayee && (
        <div className="payee-name">
          <TextField
            label={words.payeeName}
            hint={words.payeeNameHint}
            value={paying.payeeName}
            onChange={paying.nameThePayee}
            maxLength={PAYEE_NAME_LENGTH_MAX}
          />
        </div>
      )}
    </>
  );
});
