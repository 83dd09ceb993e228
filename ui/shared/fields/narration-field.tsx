import { InputGroup } from "@blueprintjs/core";
import { NARRATION_LENGTH_MAX } from "../../../domain/payments/payment";
import { words } from "../words";
import { Field, type FieldProps } from "./field";

type Props = FieldProps & { max?: number };

/** A text of limited length, with the count beside its label (specification 2, section 5). */
export function NarrationField({ label, value, onChange, onLeave, problem, max = NARRATION_LENGTH_MAX }: Props) {
  return (
    <Field label={label} problem={problem} hint={words.counted(value.length, max)}>
      {(control) => (
        <InputGroup
          {...control}
          value={value}
          maxLength={max}
          autoComplete="off"
          onValueChange={onChange}
          onBlur={() => onLeave?.()}
          intent={problem ? "danger" : "none"}
          fill
        />
      )}
    </Field>
  );
}
