import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";

Then("{operator} sees in turn the slogans:", async (person: Person, table: DataTable) => {
  for (const slogan of listOf(table)) await person.screen.isTold(slogan);
});

Then("{operator} sees these ways to reach the bank:", async (person: Person, table: DataTable) => {
  for (const name of listOf(table)) {
    const ways = person.screen.thing("link", name).or(person.screen.thing("button", name));
    await ways.filter({ visible: true }).first().waitFor();
  }
});

Then("{operator}'s social links open in a new tab", async (person: Person) => {
  const links = person.page.getByRole("link", { name: "opens in a new tab" });
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute("target")));
  assert.ok(targets.length > 0);
  assert.deepEqual(new Set(targets), new Set(["_blank"]));
});
