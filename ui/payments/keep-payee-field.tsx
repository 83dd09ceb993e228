import { Checkbox } from "@blueprintjs/core";
import { words } from "../kit/words";

type Props = { label?: string; value: string; onChange: (text: string) => void };

/** A checkbox that saves the payee. The name of the beneficiary is entered in the code dialog (S2-3-035). */
export function KeepPayeeField({ label = words.saved.keep, value, onChange }: Props) {
  return (
    <Checkbox
      className="keep-payee"
      label={label}
      checked={value !== ""}
      onChange={({ currentTarget: { checked } }) => onChange(checked ? "yes" : "")}
    />
  );
}
