import { useRef, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import { failureWords } from "../kit/failure-words";
import { goTo } from "../kit/navigation/location";
import type { PasswordContextValue } from "./password-context";
import type { CodeDialog, CodeOutcome } from "./sign-in-code-dialog";
import { loadCodeDialog } from "./use-sign-in";
import { explainPassword } from "./use-submission";

type Confirmation = { readonly action: ProtectedAction<void>; readonly CodeDialog: CodeDialog };

/** The steps from user name to code to Reset Password (specification 1, section 4). Only one attempt runs at a time. */
export function useForgotPassword({ passwords }: Pick<PasswordContextValue, "passwords">) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [confirmation, setConfirmation] = useState<Confirmation>();
  /** A ref in addition to the state, because a second Enter before the next render would still see the old state. */
  const isUnderWay = useRef(false);

  const end = (message: string) => {
    isUnderWay.current = false;
    setBusy(false);
    setConfirmation(undefined);
    setProblem(message);
  };

  const submit = async (userName: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProblem("");
    const result = await passwords.resetForgotten(userName);
    if (!result.ok) return end(explainPassword(result.failure));
    const action = result.value;
    const [CodeDialog] = await Promise.all([loadCodeDialog(), action.start()]);
    if (!CodeDialog) return end(failureWords.unreachable);
    setConfirmation({ action, CodeDialog });
  };

  const settle = (outcome: CodeOutcome<void>) => {
    if ("receipt" in outcome) return goTo("/reset-password");
    end(outcome.failure ? explainPassword(outcome.failure) : "");
  };
  return { isBusy, problem, confirmation, submit, settle };
}
