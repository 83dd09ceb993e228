import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import { fileOf, fillInTemplate, workbookOf } from "../support/workbooks";
import type { BankWorld } from "../support/world";

/** Reads a table of cells. A row with one cell is split at semicolons, which outlines need. */
const rowsOf = (world: BankWorld, table: DataTable): Promise<string[][]> =>
  Promise.all(table.raw().map((row) => cellsOf(world, row.length === 1 ? (row[0] ?? "").split(";") : row)));

const cellsOf = (world: BankWorld, cells: readonly string[]): Promise<string[]> =>
  Promise.all(cells.map((cell) => world.resolve(cell.trim())));

When(
  "{operator} (has )upload(s)(ed) from {account}:",
  async function (this: BankWorld, person: Person, { accountNumber }: BankAccount, table: DataTable) {
    await person.bulk.upload(accountNumber, workbookOf(await rowsOf(this, table)));
  },
);

When(
  "{operator} uploads as {string} from {account}:",
  async function (this: BankWorld, person: Person, name: string, { accountNumber }: BankAccount, table: DataTable) {
    await person.bulk.upload(accountNumber, workbookOf(await rowsOf(this, table), name));
  },
);

When(
  "{operator} fills in the template and uploads it from {account}: {string}",
  async function (this: BankWorld, person: Person, { accountNumber }: BankAccount, row: string) {
    await person.screen.press("Download template");
    const template = await (await person.nextDownload()).path();
    await person.bulk.upload(accountNumber, fillInTemplate(template, [await cellsOf(this, row.split(";"))]));
  },
);

Then("{operator} is told how large the file is, in kB or MB", (person: Person) =>
  person.page.getByText(/^\d+(\.\d)? (kB|MB)/).waitFor(),
);

Given("the bank answers to an uploaded list:", function (this: BankWorld, table: DataTable) {
  const fields = { bulkUploadData: table.hashes().map((row) => ({ ...row, code: 0 })) };
  return this.bank.addFault({ call: "POST /transfer/bulkUpload", kind: "altered-answer", fields, when: "always" });
});

Then(
  "{string} are marked for {operator} in the list, and {string} is not",
  async (marked: string, person: Person, plain: string) => {
    const backgroundOf = async (text: string) => {
      const cell = person.bulk.list.getByText(text, { exact: true });
      await cell.waitFor();
      return cell.evaluate((element) => getComputedStyle(element.closest("[class*=tag]") ?? element).backgroundColor);
    };
    const backgrounds = await Promise.all(marked.split(", ").map(backgroundOf));
    const plainly = await backgroundOf(plain);
    assert.ok(!backgrounds.includes(plainly), `${backgrounds} contains ${plainly}`);
    assert.equal(new Set(backgrounds).size, backgrounds.length);
  },
);

const SIX_MEGABYTES = 6 * 1024 * 1024;
const headings = [
  "Beneficiary Name",
  "Beneficiary Account",
  "Transaction Amount",
  "Transaction Type",
  "Transaction Narration",
];

When("{operator} chooses a file called {string}", (person: Person, name: string) =>
  person.bulk.choose(fileOf(name, Buffer.from("Ama,1"))),
);
When("{operator} chooses a file of 6 MB", (person: Person) =>
  person.bulk.choose(fileOf("payees.xlsx", Buffer.alloc(SIX_MEGABYTES))),
);
When("{operator} chooses an empty file", (person: Person) =>
  person.bulk.choose(fileOf("payees.xlsx", Buffer.alloc(0))),
);
When("{operator} chooses a PDF under the name of a workbook", (person: Person) =>
  person.bulk.choose(fileOf("payees.xlsx", Buffer.from("%PDF-1.7\n%%EOF"))),
);
When("{operator} chooses a workbook of other columns", (person: Person) =>
  person.bulk.choose(workbookOf([["Name"], ["Ama"]])),
);
When("{operator} chooses a workbook without rows", (person: Person) => person.bulk.choose(workbookOf([headings])));

const workbooksOf = (...names: string[]) =>
  names.map((name) => workbookOf([headings, ["Ama", "1", "1", "domestic", "x"]], name));

When("{operator} drops the files {string} and {string}", (person: Person, first: string, second: string) =>
  person.bulk.drop(workbooksOf(first, second)),
);

When("{operator} chooses the files {string} and {string}", (person: Person, first: string, second: string) =>
  person.bulk.choose(...workbooksOf(first, second)),
);

When("{operator} has entered these rows:", async function (this: BankWorld, person: Person, table: DataTable) {
  await person.bulk.enter(await Promise.all(table.hashes().map((row) => this.resolveValues(row))));
});

When("{operator} adds rows up to the fiftieth", (person: Person) => person.bulk.fill(50));

Then("{operator} sees the columns of the list:", async (person: Person, table: DataTable) => {
  const columns = await person.bulk.columns();
  assert.deepEqual(columns.slice(0, listOf(table).length), listOf(table));
});

Then("the list shows {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const [shown = [], ...rows] = await rowsOf(this, table);
  await person.bulk.waitForRows(shown, rows);
});

Then("row {int} of the list is marked for {operator}", async (place: number, person: Person) => {
  const row = person.bulk.row(place);
  await row.and(person.page.locator("[data-bad=true]")).waitFor();
  const edge = await row.evaluate((element) => getComputedStyle(element).borderLeftColor);
  const [red = 0, green = 255, blue = 255] = edge.startsWith("rgb(") ? (edge.match(/\d+/g) ?? []).map(Number) : [];
  assert.ok(red > green && red > blue, `The edge of row ${place} is ${edge}`);
  await row.getByRole("button", { name: `Correct row ${place}`, exact: true }).waitFor();
});

Then("{string} gives {operator} an empty row {int}", async (button: string, person: Person, place: number) => {
  await person.screen.press(button);
  const row = person.page.getByRole("listitem", { name: `Row ${place}`, exact: true });
  await row.waitFor();
  for (const input of await row.getByRole("textbox").all()) assert.equal(await input.inputValue(), "");
});

/** The rows of a bulk payment are sent as one JSON text. */
Then(
  "the bank has been asked for {call} with the rows:",
  async function (this: BankWorld, call: string, table: DataTable) {
    const { fields } = await this.bank.received(call);
    const sent: unknown = JSON.parse(String(fields.transferData));
    assert.ok(Array.isArray(sent));
    const expected = await Promise.all(table.hashes().map((row) => this.resolveValues(row)));
    assert.equal(sent.length, expected.length);
    for (const [at, row] of expected.entries())
      for (const [field, value] of Object.entries(row))
        if (value === "any") assert.ok(sent[at][field]);
        else assert.equal(sent[at][field] ?? "", value, `${field} of row ${at + 1}`);
  },
);

Then("the charges asked for were:", async function (this: BankWorld, table: DataTable) {
  const asked = (await this.bank.calls("GET /transfer/otherbank/charge")).toReversed();
  const expected = table.raw();
  assert.deepEqual(
    asked.map(({ fields }, at) => [fields.type, expected[at]?.[1] === "any" ? "any" : fields.amount]),
    expected,
  );
});
