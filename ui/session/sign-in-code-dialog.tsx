import { BlueprintProvider } from "@blueprintjs/core";
import { useEffect } from "react";
import type { ActionFailure, ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { CodeVoid, WrongCode } from "../../domain/otp/action-steps";
import { OtpDialog } from "../operations/otp-dialog";
import { useStep } from "../operations/use-step";
import "../kit/styles/workspace.css";

export type SignInFailure = ActionFailure | WrongCode | CodeVoid;
/** If `failure` is undefined, the user closed the dialog. */
export type CodeOutcome<Receipt> = { readonly receipt: Receipt } | { readonly failure: SignInFailure | undefined };

type Props<Receipt> = {
  action: ProtectedAction<Receipt>;
  clock: Clock;
  onSettled: (outcome: CodeOutcome<Receipt>) => void;
};
export type CodeDialog = typeof SignInCodeDialog;

/**
 * The code dialog that follows the sign-in form or Forgot Password. Loaded separately, with libraries that these forms
 * do not need.
 */
export function SignInCodeDialog<Receipt>({ action, clock, onSettled }: Props<Receipt>) {
  const step = useStep(action);
  useEffect(() => {
    if (step.kind === "succeeded") onSettled({ receipt: step.receipt });
    if (step.kind === "failed") onSettled({ failure: step.failure });
    if (step.kind === "idle") onSettled({ failure: undefined });
  }, [step, onSettled]);
  return (
    <BlueprintProvider>
      <OtpDialog action={action} clock={clock} />
    </BlueprintProvider>
  );
}
