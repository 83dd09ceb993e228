import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

async function openTransfer(person: Person, tab: string): Promise<void> {
  await person.visit("Transfers");
  await person.transfer.waitUntilOpen();
  await person.screen.pressTab(tab);
  await person.screen.field("Amount").waitFor();
}

async function begin(world: BankWorld, person: Person, [tab, table]: readonly [string, DataTable]): Promise<void> {
  await openTransfer(person, tab);
  for (const [label, value] of Object.entries(await world.resolveValues(table.rowsHash())))
    await person.screen.fillIn(label, value);
  await person.page.keyboard.press("Tab");
  await person.screen.press("Make Transfer");
  await person.screen.dialogs().first().waitFor();
}

When("{visitor} (has )open(s)(ed) the transfer {string}", openTransfer);

When(
  "{visitor} makes/(has )made the transfer {string}:",
  async function (this: BankWorld, person: Person, tab: string, table: DataTable) {
    await begin(this, person, [tab, table]);
    await person.confirmWithCode();
    await person.waitForOutcome();
  },
);

/** Stores the request that a payment created for later steps, with the tab where it is listed. */
Given(
  "{call} has become a request of {money} under {string}",
  async function (this: BankWorld, call: string, amount: string, tab: string) {
    const id = await this.bank.transactionOf(call);
    this.submittedRequests.push({ id, amount, displayedNumber: id, tabs: ["Transfers", tab] });
  },
);

Then("the summary shows {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  for (const [label, value] of Object.entries(await this.resolveValues(table.rowsHash())))
    await person.transfer.summaryLine(label, value).waitFor();
});

Then("{operator} finds {string} as the looked-up name", async (person: Person, label: string) => {
  await person.page.waitForFunction(
    (name) => /\w+ \w+/.test(document.querySelector<HTMLInputElement>(`[id="${name}"]`)?.value ?? ""),
    await person.screen.field(label).getAttribute("id"),
  );
  assert.equal(await person.screen.field(label).isEditable(), false);
});
