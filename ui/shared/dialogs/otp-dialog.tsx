import { Dialog, DialogBody } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { ProtectedAction } from "../../../application/otp/protected-action";
import type { Clock } from "../../../application/ports/clock";
import { explainRefusal } from "../explain";
import { words } from "../words";
import { OtpForm } from "./otp-form";
import "./full-screen.css";

type Props = {
  /** Made observable by {@link observedAction}; the dialog is open while this action needs its code. */
  action: ProtectedAction<unknown> | undefined;
  clock: Clock;
  title?: string;
  explainRefusal?: (typeof explainRefusal)[keyof typeof explainRefusal];
  /** What is being confirmed, above the code. */
  children?: ReactNode;
};

/** Full-screen, from the first code sent until the answer (specification 1, section 2.7). */
export const OtpDialog = observer(function OtpDialog({ action, clock, title, explainRefusal: told, children }: Props) {
  const isOpen = action !== undefined && isCodeNeeded(action);
  const mayClose = isOpen && (action.step.at === "awaitingCode" || action.step.at === "requestingCode");
  return (
    <Dialog
      isOpen={isOpen}
      className="full-screen-dialog"
      title={title ?? words.otp.title}
      onClose={() => action?.close()}
      canOutsideClickClose={false}
      canEscapeKeyClose={mayClose}
      isCloseButtonShown={mayClose}
      transitionDuration={0}
    >
      {isOpen && (
        <DialogBody className="otp-dialog">
          {children}
          <OtpForm action={action} clock={clock} explainRefusal={told ?? explainRefusal.ours} />
        </DialogBody>
      )}
    </Dialog>
  );
});

/** The first code is asked for behind the button that started the action; a resend happens inside the dialog. */
function isCodeNeeded({ step }: ProtectedAction<unknown>): boolean {
  if (step.at === "requestingCode") return step.codes.sent > 0;
  return step.at === "awaitingCode" || step.at === "checkingCode" || step.at === "submitting";
}
