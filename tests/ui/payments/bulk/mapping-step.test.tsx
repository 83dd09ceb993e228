import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { columnsOf } from "../../../../adapters/bank-api/payments/bulk-columns";
import { readWorkbook } from "../../../../adapters/spreadsheets/read-workbook";
import type { MappingsOfDevice } from "../../../../application/payments/saved-mappings";
import type { BulkCategory } from "../../../../domain/payments/categories";
import { ok } from "../../../../domain/result";
import { aWorkbook, type Cell } from "../../../support/a-workbook";
import { InMemoryObjectStorage } from "../../../support/in-memory-object-storage";
import { ama, button, field, openWorkspace, press, settle, type } from "../../a-workspace";

const source = "1020304050607";
const forms = {
  bulkTransfer: ["/transfers", "Bulk Transfer"],
  mobileMoneyBulk: ["/mobileMoney", "Mobile Money Bulk Transfer"],
  prepaidCardBulk: ["/prepaidCardLoad", "Bulk Card Load"],
} as const;
const payroll: readonly (readonly Cell[])[] = [
  ["Payroll November"],
  ["No", "Employee", "Account No", "Net pay (GHS)", "Dept"],
  [1, "Kwame Boateng", "0021000000013", 150.5, "Sales"],
  [2, "Efua Asante", "00x1", 99.5, "Stores"],
  ["", "Total", "", 250, ""],
];

async function openForm(category: BulkCategory, saved = new InMemoryObjectStorage<MappingsOfDevice>()) {
  const [path, tab] = forms[category];
  const opened = await openWorkspace(ama, path, { savedMappings: saved });
  fireEvent.click(screen.getByRole("tab", { name: tab }));
  await settle();
  type("Source Account", source);
  return opened;
}

async function choose(rows: readonly (readonly Cell[])[], name = "payroll.xlsx") {
  fireEvent.change(field("Beneficiary List"), { target: { files: [new File([aWorkbook(rows)], name)] } });
  await screen.findByRole("heading", { name: "Which column is which?" });
  await settle();
}

const select = (label: string, value: string) => {
  const control = screen.getByLabelText<HTMLSelectElement>(label);
  const option = [...control.options].find(({ text }) => text === value);
  fireEvent.change(control, { target: { value: option?.value } });
};
const chosenIn = (label: string) => {
  const { options, selectedIndex } = screen.getByLabelText<HTMLSelectElement>(label);
  return options[selectedIndex]?.text;
};
const step = () => screen.getByRole("region", { name: "Which column is which?" });
const leftOut = () =>
  within(step())
    .queryAllByRole("button", { name: /^Pay row/ })
    .map((each) => each.getAttribute("aria-label"));

/** The list after the step: the position, name and amount of each row. */
async function listed() {
  await press("Use these columns");
  await press("Upload Forms");
  const rows = within(screen.getByRole("table", { name: "Bulk Transfers List" }))
    .getAllByRole("row")
    .slice(1);
  return rows.map((row) => within(row).getByRole("rowheader").textContent);
}

const own: Readonly<Record<BulkCategory, readonly (readonly Cell[])[]>> = {
  bulkTransfer: payroll,
  mobileMoneyBulk: [
    ["Allowance"],
    ["First name", "Surname", "MoMo number", "Operator", "Amount"],
    ["Akosua", "Mensah", "+233 24 412 3456", "MTN", 20],
    ["Yaw", "Owusu", "0204987123", "Telecel", 45.75],
  ],
  prepaidCardBulk: [
    ["Per diem"],
    ["Client No", "Card", "Traveller name", "Mobile", "Amount"],
    ["0012345", "0042", "Yaw Asante", "0201234567", 99.99],
    ["0012346", "0043", "Esi Darko", "0201234568", 10],
  ],
};

