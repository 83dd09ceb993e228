import { HTMLSelect } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { words } from "../words";
import { Field, type FieldProps } from "./field";
import { FilteredField } from "./filtered-field";
import { SHORT_LIST_MAX } from "./use-combobox";

type SelectChoice = { readonly value: string; readonly text: string };
type Props = FieldProps & {
  choices: readonly SelectChoice[];
  hint?: ReactNode;
  /** Shown until a choice is made. */
  prompt?: string;
  /** True while the choices are being fetched. */
  isBusy?: boolean;
};

/** A required select. More than eight choices are shown as a {@link FilteredField}. */
export function ChoiceField(props: Props) {
  const { label, value, onChange, onLeave, problem, hint, choices, prompt = words.choose, isBusy } = props;
  if (choices.length > SHORT_LIST_MAX) return <FilteredField {...props} />;
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <HTMLSelect
          {...control}
          aria-busy={isBusy}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => onLeave?.()}
          fill
        >
          <option value="" disabled>
            {prompt}
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
