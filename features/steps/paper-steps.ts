import assert from "node:assert/strict";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import { paperText } from "../support/files";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";

/** The last printed text of each person. */
const papers = new WeakMap<Person, string>();

When("{operator} prints the page", async (person: Person) => {
  await person.screen.isSettled();
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
