import { ForgotPasswordDraft, toUserName } from "../../application/session/new-password-draft";
import { goTo, PageLink } from "../kit/navigation/location";
import { usePasswordContext } from "./password-context";
import { explainPassword, PasswordForm, useCheckedFields } from "./password-form";
import { passwordWords } from "./password-words";
import { SignInField } from "./sign-in-field";
import { useConfirmation } from "./use-sign-in";

const words = passwordWords.forgot;

/** Forgot Password: from the user name over the code to Reset Password (specification 1, sections 2.5 and 4). */
export function ForgotPasswordPage() {
  const { passwords, clock } = usePasswordContext();
  const { isBusy, problem, confirmation, submit, settle } = useConfirmation(
    (userName: string) => passwords.resetForgotten(userName),
    explainPassword,
    () => goTo("/reset-password"),
  );
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
      {confirmation && <confirmation.CodeDialog action={confirmation.action} clock={clock} onSettled={settle} />}
    </PasswordForm>
  );
}
