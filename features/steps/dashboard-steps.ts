import assert from "node:assert/strict";
import { type DataTable, Then } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

Then("{operator} sees the company's name", async function (this: BankWorld, person: Person) {
  const { name } = await this.company.open();
  await person.shell.header.getByText(name).first().waitFor();
});

Then("{operator} sees the role {string} at the top", (person: Person, role: string) =>
  person.shell.header.getByText(role).first().waitFor(),
);

Then("{operator} sees when she/he last signed in", async (person: Person) => {
  await person.shell.header.getByText("20 Nov 2026, 09:0").first().waitFor();
});

Then("{operator} sees {money} available in {account}", async (person: Person, amount: string, account: BankAccount) => {
  await person.accountCards.card(account.accountNumber).getByText(amount).first().waitFor();
});

Then("{operator} sees these account cards:", async function (this: BankWorld, person: Person, table: DataTable) {
  for (const { account = "", type = "", available = "", book = "" } of table.hashes()) {
    const { accountNumber } = await this.company.account(account);
    const card = person.accountCards.card(accountNumber);
    for (const shown of [type, available, book]) await card.getByText(shown).first().waitFor();
  }
});

Then("{operator} sees {int} account cards at a time", async (person: Person, count: number) => {
  await person.accountCards.waitForVisible(count);
});

Then("{operator} can turn the strip by one card", async (person: Person) => {
  assert.equal(await person.accountCards.firstVisible(), 0);
  await person.accountCards.turnForward();
  await person.accountCards.waitForFirstVisible(1);
});

Then("{operator} cannot turn the strip by one card", async (person: Person) => {
  assert.equal(await person.accountCards.forward().filter({ visible: true }).count(), 0);
});

Then("{operator} sees these columns of pending payments:", async (person: Person, table: DataTable) => {
  await person.pendingPayments.rows().first().waitFor();
  const columns = await person.pendingPayments.columns();
  assert.deepEqual(columns.slice(0, listOf(table).length), listOf(table));
});

Then(
  "{operator} sees the pending payment of {money} with a button {string}",
  async (person: Person, amount: string, button: string) => {
    const row = person.pendingPayments.rows().filter({ hasText: amount });
    await row.getByRole("button", { name: button, exact: true }).waitFor();
  },
);

Then("{operator} sees {int} pending payments", async (person: Person, count: number) => {
  await person.screen.waitForCount(person.pendingPayments.rows(), count);
});
