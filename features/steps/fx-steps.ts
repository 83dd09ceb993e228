import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

/** A complete request in US dollars to a bank in Hamburg. */
const usual: Readonly<Record<string, string>> = {
  "Transfer Type": "International Transfer",
  Currency: "USD",
  Amount: "100.00",
  "Beneficiary Name": "Hamburg Kakao GmbH",
  "Beneficiary Account": "DE89370400440532013000",
  "Beneficiary Country": "Germany",
  "Beneficiary Bank Name": "Hamburger Sparkasse",
  "Beneficiary Bank Address": "Adolphsplatz 3, Hamburg",
  "Swift Code": "HASPDEHHXXX",
  "Sort Code": "20050550",
  "Sender Telephone Number": "0244000001",
  Purpose: "Cocoa samples",
};

async function fillIn(person: Person, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await person.fx.fillIn(label, value);
}

/** Fills in every required field, then the values of the table. */
async function fillInAll(
  world: BankWorld,
  person: Person,
  account: string,
  instead: Readonly<Record<string, string>> = {},
) {
  await person.visit("FX Transfer and Rates");
  const number = await world.resolve(account);
  await fillIn(person, { ...usual, "Source Account": number, "Account For Charges": number });
  await fillIn(person, instead);
}

When(
  "{visitor} (has )submit(s)(ted) an FX request from {string}",
  async function (this: BankWorld, person: Person, account: string) {
    await fillInAll(this, person, account);
    await person.screen.press("Submit Request");
  },
);

When("{operator} (has )cho(oses)(sen) {string} as {string}", (person: Person, value: string, label: string) =>
  person.fx.fillIn(label, value),
);

Then("{operator} may choose as {string}:", async (person: Person, label: string, table: DataTable) => {
  const expected = listOf(table);
  await eventually(`the choices of ${label}`, async () => {
    const offered = await person.fx.choicesOf(label);
    return (offered.length === expected.length && expected.every((choice) => offered.includes(choice))) || undefined;
  });
});

Then(
  "{operator} may choose between about {int} entries of {string}",
  async (person: Person, count: number, label: string) => {
    const offered = await person.fx.choicesOf(label);
    assert.ok(Math.abs(offered.length - count) <= 10, `${offered.length} entries`);
  },
);

Then(
  "{operator}'s list {string} is {int} pixels high and fades out at its foot",
  async (person: Person, label: string, height: number) => {
    const list = person.fx.list(label);
    assert.equal(Math.round((await list.boundingBox())?.height ?? 0), height);
    const foot = await list.evaluate((element) => getComputedStyle(element, "::after").backgroundImage);
    assert.match(foot, /gradient/);
  },
);

Then("{operator} can type into {string}", async (person: Person, label: string) => {
  await person.fx.fillIn(label, "Anything");
  await person.screen.waitForValue(label, "Anything");
});

Given("the bank allows FX transfers only in {word}", function (this: BankWorld, code: string) {
  const call = "GET /servicereq/currencies";
  return this.bank.addFault({ call, kind: "altered-answer", fields: { allowableCurrency: [code] }, when: "always" });
});

/** | fxDate | buy | sell | of one currency; the other currencies keep their rates. */
Given("the bank publishes these rates as {word}:", function (this: BankWorld, set: string, table: DataTable) {
  const call = "GET /reference/fx-rates";
  return this.bank.addFault({ call, kind: "altered-answer", fields: { [set]: table.hashes() }, when: "always" });
});

When("{operator} (has )view(s)(ed) the rates of {word}", async (person: Person, code: string) => {
  await person.fx.fillIn("From", code);
  await person.screen.press("View Rates");
});

Then("the card {string} shows {operator} {string}", (label: string, person: Person, rate: string) =>
  person.fx.card(label).getByText(rate, { exact: true }).waitFor(),
);

Then("{operator} sees the history as a blue area, {int} pixels high", async (person: Person, height: number) => {
  const drawing = person.fx.drawing();
  await drawing.waitFor();
  assert.equal(Math.round((await drawing.boundingBox())?.height ?? 0), height);
  const area = drawing.locator("path[fill-opacity]").first();
  // The frame of the drawing is there a moment before the area.
  await area.waitFor({ state: "attached" });
  const fill = await area.evaluate((path) => getComputedStyle(path).fill);
  const [red = 0, green = 0, blue = 0] = (fill.match(/\d+/g) ?? []).map(Number);
  assert.ok(blue > green && green > red, `filled with ${fill}`);
});

Then("{operator} sees these days of the history:", async (person: Person, table: DataTable) => {
  const rows = person.fx.history().getByRole("row");
  for (const cells of table.raw()) {
    const row = cells.reduce((found, cell) => found.filter({ hasText: cell }), rows);
    await row.first().waitFor();
  }
});
