import { createContext, type ReactNode, useContext, useId, useRef } from "react";
import "./fields.css";

/** The props that all form fields share. */
export type FieldProps = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called on blur. From then on the field shows its problem. */
  onLeave?: () => void;
  problem?: string | undefined;
};

/** Attributes of the control, which connect it to its label and messages for screen readers and scripts. */
type ControlProps = {
  id: string;
  "aria-describedby": string;
  "aria-invalid": boolean;
  "aria-required": true;
};

type Props = Pick<FieldProps, "label" | "problem"> & {
  /** Explains which input was rejected and why. Shown before any problem. */
  notice?: string | undefined;
  isInvalid?: boolean;
  /** The value is stated by the bank and cannot be changed, so it is shown as a text with a quiet label. */
  isStated?: boolean | undefined;
  hint?: ReactNode;
  /** Shown in the place of a problem: information about the value, such as the account holder's name. */
  note?: ReactNode;
  children: (control: ControlProps) => ReactNode;
};

/**
 * The label above, the hint next to it, the problem below the control. The hint is not inside the label, so it is not
 * part of the accessible name.
 */
export function Field({ label, problem, notice, isInvalid = problem !== undefined, isStated, ...rest }: Props) {
  const { hint, note, children } = rest;
  const id = useId();
  const isCounted = useIsCounted(problem);
  return (
    <div className={isStated ? "field stated" : "field"}>
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
        aria-live={isCounted ? "off" : "polite"}
      >
        {notice ?? problem ?? note}
      </div>
    </div>
  );
}

/** The number of refused submissions of the form around a field. */
export const Refusals = createContext(0);

/**
 * Returns whether a problem is new because its form was refused. The form then announces the number of problems once,
 * and its fields announce none.
 */
function useIsCounted(problem: string | undefined): boolean {
  const refusals = useContext(Refusals);
  const counted = useRef({ refusals, problem });
  if (counted.current.refusals !== refusals) counted.current = { refusals, problem };
  return refusals > 0 && problem !== undefined && problem === counted.current.problem;
}
