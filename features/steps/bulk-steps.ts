import assert from "node:assert/strict";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import { fillInTemplate, workbookOf } from "../support/workbooks";
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
  "{operator} (has )pick(s)(ed) the company's own spreadsheet for {account}:",
  async function (this: BankWorld, person: Person, { accountNumber }: BankAccount, table: DataTable) {
    await person.bulk.chooseOther(accountNumber, workbookOf(await rowsOf(this, table), "payroll.xlsx"));
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

When("{operator} has entered these rows:", async function (this: BankWorld, person: Person, table: DataTable) {
  await person.bulk.enter(await Promise.all(table.hashes().map((row) => this.resolveValues(row))));
});

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
