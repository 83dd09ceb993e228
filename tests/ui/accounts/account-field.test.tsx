import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../../domain/money";
import { AccountField } from "../../../ui/accounts/account-field";
import { anAccount } from "../../support/a-payment";

const operations = anAccount({ number: "1020304050607", name: "Operations", available: ghs(1000_00) });
const savings = anAccount({ number: "1020304050608", name: "Savings", type: "Savings", available: ghs(250_50) });
const payroll = anAccount({ number: "1020304050609", name: "Payroll", available: ghs(0) });

function openField(initial = "", isReadOnly = false) {
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <form aria-label="Form" data-value={value}>
        <AccountField
          label="Source Account"
          value={value}
          onChange={setValue}
          accounts={[operations, savings, payroll]}
          isReadOnly={isReadOnly}
        />
      </form>
    );
  }
  render(<Form />);
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Source Account" });
const chosen = () => screen.getByRole("form").dataset.value;
const isOpen = () => field().getAttribute("aria-expanded") === "true";
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(field(), { key });
};
const type = (value: string) => fireEvent.change(field(), { target: { value } });
/** Leaves the field as the Tab key does: with its key press first. */
const tab = () => {
  press("Tab");
  fireEvent.blur(field());
};
/** The text of the choice that screen readers announce. */
const announced = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

describe("the account field by keyboard", () => {
  it("an arrow key and Tab choose the first account, as in a native list", () => {
    openField();
    press("ArrowDown");
    expect(isOpen()).toBe(true);
    expect(announced()).toBe("Operations GHS 1,000.00 1020304050607 · Current");
    tab();
    expect([chosen(), isOpen()]).toEqual([operations.number, false]);
  });

  it("arrow keys move, wrap around, and Enter chooses", () => {
    openField(operations.number);
    press("ArrowDown", "ArrowDown");
    expect(announced()).toContain("Savings");
    press("ArrowUp", "ArrowUp");
    expect(announced()).toContain("Payroll");
    press("Enter");
    expect([chosen(), isOpen()]).toEqual([payroll.number, false]);
  });

  it.each(["608", "sav", "250.50"])("the text “%s” finds an account, and Tab chooses it", (text) => {
    openField();
    type(text);
    expect(screen.getAllByRole("option")).toHaveLength(1);
    tab();
    expect(chosen()).toBe(savings.number);
  });

  it("Tab chooses nothing if the text can mean several accounts", () => {
    openField(savings.number);
    type("10203");
    tab();
    expect(chosen()).toBe(savings.number);
    expect(field().value).toContain("Savings");
  });

  it("Escape closes the list and chooses nothing, and Enter in a closed field submits the form", () => {
    openField();
    press("ArrowDown", "Escape");
    expect([chosen(), isOpen()]).toEqual(["", false]);
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  });
});

describe("the account field by mouse", () => {
  it("a click opens the list, another one closes it, and leaving it chooses nothing", () => {
    openField();
    fireEvent.click(field());
    expect(isOpen()).toBe(true);
    fireEvent.click(field());
    expect(isOpen()).toBe(false);
    fireEvent.click(field());
    tab();
    expect(chosen()).toBe("");
  });

  it("the chosen account is shown in two lines, and hidden while another one is searched", () => {
    openField();
    fireEvent.click(field());
    fireEvent.click(screen.getByRole("option", { name: /Savings/ }));
    const lines = () => document.querySelector(".chosen-content")?.textContent;
    expect(lines()).toBe("Savings GHS 250.50 1020304050608 · Savings");
    type("oper");
    expect(lines()).toBeUndefined();
  });

  it("a field that cannot be changed has no list", () => {
    openField(savings.number, true);
    fireEvent.click(field());
    press("ArrowDown");
    type("oper");
    expect([field().readOnly, isOpen(), chosen()]).toEqual([true, false, savings.number]);
  });
});
