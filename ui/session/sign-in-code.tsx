import { BlueprintProvider } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import type { Clock } from "../../application/ports/clock";
import type { Session } from "../../application/session/session-port";
import { OtpDialog } from "../shared/dialogs/otp-dialog";
import { observedAction } from "../shared/observed";
import type { SignInFailure } from "./use-sign-in";
import "../app/workspace.css";

export type SignInCodeProps = {
  action: ProtectedAction<Session>;
  clock: Clock;
  onSettled: (outcome: { session: Session } | { failure: SignInFailure | undefined }) => void;
};

/** The code that follows the password; loaded apart, with the libraries that the sign-in form does without. */
export const SignInCode = observer(function SignInCode({ action: made, clock, onSettled }: SignInCodeProps) {
  const [action] = useState(() => observedAction(made));
  const { step } = action;
  useEffect(() => {
    if (step.at === "succeeded") onSettled({ session: step.receipt });
    if (step.at === "failed") onSettled({ failure: step.failure });
    if (step.at === "idle") onSettled({ failure: undefined });
  }, [step, onSettled]);
  return (
    <BlueprintProvider>
      <OtpDialog action={action} clock={clock} />
    </BlueprintProvider>
  );
});
