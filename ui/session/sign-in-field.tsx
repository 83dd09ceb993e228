import type { ComponentProps, ReactNode } from "react";

type Props = Omit<ComponentProps<"input">, "id" | "className" | "children"> & {
  id: string;
  label: string;
  /** Under the field while something is wrong with it. */
  complaint: string;
  /** What stands inside the field, at its end. */
  children?: ReactNode;
};

/** Blueprint's form group and input as plain elements. The value stays the browser's, so what was typed before React came is kept. */
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
