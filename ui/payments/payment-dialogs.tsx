import { Button } from "@blueprintjs/core";
import { Duplicate, Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { PaymentReceipt } from "../../application/payments/payments-port";
import { PAYEE_NAME_LENGTH_MAX } from "../../domain/beneficiaries/beneficiary";
import { requiredMessage } from "../../domain/form-messages";
import { totalOf } from "../../domain/payments/payment";
import { needsApproval } from "../../domain/session/roles";
import { QuestionDialog } from "../kit/dialogs/question-dialog";
import { explainRefusal } from "../kit/explain";
import { type Fact, Facts, resultFacts, SummaryCard } from "../kit/facts";
import { TextField } from "../kit/fields/text-field";
import { formatDateTime } from "../kit/format";
import { HOME_PATH } from "../kit/navigation/paths";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useNow } from "../kit/use-time";
import { Warning } from "../kit/warning";
import { words as shared } from "../kit/words";
import { ActionDialogs } from "../operations/action-dialogs";
import { useServices, useUser } from "../services";
import { paymentArrival, paymentArrivalSentence } from "./arrival";
import { StatedChange } from "./changed-account-notice";
import { balanceAfterFact } from "./live-summary";
import type { Payable, PaymentAction } from "./payment-action";
import { isScheduled } from "./payment-description";
import { WhereButton } from "./where/where-button";
import { walletWords, words } from "./words";

type ConfirmationProps<P extends Payable> = {
  paymentAction: PaymentAction<P>;
  /** Label of the field for the beneficiary's (or the list's) name. */
  nameLabel?: string | undefined;
};
type Props<P extends Payable> = ConfirmationProps<P> & {
  /** Called when the payment was or may have been made, so the form has nothing left to lose. */
  onDone: () => void;
};

/**
 * The confirmation with the code, then the outcome. Closing it opens the home page with the new balances (specification
 * 2, section 2).
 */
export const PaymentDialogs = observer(function PaymentDialogs<P extends Payable>({
  onDone,
  ...confirmation
}: Props<P>) {
  const { paymentAction, nameLabel = words.payeeName } = confirmation;
  const navigation = useNavigation();
  const { clock } = useServices();
  const user = useUser();
  const { payment, receiptFrom } = paymentAction;
  const notes = [
    payment && paymentArrivalSentence(payment, needsApproval(user), clock.now()),
    paymentAction.approvals,
    receiptFrom && receiptNoteOf(receiptFrom, user.permissions.myRequests),
  ];
  /** Leaves a payment that was or may have been made. */
  const finish = (next: () => void) => {
    onDone();
    paymentAction.close();
    next();
  };
  const close = () =>
    paymentAction.action.mayBeCorrected ? paymentAction.close() : finish(() => navigation.go(HOME_PATH));
  const { description, receipt } = paymentAction.action;
  const isList = payment?.kind === "bulk";
  return (
    <ActionDialogs
      store={paymentAction.action}
      explainRefusal={explainRefusal.ours}
      onClose={close}
      onReceipt={paymentAction.receiptId ? () => void paymentAction.saveReceipt() : undefined}
      receiptProblem={paymentAction.receipt.failure && shared.status.receiptFailed}
      note={notes.filter(Boolean).join("\n")}
      missing={paymentAction.isNameMissing ? requiredMessage(nameLabel) : undefined}
      onNewPayment={() => finish(navigation.reopen)}
      result={description && <ResultCard facts={description.facts} receipt={receipt} />}
      buttons={description && <WhereIsIt facts={description.facts} receipt={receipt} isList={isList} />}
    >
      <ConfirmationFields {...confirmation} nameLabel={nameLabel} />
    </ActionDialogs>
  );
});

/** Returns a note with the time and place of the future receipt. */
const receiptNoteOf = (from: string, isInMyRequests: boolean): string =>
  [shared.status.receiptFrom(formatDateTime(from)), ...(isInMyRequests ? [shared.status.receiptPlace] : [])].join(" ");

