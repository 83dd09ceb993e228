import { Checkbox } from "@blueprintjs/core";
import { words } from "../words";

type Props = { label?: string; value: string; onChange: (text: string) => void };

/** Whether the payee is to be saved; the name for it is typed beside the code (S2-3-035). */
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
