import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "id" | "className" | "children"> & {
  id: string;
  label: string;
  /** The problem of the field, shown below it; empty if there is none. */
  complaint: string;
  /** Content at the end of the field, such as a button. */
  children?: ReactNode;
};

/**
 * Blueprint's form group and input as plain elements. The input is uncontrolled, so that text typed before React has
 * loaded is kept.
 */
export function SignInField({ id, label, complaint, children, ...input }: Props) {
  const intent = complaint ? " bp6-intent-danger" : "";
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
            aria-invalid={complaint !== ""}
            aria-describedby={`${id}-complaint`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          {children}
        </div>
        <div className="bp6-form-helper-text" id={`${id}-complaint`} aria-live="polite">
          {complaint}
        </div>
      </div>
    </div>
  );
}
