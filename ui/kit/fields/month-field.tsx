import { InputGroup } from "@blueprintjs/core";
import { Field, type FieldProps } from "./field";

type Props = FieldProps & {
  /** The last month that can be chosen, such as "2026-11". */
  max: string;
};

/** A month such as "2026-11", with the browser's month picker. In browsers without one, the month is typed. */
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
