import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { NarrationField } from "../../ui/kit/fields/text-field";

function Narration() {
  const [value, setValue] = useState("");
  return <NarrationField label="Narration" value={value} max={5} onChange={setValue} />;
}

/** Types as Android keyboards do: each key replaces the whole word that is being composed. */
function compose(field: HTMLElement, ...texts: readonly string[]): void {
  for (const value of texts)
    fireEvent.input(field, { target: { value }, inputType: "insertCompositionText", isComposing: true });
}

it("a word that is composed beyond the limit stays as typed, with the reason", () => {
  render(<Narration />);
  const field = screen.getByLabelText<HTMLInputElement>("Narration");
  compose(field, "r", "ro", "ros", "rose", "roses", "roses ", "roses a");
  expect(field.value).toBe("roses a");
  expect(screen.getByText("At most 5 characters can be sent; this has 7. Shorten it.")).toBeDefined();
  compose(field, "rose");
  fireEvent.blur(field);
  expect(field.value).toBe("rose");
  expect(screen.queryByText(/characters can be sent/)).toBeNull();
});

it("a composed text loses the space that the keyboard adds after a word when the field is left", () => {
  render(<Narration />);
  const field = screen.getByLabelText<HTMLInputElement>("Narration");
  compose(field, "rent ");
  expect(field.value).toBe("rent ");
  fireEvent.blur(field);
  expect(field.value).toBe("rent");
});
