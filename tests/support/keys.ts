import { fireEvent } from "@testing-library/react";

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Types a text character by character at the end of a field, as a keyboard does. */
export function pressKeys(input: Input, text: string): void {
  for (const key of text)
    fireEvent.input(input, { target: { value: input.value + key }, inputType: "insertText", data: key });
}

/** Replaces a field's text in the way that the input type names; without one, as autofill does. */
export function enterWhole(input: Input, text: string, inputType?: string): void {
  fireEvent.input(input, { target: { value: text }, ...(inputType && { inputType }) });
}
