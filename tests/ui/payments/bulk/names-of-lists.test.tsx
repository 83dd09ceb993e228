import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { ok } from "../../../../domain/result";
import { aWalletPayee } from "../../../support/a-beneficiary";
import { anotherAccount } from "../../../support/a-payment";
import { aWorkbook, goodRows, headingsOf } from "../../../support/a-workbook";
import { InMemoryBank } from "../../../support/in-memory-bank";
import { ama, button, field, openWorkspace, press, settle, type } from "../../a-workspace";

const source = "1020304050607";
const another = anotherAccount();

const kinds = [
  ["bulkTransfer", "/transfers", "Bulk Transfer", "Make Transfer", 0, another.name, another.number],
  ["mobileMoneyBulk", "/mobileMoney", "Mobile Money Bulk Transfer", "Make Transfer", 0, "Akosua Nyarko", "0244123456"],
  ["prepaidCardBulk", "/prepaidCardLoad", "Bulk Card Load", "Proceed", 2, "Kwabena Antwi", "1234567"],
] as const;

async function openTab(path: string, ...tabs: string[]) {
  const bank = new InMemoryBank();
  bank.accounts = [...bank.accounts, another];
  const opened = await openWorkspace(ama, path, { bank });
  for (const name of tabs) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  return opened;
}

/** Waits until all lookups have their turn. */
async function checkEnds() {
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: "Stop the check" })).toBeNull());
  await settle();
}

describe.each(kinds)("the names of a file of the kind %s", (category, path, tab, pay, nameAt, accountName, number) => {
  const numberAt = category === "prepaidCardBulk" ? 0 : 1;
  async function upload(...names: string[]) {
    const opened = await openTab(path, tab);
    const rows = names.map((name, at) => {
      const row = goodRows[category].with(nameAt, name).with(numberAt, number);
      return row.with(
        headingsOf(category).findIndex((heading) => /amount/i.test(heading)),
        at + 1,
      );
    });
    const file = new File([aWorkbook([headingsOf(category), ...rows])], "Payroll.xlsx");
    type("Source Account", source);
    fireEvent.change(field("Beneficiary List"), { target: { files: [file] } });
    await settle();
    return opened;
  }
  const names = () => within(screen.getByRole("region", { name: "Names at the bank" }));

  it("rows with another name are counted, accepted and reported with the payment", async () => {
    const { person, saved, services } = await upload(accountName, `${accountName} Jr`, "Somebody Else");
    await press("Upload Forms");
    // The in-memory bank sends the names of wallets with the rows.
    if (category !== "mobileMoneyBulk") await press("Check names");
    await checkEnds();
    expect(names().getByRole("group").textContent).toBe("All 3Different 1Close 1Matches 1");
    await press("Different 1");
    expect(screen.getByText(`The account belongs to ${accountName}.`)).toBeDefined();
    await press(`Accept this name: ${accountName} for Somebody Else`);
    expect(names().getByRole("group").textContent).toBe("All 3Close 1Accepted 1Matches 1");

    const written = vi.spyOn(services.spreadsheets, "textWorkbook");
    await press("Download results");
    expect(saved).toEqual(["Names of Payroll.xlsx"]);
    const lines = written.mock.calls[0]?.[1] ?? [];
    expect(lines.map((line) => [line[0], ...line.slice(-2)])).toEqual([
      ["1", accountName, "Matches"],
      ["2", accountName, "Close"],
      ["3", accountName, "Accepted"],
    ]);

    const prepared = vi.spyOn(person.bulkPayments, "prepare");
    await press(pay);
    expect(screen.getByRole("dialog").textContent).toMatch(/Nameschecked .*; 1 different, 1 accepted/);
    expect(prepared.mock.calls[0]?.[0].names).toMatchObject({ accepted: [3], different: 1 });
  });

  // The bank compares the names of wallets without being asked.
  it.runIf(category === "mobileMoneyBulk")("the bank's own comparison is no check of the requester", async () => {
    const { person } = await upload(accountName, "Somebody Else");
    await press("Upload Forms");
    const prepared = vi.spyOn(person.bulkPayments, "prepare");
    await press(pay);
    expect(prepared.mock.calls[0]?.[0].names).toBeUndefined();
  });

  it("names that the bank compared are not looked up again", async () => {
    const { person } = await upload("Ama", "Kofi", "Esi");
    const { upload: read } = person.bulkPayments;
    person.bulkPayments.upload = async (...parameters) => {
      const rows = await read(...parameters);
      if (!rows.ok) return rows;
      return ok(
        rows.value.map((row, at) => ({
          ...row,
          ...[
            { nameMatch: "match" },
            { otherName: { accountName: "Kojo", isClose: false } },
            { nameMatch: "notChecked" },
          ][at],
        })) as typeof rows.value,
      );
    };
    const asked = vi.fn();
    person.transferLookups.accountAtThisBank = person.wallets.nameOf = person.cards.holderOf = asked;
    await press("Upload Forms");
    await settle();
    expect(names().getByRole("group").textContent).toBe("All 3Different 1Cannot be checked 1Matches 1");
    expect(asked).not.toHaveBeenCalled();
  });
});

