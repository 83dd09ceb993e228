import { type ChangeEvent, type ClipboardEvent, useState } from "react";
import { type EntryFormat, isSeveralCells } from "../../../domain/entered-text";
import { type EntryChange, entryChange, wholeTextChange } from "./entry-change";

type EntryBinding = {
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Whether a refused text stays in the field to be corrected. */
  readonly keepsRefused?: boolean;
};

/** Connects an input to its format. `notice` explains a rejected character or text. */
export function useEntry(format: EntryFormat, { value, onChange, keepsRefused = true }: EntryBinding) {
  const [refused, setRefused] = useState<Exclude<EntryChange, { kind: "accepted" }>>();
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { currentTarget: input, nativeEvent } = event;
    const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
    if (isComposing) {
      // The keyboard still owns the word: restoring or normalising the text now would make it write the word twice.
      const result = wholeTextChange(format, input.value);
      onChange(input.value);
      setRefused(result.kind === "accepted" ? undefined : result);
      return;
    }
    const result = entryChange(format, { before: value, after: input.value, inputType });
    if (result.kind === "keyRefused" || (result.kind === "textRefused" && !keepsRefused)) restore(input, value);
    else onChange(result.value);
    if (result.kind !== "accepted") setRefused(result);
    // The notice about a rejected character stays while the user types on, because a fast typist would miss it
    // otherwise.
    else if (!result.isKey || refused?.kind === "textRefused") setRefused(undefined);
  };
  /** Browsers put a space in place of a line break, which would make one amount of two. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (format.kind !== "amount" || !isSeveralCells(text)) return;
    const result = wholeTextChange(format, text);
    if (result.kind === "accepted") return;
    event.preventDefault();
    setRefused({ kind: "keyRefused", notice: result.notice });
  };
  return {
    change,
    paste,
    leave: () => {
      const result = wholeTextChange(format, value);
      if (result.kind === "accepted" && result.value !== value) onChange(result.value);
      setRefused(undefined);
    },
    notice: refused?.notice,
    /** True while a refused text is in the field: the field is invalid even before its first blur. */
    isRefused: refused?.kind === "textRefused" && keepsRefused,
  };
}

/** Undoes a typed character in the DOM. React would also restore the old value, but with the caret at the end. */
function restore(input: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const caret = Math.max(0, (input.selectionStart ?? value.length + 1) - 1);
  input.value = value;
  // Inputs of the types e-mail and number do not support selections.
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret);
}
