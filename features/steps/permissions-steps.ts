import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";

Then("{operator} sees exactly these menu entries:", async (person: Person, table: DataTable) => {
  assert.deepEqual(await person.shell.entries(), listOf(table));
});

Then("the menu entries lead {operator} to:", async (person: Person, table: DataTable) => {
  assert.deepEqual(await person.shell.targets(), table.raw());
});

Then("{visitor} finds no button {string} at {string}", async (person: Person, button: string, path: string) => {
  await person.open(path);
  await person.screen.isSettled();
  assert.equal(await person.screen.thing("button", button).count(), 0);
});
