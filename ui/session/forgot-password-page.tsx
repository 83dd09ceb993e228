import { useRef, useState } from "react";
import type { ProtectedAction } from "../../application/otp/protected-action";
import { ForgotPasswordDraft, toUserName } from "../../application/session/new-password-draft";
import { failureWords } from "../kit/failure-words";
import { goTo, PageLink } from "../kit/navigation/location";
import { type PasswordContextValue, usePasswordContext } from "./password-context";
import { explainPassword, PasswordForm, useCheckedFields } from "./password-form";
import { passwordWords } from "./password-words";
import type { CodeDialog, CodeOutcome } from "./sign-in-code-dialog";
import { SignInField } from "./sign-in-field";
import { loadCodeDialog } from "./use-sign-in";

const words = passwordWords.forgot;

/** Forgot Password (specification 1, section 2.5). */
export function ForgotPasswordPage() {
  const context = usePasswordContext();
  const { isBusy, problem, confirmation, submit, settle } = useForgotPassword(context);
  const fields = useCheckedFields(() => new ForgotPasswordDraft(), toUserName, submit);
  return (
    <PasswordForm
      form={fields.form}
      title={words.title}
      lead={words.lead}
      problem={problem}
      isBusy={isBusy}
      busyText={words.submitting}
      button={words.submit}
      onSubmit={fields.submit}
      footer={
        <PageLink className="other-way" href="/reset-password">
          {words.haveDefault}
        </PageLink>
      }
    >
      <SignInField
        {...fields.field("userName")}
        label={passwordWords.userName}
        autoComplete="username"
        readOnly={isBusy}
        autoFocus
      />
      {confirmation && (
        <confirmation.CodeDialog action={confirmation.action} clock={context.clock} onSettled={settle} />
      )}
    </PasswordForm>
  );
}

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
