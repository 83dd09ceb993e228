import { InputGroup } from "@blueprintjs/core";
import { Field, type FieldProps } from "./field";

type Props = FieldProps & {
  /** "2026-11": no later month is offered. */
  max: string;
};

/** A month, "2026-11": the browser's own picker; where it has none, the text is typed. */
export function MonthField({ label, value, onChange, onLeave, problem, max }: Props) {
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <InputGroup
          {...control}
          type="month"
          max={max}
          placeholder={max}
          value={value}
          onValueChange={onChange}
          onBlur={() => onLeave?.()}
          intent={problem ? "danger" : "none"}
          fill
        />
      )}
    </Field>
  );
}
