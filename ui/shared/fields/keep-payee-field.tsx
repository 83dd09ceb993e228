import { Checkbox } from "@blueprintjs/core";
import { words } from "../words";

type Props = { value: string; onChange: (text: string) => void };

/** Whether the payee is to be saved; the name for it is typed beside the code (S2-3-035). */
export function KeepPayeeField({ value, onChange }: Props) {
  return (
    <Checkbox
      className="keep-payee"
      label={words.saved.keep}
      checked={value !== ""}
      onChange={({ currentTarget: { checked } }) => onChange(checked ? "yes" : "")}
    />
  );
}
