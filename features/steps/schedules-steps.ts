import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { defaultNarration } from "../support/settings";
import { listOf, withoutCurrency } from "../support/tables";
import type { BankWorld } from "../support/world";

const DAY_SECONDS = 86_400;

/** Schedules a payment from today in the form Between Own Accounts. */
When(
  "{visitor} (has )schedule(s)(d) {money} from {account} to {account}, {string}",
  async function (
    this: BankWorld,
    person: Person,
    amount: string,
    from: BankAccount,
    to: BankAccount,
    frequency: string,
  ) {
    await person.visit("Transfers");
    await person.transfer.waitUntilOpen();
    await person.page.getByText("Schedule transfer", { exact: true }).click();
    const filledIn = {
      "Source Account": from.accountNumber,
      "Destination Account": to.accountNumber,
      Amount: withoutCurrency(amount),
      Narration: defaultNarration,
      Frequency: frequency,
    };
    for (const [label, value] of Object.entries(filledIn)) await person.screen.fillIn(label, value);
    await person.screen.press("Make Transfer");
    await person.confirmWithCode();
    await person.waitForOutcome();
    await person.screen.press("Close");
    this.addRequest(await this.bank.transactionOf("POST /transfer/toSelf"), amount);
  },
);

Given("{operator} has switched on {string}", (person: Person, label: string) =>
  person.page.getByText(label, { exact: true }).click(),
);

/** Moves only the bank's clock, because browser sessions do not last that long. */
When("the bank's clock goes on by {int} day(s)", function (this: BankWorld, days: number) {
  return this.bank.passTime(days * DAY_SECONDS);
});

Then("{operator} sees these columns of schedules:", async (person: Person, table: DataTable) => {
  const columns = person.page.getByRole("columnheader");
  await columns.first().waitFor();
  assert.deepEqual((await columns.allInnerTexts()).slice(0, -1).toSorted(), listOf(table).toSorted());
});

Then("the schedule shows {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const row = person.page.getByRole("row").nth(1);
  await row.waitFor();
  for (const shown of await Promise.all(listOf(table).map((text) => this.resolve(text))))
    await row.getByText(shown).first().waitFor();
});

Then(
  "{account} was debited on these days:",
  async function (this: BankWorld, { accountNumber }: BankAccount, table: DataTable) {
    assert.deepEqual(await this.bank.debitsOf(accountNumber), listOf(table));
  },
);

Then("the bank's books balance", async function (this: BankWorld) {
  assert.ok(await this.bank.isBalanced(), "The trial balance is not zero");
});

Then("{operator} has a message that contains {string}", async function (this: BankWorld, person: Person, part: string) {
  await eventually(`a message with “${part}”`, async () =>
    (await this.bank.messagesTo(person.user.phone)).find(({ text }) => text.includes(part)),
  );
});
