import type { ReactNode } from "react";
import type { ActionFailure, ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { ActionStep } from "../../domain/otp/action-steps";
import { Modal } from "../kit/dialogs/modal";
import { explainRefusal as defaultExplanations, type ExplainRefusal } from "../kit/explain";
import { words } from "../kit/words";
import { OtpForm } from "./otp-form";
import { isStarting, useStep } from "./use-step";

type Props = {
  /** The dialog is open while the action needs a code. */
  action: ProtectedAction<unknown>;
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
export function OtpDialog({ action, clock, title, explainRefusal, missing, children }: Props) {
  const step = useStep(action);
  if (!isCodeNeeded(step)) return null;
  const mayClose = step.kind === "awaitingCode" || step.kind === "requestingCode";
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
}

function isCodeNeeded(step: ActionStep<unknown, ActionFailure>): boolean {
  const { kind } = step;
  if (kind === "requestingCode") return !isStarting(step);
  return kind === "awaitingCode" || kind === "checkingCode" || kind === "submitting";
}