const shownRows = () =>
  screen.getAllByRole("listitem", { name: /^Row \d+$/ }).map((row) => row.getAttribute("aria-label"));

it("a row stays while it is corrected, keys and deletions move among the shown rows, and a new row shows all", async () => {
  const bank = new InMemoryBank();
  const rows = ["Akosua Nyarko", "Driver", "Akosua Nyarko", "Guard", "Cook"].map((name, at) =>
    aWalletPayee({ name, number: `024400000${at}` }),
  );
  bank.lists = [{ id: "L1", kind: "wallet", name: "Drivers", count: 5, rows }];
  await openWorkspace(ama, "/mobileMoney", { bank });
  for (const name of ["Mobile Money Bulk Transfer", "Manual Entry"]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  type("Saved bulk list", "L1");
  await vi.waitFor(() => expect(button("Different 3")).toBeDefined());
  await press("Different 3");
  type("Beneficiary Name, row 4", "Akosua Nyarko");
  await settle();
  expect([button("Different 2"), shownRows()]).toEqual([expect.anything(), ["Row 2", "Row 4", "Row 5"]]);
  fireEvent.keyDown(field("Beneficiary Name, row 2"), { key: "Enter" });
  expect(document.activeElement).toBe(field("Beneficiary Name, row 4"));
  await press("Delete row 4");
  expect(document.activeElement).toBe(button("Delete row 4"));
  expect(shownRows()).toEqual(["Row 2", "Row 4"]);
  await press("Add one more beneficiary");
  expect(shownRows()).toHaveLength(5);
});

it("a saved list in the form keeps its names, and another name at the bank is shown in its row", async () => {
  const bank = new InMemoryBank();
  const rows = [aWalletPayee({ name: "Akosua Nyarko" }), aWalletPayee({ name: "Driver", number: "0244000001" })];
  bank.lists = [{ id: "L1", kind: "wallet", name: "Drivers", count: 2, rows }];
  await openWorkspace(ama, "/mobileMoney", { bank });
  for (const name of ["Mobile Money Bulk Transfer", "Manual Entry"]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  type("Saved bulk list", "L1");
  await vi.waitFor(() => expect(button("Different 1")).toBeDefined());
  await press("Different 1");
  const [shown, ...others] = screen.getAllByRole("listitem", { name: /^Row \d+$/ });
  expect([shown?.getAttribute("aria-label"), others]).toEqual(["Row 2", []]);
  expect(shown?.textContent).toContain("DifferentAkosua Nyarko");
  await press("Accept this name: Akosua Nyarko for Driver");
  expect(button("Accepted 1")).toBeDefined();
});

it("the names of a saved list are checked where it is changed", async () => {
  const bank = new InMemoryBank();
  const rows = [aWalletPayee({ name: "Akosua Nyarko" }), aWalletPayee({ name: "Driver", number: "0244000001" })];
  bank.lists = [{ id: "L1", kind: "wallet", name: "Drivers", count: 2, rows }];
  await openWorkspace(ama, "/beneficiaries", { bank });
  for (const name of ["Mobile Money", "Bulk Beneficiaries"]) {
    fireEvent.click(screen.getByRole("tab", { name }));
    await settle();
  }
  await press("Drivers");
  await press("Check names");
  await checkEnds();
  await press("Different 1");
  expect(screen.getByRole("table").textContent).toContain("Driver0244000001DifferentAkosua Nyarko");
});
