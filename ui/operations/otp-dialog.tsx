import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import { Modal } from "../kit/dialogs/modal";
import { explainRefusal as defaultExplanations, type ExplainRefusal } from "../kit/explain";
import { words } from "../kit/words";
import { OtpForm } from "./otp-form";

type Props = {
  /** An action made observable by `makeActionObservable`. The dialog is open while the action needs a code. */
  action: ProtectedAction<unknown> | undefined;
  clock: Clock;
  title?: string | undefined;
  explainRefusal?: ExplainRefusal;
  /** The input that is still missing besides the code; the code cannot be submitted until it is complete. */
  missing?: string | undefined;
  /** The details of the operation, shown left of the code, or above it in narrow windows. */
  children?: ReactNode;
};

/**
 * The full-screen dialog for the one-time code, open from the first code sent until the answer (specification 1,
 * section 2.7).
 */
export const OtpDialog = observer(function OtpDialog({
  action,
  clock,
  title,
  explainRefusal,
  missing,
  children,
}: Props) {
  if (!action || !isCodeNeeded(action)) return null;
  const mayClose = action.step.kind === "awaitingCode" || action.step.kind === "requestingCode";
  return (
    <Modal hasCross size="full" title={title ?? words.otp.title} onClose={mayClose ? () => action.close() : undefined}>
      <div className="otp-layout">
        <div className="otp-details">{children}</div>
        <OtpForm
          action={action}
          clock={clock}
          explainRefusal={explainRefusal ?? defaultExplanations.ours}
          missing={missing}
        />
      </div>
    </Modal>
  );
});

/**
 * Returns whether the first code is being requested. The dialog is not open yet then; a resend happens inside the
 * dialog.
 */
export const isStarting = (action: ProtectedAction<unknown> | undefined): boolean =>
  action?.step.kind === "requestingCode" && action.step.codes.sentCount === 0;

function isCodeNeeded(action: ProtectedAction<unknown>): boolean {
  const { kind } = action.step;
  if (kind === "requestingCode") return !isStarting(action);
  return kind === "awaitingCode" || kind === "checkingCode" || kind === "submitting";
}
