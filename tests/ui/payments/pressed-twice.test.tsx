import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aWorkbook, goodRows, headingsOf } from "../../support/a-workbook";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, field, openWorkspace, press, settle, type } from "../a-workspace";

const [source, savings] = ["1020304050607", "1020304050608"];

type Form = {
  readonly name: string;
  readonly path: string;
  /** Pressed one after the other, to get to the form. */
  readonly tabs?: readonly string[];
  /** What is typed, in its order. */
  readonly typed: Readonly<Record<string, string>>;
  readonly further?: () => Promise<void>;
  /** The button that asks for the code. */
  readonly pays: string;
};

const row = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([label, text]) => [`${label}, row 1`, text]));

const forms: readonly Form[] = [
  {
    ...{ name: "Between Own Accounts", path: "/transfers", pays: "Make Transfer" },
    typed: { "Source Account": source, "Destination Account": savings, Amount: "10", Narration: "Float" },
  },
  {
    ...{ name: "To the own bank", path: "/transfers", tabs: ["To Asempa Bank"], pays: "Make Transfer" },
    typed: { "Source Account": source, "Destination Account": savings, Amount: "10", Narration: "Float" },
  },
  {
    ...{ name: "To another bank, at once", path: "/transfers", tabs: ["To Another Bank"], pays: "Make Transfer" },
    typed: {
      ...{ "Source Account": source, "Transfer Type": "instant", Bank: "Ecobank" },
      ...{ "Destination Account": "1441000234567", Amount: "10", Narration: "Float" },
    },
  },
  {
    ...{ name: "To another bank, by clearing", path: "/transfers", tabs: ["To Another Bank"], pays: "Make Transfer" },
    typed: {
      ...{ "Source Account": source, "Transfer Type": "nonInstant", Bank: "GCB", "Bank Branch": "Kumasi" },
      ...{ "Destination Account": "1441000234567", "Beneficiary Name": "Esi", Amount: "10", Narration: "Float" },
    },
  },
  {
    ...{ name: "Mobile Money", path: "/mobileMoney", pays: "Make Payment" },
    typed: {
      ...{ Network: "MTN", "Source Account": source, "Beneficiary Wallet Number": "0241234567" },
      ...{ Amount: "10", Narration: "Airtime" },
    },
  },
  {
    ...{ name: "Prepaid Card Load", path: "/prepaidCardLoad", pays: "Make Transfer" },
    typed: {
      ...{ "Source Account": source, "Customer ID": "1234567", "Last 4 Digits": "4321" },
      ...{ Amount: "10", Narration: "Travel" },
    },
    further: () => expect.poll(() => field("Card Name").value, { timeout: 10_000 }).toBe("Kwabena Antwi"),
  },
  {
    ...{ name: "Bulk Transfer by file", path: "/transfers", tabs: ["Bulk Transfer"], pays: "Make Transfer" },
    typed: { "Source Account": source },
    further: async () => {
      const bytes = aWorkbook([headingsOf("bulkTransfer"), goodRows.bulkTransfer]);
      fireEvent.change(field("Beneficiary List"), { target: { files: [new File([bytes], "payees.xlsx")] } });
      await settle();
      await press("Upload Forms");
    },
  },
  {
    ...{ name: "Bulk Transfer by hand", path: "/transfers", tabs: ["Bulk Transfer", "Manual Entry"] },
    pays: "Make Transfer",
    typed: {
      "Source Account": source,
      ...row({ "Transfer Type": "domestic", "Account Number": savings, Amount: "10", Description: "Rent" }),
    },
  },
  {
    ...{ name: "Mobile Money by hand", path: "/mobileMoney", tabs: ["Mobile Money Bulk Transfer", "Manual Entry"] },
    pays: "Make Transfer",
    typed: {
      "Source Account": source,
      ...row({ "Beneficiary Name": "Ama", Network: "MTN", "Wallet Number": "0244123456" }),
      ...row({ Amount: "10", Description: "Airtime" }),
    },
  },
  {
    ...{ name: "Cards by hand", path: "/prepaidCardLoad", tabs: ["Bulk Card Load", "Manual Entry"], pays: "Proceed" },
    typed: {
      "Source Account": source,
      ...row({ "Customer ID": "12345", "Card's last 4 digits": "4321", Amount: "10", Description: "Travel" }),
    },
    further: () => expect.poll(() => field("Beneficiary Name, row 1").value, { timeout: 10_000 }).toBe("Kwabena Antwi"),
  },
  {
    ...{ name: "Ghana Gov", path: "/billPayments", pays: "Proceed" },
    typed: { "Service Name": "3", "Invoice/Advice/Reference Number": "GG-1001" },
    further: async () => {
      await press("Verify");
      type("Source Account", source);
    },
  },
  {
    ...{ name: "SSNIT", path: "/billPayments", tabs: ["SSNIT"], pays: "Proceed" },
    typed: { "Payment Advice Number": "SSN-1001", "Contribution Type": "Regular" },
    further: async () => {
      await press("Proceed to Pay");
      await press("Proceed to Pay");
      type("Source Account", source);
      type("Narration", "October");
    },
  },
];

/** As a hurried hand does it: twice with the mouse, and by Enter besides. */
function pressThrice(name: string): void {
  const pressed = button(name);
  fireEvent.click(pressed);
  fireEvent.click(pressed);
  const form = pressed.closest("form");
  if (form) fireEvent.submit(form);
}

describe("A payment whose buttons are pressed again and again is made once", () => {
  it.each(forms)("$name", async ({ path, tabs = [], typed, further, pays }) => {
    const bank = new InMemoryBank();
    const { person } = await openWorkspace(ama, path, { bank });
    for (const tab of tabs) {
      fireEvent.click(screen.getByRole("tab", { name: tab }));
      await settle();
    }
    for (const [label, text] of Object.entries(typed)) {
      const control = field(label);
      type(label, text);
      // In a field that is filtered, what was typed is taken by Enter.
      if (control.getAttribute("role") === "combobox") fireEvent.keyDown(control, { key: "Enter" });
      await settle();
    }
    await further?.();
    await expect.poll(() => button(pays).getAttribute("aria-disabled"), { timeout: 10_000 }).not.toBe("true");
    const asked = vi.spyOn(person.otp, "send");
    const made = vi.spyOn(bank, "next");
    pressThrice(pays);
    await settle();
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(asked).toHaveBeenCalledTimes(1);
    type("One-time code", await person.codeSent());
    pressThrice("Confirm");
    await settle();
    expect(screen.getByRole("alertdialog").textContent).not.toContain("failed");
    // One call was fixed, and one payment made.
    expect(made).toHaveBeenCalledTimes(2);
  });
});
