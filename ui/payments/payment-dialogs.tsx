import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { PAYEE_NAME_LENGTH_MAX } from "../../domain/beneficiaries/beneficiary";
import { HOME_PATH } from "../app/paths";
import { ActionDialogs } from "../shared/dialogs/action-dialogs";
import { explainRefusal } from "../shared/explain";
import { type Fact, Facts } from "../shared/facts";
import { TextField } from "../shared/fields/text-field";
import { dateAndTime } from "../shared/format";
import { useNavigation } from "../shared/navigation";
import { useUser } from "../shared/services";
import { words as shared } from "../shared/words";
import type { Payable, PaymentAction } from "./payment-action";
import { words } from "./words";

const requiredField = (label: string): string => `${label} is required`;

type Confirming<P extends Payable> = {
  paying: PaymentAction<P>;
  /** What is confirmed. */
  summaryOf: (payment: P) => readonly Fact[];
  /** What the name under which it keeps its payee, or its payees, is called. */
  nameLabel?: string | undefined;
  /** A likely duplicate; it keeps nobody from paying. */
  warning?: string | undefined;
};
type Props<P extends Payable> = Confirming<P> & {
  title: string;
  /** Nothing is left in the form to lose: what it asked for is done, or may be. */
  onDone: () => void;
};

/** The summary with the code, then how it ended; afterwards the dashboard shows the new balances (specification 2, section 2). */
export const PaymentDialogs = observer(function PaymentDialogs<P extends Payable>({
  title,
  onDone,
  ...confirming
}: Props<P>) {
  const { paying, nameLabel = words.payeeName } = confirming;
  const navigation = useNavigation();
  const { permissions } = useUser();
  const receiptNote = paying.receiptFrom && receiptNoteOf(paying.receiptFrom, permissions.myRequests);
  const close = () => {
    if (paying.mayBeCorrected) return paying.close();
    onDone();
    paying.close();
    navigation.go(HOME_PATH);
  };
  return (
    <ActionDialogs
      store={paying.action}
      explainRefusal={explainRefusal.ours}
      title={title}
      onClose={close}
      onReceipt={paying.receiptOf ? () => void paying.saveReceipt() : undefined}
      receiptProblem={paying.receipt.problem}
      note={receiptNote}
      missing={paying.isNameMissing ? requiredField(nameLabel) : undefined}
      facts={paying.payment && <Facts facts={confirming.summaryOf(paying.payment)} className="summary-card" />}
    >
      <Confirmed {...confirming} nameLabel={nameLabel} />
    </ActionDialogs>
  );
});

/** When there will be a receipt, and where. */
const receiptNoteOf = (from: string, isInMyRequests: boolean): string =>
  [shared.status.receiptFrom(dateAndTime(from)), ...(isInMyRequests ? [shared.status.receiptPlace] : [])].join(" ");

const Confirmed = observer(function Confirmed<P extends Payable>({
  paying,
  nameLabel,
  warning,
}: Omit<Confirming<P>, "summaryOf"> & { nameLabel: string }) {
  const { payment } = paying;
  if (!payment) return null;
  return (
    <>
      {warning && (
        <Callout compact intent="warning">
          {warning}
        </Callout>
      )}
      {paying.keepsPayee && (
        <div className="payee-name">
          <TextField
            label={nameLabel}
            hint={words.payeeNameHint}
            problem={paying.isNameMissing ? requiredField(nameLabel) : undefined}
            value={paying.payeeName}
            onChange={paying.nameThePayee}
            maxLength={PAYEE_NAME_LENGTH_MAX}
            keepsRefused={false}
          />
        </div>
      )}
    </>
  );
});
