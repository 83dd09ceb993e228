import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "id" | "className" | "children"> & {
  id: string;
  label: string;
  /** The problem of the field, shown below it; empty if there is none. */
  problem: string;
  /** Content at the end of the field, such as a button. */
  children?: ReactNode;
};

/**
 * Blueprint's form group and input as plain elements. The input is uncontrolled, so that text typed before React has
 * loaded is kept.
 */
export function SignInField({ id, label, problem, children, ...input }: Props) {
  const intent = problem ? " bp6-intent-danger" : "";
  return (
    <div className={`bp6-form-group${intent}`}>
      <label className="bp6-label" htmlFor={id}>
        {label}
      </label>
      <div className="bp6-form-content">
        <div className={`bp6-input-group bp6-large${intent}`}>
          <input
            {...input}
            id={id}
            className="bp6-input"
            aria-invalid={problem !== ""}
            aria-describedby={`${id}-problem`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            // With `required`, Firefox calls the whole form invalid while the field is empty.
            aria-required
          />
          {children}
        </div>
        <div className="bp6-form-helper-text" id={`${id}-problem`} aria-live="polite">
          {problem}
        </div>
      </div>
    </div>
  );
}
