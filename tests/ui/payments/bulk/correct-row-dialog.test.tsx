import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aWorkbook, type Cell, goodRows, headingsOf } from "../../../support/a-workbook";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { ama, field, openWorkspace, press, settle, type } from "../../a-workspace";

async function upload(path: string, tab: string, kind: "bulkTransfer" | "mobileMoneyBulk", rows: readonly Cell[][]) {
  window.history.replaceState({ index: 0, handover: { tab: "transfers", subTab: "bulkTransfer" } }, "");
  await openWorkspace(ama, path, { bank: new InMemoryBank() });
  fireEvent.click(screen.getByRole("tab", { name: tab }));
  await settle();
  type("Source Account", "1020304050607");
  const file = new File([aWorkbook([headingsOf(kind), ...rows])], "payees.xlsx");
  fireEvent.change(field("Beneficiary List"), { target: { files: [file] } });
  await settle();
  await press("Upload Forms");
}
const choicesOf = (label: string) =>
  within(field(label))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const statuses = () =>
  within(screen.getByRole("table", { name: "Bulk Transfers List" }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.dataset.bad);

it("a network is corrected by a choice, and on request in all rows with the same wrong entry", async () => {
  const row = ["Akosua Mensah", "0244123456", "Vodafon", "20.00", "Airtime"];
  await upload("/mobileMoney", "Mobile Money Bulk Transfer", "mobileMoneyBulk", [
    row,
    row.with(2, "MTN"),
    row.with(0, "Efua").with(2, "vodafon "),
    row.with(2, "Glo"),
  ]);
  expect(statuses()).toEqual(["true", "true", "true", "false"]);
  await press("Correct row 1");
  expect(choicesOf("Network")).toEqual(["Select…", "MTN", "Telecel", "AirtelTigo"]);
  expect(screen.getByText("“Vodafon” is not in the list. Choose from it.")).toBeTruthy();
  type("Network", "Telecel");
  fireEvent.click(screen.getByLabelText("Also correct 1 other row with the same wrong entry"));
  await press("Check again");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(statuses()).toEqual(["true", "false", "false", "false"]);
});

it("transfer type, bank and branch are choices, of which each depends on the one before", async () => {
  const wrong = [...goodRows.bulkTransfer].with(1, "00x1").with(2, "GCB").with(3, "Kumasi").with(5, "Non Instant");
  await upload("/transfers", "Bulk Transfer", "bulkTransfer", [wrong]);
  await press("Correct row 1");
  await settle();
  expect(field("Transfer Type").value).toBe("noninstant");
  expect([field("Bank").value, choicesOf("Bank Branch")]).toEqual([
    "GCB Bank",
    ["Select…", "Accra High Street", "Kumasi Main"],
  ]);
  expect(screen.getByText("“Kumasi” is not in the list. Choose from it.")).toBeTruthy();
  type("Transfer Type", "domestic");
  expect([screen.queryByLabelText("Bank"), screen.queryByLabelText("Bank Branch")]).toEqual([null, null]);
});
