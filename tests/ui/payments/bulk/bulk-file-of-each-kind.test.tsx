import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ghs } from "../../../../domain/money";
import { aWorkbook, goodRows, headingsOf } from "../../../support/a-workbook";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { ama, button, enterCode, field, openWorkspace, press, settle, type } from "../../a-workspace";

const source = "1020304050607";
const columns = {
  bulkTransfer: [
    "Beneficiary Name",
    "Account Number",
    "Bank",
    "Bank Branch",
    "Amount",
    "Transfer Type",
    "Description",
    "Charge",
    "Status",
  ],
  mobileMoneyBulk: [
    "Beneficiary Name",
    "Wallet Number",
    "Network",
    "Wallet Name",
    "Amount",
    "Description",
    "E-Levy Fee",
    "Charge",
    "Status",
  ],
  prepaidCardBulk: [
    "Customer ID",
    "Card's last 4 digits",
    "Beneficiary Name",
    "Phone Number",
    "Amount",
    "Description",
    "Status",
  ],
};

describe.each([
  ["bulkTransfer", "/transfers", "Bulk Transfer", "Make Transfer", 0],
  ["mobileMoneyBulk", "/mobileMoney", "Mobile Money Bulk Transfer", "Make Transfer", 0],
  ["prepaidCardBulk", "/prepaidCardLoad", "Bulk Card Load", "Proceed", 2],
] as const)("a file of the kind %s", (category, path, tab, pay, nameColumn) => {
  async function openForm(bank = new InMemoryBank()) {
    const opened = await openWorkspace(ama, path, { bank });
    fireEvent.click(screen.getByRole("tab", { name: tab }));
    await settle();
    return opened;
  }
  async function choose(count: number) {
    const rows = Array.from({ length: count }, (_, at) => goodRows[category].with(nameColumn, `Payee ${at}`));
    const file = new File([aWorkbook([headingsOf(category), ...rows])], "payees.xlsx");
    fireEvent.change(field("Beneficiary List"), { target: { files: [file] } });
    await settle();
  }
  const list = () => screen.queryByRole("table", { name: "Bulk Transfers List" });
  const positions = () =>
    within(list() as HTMLElement)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);

  it("the form has its fields and buttons, and offers only XLS and XLSX files @S1-7-34 @S2-2.1-32 @S2-2.2-20 @S2-5-044..046 @S2-7-46", async () => {
    await openForm();
    expect(field("Source Account")).toBeTruthy();
    expect(field("Beneficiary List").accept).toBe(".xls,.xlsx");
    expect(screen.getByText("Supports XLS and XLSX file up to 5MB")).toBeTruthy();
    for (const name of ["Choose File", "Upload Forms"]) expect(button(name)).toBeTruthy();
    expect(button("Download template").getAttribute("href")).toBe(`/templates/${category}.xlsx`);
  });

  it("Choose File opens the dialog of the file field @S2-2.2-22", async () => {
    await openForm();
    const opened = vi.spyOn(field("Beneficiary List"), "click");
    await press("Choose File");
    expect(opened).toHaveBeenCalledOnce();
  });

  it("nothing is uploaded while the file or the source account is missing @S2-5-009..010", async () => {
    const { person } = await openForm();
    const sent = vi.spyOn(person.bulkPayments, "upload");
    await choose(1);
    await press("Upload Forms");
    expect(screen.getByText("Source Account is required")).toBeTruthy();
    await press("Remove file");
    type("Source Account", source);
    await press("Upload Forms");
    expect(screen.getByText("Beneficiary List is required")).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    await choose(1);
    await press("Upload Forms");
    expect(sent).toHaveBeenCalledOnce();
  });

  it("the list has all rows on its pages, and Cancel leads back to the form @S2-2.1-32 @S2-2.2-24..25", async () => {
    await openForm();
    type("Source Account", source);
    await choose(12);
    await press("Upload Forms");
    expect(positions()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
    await press("Next page");
    expect(positions()).toEqual(["11", "12"]);
    await press("Previous page");
    expect(positions()).toHaveLength(10);
    expect(button(pay)).toBeTruthy();
    await press("Cancel Bulk Transfer");
    expect(list()).toBeNull();
    expect(button("Upload Forms")).toBeTruthy();
  });

  it("the list has the columns of its kind in document order, and no others @S2-3-069", async () => {
    await openForm();
    type("Source Account", source);
    await choose(1);
    await press("Upload Forms");
    const headings = within(list() as HTMLElement).getAllByRole("columnheader");
    expect(headings.map(({ textContent }) => textContent)).toEqual(["Row", ...columns[category]]);
  });

  it("all rows of a list are paid in the order of the file, not only those of the page @S2-7-35", async () => {
    const bank = new InMemoryBank();
    bank.accounts = bank.accounts.map((account) => ({ ...account, available: ghs(50_000_00) }));
    const { person } = await openForm(bank);
    const prepared = vi.spyOn(person.bulkPayments, "prepare");
    type("Source Account", source);
    await choose(12);
    await press("Upload Forms");
    await press(pay);
    await enterCode(await person.codeSent());
    const names = prepared.mock.lastCall?.[0].rows.map(({ texts }) => texts.name);
    expect(names).toEqual(Array.from({ length: 12 }, (_, at) => `Payee ${at}`));
  });
});
