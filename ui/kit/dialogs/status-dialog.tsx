import { Button, type Intent } from "@blueprintjs/core";
import { Error as ErrorIcon, Help, TickCircle } from "@blueprintjs/icons";
import { type ReactNode, useId } from "react";
import { ActionButton } from "../action-button";
import { words } from "../words";
import { Modal } from "./modal";
import "./dialogs.css";

/** The outcome of an action with its message; `unknown` means that the bank's answer was lost. */
export type Outcome =
  | { readonly kind: "succeeded"; readonly message: string }
  /** `effect` extends the specified message with the consequence of the failure for the user. */
  | { readonly kind: "failed"; readonly message: string; readonly effect?: string | undefined }
  | { readonly kind: "unknown"; readonly isChecking: boolean; readonly message?: string };

export type StatusDialogProps = {
  outcome: Outcome | undefined;
  onClose: () => void;
  /** Present if a receipt can be fetched. */
  onReceipt?: (() => void) | undefined;
  receiptProblem?: string | undefined;
  /** Replaces the title of a failure, and adds to its message. */
  failed?: { readonly title: string; readonly effect: string | undefined } | undefined;
  /** Text added to the success message. */
  note?: string | undefined;
  onCheckAgain?: (() => void) | undefined;
  /** The details of the operation, shown while its outcome is unknown. */
  facts?: ReactNode;
  /** The result of the operation, shown once it has succeeded. */
  result?: ReactNode;
  /** Further buttons, shown once the operation has succeeded. */
  buttons?: ReactNode;
  /** Opens an empty form of the same kind. Present where a clerk enters many payments. */
  onNewPayment?: (() => void) | undefined;
};

const appearances = {
  succeeded: { title: words.status.succeeded, Icon: TickCircle, intent: "success" },
  failed: { title: words.status.failed, Icon: ErrorIcon, intent: "danger" },
  unknown: { title: words.status.unknown, Icon: Help, intent: "warning" },
} as const satisfies Record<Outcome["kind"], { title: string; Icon: typeof Help; intent: Intent }>;

/** Shows the outcome of an action (specification 1, section 2.9). */
export function StatusDialog({ outcome, onClose, onReceipt, onNewPayment, onCheckAgain, ...rest }: StatusDialogProps) {
  const { receiptProblem, note, facts, result, failed, buttons } = rest;
  const id = useId();
  if (!outcome) return null;
  const { title, Icon, intent } = appearances[outcome.kind];
  const failure = outcome.kind === "failed" ? failed : undefined;
  return (
    <Modal role="alertdialog" title={failure?.title ?? title} aria-describedby={id} onClose={onClose}>
      <div className="status">
        <Icon className="status-icon" size={32} data-intent={intent} aria-hidden />
        <div id={id} className="status-text">
          <p>{outcome.message ?? words.status.unknownText}</p>
          {outcome.kind === "failed" && outcome.effect && <p>{outcome.effect}</p>}
          {failure?.effect && <p>{failure.effect}</p>}
          {outcome.kind === "succeeded" && note && <p>{note}</p>}
        </div>
      </div>
      {outcome.kind === "unknown" && facts}
      {outcome.kind === "succeeded" && result}
      <div className="status-problem" aria-live="assertive">
        {receiptProblem}
      </div>
      <div className="modal-buttons">
        {outcome.kind === "succeeded" && buttons}
        {outcome.kind === "succeeded" && onReceipt && <Button text={words.status.receipt} onClick={onReceipt} />}
        {outcome.kind === "succeeded" && onNewPayment && (
          <Button text={words.status.newPayment} onClick={onNewPayment} />
        )}
        {outcome.kind === "unknown" && onCheckAgain && (
          <ActionButton
            intent="primary"
            autoFocus
            text={words.status.checkAgain}
            busy={outcome.isChecking}
            onClick={onCheckAgain}
          />
        )}
        <Button
          intent={outcome.kind === "unknown" ? "none" : "primary"}
          autoFocus={outcome.kind !== "unknown"}
          text={words.close}
          onClick={onClose}
        />
      </div>
    </Modal>
  );
}
