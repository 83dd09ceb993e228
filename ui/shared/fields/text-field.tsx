import { InputGroup, type InputGroupProps } from "@blueprintjs/core";
import { Field, type FieldProps } from "./field";

type Props = FieldProps & Pick<InputGroupProps, "maxLength" | "autoComplete" | "inputMode" | "placeholder">;

export function TextField({ label, value, onChange, onLeave, problem, ...input }: Props) {
  return (
    <Field label={label} problem={problem}>
      {(control) => (
        <InputGroup
          {...control}
          {...input}
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
