import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";

Then("{operator} sees in turn the slogans:", async (person: Person, table: DataTable) => {
  for (const slogan of listOf(table)) await person.screen.isTold(slogan);
});

Then(
  "the menu and the buttons beside the form offer {operator} exactly these ways to reach the bank:",
  async (person: Person, table: DataTable) => {
    await person.screen.isSettled();
    await person.publicLayout.openMenu();
    assert.deepEqual(await person.publicLayout.menuEntries().allInnerTexts(), listOf(table));
    assert.deepEqual(await person.publicLayout.helpButtons().allInnerTexts(), listOf(table));
  },
);

Then("{operator}'s social links open in a new tab", async (person: Person) => {
  const links = person.page.getByRole("link", { name: "opens in a new tab" });
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute("target")));
  assert.ok(targets.length > 0);
  assert.deepEqual(new Set(targets), new Set(["_blank"]));
});
