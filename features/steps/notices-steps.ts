import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import { Company } from "../support/company";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

const listOf = ({ page }: Person) => page.getByRole("list", { name: "Debits and credits, the newest first" });
const bellOf = ({ page }: Person) => page.getByRole("button", { name: "Notices", exact: true });

When("{visitor} (has )open(s)(ed) the notices", async (person: Person) => {
  await person.ensureSignedIn();
  await person.screen.press("Notices");
  await listOf(person).waitFor();
  await person.screen.isSettled();
});

When("{operator} opens the newest notice", async (person: Person) => {
  await listOf(person).getByRole("button").first().click();
});

Then("the newest notices tell {operator}:", async (person: Person, table: DataTable) => {
  const entries = listOf(person).getByRole("listitem");
  for (const [at, texts] of table.raw().entries())
    for (const text of texts) await entries.nth(at).getByText(text).first().waitFor();
});

Then("{operator} sees {int} notices", async (person: Person, count: number) => {
  await person.screen.waitForCount(listOf(person).getByRole("listitem"), count);
});

Then("{operator}'s bell shows {int} unread notices", (person: Person, count: number) =>
  waitForBell(person, `${count} unread notices`),
);

Then("{operator}'s bell shows no unread notices", (person: Person) => waitForBell(person, "No unread notices"));

const waitForBell = (person: Person, words: string): Promise<unknown> =>
  eventually(
    `a bell with ${words}`,
    async () => (await bellOf(person).getAttribute("aria-description")) === words || undefined,
  );

When("{operator} (has )switch(es)(ed) on {string} in the choices", async (person: Person, name: string) => {
  const choice = person.page.getByRole("checkbox", { name, exact: true });
  await choice.press("Space");
  await person.screen.isSettled();
});

Then("{operator} has no choice about {string}", async (person: Person, kind: string) => {
  const row = person.page.getByRole("row", { name: kind });
  await row.waitFor();
  assert.equal(await row.getByRole("checkbox").count(), 0);
  assert.equal(await row.getByText("Always", { exact: true }).count(), 2);
});

Then("{operator} is told the request's number", async function (this: BankWorld, person: Person) {
  await person.page.getByRole("dialog").getByText(this.request().id).first().waitFor();
});

Then("{operator} has an e-mail that contains {string}", async function (this: BankWorld, person: Person, part: string) {
  await eventually(`an e-mail with “${part}”`, async () =>
    (await this.bank.messagesTo(person.user.email)).find(({ text }) => text.includes(part)),
  );
});

Given("another company has received money", async function (this: BankWorld) {
  const other = new Company(this.bank);
  other.setPeople(new Map([["Selorm", { role: "Single" }]]));
  await other.open();
});
