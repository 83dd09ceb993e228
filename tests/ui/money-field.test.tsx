import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { AmountField } from "../../ui/shared/fields/amount-field";

function Amount() {
  const [value, setValue] = useState("");
  return (
    <AmountField
      label="Amount"
      currency="GHS"
      value={value}
      onChange={setValue}
      problem={value === "9" ? "No" : undefined}
    />
  );
}

function typeAndLeave(typed: string): string {
  const input = screen.getByLabelText<HTMLInputElement>("Amount");
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.blur(input);
  return input.value;
}

describe("a money field", () => {
  it.each([
    ["1250", "1,250.00"],
    ["1,250", "1,250.00"],
    ["1250.5", "1,250.50"],
    ["0.05", "0.05"],
    ["0", "0.00"],
    ["-12a", "12.00"],
  ])("shows %s as %s when it is left", (typed, shown) => {
    render(<Amount />);
    expect(typeAndLeave(typed)).toBe(shown);
  });

  it.each(["1.255", "12,50", "1.2.3", ""])("leaves %o as it was typed, since it cannot be read", (typed) => {
    render(<Amount />);
    expect(typeAndLeave(typed)).toBe(typed);
  });

  it("names itself by its label, and its problem by its description", () => {
    render(<Amount />);
    const input = screen.getByLabelText("Amount");
    fireEvent.change(input, { target: { value: "9" } });
    const described = (input.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    expect(described.at(-1)?.textContent).toBe("No");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });
});
