import { useEffect, useState } from "react";
import { CreatePasswordDraft, toNewPassword } from "../../application/session/new-password-draft";
import { formatCountdown, isWarning } from "../../domain/session/session-clock";
import { NoticeDialog } from "../kit/front-door/plain-dialog";
import { goTo } from "../kit/navigation/location";
import { SIGN_IN_PATH } from "../kit/navigation/paths";
import { type SessionCountdown, usePasswordContext } from "./password-context";
import { NewPasswordFields } from "./password-field";
import { HiddenUserName, PasswordChanged, PasswordForm, useCheckedFields, useSubmission } from "./password-form";
import { passwordWords as words } from "./password-words";
import { words as sessionWords } from "./session-words";

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
      <NewPasswordFields fields={fields} confirmation={words.create.confirmation} isBusy={isBusy} isFirst />
      {submission.kind === "done" ? (
        <PasswordChanged text={submission.message ?? words.changed} />
      ) : (
        <SessionWarning countdown={countdown} onEnd={() => goTo(SIGN_IN_PATH, { replace: true })} />
      )}
    </PasswordForm>
  );
}

type Props = { countdown: SessionCountdown; onEnd: () => void };

/**
 * The front door's warning before the end of a session (specification 1, section 4). Closing it extends the session,
 * like the button.
 */
export function SessionWarning({ countdown, onEnd }: Props) {
  const [secondsLeft, setSecondsLeft] = useState(countdown.secondsLeft);
  useEffect(() => countdown.watch(setSecondsLeft), [countdown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over.
  useEffect(() => {
    if (secondsLeft === 0) onEnd();
  }, [secondsLeft === 0]);
  const keep = async () => {
    await countdown.keep();
    setSecondsLeft(countdown.secondsLeft());
  };
  return isWarning(secondsLeft) && secondsLeft > 0 ? (
    <Warning secondsLeft={secondsLeft} onKeep={() => void keep()} />
  ) : null;
}

function Warning({ secondsLeft, onKeep }: { secondsLeft: number; onKeep: () => void }) {
  return (
    <NoticeDialog title={sessionWords.warningTitle} button={sessionWords.keep} onClose={onKeep}>
      <p>{sessionWords.warning(formatCountdown(secondsLeft))}</p>
    </NoticeDialog>
  );
}
