import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { PASSWORD_LENGTH_MAX } from "../../domain/session/password-rules";
import { Glyph } from "../kit/front-door/glyphs";
import { passwordWords as words } from "./password-words";

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
export function PasswordField(props: Props) {
  const { id, label, hint, problem, isFirst = false, isBusy, onBlur, ...input } = props;
  const [wantsVisible, setVisible] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const isVisible = wantsVisible && !isBusy;
  const intent = problem ? " bp6-intent-danger" : "";
  return (
    <div className={`bp6-form-group${intent}`}>
      <label className="bp6-label" htmlFor={id}>
        {label}
      </label>
      <div className="bp6-form-content">
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <div className={`bp6-input-group bp6-large${intent}`}>
          <input
            {...input}
            id={id}
            className="bp6-input"
            type={isVisible ? "text" : "password"}
            aria-invalid={problem !== ""}
            aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // One more than allowed, so that a password that is too long is reported and not silently cut.
            maxLength={PASSWORD_LENGTH_MAX + 1}
            // biome-ignore lint/a11y/noAutofocus: the page is this one form, as the sign-in page is.
            autoFocus={isFirst}
            readOnly={isBusy}
            // With `required`, Firefox calls the whole form invalid while the field is empty.
            aria-required
            onKeyUp={(event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"))}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur(event);
            }}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={words.show(label)}
            aria-pressed={isVisible}
            aria-controls={id}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setVisible(!isVisible)}
          >
            <Glyph name={isVisible ? "eyeOff" : "eye"} />
          </button>
        </div>
        <div className="bp6-form-helper-text" id={`${id}-problem`} aria-live="polite">
          {problem || (isCapsLock ? words.capsLock : "")}
        </div>
      </div>
    </div>
  );
}
