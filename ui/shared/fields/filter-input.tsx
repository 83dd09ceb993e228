import { InputGroup } from "@blueprintjs/core";
import { useId } from "react";
import { useEntry } from "./use-entry";

type Props = { label: string; value: string; onChange: (text: string) => void };

/** Longer than any identifier of the bank (contract, id). */
const ID_LENGTH_MAX = 40;

/** An identifier by which a list is searched. A text that is too long is not entered, since filters have no list of problems. */
export function FilterInput({ label, value, onChange }: Props) {
  const id = useId();
  const entry = useEntry({ kind: "text", lengthMax: ID_LENGTH_MAX }, { value, onChange, keepsRefused: false });
  return (
    <div className="filter-input">
      <label htmlFor={id}>{label}</label>
      <InputGroup
        id={id}
        value={value}
        autoComplete="off"
        aria-describedby={`${id}-notice`}
        onChange={entry.change}
        onBlur={entry.leave}
      />
      <div id={`${id}-notice`} className={entry.notice && "field-problem"} aria-live="polite">
        {entry.notice}
      </div>
    </div>
  );
}
