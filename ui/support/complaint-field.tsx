import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  problem: string | undefined;
  /** Beside the label: that it is optional, or how much was written. */
  hint?: string | undefined;
  className?: string;
  children: (control: {
    readonly id: string;
    readonly className: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string;
  }) => ReactNode;
};

/** Blueprint's form group as plain elements: the label above, the problem under the control. */
export function ComplaintField({ label, problem, hint, className = "", children }: Props) {
  const id = useId();
  return (
    <div className={`bp6-form-group ${problem ? "bp6-intent-danger" : ""} ${className}`}>
      <div className="field-head">
        <label className="bp6-label" htmlFor={id}>
          {label}
        </label>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
      </div>
      {children({
        id,
        className: "bp6-input",
        "aria-invalid": problem !== undefined,
        "aria-describedby": hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
      })}
      <div className="bp6-form-helper-text" id={`${id}-problem`} aria-live="polite">
        {problem}
      </div>
    </div>
  );
}
