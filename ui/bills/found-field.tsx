import { type ComponentProps, useLayoutEffect } from "react";
import { TextField } from "../kit/fields/text-field";

/** The longest value that is next to its label on the narrowest phones. */
const SHORT_MAX = 20;

type Props = ComponentProps<typeof TextField> & { className?: string };

/** A value that the bank has found for a bill: read-only, and in low rows. */
export const FoundField = ({ className = "", ...field }: Props) => (
  <div className={`found ${field.value.length > SHORT_MAX ? "long" : ""} ${className}`}>
    <TextField {...field} readOnly />
  </div>
);

export type StepProps = {
  /** Receives the way back to the step before, or undefined in the first step. */
  onStep: (back: (() => void) | undefined) => void;
};

/** The first step with a way back begins at its top, not where the button was that led to it. */
export function useStepBack(onStep: StepProps["onStep"], back: (() => void) | undefined): void {
  useLayoutEffect(() => {
    onStep(back);
    if (back) document.documentElement.scrollTo?.(0, 0);
    return () => onStep(undefined);
  }, [onStep, back]);
}
