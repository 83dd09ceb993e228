import { Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { PAYEE_NAME_LENGTH_MAX } from "../../../domain/beneficiaries/beneficiary";
import { ActionDialogs } from "../dialogs/action-dialogs";
import { explainRefusal } from "../explain";
import { type Fact, Facts } from "../facts";
import { TextField } from "../fields/text-field";
import { dateAndTime } from "../format";
import { useNavigation } from "../navigation/use-navigation";
import { HOME_PATH } from "../paths";
import { useUser } from "../services";
import { words as shared } from "../words";
import type { Payable, PaymentAction } from "./payment-action";
import { words } from "./words";

const requiredField = (label: string): string => `${label} is required`;

type Confirming<P extends Payable> = {
  paying: PaymentAction<P>;
  /** Returns the facts to confirm. */
  summaryOf: (payment: P) => readonly Fact[];
  /** Label of the field for the beneficiary's (or the list's) name. */
  nameLabel?: string | undefined;
  /** The warning about a likely duplicate, which does not prevent the payment. */
  warning?: string | undefined;
};
type Props<P extends Payable> = Confirming<P> & {
  title: string;
  /** Called when the payment was or may have been made, so the form has nothing left to lose. */
  onDone: () => void;
};

/**
 * The confirmation with the code, then the outcome. Closing it opens the home page with the new balances (specification
 * 2, section 2).
 */
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

/** Returns a note with the time and place of the future receipt. */
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
