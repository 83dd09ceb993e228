import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Bank } from "../../domain/payments/bank";
import { ok } from "../../domain/result";
import { ama, field, openWorkspace, settle, type } from "./a-workspace";

const banks: readonly Bank[] = [
  { name: "Ecobank Ghana", code: "130100" },
  { name: "GCB Bank", code: "040100" },
];

/** Opens To Another Bank with banks that load when the test says so. */
async function openBeforeBanks() {
  const { person } = await openWorkspace(ama, "/transfers");
  const waiting: (() => void)[] = [];
  Object.assign(person.transferLookups, {
    banks: () => new Promise((answer) => waiting.push(() => answer(ok(banks)))),
  });
  fireEvent.click(screen.getByRole("tab", { name: "To Another Bank" }));
  await settle();
  type("Transfer Type", "instant");
  await settle();
  return async () => {
    for (const loadLists of waiting) loadLists();
    await settle();
  };
}

const bank = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Bank" });

function typeAndLeaveBank(text: string): void {
  fireEvent.input(bank(), { target: { value: text } });
  fireEvent.blur(bank());
}

describe("banks that load late", () => {
  it("a typed bank is matched when the banks have loaded, and the typed account is kept", async () => {
    const loadLists = await openBeforeBanks();
    typeAndLeaveBank("gcb");
    type("Destination Account", "6011130004521");
    await loadLists();
    expect(bank().value).toBe("GCB Bank");
    expect(field("Destination Account").value).toBe("6011130004521");
  });

  it("choosing another bank clears the account", async () => {
    const loadLists = await openBeforeBanks();
    await loadLists();
    typeAndLeaveBank("gcb");
    type("Destination Account", "6011130004521");
    typeAndLeaveBank("eco");
    expect(field("Destination Account").value).toBe("");
  });
});
