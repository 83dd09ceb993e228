import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { anAccountPayee } from "../support/a-beneficiary";
import { anOwnTransfer } from "../support/a-payment";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, field, openWorkspace, press, settle, turnTo, type } from "./a-workspace";

/** Widths below and at the breakpoint md. */
const [upright, across] = [767, 768];

const forms = [
  { path: "/transfers", tabs: ["Between Own Accounts"], label: "Narration" },
  { path: "/transfers", tabs: ["To Another Bank"], label: "Narration" },
  { path: "/transfers", tabs: ["Bulk Transfer", "Manual Entry"], label: "Amount, row 1" },
  { path: "/mobileMoney", tabs: ["Mobile Money Transfer"], label: "Narration" },
  { path: "/prepaidCardLoad", tabs: ["Single Card Load"], label: "Narration" },
  { path: "/billPayments", tabs: ["SSNIT"], label: "Payment Advice Number" },
];

async function openForm({ path, tabs }: (typeof forms)[number]): Promise<void> {
  await openWorkspace(ama, path, { width: across });
  for (const name of tabs) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
}

describe("a rotated tablet", () => {
  it.each(forms)(
    "the text typed into $tabs of $path is kept when the tablet is rotated twice @S2-2.1-11 @S3-2.1-11",
    async (form) => {
      await openForm(form);
      type(form.label, "15");
      const before = field(form.label);
      turnTo(upright);
      expect(screen.queryByRole("tab")).toBeNull();
      expect(field(form.label).value).toBe("15");
      turnTo(across);
      expect(field(form.label).value).toBe("15");
      expect(field(form.label)).toBe(before);
      expect(screen.getAllByRole("tab", { selected: true }).at(-1)?.textContent).toBe(form.tabs.at(-1));
    },
  );

  it("a panel is labelled by its tab, and has no role without tabs", async () => {
    await openForm({ path: "/transfers", tabs: ["To Another Bank"], label: "" });
    const tab = screen.getByRole("tab", { selected: true });
    const panel = screen.getByRole("tabpanel", { name: "To Another Bank" });
    expect(tab.getAttribute("aria-controls")).toBe(panel.id);
    turnTo(upright);
    expect(screen.queryByRole("tabpanel")).toBeNull();
  });

  it("Back leads from a form to the choice after the leave-page question @S2-2.1-19", async () => {
    await openForm({ path: "/transfers", tabs: ["To Another Bank"], label: "" });
    type("Narration", "Rent");
    turnTo(upright);
    await press("Back");
    expect(screen.getByRole("alertdialog").textContent).toContain("Entered data will be lost.");
    await press("Leave Page");
    await press("Between Own Accounts");
    expect(field("Narration").value).toBe("");
  });

  it("the changes of a beneficiary and of a schedule are kept", async () => {
    const bank = new InMemoryBank();
    const aPayee = anAccountPayee({ route: "sameBank" });
    bank.beneficiaries = [{ ...aPayee, id: "B1" }];
    bank.keepSchedule(anOwnTransfer({ schedule: { frequency: "daily", start: "2027-01-31" } }), "Ama Owusu");
    for (const { path, opens, label } of [
      { path: "/beneficiaries", opens: aPayee.name, label: "Full Name" },
      { path: "/scheduleTransfers", opens: "Edit", label: "Amount" },
    ]) {
      await openWorkspace(ama, path, { bank, width: across });
      await press(opens);
      type(label, "75");
      turnTo(upright);
      expect(field(label).value).toBe("75");
      cleanup();
    }
  });
});
