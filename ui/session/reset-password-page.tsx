import { useState } from "react";
import { ResetPasswordDraft, toDefaultPassword } from "../../application/session/new-password-draft";
import type { DefaultPassword } from "../../application/session/passwords-port";
import { usePasswordContext } from "./password-context";
import { NewPasswordFields, PasswordField } from "./password-field";
import { HiddenUserName, PasswordChanged, PasswordForm, useCheckedFields, useSubmission } from "./password-form";
import { passwordWords as words } from "./password-words";
import { SignInField } from "./sign-in-field";

/**
 * Reset default password (specification 1, section 2.6). The user name was entered on Forgot Password. If the page is
 * opened by its address, for example in another browser, it asks for the user name itself.
 */
export function ResetPasswordPage() {
  const { passwords, replaceDefault } = usePasswordContext();
  const [userName] = useState(passwords.resetUserName);
  const { submission, submit } = useSubmission((replaced: DefaultPassword) => replaceDefault(replaced));
  const fields = useCheckedFields(() => new ResetPasswordDraft(), toDefaultPassword, submit);
  const isBusy = submission.kind === "sending";
  return (
    <PasswordForm
      form={fields.form}
      title={words.reset.title}
      problem={submission.kind === "writing" ? submission.problem : ""}
      isBusy={isBusy}
      onSubmit={fields.submit}
    >
      {userName ? (
        <HiddenUserName userName={userName} />
      ) : (
        <SignInField {...fields.field("userName")} label={words.userName} autoComplete="username" autoFocus />
      )}
      <PasswordField
        {...fields.field("defaultPassword")}
        label={words.reset.defaultPassword}
        hint={words.reset.defaultHint}
        autoComplete="current-password"
        isBusy={isBusy}
        isFirst={userName !== ""}
      />
      <NewPasswordFields fields={fields} confirmation={words.reset.confirmation} isBusy={isBusy} />
      {submission.kind === "done" && <PasswordChanged text={words.changed} />}
    </PasswordForm>
  );
}
