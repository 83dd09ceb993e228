import { ForgotPasswordDraft, toUserName } from "../../application/session/new-password-draft";
import { PageLink } from "../kit/front-door/page-link";
import { usePasswordContext } from "./password-context";
import { PasswordForm } from "./password-form";
import { passwordWords } from "./password-words";
import { SignInField } from "./sign-in-field";
import { useCheckedFields } from "./use-checked-fields";
import { useForgotPassword } from "./use-forgot-password";

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
