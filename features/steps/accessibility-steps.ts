import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import { assertAccessible } from "../support/accessibility";
import { eventually } from "../support/eventually";
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
  }).catch(() =>
    assert.fail(`Not read out: ${linesNotRead(read, expected.split("\n")).join("\n")}\nin:\n${read.join("\n")}`),
  );
});
