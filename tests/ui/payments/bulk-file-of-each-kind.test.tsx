import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aWorkbook, goodRows, headingsOf } from "../../support/a-workbook";
import { ama, button, field, openWorkspace, press, settle, type } from "../a-workspace";

const source = "1020304050607";

describe.each([
  ["bulkTransfer", "/transfers", "Bulk Transfer", "Make Transfer", 0],
  ["mobileMoneyBulk", "/mobileMoney", "Mobile Money Bulk Transfer", "Make Transfer", 0],
  ["prepaidCardBulk", "/prepaidCardLoad", "Bulk Card Load", "Proceed", 2],
] as const)("a file of the kind %s", (category, path, tab, pay, nameColumn) => {
  async function openForm() {
    const opened = await openWorkspace(ama, path);
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

  it("the form has its fields and buttons, and offers only XLS and XLSX files @S2-2.1-32 @S2-5-044 @S2-5-046", async () => {
    await openForm();
    expect(field("Source Account")).toBeTruthy();
    expect(field("Beneficiary List").accept).toBe(".xls,.xlsx");
    expect(screen.getByText("Supports XLS and XLSX file up to 5MB")).toBeTruthy();
    for (const name of ["Download template", "Choose File", "Upload Forms"]) expect(button(name)).toBeTruthy();
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
});
