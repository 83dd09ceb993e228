import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../../domain/money";
import { fail, ok } from "../../../domain/result";
import type { ScheduledTransfer } from "../../../domain/schedules/scheduled-transfer";
import { SchedulesOverview } from "../../../ui/schedules/schedules-store";
import { anAccount, anOwnTransfer, anotherAccount } from "../../support/a-payment";
import { InMemoryBank } from "../../support/in-memory-bank";
import {
  ama,
  button,
  enterCode,
  field,
  heading,
  offered,
  openWorkspace,
  press,
  settle,
  signedIn,
  type,
} from "../a-workspace";

function aBank() {
  const bank = new InMemoryBank();
  const own = { source: anAccount(), destination: anotherAccount() };
  bank.keepSchedule(anOwnTransfer({ ...own, schedule: { frequency: "monthly", start: "2027-01-31" } }), "Ama Owusu");
  return bank;
}
const open = (bank = aBank()) => openWorkspace(ama, "/scheduleTransfers", { bank });
/** Opens the schedule of {@link aBank} with other values. */
function openChanged(changes: Partial<ScheduledTransfer>) {
  const bank = aBank();
  bank.schedules = bank.schedules.map((schedule) => ({ ...schedule, ...changes }));
  return open(bank);
}
const message = () => screen.getByRole("alertdialog").querySelector("p")?.textContent;
const isOff = () => button("Save").getAttribute("aria-disabled") === "true";

