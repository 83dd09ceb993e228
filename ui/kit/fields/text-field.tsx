import { InputGroup, type InputGroupProps } from "@blueprintjs/core";
import type { ReactNode } from "react";
import type { EntryFormat } from "../../../domain/entered-text";
import { NARRATION_LENGTH_MAX } from "../../../domain/payments/narration";
import { words } from "../words";
import { Field, type FieldProps } from "./field";
import { useEntry } from "./use-entry";

type Props = FieldProps &
  Pick<InputGroupProps, "autoComplete" | "autoFocus" | "inputMode" | "placeholder" | "readOnly" | "disabled"> & {
    /** The format of the value; any text by default. */
    entry?: EntryFormat;
    /** Maximum number of characters. It is not the native `maxlength`, which would silently cut a pasted text. */
    maxLength?: number;
    /**
     * False for a field that shows no problems: the notice quotes a refused text, and the field keeps its earlier text.
     */
    keepsRefused?: boolean;
    hint?: ReactNode;
    note?: ReactNode;
  };

export function TextField({
  label,
  value,
  onChange,
  onLeave,
  problem,
  hint,
  note,
  maxLength = Number.POSITIVE_INFINITY,
  entry: format = { kind: "text", lengthMax: maxLength },
  keepsRefused = true,
  ...input
}: Props) {
  const entry = useEntry(format, { value, onChange, keepsRefused });
  const isInvalid = problem !== undefined || entry.isRefused;
  return (
    <Field
      label={label}
      problem={problem}
      notice={entry.notice}
      isInvalid={isInvalid}
      isStated={input.readOnly || input.disabled}
      hint={hint}
      note={note}
    >
      {(control) => (
        <InputGroup
          autoComplete="off"
          {...control}
          {...input}
          value={value}
          onChange={entry.change}
          onPaste={entry.paste}
          onBlur={() => {
            entry.leave();
            onLeave?.();
          }}
          intent={isInvalid ? "danger" : "none"}
          fill
        />
      )}
    </Field>
  );
}

type NarrationProps = FieldProps & { max?: number; autoFocus?: boolean };

/** A text of limited length with a character count next to its label (specification 2, section 5). */
export function NarrationField({ max = NARRATION_LENGTH_MAX, ...field }: NarrationProps) {
  return <TextField {...field} maxLength={max} hint={words.counted(field.value.length, max)} />;
}
