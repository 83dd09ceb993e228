import { type ReactNode, useId } from "react";
import "./fields.css";

/** What every field of a form is given. */
export type FieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** The field was left; from then on its problem is told. */
  onLeave?: () => void;
  problem?: string | undefined;
};

/** What the control inside must carry, so that label and messages are found the same way by eye, screen reader and script. */
type ControlProps = {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  "aria-required": true;
};

type Props = Pick<FieldProps, "label" | "problem"> & {
  /** What was not entered, and why; shown before any problem. */
  notice?: string | undefined;
  isInvalid?: boolean;
  hint?: ReactNode;
  /** Stands where a problem would: what the bank says of the value, such as the name that it belongs to. */
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/** The label above, the hint beside it, the problem under the control. The hint is no part of the label: that is the field's name. */
export function Field({ label, problem, notice, isInvalid = problem !== undefined, hint, note, children }: Props) {
  const id = useId();
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-hint`}>{hint}</span>
      </div>
      {children({
        id,
        "aria-describedby": hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
        "aria-invalid": isInvalid,
        "aria-required": true,
      })}
      <div
        id={`${id}-problem`}
        className={(notice ?? problem) ? "field-problem" : "field-problem field-note"}
        aria-live="polite"
      >
        {notice ?? problem ?? note}
      </div>
    </div>
  );
}
