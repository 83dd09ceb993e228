import { NARRATION_LENGTH_MAX } from "../../../domain/payments/payment";
import { words } from "../words";
import type { FieldProps } from "./field";
import { TextField } from "./text-field";

type Props = FieldProps & { max?: number; autoFocus?: boolean };

/** A text of limited length with a character count next to its label (specification 2, section 5). */
export function NarrationField({ max = NARRATION_LENGTH_MAX, ...field }: Props) {
  return <TextField {...field} maxLength={max} hint={words.counted(field.value.length, max)} />;
}
