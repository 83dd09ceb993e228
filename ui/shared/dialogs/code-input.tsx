import { type KeyboardEvent, type RefObject, useState } from "react";
import { CODE_LENGTH } from "./code-length";
import "./code-input.css";

type Props = {
  id: string;
  value: string;
  onChange: (digits: string) => void;
  label: string;
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

/** Five boxes drawn over one real input, so that paste, autofill, arrow keys and screen readers work as in any field. */
export function CodeInput({ id, value, onChange, label, describedBy, invalid, disabled, inputRef }: Props) {
  const [range, setRange] = useState<readonly [number, number] | undefined>();
  const isActive = (box: number) => range !== undefined && box >= range[0] && box < Math.max(range[1], range[0] + 1);

  const select = (start: number, end: number) => inputRef.current?.setSelectionRange(start, end);
  /** Boxes hold one digit each, so the caret stands on a digit and typing replaces it. */
  const follow = ({ selectionStart, selectionEnd }: HTMLInputElement) => {
    const start = selectionStart ?? 0;
    const end = selectionEnd ?? 0;
    if (start === end && start < value.length) return select(start, start + 1);
    if (start === end && start === CODE_LENGTH) return select(CODE_LENGTH - 1, CODE_LENGTH);
    setRange([start, end]);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const target = targetOf(event.key, range?.[0] ?? 0, value.length);
    if (target === undefined || event.shiftKey) return;
    event.preventDefault();
    select(target, Math.min(target + 1, value.length));
  };

  return (
    <div className="code-input">
      <input
        ref={inputRef}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, CODE_LENGTH))}
        onSelect={(event) => follow(event.currentTarget)}
        onKeyDown={move}
        onBlur={() => setRange(undefined)}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
      />
      {Array.from({ length: CODE_LENGTH }, (_, box) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is its position.
        <span key={box} aria-hidden className={isActive(box) ? "code-box active" : "code-box"}>
          {value[box]}
        </span>
      ))}
    </div>
  );
}

function targetOf(key: string, at: number, length: number): number | undefined {
  const last = Math.min(length, CODE_LENGTH - 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}
