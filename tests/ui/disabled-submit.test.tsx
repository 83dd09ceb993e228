import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ama, button, openWorkspace, press } from "./a-workspace";

it.each([
  ["/mobileMoney", "Make Payment", "6 fields need attention"],
  ["/billPayments", "Verify", "2 fields need attention"],
  ["/beneficiaries/add", "Add Beneficiary", "3 fields need attention"],
])(
  "at %s a press of the disabled button %s says how many fields are missing and moves to the first",
  async (path, name, missing) => {
    await openWorkspace(ama, path);
    expect(button(name).getAttribute("aria-disabled")).toBe("true");
    await press(name);
    screen.getByText(missing);
    expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true");
  },
);
