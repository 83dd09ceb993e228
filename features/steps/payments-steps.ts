import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import { defaultNarration } from "../support/settings";
import { listOf, withoutCurrency } from "../support/tables";
import type { BankWorld } from "../support/world";

type Account = BankAccount;
type Field = "Source Account" | "Destination Account";

When(
  "{visitor} (has )beg(ins)(un) to move {money} from {account} to {account}",
  (person: Person, amount: string, from: Account, to: Account) => person.beginTransfer(amount, from, to),
);

When(
  "{visitor} (has )move(s)(d) {money} from {account} to {account}",
  (person: Person, amount: string, from: Account, to: Account) => person.makeTransfer(amount, from, to),
);

Given(
  "{name} has asked to move {money} from {account} to {account}",
  function (this: BankWorld, name: string, amount: string, from: Account, to: Account) {
    return this.createTransferRequest(name, amount, from, to);
  },
);

Given(
  "{name} has asked {int} times to move {money} from {account} to {account}",
  async function (this: BankWorld, name: string, times: number, amount: string, from: Account, to: Account) {
    for (let asked = 0; asked < times; asked++) await this.createTransferRequest(name, amount, from, to);
  },
);

/** Submits the request in the browser, for scenarios about the submission itself. */
Given(
  "{visitor} asks to move {money} from {account} to {account}",
  async function (this: BankWorld, person: Person, amount: string, from: Account, to: Account) {
    await person.makeTransfer(amount, from, to);
    await person.screen.press("Close");
    const { answer } = await this.bank.received("POST /transfer/toSelf");
    this.addRequest(String(answer?.transactionId), amount);
  },
);

When("{operator} (has )cho(oses)(sen) {account} as {field}", async (person: Person, account: Account, label: Field) => {
  await person.transfer.choose(label, account.accountNumber);
});

Then(
  "{operator} sees the form filled with {money} from {account} to {account}",
  async (person: Person, amount: string, from: Account, to: Account) => {
    await person.screen.waitForValue("Amount", withoutCurrency(amount));
    await person.screen.waitForValue("Narration", defaultNarration);
    assert.equal(await person.transfer.chosen("Source Account"), from.accountNumber);
    assert.equal(await person.transfer.chosen("Destination Account"), to.accountNumber);
  },
);

Then("the dialog sums up for {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const dialog = person.screen.dialogs().first();
  for (const shown of await Promise.all(listOf(table).map((text) => this.resolve(text))))
    await dialog.getByText(shown).first().waitFor();
});

When("{operator} presses {string} twice with the code sent to her/him", async (person: Person, button: string) => {
  assert.equal(button, "Confirm");
  await person.code.enterTwice(await person.currentCode());
});

Then("{operator} was told that the outcome is not known", (person: Person) =>
  person.screen.isTold(
    "The bank's answer did not arrive, so it is not known whether this was carried out. It has not failed. Checking again is safe: the bank acts once and repeats its answer.",
  ),
);

Then(
  "{string} leaves {operator} on {string} with {string} in {string}",
  async (button: string, person: Person, path: string, value: string, label: string) => {
    await person.screen.press(button);
    await person.screen.isOn(path);
    await person.screen.waitForValue(label, value);
  },
);

Then("{operator} gets the file {string}", async (person: Person, name: string) => {
  assert.equal((await person.nextDownload()).suggestedFilename(), name);
});