describe("Schedule Transfers", () => {
  it("a tab lists its schedules with their creators @S2-3-161", async () => {
    await open();
    expect(heading()).toBe("Schedule Transfers");
    const row = screen.getAllByRole("row")[1]?.textContent ?? "";
    for (const shown of ["S-1", "Adom Trading Ltd Payroll", "GHS 150.00", "Monthly", "Next: 31 Jan 2027", "Ama Owusu"])
      expect(row).toContain(shown);
  });

  it("the next payments of all kinds are listed, and a phone says for each kind what is next", async () => {
    const bank = aBank();
    const [monthly] = bank.schedules;
    if (!monthly) throw new Error("There is a schedule");
    bank.schedules = [monthly, { ...monthly, id: "S-2", category: "sameBank", nextRun: "2027-01-04" }];
    await openWorkspace(ama, "/scheduleTransfers", { bank, width: 375 });
    const kind = button("Between Own Accounts");
    expect(kind.getAttribute("aria-description")).toBe("1 schedule. Next: 31 Jan 2027, GHS 150.00");
    const rows = within(screen.getByRole("region", { name: "Next payments" })).getAllByRole("listitem");
    const days = rows.map(
      (row) =>
        within(row)
          .getByText(/Jan 2027/)
          .textContent?.split(",")[0],
    );
    expect(days).toEqual(["4 Jan 2027", "31 Jan 2027"]);
  });

  it.each([1440, 375])("at %i px a transfer can be scheduled if there is no schedule", async (width) => {
    await openWorkspace(ama, "/scheduleTransfers", { bank: new InMemoryBank(), width });
    await press("Schedule a transfer");
    expect(heading()).toBe("Transfers");
  });

  it("a kind of schedules that does not load hides no other", async () => {
    const { person, services } = await signedIn(ama, aBank());
    const { list } = person.schedules;
    person.schedules.list = async (kind) => (kind === "sameBank" ? fail({ kind: "unreachable" }) : list(kind));
    const overview = new SchedulesOverview(services);
    await overview.load();
    expect(overview.upcoming).toHaveLength(1);
    expect([overview.countIn(["ownAccounts"]), overview.countIn(["sameBank"])]).toEqual([1, undefined]);
  });

  it("Back from a schedule that was not changed asks the bank for nothing", async () => {
    const { person } = await open();
    await press("Edit");
    const list = vi.spyOn(person.schedules, "list");
    await press("Back");
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(list).not.toHaveBeenCalled();
  });

  it("a schedule whose newest payment failed says when and why", async () => {
    await openChanged({ lastFailure: { at: "2027-01-29T17:00:00Z", reason: "Insufficient funds." } });
    expect(screen.getByText("Next: 31 Jan 2027. Failed on 29 Jan 2027: Insufficient funds.")).toBeTruthy();
  });

  it("a changed schedule warns about payments that are the same, in the form and above the code", async () => {
    const bank = aBank();
    const paid = { state: "paid", at: "2026-11-20T09:30:00Z", by: "Kofi Boateng" } as const;
    bank.same = { found: [{ ...paid, id: "T9", rows: 1, rowsOfPayment: 1, amount: ghs(75_00) }], others: 0 };
    await open(bank);
    await press("Edit");
    expect(screen.queryByText(/T9 of Kofi Boateng/)).toBeNull();
    type("Amount", "75");
    await expect.poll(() => screen.queryByText(/T9 of Kofi Boateng/), { timeout: 5000 }).toBeTruthy();
    await press("Save");
    expect(within(screen.getByRole("dialog")).getByText(/T9 of Kofi Boateng/)).toBeTruthy();
  });

  it("a schedule has exactly these columns and values @S2-2.5-10 @S2-3-161 @S2-3-163", async () => {
    await openChanged({ narration: "Rent", approver: "Efua Mensah", approvedAt: "2026-11-21T10:15:00Z" });
    const texts = (role: string, inside: HTMLElement = document.body) =>
      within(inside)
        .getAllByRole(role)
        .map((cell) => [...(cell.querySelector(".lines")?.children ?? [cell])].map((line) => line.textContent));
    expect(texts("columnheader").flat()).toEqual([
      "Beneficiary",
      "Total Amount",
      "Source Account",
      "Bank",
      "Amount",
      "Charges",
      "Narration",
      "Frequency",
      "Initiator",
      "Final Approver",
      "Schedule ID",
      "Actions",
    ]);
    const [, row] = screen.getAllByRole("row");
    expect(texts("cell", row).slice(0, -1)).toEqual([
      ["1020304050608", "Adom Trading Ltd Payroll"],
      ["GHS 150.00"],
      ["1020304050607", "Current"],
      ["Asempa Bank"],
      ["GHS 150.00"],
      ["GHS 0.00"],
      ["Rent"],
      ["Monthly", "Next: 31 Jan 2027"],
      ["Ama Owusu", "20 Nov 2026"],
      ["Efua Mensah", "21 Nov 2026"],
      ["S-1"],
    ]);
    expect([button("Edit", row), button("Delete", row)]).toHaveLength(2);
  });

  it("a Viewer sees a schedule and cannot change it @S1-6-20 @S2-6-11", async () => {
    await openWorkspace({ ...ama, roles: ["Viewer"] }, "/scheduleTransfers", { bank: aBank() });
    expect(screen.getAllByRole("row")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: /^(Edit|Delete|Schedule a transfer)/ })).toBeNull();
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

  it.each([
    [ok({ message: undefined }), "Request Completed Successfully!"],
    [fail({ kind: "refused", message: undefined } as const), "Request is failed. Unable to complete the transaction."],
  ])(
    "a change that the bank answers without a message by %j says “%s” @S2-8-06 @S2-8-12..13",
    async (answer, shown) => {
      const { person } = await open();
      const { change } = person.schedules;
      person.schedules.change = (...changed) => ({ ...change(...changed), submit: async () => answer });
      await press("Edit");
      type("Amount", "75");
      await press("Save");
      await enterCode(await person.codeSent());
      expect(message()).toBe(shown);
    },
  );

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

  const account = ["Source Account", "Destination Account", "Amount"];
  it.each([
    ["ownAccounts", "Between Own Accounts", account],
    ["sameBank", "To Asempa Bank", account],
    ["otherBank", "To Another Bank", account.toSpliced(2, 0, "Beneficiary Name")],
    ["bulkTransfer", "Bulk Transfer", ["Source Account"]],
  ] as const)(
    "a schedule of %s names its payee or their number, and has its fields in the edit view @S2-2.5-06 @S2-2.5-10 @S2-4-40..41 @S2-4-44",
    async (category, tab, own) => {
      await openChanged({ category, count: 48 });
      await act(async () => screen.getByRole("tab", { name: tab }).click());
      await settle();
      const payee = category === "bulkTransfer" ? /^48 beneficiaries/ : /^1020304050608Adom/;
      expect(within(screen.getAllByRole("row")[1] ?? document.body).getAllByRole("cell")[0]?.textContent).toMatch(
        payee,
      );
      await press("Edit");
      expect(screen.getByRole("heading", { name: "S-1" })).toBeTruthy();
      const labels = () => [...document.querySelectorAll("form label")].map(({ textContent }) => textContent);
      expect(labels()).toEqual([...own, "Narration", "Frequency", "Start Date"]);
      type("Frequency", "specialDate");
      expect(labels().at(-1)).toBe("Special Date");
      expect(button("Save")).toBeTruthy();
    },
  );

  it("the edit view offers exactly the frequencies of schedules @S1-3-56 @S2-3-165..169", async () => {
    await open();
    await press("Edit");
    expect(offered("Frequency")).toEqual(["Daily", "Weekly", "Monthly", "Quarterly", "Special Date"]);
  });

  it("the edit view offers only accounts in cedis @S2-3-008", async () => {
    const bank = aBank();
    const cedis = bank.accounts.map(({ number }) => number);
    bank.accounts = [...bank.accounts, anAccount({ number: "1020304050609", currency: "USD" })];
    await open(bank);
    await press("Edit");
    expect(offered("Source Account").map((text) => text?.match(/\d{13}/)?.[0])).toEqual(cedis);
  });

  it("a link asks before a change of a schedule is lost @S2-2.1-21", async () => {
    await open();
    await press("Edit");
    type("Amount", "75");
    fireEvent.click(screen.getByRole("link", { name: "Dashboard" }));
    await settle();
    expect(message()).toBe("Entered data will be lost. Are you sure you want to leave page?");
    expect(field("Amount").value).toBe("75");
  });

  it("the edit view shows what an empty start date means @S2-4-44", async () => {
    await open();
    await press("Edit");
    const noteOf = (label: string) => field(label).closest(".field")?.querySelector(".field-note")?.textContent;
    expect(noteOf("Start Date")).toBe("If empty, the days do not change.");
    type("Frequency", "weekly");
    expect(noteOf("Start Date")).toBe("If empty, the schedule starts today.");
    type("Frequency", "specialDate");
    expect(noteOf("Special Date")).toBe("");
  });

  it("the frequency Special Date requires a date @S2-5-076", async () => {
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

  it("a schedule that the bank refuses to delete stays in the list @S2-4-43", async () => {
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
