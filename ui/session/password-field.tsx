import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { NEW_PASSWORD_HINT } from "../../application/session/new-password-draft";
import { PASSWORD_LENGTH_MAX } from "../../domain/session/password-rules";
import { passwordWords as words } from "./password-words";
import { ShowPassword, SignInField } from "./sign-in-field";

type Props = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  problem: string;
  autoComplete: "current-password" | "new-password";
  isFirst?: boolean;
  /** True while a request is running; a visible password is hidden again. */
  isBusy: boolean;
  onInput: () => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A password field that supports showing the text, pasting, and password managers. */
export function PasswordField({ problem, isFirst = false, isBusy, onBlur, ...input }: Props) {
  const [wantsVisible, setVisible] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const isVisible = wantsVisible && !isBusy;
  return (
    <SignInField
      {...input}
      type={isVisible ? "text" : "password"}
      problem={problem}
      note={isCapsLock ? words.capsLock : ""}
      // One more than allowed, so that a password that is too long is reported and not silently cut.
      maxLength={PASSWORD_LENGTH_MAX + 1}
      autoFocus={isFirst}
      readOnly={isBusy}
      onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"))}
      onBlur={(event) => {
        setCapsLock(false);
        onBlur(event);
      }}
    >
      <ShowPassword id={input.id} label={words.show(input.label)} isVisible={isVisible} onChange={setVisible} />
    </SignInField>
  );
}

type NewPasswordProps = {
  fields: { readonly field: (name: "newPassword" | "confirmation") => FieldOfForm };
  confirmation: string;
  isBusy: boolean;
  isFirst?: boolean;
};
type FieldOfForm = Pick<Props, "id" | "name" | "problem" | "onInput" | "onBlur">;

/** A new password, entered twice. */
export const NewPasswordFields = ({ fields, confirmation, isBusy, isFirst = false }: NewPasswordProps) => (
  <>
    <PasswordField
      {...fields.field("newPassword")}
      label={words.newPassword}
      hint={NEW_PASSWORD_HINT}
      autoComplete="new-password"
      isBusy={isBusy}
      isFirst={isFirst}
    />
    <PasswordField {...fields.field("confirmation")} label={confirmation} autoComplete="new-password" isBusy={isBusy} />
  </>
);
