import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import { readBookkeeping } from "../support/bookkeeping";
import { eventually } from "../support/eventually";
import { textOf, workbookText } from "../support/files";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

const SEARCH = "POST /account/transactions/search";

Given("the bank lists these transactions:", function (this: BankWorld, table: DataTable) {
  const transactions = table.hashes();
  return this.bank.addFault({ call: SEARCH, kind: "altered-answer", fields: { transactions }, when: "always" });
});

Given("the bank lists {int} transactions", function (this: BankWorld, count: number) {
  const transactions = Array.from({ length: count }, (_, index) => ({
    type: index % 2 ? "D" : "C",
    date: "20-11-2026 09:00",
    narration: `Transaction ${index + 1}`,
    amount: `${index + 1}.00`,
    currency: "GHS",
  }));
  return this.bank.addFault({ call: SEARCH, kind: "altered-answer", fields: { transactions }, when: "always" });
});

When("{visitor} (has )open(s)(ed) the statement", async (person: Person) => {
  await person.visit("Bank Statements");
  await person.statement.period.waitFor();
  await person.screen.isSettled();
});

When("{operator} chooses {account} for the statement", (person: Person, account: BankAccount) =>
  person.statement.choose(account.accountNumber),
);

When("{operator} chooses the days {string} to {string}", (person: Person, start: string, end: string) =>
  person.statement.choosePeriod(start, end),
);

When("{operator} chooses the option {string}", (person: Person, option: string) =>
  person.statement.chooseOption(option),
);

When("{operator} opens the calendar of {string}", (person: Person, label: string) =>
  person.statement.openCalendar(label),
);

Then("{operator} sees exactly this statement:", async (person: Person, table: DataTable) => {
  const [columns = [], ...rows] = table.raw();
  await eventually("the statement's first row", async () => (await person.statement.rows()).length || undefined);
  await person.screen.isSettled();
  assert.deepEqual(await person.statement.columns(), columns);
  assert.deepEqual(await person.statement.rows(), rows);
});

/** Each line begins with the heading above its card. */
Then("{operator} sees these statement cards:", async (person: Person, table: DataTable) => {
  const expected = table.raw().map(([day, ...texts]) => [day, ...texts.sort()]);
  await person.screen.waitForCount(person.statement.cards(), expected.length);
  const shown = await person.statement.cardTexts();
  assert.deepEqual(
    shown.map(([day, ...texts]) => [day, ...texts.sort()]),
    expected,
  );
  assert.equal(await person.page.getByRole("table").count(), 0);
});

Then("{operator} sees {int} transactions", (person: Person, count: number) =>
  person.screen.waitForCount(person.page.getByRole("main").locator("tbody tr"), count),
);

Then("{operator} sees {account} chosen for the statement", async (person: Person, account: BankAccount) => {
  await person.statement.account.waitFor();
  assert.equal(await person.statement.chosen(), account.accountNumber);
});

Then("{operator} sees the days {string}", (person: Person, period: string) =>
  person.screen.thing("button", `Date range ${period}`).waitFor(),
);

Then("the option {string} is chosen for {operator}", async (option: string, person: Person) => {
  assert.ok(await person.statement.option(option).isChecked());
});

Then("{operator} sees exactly the options {string}", async (person: Person, options: string) => {
  assert.deepEqual(await person.statement.options(), options.split(", "));
});

Then(
  "{operator} can choose the day {int} and not the day {int}",
  async (person: Person, offered: number, disabled: number) => {
    await person.statement.day(offered).waitFor();
    assert.equal(await person.statement.day(offered).isDisabled(), false);
    assert.equal(await person.statement.day(disabled).isDisabled(), true);
  },
);

Then("{operator} can choose the day {int}", async (person: Person, date: number) => {
  await person.statement.day(date).waitFor();
  assert.equal(await person.statement.day(date).isDisabled(), false);
});

Then("the bank has been asked for {int} statement(s)", async function (this: BankWorld, count: number) {
  assert.equal((await this.bank.calls(SEARCH)).length, count);
});

const fileNameOf = (accountNumber: string, extension: string): RegExp =>
  new RegExp(`^${accountNumber.slice(0, 8)}xxxxx_.*\\.${extension}$`);

/** The file's name masks the last five digits of the account number; its content shows all digits. */
Then(
  "{operator} gets the statement of {account} as a {word} file that says {string}",
  async (person: Person, { accountNumber }: BankAccount, extension: string, said: string) => {
    const download = await person.nextDownload();
    assert.match(download.suggestedFilename(), fileNameOf(accountNumber, extension));
    const text = await textOf(download);
    for (const words of [accountNumber, ...said.split(", ")]) assert.ok(text.includes(words), `${words} in ${text}`);
  },
);

Then(
  "{operator}'s accounting program reads from the {word} file of {account}:",
  async (person: Person, extension: string, { accountNumber }: BankAccount, table: DataTable) => {
    const download = await person.nextDownload();
    assert.match(download.suggestedFilename(), fileNameOf(accountNumber, extension));
    assert.deepEqual(await readBookkeeping(download), { account: accountNumber, lines: table.raw() });
  },
);

Then(
  "{string} can be fetched as a workbook with the columns {string}",
  async function (this: BankWorld, path: string, columns: string) {
    const answer = await fetch(this.address + path);
    assert.equal(answer.status, 200);
    assert.equal(await workbookText(Buffer.from(await answer.arrayBuffer())), columns.replaceAll(", ", " "));
  },
);
