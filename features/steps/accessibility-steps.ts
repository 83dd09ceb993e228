import assert from "node:assert/strict";
import { type DataTable, Given, Then } from "@cucumber/cucumber";
import { assertAccessible } from "../support/accessibility";
import { announcedIn, listenTo } from "../support/announcements";
import { eventually, NotYet } from "../support/eventually";
import type { Person } from "../support/person";
import { linesNotRead, readAloud } from "../support/read-aloud";

Then("{operator}'s page has no accessibility violations", async (person: Person) => {
  await person.screen.isSettled();
  await assertAccessible(person.page, (theme) => person.shell.chooseTheme(theme));
});

Then("a screen reader reads out to {operator}, in this order:", async (person: Person, expected: string) => {
  let read: readonly string[] = [];
  await eventually("the expected lines", async () => {
    read = await readAloud(person.page);
    return linesNotRead(read, expected.split("\n")).length === 0 || undefined;
  }).catch((error: unknown) => {
    if (!(error instanceof NotYet)) throw error;
    assert.fail(`Not read out: ${linesNotRead(read, expected.split("\n")).join("\n")}\nin:\n${read.join("\n")}`);
  });
});

Given("a screen reader listens to {operator}'s page", async (person: Person) => {
  await person.screen.isSettled();
  await listenTo(person.page);
});

Then("it has announced to {operator}, each once and nothing else:", async (person: Person, expected: DataTable) => {
  await person.screen.isSettled();
  assert.deepEqual(await announcedIn(person.page), expected.raw().flat());
});

Then("nothing has been announced to {operator}", async (person: Person) => {
  await person.screen.isSettled();
  assert.deepEqual(await announcedIn(person.page), []);
});
