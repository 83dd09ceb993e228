import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ghs } from "../../../../domain/money";
import { type BulkRow, noIds } from "../../../../domain/payments/bulk";
import { emptyStateOf, Find } from "../../../../ui/payments/bulk/bulk-list";
import { BulkListStore } from "../../../../ui/payments/bulk/bulk-list-store";
import { BulkTable } from "../../../../ui/payments/bulk/bulk-table";

const row = (status: string, at: number): BulkRow => ({
  position: at + 1,
  texts: { name: "Ama", wallet: `024412345${at}` },
  amount: ghs(10_00),
  charge: ghs(0),
  eLevy: ghs(0),
  isBad: false,
  status,
  ids: noIds,
});

it("the statuses Active, Cancelled and Pending have their own styles in a list, and other texts have none @S2-4-31 @S1-4-06", () => {
  const rows = ["Active", "Cancelled", "Pending", "Ready to be paid"].map(row);
  render(<BulkTable list={new BulkListStore("mobileMoneyBulk", "GHS", rows)} />);
  const styleOf = (status: string) =>
    /bp6-intent-\w+/.exec(screen.getByText(status).closest(".bp6-tag")?.className ?? "")?.[0];
  expect(["Active", "Cancelled", "Pending"].map(styleOf)).toEqual([
    "bp6-intent-success",
    "bp6-intent-danger",
    "bp6-intent-warning",
  ]);
  expect(styleOf("Ready to be paid")).toBeUndefined();
});

it("a row names the owner of its account where the list has another name", () => {
  const rows = ["Ready to be paid", "Ready to be paid", "Ready to be paid"].map(row);
  const list = new BulkListStore("mobileMoneyBulk", "GHS", [
    { ...(rows[0] as BulkRow), otherName: { accountName: "Volta Agro Ltd", isClose: false } },
    { ...(rows[1] as BulkRow), otherName: { accountName: "Ama Mensah", isClose: true } },
    rows[2] as BulkRow,
  ]);
  render(<BulkTable list={list} />);
  expect(screen.getByText("The account belongs to Volta Agro Ltd.")).toBeDefined();
  expect(screen.getAllByText("Check name")).toHaveLength(2);
  expect(screen.getByText("The account belongs to Ama Mensah, a similar name.")).toBeDefined();
});

describe("finding a row of a long list", () => {
  const long = () => {
    const rows = Array.from({ length: 2_000 }, (_, at) => row("Ready to be paid", at));
    rows[1_499] = {
      ...row("Pending", 1_499),
      texts: { name: "Ɛsi Mensah", account: "1441000777888" },
      amount: ghs(1_250_00),
    };
    return new BulkListStore("bulkTransfer", "GHS", rows);
  };

  it.each(["ɛsi  mensah", "777888", "1,250.00", "pending"])("the only row with %j of 2,000 is found", (text) => {
    const list = long();
    list.setPageNumber(7);
    list.find(text);
    expect(list.pageRows.map(({ position }) => position)).toEqual([1_500]);
    list.find("");
    expect(list.filteredRows).toHaveLength(2_000);
  });

  it("the number of found rows is announced, and a text without a row is named", () => {
    const list = long();
    render(<Find list={list} />);
    fireEvent.input(screen.getByRole("textbox", { name: "Find in the list" }), { target: { value: "Ama" } });
    expect(screen.getByText("1,999 rows found").getAttribute("role")).toBe("status");
    list.find("Kofi");
    expect(emptyStateOf(list)).toEqual({ title: "No row contains “Kofi”." });
  });
});
