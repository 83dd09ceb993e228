import { ForgotPasswordDraft, toUserName } from "../../application/session/new-password-draft";
import { PageLink } from "../shared/front-door/page-link";
import { PasswordForm } from "./password-form";
import { usePasswordSetting } from "./password-setting";
import { passwordWords } from "./password-words";
import { SignInField } from "./sign-in-field";
import { useCheckedFields } from "./use-checked-fields";
import { useForgotten } from "./use-forgotten";

const words = passwordWords.forgot;

/** Forgot Password (specification 1, section 2.5). */
export function ForgotPasswordPage() {
  const setting = usePasswordSetting();
  const { isBusy, problem, confirmation, submit, settle } = useForgotten(setting);
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
        <confirmation.CodeDialog action={confirmation.action} clock={setting.clock} onSettled={settle} />
      )}
    </PasswordForm>
  );
}
