import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect } from "react";
import { StatusDialog, type StatusDialogProps } from "../kit/dialogs/status-dialog";
import type { ExplainRefusal } from "../kit/explain";
import { resultFacts, SummaryCard } from "../kit/facts";
import { useNavigation } from "../kit/navigation/use-navigation";
import { useServices } from "../services";
import type { ActionStore } from "./action-store";
import { OtpDialog } from "./otp-dialog";

type Props<Receipt> = {
  store: ActionStore<Receipt>;
  explainRefusal: ExplainRefusal;
  onClose?: () => void;
  onReceipt?: (() => void) | undefined;
  receiptProblem?: string | undefined;
  /** See the same property of {@link StatusDialog}. */
  onNewPayment?: (() => void) | undefined;
  /** The result of the operation, shown once it has succeeded; by default the amount and the beneficiary. */
  result?: ReactNode;
  /** See the same properties of {@link StatusDialog}. */
  buttons?: ReactNode;
  failed?: StatusDialogProps["failed"];
  /** Text added to the success message. */
  note?: string | undefined;
  /** The input that is still missing besides the code; the code cannot be submitted until it is complete. */
  missing?: string | undefined;
  /** The details of the operation, shown above the code and again while the outcome is unknown, with more than facts. */
  details?: ReactNode;
  /** Further fields, shown above the code. */
  children?: ReactNode;
};

/** The code dialog followed by the status dialog: the two dialogs of every protected action. */
export const ActionDialogs = observer(function ActionDialogs<Receipt>({
  store,
  explainRefusal,
  onClose = store.close,
  onReceipt,
  receiptProblem,
  onNewPayment,
  result,
  details,
  note,
  failed,
  buttons,
  children,
  ...dialog
}: Props<Receipt>) {
  const { clock } = useServices();
  const navigation = useNavigation();
  const { isSubmitted, description } = store;
  const facts = details ?? (description && description.facts.length > 0 && <SummaryCard facts={description.facts} />);
  const repeated = resultFacts(description?.facts ?? []);
  useEffect(() => (isSubmitted ? navigation.formResume.withhold() : undefined), [isSubmitted, navigation]);
  return (
    <>
      {store.dialogAction && (
        <OtpDialog
          {...dialog}
          title={description?.title}
          action={store.dialogAction}
          clock={clock}
          explainRefusal={explainRefusal}
        >
          {facts}
          {children}
        </OtpDialog>
      )}
      <StatusDialog
        outcome={store.outcome}
        onClose={onClose}
        onReceipt={onReceipt}
        receiptProblem={receiptProblem}
        facts={facts}
        result={result ?? (repeated.length > 0 && <SummaryCard facts={repeated} />)}
        onNewPayment={onNewPayment}
        note={note}
        failed={failed}
        buttons={buttons}
        onCheckAgain={() => void store.checkAgain()}
      />
    </>
  );
});
