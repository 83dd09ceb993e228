import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

When("{operator} approves the request with the code sent to her/him", async function (this: BankWorld, person: Person) {
  await person.approve(this.request());
});

Given("{operator} has approved the request", async function (this: BankWorld, person: Person) {
  await person.approve(this.request());
});

When("{operator} begins to approve the request", async function (this: BankWorld, person: Person) {
  await person.beginApproval(this.request());
});

Given("{operator} has begun to approve the request", async function (this: BankWorld, person: Person) {
  await person.beginApproval(this.request());
  await person.currentCode();
});

When("{operator} (has )open(s)(ed) the details of the request", async function (this: BankWorld, person: Person) {
  await person.goTo("Pending Requests", this.request());
  await person.requests.openDetails(this.request().shownAs);
});

When(
  "{operator} presses {string} in the details and confirms with the code sent to her/him",
  async (person: Person, button: string) => {
    await person.details.press(button);
    await person.confirmWithCode();
  },
);

Then("the details show {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const expected = await this.meantBy(table.rowsHash());
  for (const [label, value] of Object.entries(expected)) await person.details.value(label).getByText(value).waitFor();
});

Then(
  "{operator} can/may press {string} for the request of {money}",
  async function (this: BankWorld, person: Person, button: string, amount: string) {
    const row = person.requests.row(this.request(amount).shownAs);
    await row.getByRole("button", { name: button, exact: true }).waitFor();
  },
);

Then(
  "{operator} cannot press {string} for the request of {money}",
  async function (this: BankWorld, person: Person, button: string, amount: string) {
    await person.screen.isSettled();
    const row = person.requests.row(this.request(amount).shownAs);
    const pressable = row.getByRole("button", { name: button, exact: true, disabled: false });
    assert.equal(await pressable.count(), 0);
  },
);

Given("{operator} has begun to reject the request", async function (this: BankWorld, person: Person) {
  await person.beginRejection(this.request());
});

When("{operator} rejects the request because {string}", (person: Person, reason: string) =>
  person.rejection.give(reason),
);

Given("{operator} has rejected the request because {string}", async (person: Person, reason: string) => {
  await person.rejection.give(reason);
  await person.awaitOutcome();
});

Then("the bank has sent {operator} no code since she/he signed in", async function (this: BankWorld, person: Person) {
  const codes = (await this.bank.messagesTo(person.user.phone)).filter(({ code }) => code !== null);
  assert.equal(codes.length, 1);
});
