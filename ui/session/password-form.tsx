import { type FormEventHandler, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Glyph } from "../kit/front-door/glyphs";
import { PlainDialog } from "../kit/front-door/plain-dialog";
import { goTo } from "../kit/navigation/location";
import { SIGN_IN_PATH } from "../kit/navigation/paths";
import { BackLink } from "../support/public-page";
import { passwordWords as words } from "./password-words";
import "./passwords.css";

type Props = {
  form: RefObject<HTMLFormElement | null>;
  title: string;
  lead?: string;
  problem: string;
  isBusy: boolean;
  /** Announced to screen readers while `isBusy` is true. */
  busyText?: string;
  button?: string;
  onSubmit: FormEventHandler;
  children: ReactNode;
  footer?: ReactNode;
};

/** A page for passwords: one heading and one form. */
export function PasswordForm(props: Props) {
  const { form, title, lead, problem, isBusy, busyText = words.submitting, button = words.submit } = props;
  return (
    <section className="sign-in password-form">
      <BackLink />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      <form ref={form} method="dialog" noValidate onSubmit={props.onSubmit} aria-busy={isBusy} aria-label={title}>
        {problem && (
          <div className="bp6-callout bp6-intent-danger" role="alert">
            <Glyph name="alert" className="bp6-icon" />
            {problem}
          </div>
        )}
        {props.children}
        <button
          type="submit"
          className="bp6-button bp6-large bp6-fill bp6-intent-primary"
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
        >
          {button}
        </button>
        <p className="for-screen-readers" role="status">
          {isBusy ? busyText : ""}
        </p>
      </form>
      {props.footer}
    </section>
  );
}

/** A hidden field for password managers, which store a password with its user name. */
export function HiddenUserName({ userName }: { userName: string }) {
  return <input type="text" name="userName" autoComplete="username" value={userName} readOnly hidden />;
}

/**
 * Confirms a changed password (specification 1, sections 2.4 and 2.6). Closing it in any way opens the sign-in page.
 */
export function PasswordChanged({ text }: { text: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <PlainDialog dialog={dialog} title={words.done} onClose={() => goTo(SIGN_IN_PATH)}>
      <p className="password-changed" role="status">
        {text}
      </p>
      <button
        type="button"
        className="bp6-button bp6-large bp6-intent-primary"
        // biome-ignore lint/a11y/noAutofocus: a dialog that was just opened begins at its one action.
        autoFocus
        onClick={() => dialog.current?.close()}
      >
        {words.toSignIn}
      </button>
    </PlainDialog>
  );
}
