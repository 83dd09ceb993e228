import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ama, button, openWorkspace, press } from "./a-workspace";

it.each([
  ["/mobileMoney", "Make Payment"],
  ["/billPayments", "Verify"],
  ["/beneficiaries/add", "Add Beneficiary"],
])(
  "at %s a press of the disabled button %s says how many fields are missing and moves to the first",
  async (path, name) => {
    await openWorkspace(ama, path);
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
    await press(name);
    expect(screen.getByText(/^\d fields? needs? attention$/)).toBeTruthy();
    expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  },
);
