import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { lengthMaxOf } from "../../domain/entered-text";
import "./code-dialog.css";

/** Number of digits of a one-time code (specification 1, section 9). */
export const CODE_LENGTH = lengthMaxOf.oneTimeCode;

type Props = {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onLeave: () => void;
  label: string;
  describedBy: string;
  isWrong: boolean;
  isReadOnly: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
};

/**
 * Five boxes drawn over one real input, so that paste, autofill, arrow keys and screen readers work as in any field.
 */
export function CodeInput({ value, onChange, onLeave, label, describedBy, isWrong, isReadOnly, inputRef }: Props) {
  const [range, setRange] = useState<readonly [start: number, end: number]>();
  const isActive = (box: number) => range && box >= range[0] && box < Math.max(range[1], range[0] + 1);
  // Sets the state directly, because not every browser fires a React `select` event for a selection made by script.
  const select = (input: HTMLInputElement, start: number, end: number) => {
    input.setSelectionRange(start, end);
    setRange([start, end]);
  };
  const selectBox = (input: HTMLInputElement, box: number) => select(input, box, Math.min(box + 1, value.length));

  /** Selects the digit at the caret, so that typing replaces it; the caret is never between two digits. */
  const selectAtCaret = (input: HTMLInputElement) => {
    const start = input.selectionStart ?? 0;
    const end = input.selectionEnd ?? 0;
    const isBetween = start === end && value.length > 0 && (start < value.length || start === CODE_LENGTH);
    if (isBetween) selectBox(input, Math.min(start, CODE_LENGTH - 1));
    else setRange([start, end]);
  };
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const box = event.shiftKey ? undefined : nextBox(event.key, range?.[0] ?? 0, value.length);
    if (box === undefined) return;
    event.preventDefault();
    selectBox(event.currentTarget, box);
  };

  return (
    <div className={isWrong ? "code-input wrong" : "code-input"}>
      <input
        ref={inputRef}
        value={value}
        onChange={onChange}
        onSelect={(event) => selectAtCaret(event.currentTarget)}
        onFocus={(event) => select(event.currentTarget, 0, value.length)}
        onKeyDown={move}
        onBlur={() => {
          setRange(undefined);
          onLeave();
        }}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        readOnly={isReadOnly}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Password managers would put their icon over a digit, or fill in the password.
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
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

function nextBox(key: string, at: number, length: number): number | undefined {
  const last = Math.min(length, CODE_LENGTH - 1);
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}
