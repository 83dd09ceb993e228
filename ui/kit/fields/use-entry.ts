import { type ChangeEvent, type ClipboardEvent, useState } from "react";
import {
  type EntryFormat,
  type EntryRefusal,
  isSeveralCells,
  readEntry,
  refusalOfKey,
  valueAfterKey,
} from "../../../domain/entered-text";
import { hiddenCharacterProblem } from "../../../domain/plain-text";
import { words } from "../words";

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

/** The result of a change to a field's text. */
type EntryChange =
  | { readonly kind: "accepted"; readonly value: string; readonly isKey: boolean }
  /** The typed character is rejected: the field keeps its text and shows the notice. */
  | { readonly kind: "keyRefused"; readonly notice: string }
  /** The whole text stays in the field to be corrected, and the notice explains why it is invalid. */
  | { readonly kind: "textRefused"; readonly value: string; readonly notice: string };

type TextChange = {
  readonly before: string;
  readonly after: string;
  /** From the input event; undefined for autofill and for values set by a script. */
  readonly inputType: string | undefined;
};

/**
 * Checks a change. A typed character is accepted or rejected, other inserted text is parsed as a whole, a deletion is
 * accepted.
 */
export function entryChange(format: EntryFormat, { before, after, inputType }: TextChange): EntryChange {
  const inserted = insertedText(before, after);
  if (inputType?.startsWith("delete") || (inserted === "" && after.length < before.length))
    return { kind: "accepted", value: after, isKey: false };
  const isKey = KEY_TYPES.has(inputType ?? "") && [...inserted].length === 1;
  if (isKey) {
    const refusal = refusalOfKey(format, inserted, after);
    if (refusal) return { kind: "keyRefused", notice: keyNotice(format, refusal) };
    return { kind: "accepted", value: valueAfterKey(format, after), isKey };
  }
  return wholeTextChange(format, after);
}

/** Reads the text of a field as a whole: pasted, autofilled, composed on a keyboard, or left. */
function wholeTextChange(format: EntryFormat, text: string): Exclude<EntryChange, { kind: "keyRefused" }> {
  const read = readEntry(format, text);
  if (read.ok) return { kind: "accepted", value: read.value, isKey: false };
  return { kind: "textRefused", value: text, notice: textNotice(format, read.failure, text) };
}

/** Input types of hardware and on-screen keyboards. */
const KEY_TYPES = new Set(["insertText", "insertCompositionText"]);

function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}

function keyNotice({ kind }: EntryFormat, refusal: EntryRefusal): string {
  const { entry } = words;
  if (refusal.kind === "tooLong")
    return isCountedInDigits(kind) ? entry.digitsMax(refusal.lengthMax) : entry.charactersMax(refusal.lengthMax);
  if (refusal.kind === "hidden") return hiddenCharacterProblem(refusal.character);
  return { notAnAmount: entry.onlyAmount, notDigits: entry.onlyDigits, notAnAccount: entry.onlyAccount }[refusal.kind];
}

/** Explains why a whole text is refused. The text is quoted because the field may be too narrow to show all of it. */
function textNotice({ kind }: EntryFormat, refusal: EntryRefusal, text: string): string {
  const { entry } = words;
  // The text may be a password, which some password managers fill into the field of a code.
  if (kind === "oneTimeCode" && refusal.kind !== "tooLong") return entry.notACode;
  if (refusal.kind === "hidden") return hiddenCharacterProblem(refusal.character);
  const quoted = text.length > QUOTED_LENGTH_MAX ? `${text.slice(0, QUOTED_LENGTH_MAX)}…` : text;
  if (refusal.kind !== "tooLong") return entry[refusal.kind](quoted);
  return isCountedInDigits(kind)
    ? entry.tooManyDigits(quoted, refusal.lengthMax)
    : entry.tooManyCharacters(text.length, refusal.lengthMax);
}

const QUOTED_LENGTH_MAX = 40;
const isCountedInDigits = (kind: EntryFormat["kind"]): boolean => kind !== "text" && kind !== "foreignAccount";
