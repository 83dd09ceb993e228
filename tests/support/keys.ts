import { fireEvent } from "@testing-library/react";

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Types a text character by character at the end of a field. */
export function pressKeys(input: Input, text: string): void {
  for (const key of text)
    fireEvent.input(input, { target: { value: input.value + key }, inputType: "insertText", data: key });
}

/** Replaces the text of a field in one input event of this type; without a type, like autofill. */
export function enterWhole(input: Input, text: string, inputType?: string): void {
  fireEvent.input(input, { target: { value: text }, ...(inputType && { inputType }) });
}
