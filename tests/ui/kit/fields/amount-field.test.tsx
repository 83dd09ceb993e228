import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { AmountField } from "../../../../ui/kit/fields/amount-field";
import { enterWhole, pressKeys } from "../../../support/keys";
import { ama, field, openWorkspace, settle } from "../../a-workspace";

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
  it.each(["12\t500", "12\n500"])("two cells that are pasted are not one amount: %j", (pasted) => {
    render(<Amount />);
    const input = screen.getByLabelText<HTMLInputElement>("Amount");
    const clipboardData = { getData: () => pasted };
    expect(fireEvent.paste(input, { clipboardData })).toBe(false);
    expect(input.value).toBe("");
    expect(document.body.textContent).toContain("is not an amount");
    expect(fireEvent.paste(input, { clipboardData: { getData: () => "1 250.00\n" } })).toBe(true);
  });

  it.each([
    ["1250", "1,250.00"],
    ["1,250", "1,250.00"],
    ["1250.5", "1,250.50"],
    ["0.05", "0.05"],
    ["0", "0.00"],
    ["GHS 1 250.5", "1,250.50"],
    ["12,50", "12.50"],
  ])("the text %s is shown as %s on blur @S1-5-17", (typed, shown) => {
    render(<Amount />);
    expect(typeAndLeave(typed)).toBe(shown);
  });

  it.each(["1.255", "1,25,0", "1.2.3", ""])("the text %o stays as typed, because it cannot be parsed", (typed) => {
    render(<Amount />);
    expect(typeAndLeave(typed)).toBe(typed);
  });

  it("a pasted text that is no amount stays with a notice, and signs and letters cannot be typed @S1-5-18", () => {
    render(<Amount />);
    const input = screen.getByLabelText<HTMLInputElement>("Amount");
    enterWhole(input, "1e3", "insertFromPaste");
    expect(input.value).toBe("1e3");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("“1e3” is not an amount such as 1,250.00. Correct or replace it.")).toBeTruthy();
    enterWhole(input, "", "deleteContentBackward");
    pressKeys(input, "-12a");
    expect(input.value).toBe("12");
    expect(screen.getByText("Only digits, a comma and a point can be entered here.")).toBeTruthy();
    fireEvent.blur(input);
    expect(screen.queryByText("Only digits, a comma and a point can be entered here.")).toBeNull();
  });

  it("the input has its label as name and its problem as description", () => {
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

describe("the amount of a form without a source account", () => {
  it.each([
    ["/transfers", "Between Own Accounts"],
    ["/transfers", "To Asempa Bank"],
    ["/transfers", "To Another Bank"],
    ["/mobileMoney", "Mobile Money Transfer"],
    ["/prepaidCardLoad", "Single Card Load"],
  ])("the amount at %s, %s, is in cedis @S2-1-02", async (path, tab) => {
    await openWorkspace(ama, path);
    fireEvent.click(screen.getByRole("tab", { name: tab }));
    await settle();
    expect(field("Source Account").value).toBe("");
    expect(field("Amount").closest(".amount-field")?.textContent).toBe("GHS");
  });
});
