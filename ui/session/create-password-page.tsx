import { useEffect, useState } from "react";
import { CreatePasswordDraft, NEW_PASSWORD_HINT, toNewPassword } from "../../application/session/new-password-draft";
import { goTo } from "../kit/navigation/location";
import { SIGN_IN_PATH } from "../kit/navigation/paths";
import { usePasswordContext } from "./password-context";
import { PasswordField } from "./password-field";
import { HiddenUserName, PasswordChanged, PasswordForm } from "./password-form";
import { passwordWords as words } from "./password-words";
import { SessionWarning } from "./session-warning";
import { useCheckedFields } from "./use-checked-fields";
import { useSubmission } from "./use-submission";

/**
 * Create New Password (specification 1, section 2.4), for users who must change it after signing in. Other visitors are
 * redirected to sign in.
 */
export function CreatePasswordPage() {
  const { passwords } = usePasswordContext();
  const [userName] = useState(passwords.userWhoMustChangePassword);
  useEffect(() => {
    if (userName === undefined) goTo(SIGN_IN_PATH, { replace: true });
  }, [userName]);
  return userName === undefined ? null : <CreatePassword userName={userName} />;
}

function CreatePassword({ userName }: { userName: string }) {
  const { passwords, countdown, onChangeLeft } = usePasswordContext();
  const { submission, submit } = useSubmission((newPassword: string) => passwords.create(newPassword));
  const fields = useCheckedFields(() => new CreatePasswordDraft(), toNewPassword, submit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left, and not before.
  useEffect(() => onChangeLeft, []);
  const isBusy = submission.kind === "sending";
  return (
    <PasswordForm
      form={fields.form}
      title={words.create.title}
      lead={words.create.lead}
      problem={submission.kind === "writing" ? submission.problem : ""}
      isBusy={isBusy}
      onSubmit={fields.submit}
    >
      <HiddenUserName userName={userName} />
      <PasswordField
        {...fields.field("newPassword")}
        label={words.newPassword}
        hint={NEW_PASSWORD_HINT}
        autoComplete="new-password"
        isBusy={isBusy}
        isFirst
      />
      <PasswordField
        {...fields.field("confirmation")}
        label={words.create.confirmation}
        autoComplete="new-password"
        isBusy={isBusy}
      />
      {submission.kind === "done" ? (
        <PasswordChanged text={submission.message ?? words.changed} />
      ) : (
        <SessionWarning countdown={countdown} onEnd={() => goTo(SIGN_IN_PATH, { replace: true })} />
      )}
    </PasswordForm>
  );
}