const ConfirmationFields = observer(function ConfirmationFields<P extends Payable>({
  paymentAction,
  nameLabel,
}: ConfirmationProps<P> & { nameLabel: string }) {
  const { payment, checks } = paymentAction;
  const now = useNow(useServices().clock);
  const user = useUser();
  if (!payment) return null;
  const arrival = paymentArrival(payment, needsApproval(user), now);
  return (
    <>
      {!isScheduled(payment) && (
        <Facts
          className="summary-card"
          facts={[
            balanceAfterFact(payment.source, payment.kind === "bulk" ? payment.totals.total : totalOf(payment)),
            ...(arrival ? [{ label: words.summary.arrival, value: <span className="arrival">{arrival}</span> }] : []),
          ]}
        />
      )}
      <Warning text={checks.warning} />
      <StatedChange change={checks.change} />
      {paymentAction.keepsPayee && (
        <div className="payee-name">
          <TextField
            label={nameLabel}
            hint={words.payeeNameHint}
            problem={paymentAction.isNameMissing ? requiredMessage(nameLabel) : undefined}
            value={paymentAction.payeeName}
            onChange={paymentAction.setPayeeName}
            maxLength={PAYEE_NAME_LENGTH_MAX}
            keepsRefused={false}
          />
        </div>
      )}
    </>
  );
});

type ResultProps = {
  /** The confirmed facts. */
  facts: readonly Fact[];
  /** Undefined until the bank has accepted the payment. */
  receipt: PaymentReceipt | undefined;
};

/** Shows the amount, the beneficiary, the schedule if there is one, and the bank's number of a payment or a request. */
export function ResultCard({ facts, receipt }: ResultProps) {
  const id = receipt?.transactionId;
  const reference = id && [{ label: shared.status.reference, value: id }];
  return (
    <div className="result-card">
      <SummaryCard facts={[...resultFacts(facts), ...(reference || [])]} />
      {id && <CopyButton text={id} />}
    </div>
  );
}

/** Absent where the browser does not let pages write to the clipboard. */
function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const { clipboard } = navigator as { clipboard?: Clipboard };
  const copy = () =>
    void clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  if (!clipboard) return null;
  const label = isCopied ? words.copied : words.copy;
  return (
    <Button
      variant="minimal"
      className="copy-button"
      icon={isCopied ? <Tick /> : <Duplicate />}
      aria-label={label}
      title={label}
      onClick={copy}
    />
  );
}

/** Opens the stages of the payment. Absent for a schedule, which has not paid yet. */
export function WhereIsIt({ facts, receipt, isList = false }: ResultProps & { isList?: boolean }) {
  const { clock } = useServices();
  const user = useUser();
  if (!receipt?.transactionId || facts.some(({ isSchedule }) => isSchedule)) return null;
  const { transactionId, receiptFrom = "" } = receipt;
  const createdAt = new Date(clock.now()).toISOString();
  const status = receiptFrom ? "processing" : needsApproval(user) ? "pending" : "approved";
  const proven = { status, createdAt, createdBy: user.fullName, receiptFrom } as const;
  return <WhereButton id={transactionId} proven={proven} isList={isList} isLink />;
}

type UnvalidatedNameDialogProps = {
  store: {
    readonly unvalidatedPayment: object | undefined;
    payUnvalidated(): void | Promise<void>;
    setUnvalidatedPayment(payment: undefined): void;
  };
};

/** Asks whether to pay although the bank did not validate the name of a wallet (specification 2, section 2.2). */
export const UnvalidatedNameDialog = observer(function UnvalidatedNameDialog({ store }: UnvalidatedNameDialogProps) {
  if (!store.unvalidatedPayment) return null;
  const { title, question, yes, no } = walletWords.unvalidated;
  return (
    <QuestionDialog
      title={title}
      question={question}
      yes={yes}
      no={no}
      onYes={() => void store.payUnvalidated()}
      onNo={() => store.setUnvalidatedPayment(undefined)}
    />
  );
});
