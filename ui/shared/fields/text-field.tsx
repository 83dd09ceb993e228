import { InputGroup, type InputGroupProps } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { Field, type FieldProps } from "./field";

type Props = FieldProps &
  Pick<InputGroupProps, "maxLength" | "autoComplete" | "autoFocus" | "inputMode" | "readOnly" | "disabled"> & {
    hint?: ReactNode;
    note?: ReactNode;
  };

export function TextField({ label, value, onChange, onLeave, problem, hint, note, ...input }: Props) {
  return (
    <Field label={label} problem={problem} hint={hint} note={note}>
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
