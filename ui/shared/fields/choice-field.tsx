import { HTMLSelect } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { words } from "../words";
import { Field, type FieldProps } from "./field";

type Choice = { readonly value: string; readonly text: string };
type Props = FieldProps & { choices: readonly Choice[]; hint?: ReactNode };

/** One of a few, which must be chosen. */
export function ChoiceField({ label, value, onChange, onLeave, problem, hint, choices }: Props) {
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <HTMLSelect
          {...control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onLeave?.()}
          fill
        >
          <option value="" disabled>
            {words.choose}
          </option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </HTMLSelect>
      )}
    </Field>
  );
}