describe("a file with other headings", () => {
  it.each(Object.keys(own) as BulkCategory[])(
    "a list of the kind %s is sent as the template, with the rows' own numbers",
    async (category) => {
      const { person } = await openForm(category);
      const sent = vi.spyOn(person.bulkPayments, "upload");
      await choose(own[category]);
      expect((await listed()).sort()).toEqual(["3", "4"]);
      const file = sent.mock.lastCall?.[0].file;
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      expect(readWorkbook(bytes, columnsOf(category))).toMatchObject({ ok: true, value: { rows: 2 } });
    },
  );

  it("the guesses and the first rows are shown, and what is left out, before anything is sent", async () => {
    const { person } = await openForm("bulkTransfer");
    const sent = vi.spyOn(person.bulkPayments, "upload");
    await choose(payroll);
    expect(chosenIn("Beneficiary Name")).toBe("Employee (B)");
    expect(chosenIn("Amount")).toBe("Net pay (GHS) (D)");
    expect(chosenIn("Transfer Type of all rows")).toBe("Domestic");
    expect(field("Description of all rows").value).toBe("Payroll November");
    expect(within(step()).getAllByText("by its heading")).toHaveLength(3);
    expect(screen.getByText("2 rows to pay, GHS 250.00 in total")).toBeTruthy();
    expect(leftOut()).toEqual(["Pay row 1", "Pay row 2", "Pay row 5"]);
    expect(screen.getByText(/^Row 4, cell C4: “00x1”: 13 digits required$/)).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "First rows of the file" })).getAllByRole("row")).toHaveLength(4);
    expect(sent).not.toHaveBeenCalled();
  });

  it("a field without a column is asked for, and columns are joined, exchanged and left out", async () => {
    await openForm("bulkTransfer");
    await choose(
      payroll.slice(1).map((row) => row.with(0, "")),
      "export.xlsx",
    );
    await press("Use these columns");
    expect(screen.getByText("Description is required")).toBeTruthy();
    expect(document.activeElement).toBe(field("Description"));
    select("Description", "Dept (E)");
    select("Column joined to Beneficiary Name", "Dept (E)");
    expect(chosenIn("Description")).toBe("Choose");
    expect(screen.getByText("Kwame Boateng Sales")).toBeTruthy();
    select("Description", "The same for all rows");
    type("Description of all rows", "Wages");
    await settle();
    expect(await listed()).toEqual(["3", "2"]);
    expect(screen.getByText("Kwame Boateng Sales")).toBeTruthy();
  });

  it("the bank's messages about rows name the headings of the file", async () => {
    const { person } = await openForm("bulkTransfer");
    const upload = person.bulkPayments.upload.bind(person.bulkPayments);
    const status = "Beneficiary Account must have 13 digits, Bank branch too.";
    person.bulkPayments.upload = async (...asked) => {
      const checked = await upload(...asked);
      return checked.ok ? ok(checked.value.map((row) => ({ ...row, isBad: true, status }))) : checked;
    };
    await choose(payroll);
    await listed();
    expect(screen.getAllByText("Account No must have 13 digits, Bank Branch too.")).toHaveLength(2);
  });

  it("a row that was left out is taken back, and a bad row is named by its number in the file", async () => {
    await openForm("bulkTransfer");
    await choose(payroll);
    await press("Pay row 5");
    expect(screen.getByText("Taken back: row 5")).toBeTruthy();
    await press("Leave out again");
    await press("Pay row 5");
    expect(await listed()).toEqual(["4", "3", "5"]);
    expect(button("Correct row 4")).toBeTruthy();
  });

  it("the columns can be changed until the file is uploaded", async () => {
    await openForm("bulkTransfer");
    await choose(payroll);
    select("Description", "Dept (E)");
    await press("Use these columns");
    expect(screen.getByText(/2 rows in the file · columns as you said/)).toBeTruthy();
    await press("Change columns");
    await screen.findByRole("heading", { name: "Which column is which?" });
    expect(chosenIn("Description")).toBe("Dept (E)");
    await press("Choose another file");
    expect(button("Choose File")).toBeTruthy();
  });

  it("a heading that names another currency than the account's is refused before the upload", async () => {
    const { person } = await openForm("bulkTransfer");
    const sent = vi.spyOn(person.bulkPayments, "upload");
    await choose(payroll.map((row) => row.map((cell) => (cell === "Net pay (GHS)" ? "Net pay (USD)" : cell))));
    await press("Use these columns");
    await press("Upload Forms");
    expect(
      screen.getByText("The heading “Net pay (USD)” says USD. Choose an account in USD, not in GHS."),
    ).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
  });

  it("a file in another format is not sent as it is, but its rows can be", async () => {
    await openForm("mobileMoneyBulk");
    const csv = "Staff;MoMo;Network;Amount;Narration\nAkosua Mensah;0244123456;MTN;1.020,50;Airtime\n";
    fireEvent.change(field("Beneficiary List"), { target: { files: [new File([csv], "staff.csv")] } });
    await screen.findByRole("heading", { name: "Which column is which?" });
    expect(screen.getByText("Only XLS and XLSX files can be uploaded.")).toBeTruthy();
    expect(await listed()).toEqual(["2"]);
    expect(screen.getByText("GHS 1,020.50")).toBeTruthy();
  });
});

describe("what was said about the columns", () => {
  it("the choices are filled in the next time, until they are forgotten", async () => {
    const saved = new InMemoryObjectStorage<MappingsOfDevice>();
    await openForm("bulkTransfer", saved);
    await choose(payroll);
    select("Description", "Dept (E)");
    await press("Use these columns");
    await press("Remove file");
    await choose(payroll);
    expect(screen.getByText(/^Filled in as on .*, when a file with these headings was used\.$/)).toBeTruthy();
    expect(chosenIn("Description")).toBe("Dept (E)");
    await press("Forget it");
    expect(chosenIn("Description")).toBe("The same for all rows");
    expect(saved.kept).toMatchObject([{ mappings: [] }]);
  });

  it("another layout asks again, and shows what has changed", async () => {
    await openForm("bulkTransfer");
    await choose(payroll);
    select("Description", "Dept (E)");
    await press("Use these columns");
    await press("Remove file");
    await choose(payroll.map((row) => [...row.slice(0, 4), "X1", row[4]].map((cell) => (cell === "No" ? "Id" : cell))));
    expect(step().textContent).toContain("The headings have changed since");
    expect(step().textContent).toContain("New: “Id”, “X1”. Gone: “No”.");
    expect(chosenIn("Description")).toBe("Dept (F)");
  });

  it("nothing is kept if the user does not want it", async () => {
    const saved = new InMemoryObjectStorage<MappingsOfDevice>();
    await openForm("bulkTransfer", saved);
    await choose(payroll);
    fireEvent.click(field("Remember this for files with these headings"));
    await press("Use these columns");
    expect(saved.kept).toBeUndefined();
  });
});
