import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fail } from "../../../domain/result";
import { InMemoryBank } from "../../support/in-memory-bank";
import { ama, button, enterCode, openWorkspace, press, type } from "../a-workspace";

/** Maximum wait for the dialog, whose code is loaded on demand and slowly on a busy machine. */
const LONG_TIMEOUT = { timeout: 20_000 };

describe("an unknown outcome whose dialog was closed", () => {
  it("a notice on every screen offers to check the operation until it was checked", async () => {
    const bank = new InMemoryBank();
    const { person } = await openWorkspace(ama, "/transfers", { bank });
    const confirmed = bank.confirmed.bind(bank);
    const losing = vi.spyOn(bank, "confirmed").mockImplementation((...call) => {
      confirmed(...call);
      return fail({ kind: "unreachable" });
    });
    type("Source Account", "1020304050607");
    type("Destination Account", "1020304050608");
    type("Amount", "150");
    type("Narration", "Float");
    await press("Make Transfer");
    await enterCode(await person.codeSent());
    const dialog = await screen.findByRole("alertdialog", { name: "Outcome unknown" }, LONG_TIMEOUT);
    expect(dialog.textContent).toContain("GHS 150.00");
    await press("Close", dialog);

    expect(screen.getByText(/The bank's answer to your last payment did not arrive/)).toBeTruthy();
    losing.mockRestore();
    await press("Check the payment");
    await press("Check again", await screen.findByRole("alertdialog", { name: "Outcome unknown" }, LONG_TIMEOUT));
    expect(await screen.findByRole("alertdialog", { name: "Success" }, LONG_TIMEOUT)).toBeTruthy();
    await press("Close", screen.getByRole("alertdialog"));
    expect(screen.queryByText(/did not arrive/)).toBeNull();
    expect(bank.requests).toHaveLength(1);
    expect(button("Log Out")).toBeTruthy();
  });
});
