import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import { callNamed } from "../support/calls";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { assertContainsFields, containsFields, listOf, toBankAmount } from "../support/tables";
import type { BankWorld } from "../support/world";

Given("the bank refuses {call} with {string}", function (this: BankWorld, call: string, description: string) {
  return this.bank.addFault({ call, kind: "code", code: 1, description, when: "always" });
});

Given("the bank refuses {call} with {string}, once", function (this: BankWorld, call: string, description: string) {
  return this.bank.addFault({ call, kind: "code", code: 1, description, when: "once" });
});

Given("the bank finds every code wrong, without a word", function (this: BankWorld) {
  const call = "POST /customer/otp/verify/{otp}/false/{userName}";
  return this.bank.addFault({ call, kind: "code", code: 1, description: "", failureCount: 2, when: "always" });
});

Given("the bank leaves out {word} in its answer to {call}", function (this: BankWorld, field: string, call: string) {
  return this.bank.addFault({ call, kind: "altered-answer", fields: { [field]: null }, when: "always" });
});

Given("the bank takes its time over {call}", function (this: BankWorld, call: string) {
  return this.bank.addFault({ call, kind: "latency", milliseconds: 1500, when: "always" });
});

Given("the bank cannot be reached for {call}", function (this: BankWorld, call: string) {
  return this.bank.addFault({ call, kind: "drop", when: "always" });
});

/** Affects every answer, because the browser repeats a failed call once. */
Given("the answers to {call} are lost", function (this: BankWorld, call: string) {
  return this.bank.addFault({ call, kind: "lost-answer", when: "always" });
});

Given("the bank's answers arrive again", function (this: BankWorld) {
  return this.bank.removeFaults();
});

When("{int} seconds (have )pass(ed)", function (this: BankWorld, seconds: number) {
  return this.passTime(seconds);
});

Then(
  "{int} seconds later {operator} can press {string}",
  async function (this: BankWorld, seconds: number, person: Person, button: string) {
    await this.passTime(seconds);
    await person.screen.isPressable(button, true);
  },
);

/** Compares the balance in the bank's ledger, independent of any screen. */
Then("{account} holds {money}", async function (this: BankWorld, { accountNumber }: BankAccount, amount: string) {
  assert.equal(await this.bank.balanceOf(accountNumber), toBankAmount(amount));
});

Then("{operator} is told the bank's own words", async function (this: BankWorld, person: Person) {
  await eventually(`the bank's last words to ${person.name}`, async () => {
    const words = await this.bank.lastDescriptionFor(person.user.username);
    return (words && (await person.screen.shows(words))) || undefined;
  });
});

Then("the bank has been asked for {call}", async function (this: BankWorld, call: string) {
  await this.bank.received(call);
});

Then("the bank has been asked for {call} once", async function (this: BankWorld, call: string) {
  await this.bank.received(call);
  assert.equal((await this.bank.calls(call)).length, 1);
});

Then("the bank has not been asked for {call}", async function (this: BankWorld, call: string) {
  assert.equal((await this.bank.calls(call)).length, 0);
});

Then("the bank has been asked for {call} with:", async function (this: BankWorld, call: string, table: DataTable) {
  const expected = await this.resolveValues(table.rowsHash());
  const { fields } = await this.bank.receivedMatching(call, (entry) => containsFields(entry.fields, expected));
  assertContainsFields(fields, expected);
});

Then("the bank has been asked, in this order, for:", async function (this: BankWorld, table: DataTable) {
  const expected = listOf(table).map(callNamed);
  const received = (await this.bank.traffic()).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`,
  );
  const last = received.filter((call) => expected.includes(call)).slice(0, expected.length);
  assert.deepEqual(last.reverse(), expected);
});
