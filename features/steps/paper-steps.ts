import assert from "node:assert/strict";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import { paperText } from "../support/files";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";

/** What was printed last, by who printed it. */
const papers = new WeakMap<Person, string>();

When("{operator} prints the page", async (person: Person) => {
  await person.screen.isSettled();
  papers.set(person, await paperText(person.page));
});

/** The test presses the button and prints by itself what the browser's print dialog would get. */
When("{operator} prints the statement", async (person: Person) => {
  await person.page.evaluate(() => {
    window.print = () => {};
  });
  await person.screen.press("Print");
  await person.page.locator(".printed-statement").waitFor({ state: "attached" });
  papers.set(person, await paperText(person.page));
});

Then("{operator}'s paper says:", (person: Person, table: DataTable) => {
  const paper = papers.get(person) ?? "";
  for (const line of listOf(table)) assert.ok(paper.includes(line), `${line} in ${paper}`);
});

Then("{operator}'s paper does not say {string}", (person: Person, lines: string) => {
  const paper = papers.get(person) ?? "";
  for (const line of lines.split(", ")) assert.ok(!paper.includes(line), `${line} in ${paper}`);
});
