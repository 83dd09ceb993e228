import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../domain/money";
import { fail } from "../../domain/result";
import { anAccount, anOwnTransfer, anotherAccount } from "../support/a-payment";
import { InMemoryBank } from "../support/in-memory-bank";
import { ama, button, enterCode, field, heading, openWorkspace, press, settle, type } from "./a-workspace";

function aBank() {
  const bank = new InMemoryBank();
  const own = { source: anAccount(), destination: anotherAccount() };
  bank.keepSchedule(anOwnTransfer({ ...own, schedule: { frequency: "monthly", start: "2027-01-31" } }), "Ama Owusu");
  return bank;
}
const open = (bank = aBank()) => openWorkspace(ama, "/scheduleTransfers", { bank });
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const isOff = () => button("Save").getAttribute("aria-disabled") === "true";

describe("Schedule Transfers", () => {
  it("a tab lists its schedules with their creators @S2-3-161 @S2-3-163", async () => {
    await open();
    expect(heading()).toBe("Schedule Transfers");
    const row = screen.getAllByRole("row")[1]?.textContent ?? "";
    for (const shown of ["S-1", "Adom Trading Ltd Payroll", "GHS 150.00", "Monthly", "Next: 31 Jan 2027", "Ama Owusu"])
      expect(row).toContain(shown);
    expect(screen.getByRole("columnheader", { name: "Final Approver" })).toBeTruthy();
  });

  it("a tab without schedules shows an empty state @S2-2.5-09", async () => {
    await open(new InMemoryBank());
    expect(screen.getByText("No schedule transfers yet")).toBeTruthy();
  });

  it("a schedule is changed with a code and shown with its changes", async () => {
    const { person, bank } = await open();
    await press("Edit");
    expect(isOff()).toBe(true);
    type("Amount", "75");
    type("Frequency", "weekly");
    expect(isOff()).toBe(false);
    await press("Save");
    await enterCode(await person.codeSent());
    expect(message()).toBe("Changed.");
    await press("Close");
    expect(bank.schedules).toMatchObject([{ amount: { minor: 75_00 }, frequency: "weekly" }]);
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("GHS 75.00");
  });

  it("Edit opens the schedule of its row @S2-2.5-07", async () => {
    const bank = aBank();
    const own = { source: anotherAccount(), destination: anAccount() };
    const another = { ...own, amount: ghs(20_00), schedule: { frequency: "weekly", start: "2027-02-01" } as const };
    bank.keepSchedule(anOwnTransfer(another), "Ama Owusu");
    await open(bank);
    for (const [at, id, amount, frequency] of [
      [0, "S-1", "150.00", "monthly"],
      [1, "S-2", "20.00", "weekly"],
    ] as const) {
      await act(async () => screen.getAllByRole("button", { name: "Edit" })[at]?.click());
      await settle();
      expect(screen.getByRole("heading", { name: id })).toBeTruthy();
      expect([field("Amount").value, field("Frequency").value]).toEqual([amount, frequency]);
      await press("Back");
    }
  });

  it("the frequency Special Date requires a date", async () => {
    await open();
    await press("Edit");
    type("Frequency", "specialDate");
    expect(isOff()).toBe(true);
    expect(field("Special Date").value).toBe("");
    type("Special Date", "31 Mar 2030");
    expect(isOff()).toBe(false);
  });

  it("a schedule is deleted after a question, and success is shown only after the bank's confirmation @S2-2.5-08 @S2-4-42", async () => {
    const { bank } = await open();
    await press("Delete");
    expect(message()).toBe("Are you sure you want to delete the schedule transfer?");
    await press("Delete", screen.getByRole("alertdialog"));
    await settle();
    expect(message()).toBe("Schedule Transfer has been deleted!");
    expect(bank.schedules).toEqual([]);
    await press("Close");
    expect(screen.getByText("No schedule transfers yet")).toBeTruthy();
  });

  it("a schedule that the bank refuses to delete stays in the list", async () => {
    const { person } = await open();
    person.schedules.remove = async () => fail({ kind: "refused", message: "Not today." });
    await press("Delete");
    await press("Delete", screen.getByRole("alertdialog"));
    await settle();
    expect(message()).toBe("Not today.");
    await press("Close");
    expect(screen.getAllByRole("row")).toHaveLength(2);
  });
});
