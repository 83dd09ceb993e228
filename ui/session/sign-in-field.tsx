import type { ComponentProps, ReactNode } from "react";
import { Glyph } from "../kit/front-door/glyphs";

type Props = Omit<ComponentProps<"input">, "id" | "className" | "children"> & {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The problem of the field, shown below it; empty if there is none. */
  problem: string;
  /** Shown in its place while there is none. */
  note?: string;
  /** Content at the end of the field, such as a button. */
  children?: ReactNode;
};

/**
 * Blueprint's form group and input as plain elements. The input is uncontrolled, so that text typed before React has
 * loaded is kept.
 */
export function SignInField({ id, label, hint, problem, note, children, ...input }: Props) {
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
            aria-invalid={problem !== ""}
            aria-describedby={hint ? `${id}-hint ${id}-problem` : `${id}-problem`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // With `required`, Firefox calls the whole form invalid while the field is empty.
            aria-required
          />
          {children}
        </div>
        <div className="bp6-form-helper-text" id={`${id}-problem`} aria-live="polite">
          {problem || note}
        </div>
      </div>
    </div>
  );
}

type ShowPasswordProps = { id: string; label: string; isVisible: boolean; onChange: (isVisible: boolean) => void };

/** Shows or hides the password of a field. The focus stays in the field. */
export const ShowPassword = ({ id, label, isVisible, onChange }: ShowPasswordProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    aria-pressed={isVisible}
    aria-controls={id}
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => onChange(!isVisible)}
  >
    <Glyph name={isVisible ? "eyeOff" : "eye"} />
  </button>
);

/** The button of a form, which keeps the focus while the form is sent. */
export const SubmitButton = ({ text, isBusy }: { text: string; isBusy: boolean }) => (
  <button
    type="submit"
    className="bp6-button bp6-large bp6-fill bp6-intent-primary"
    aria-disabled={isBusy}
    data-busy={isBusy || undefined}
  >
    {text}
  </button>
);

/** Says why a form was refused. */
export const FormProblem = ({ text }: { text: string }) =>
  text && (
    <div className="bp6-callout bp6-intent-danger" role="alert">
      <Glyph name="alert" className="bp6-icon" />
      {text}
    </div>
  );
