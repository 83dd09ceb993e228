import { InputGroup, type InputGroupProps } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { Field, type FieldProps } from "./field";

type Props = FieldProps &
  Pick<InputGroupProps, "maxLength" | "autoComplete" | "autoFocus" | "inputMode"> & { hint?: ReactNode };

export function TextField({ label, value, onChange, onLeave, problem, hint, ...input }: Props) {
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(control) => (
        <InputGroup
          autoComplete="off"
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
