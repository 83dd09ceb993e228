import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { listOf, toBankAmount } from "../support/tables";
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

Given(
  "the bank lists only {account}, named {string}, of which {money} is available",
  function (this: BankWorld, { accountNumber, currency, balance }: BankAccount, accountName: string, money: string) {
    const balances = { availableBalance: toBankAmount(money), bookBalance: balance };
    const listed = { accountNumber, accountName, accountType: "Savings", currency, ...balances, primaryAccount: true };
    return this.bank.addFault(accountsAnswer({ ...listed, bankName: "Volta Bank" }));
  },
);

const accountsAnswer = (listed: Readonly<Record<string, unknown>>) =>
  ({
    call: "GET /customer/accounts",
    kind: "altered-answer",
    fields: { accounts: [listed] },
    when: "always",
  }) as const;

/** Equal balances are one amount, which says that it is both. */
Then("{operator} sees these account cards:", async function (this: BankWorld, person: Person, table: DataTable) {
  for (const { account = "", type = "", available = "", book = "" } of table.hashes()) {
    const { accountNumber } = await this.company.account(account);
    const card = person.accountCards.card(accountNumber);
    for (const shown of [accountNumber, type, available])
      await card.getByText(shown, { exact: true }).first().waitFor();
    if (available === book) await card.getByText("Available and book balance", { exact: true }).waitFor();
    const amounts = await card.getByRole("definition").allInnerTexts();
    assert.deepEqual(amounts, available === book ? [available] : [available, book]);
  }
});

Then("{operator} sees {int} account cards at a time", async (person: Person, count: number) => {
  await person.accountCards.waitForVisible(count);
});

Then("{operator} can turn the strip by one card", async (person: Person) => {
  assert.equal(await person.accountCards.firstVisible(), 0);
  for (const [arrow, first] of [
    ["Forward", 1],
    ["Forward", 2],
    ["Back", 1],
  ] as const) {
    await person.accountCards.turn(arrow);
    await person.accountCards.waitForFirstVisible(first);
  }
});

Then("{operator} cannot turn the strip by one card", async (person: Person) => {
  assert.equal(await person.accountCards.arrows().filter({ visible: true }).count(), 0);
});

Then("{operator} sees these columns of pending payments:", async (person: Person, table: DataTable) => {
  await person.pendingPayments.rows().first().waitFor();
  const columns = await person.pendingPayments.columns();
  assert.deepEqual(columns, listOf(table));
});

Then(
  "{operator} sees the pending payment of {money} with a button {string}",
  async (person: Person, amount: string, button: string) => {
    await person.pendingPayments.button(amount).getByText(button, { exact: true }).waitFor();
  },
);

/** Each expected cell is the beginning of a text: kind and beneficiary, Schedule ID, amount, creator and date. */
Then("{operator} sees these pending payments:", async function (this: BankWorld, person: Person, table: DataTable) {
  await person.pendingPayments.rows().first().waitFor();
  const shown = await person.pendingPayments.texts();
  const expected = await Promise.all(table.raw().map((row) => Promise.all(row.map((cell) => this.resolveLines(cell)))));
  assert.equal(shown.length, expected.length);
  assert.deepEqual(
    expected.map((row, at) => row.map((text, column) => shown[at]?.[column]?.slice(0, text.length))),
    expected,
  );
});

When("{operator} opens the pending payment of {money}", (person: Person, amount: string) =>
  person.pendingPayments.open(amount),
);

Then("{operator} sees {int} pending payments", async (person: Person, count: number) => {
  await person.screen.waitForCount(person.pendingPayments.rows(), count);
});

/** Columns of the table: | txnType | totalAmount |. The total is their sum. */
Given("the bank tells of {money} spent in all:", function (this: BankWorld, totalAmount: string, table: DataTable) {
  const call = "POST /account/transactions/getCustomerExpenditure";
  const fields = { dashboardExpenditureList: table.hashes(), totalAmount: toBankAmount(totalAmount) };
  return this.bank.addFault({ call, kind: "altered-answer", fields, when: "always" });
});

/** Replaces the saved accounts in the answers of this call; two calls list them. */
Given(
  "the bank tells of these saved accounts in answer to {call}:",
  function (this: BankWorld, call: string, table: DataTable) {
    return this.bank.addFault({
      call,
      kind: "altered-answer",
      fields: { beneficiaries: table.hashes() },
      when: "always",
    });
  },
);

When("{operator} opens the details of {account}", (person: Person, { accountNumber }: BankAccount) =>
  person.accountCards.open(accountNumber),
);

Then("the details of the account show {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const expected = await this.resolveValues(table.rowsHash());
  for (const [label, value] of Object.entries(expected))
    await person.accountCards.detail(label).getByText(value, { exact: true }).waitFor();
});

When("{operator} analyses {account}", (person: Person, { accountNumber }: BankAccount) =>
  person.widgets.chooseAccount(accountNumber),
);

Then("{operator} sees in the table {string}:", async (person: Person, title: string, table: DataTable) => {
  const expected = table.raw().map((cells) => cells.join(" | "));
  await eventually(`the rows of ${title}`, async () => {
    const shown = await person.widgets.rows(title);
    return expected.every((row) => shown.includes(row)) || undefined;
  });
});

Then("{operator} sees each share once:", async (person: Person, table: DataTable) => {
  for (const share of listOf(table))
    assert.equal(await person.page.getByText(share, { exact: true }).count(), 1, share);
});

Then(
  "each category has in {string} the colour of its part of {operator}'s ring",
  async (title: string, person: Person) => {
    const [legend, ring] = [await person.widgets.coloursIn(title), await person.widgets.sliceColours()];
    assert.equal(new Set(legend).size, 5);
    assert.deepEqual(legend, ring);
  },
);

/** Adds up all shifts of the layout since the page was requested, except those right after an input. */
Then("the layout of {operator}'s page has shifted by at most {float}", async (person: Person, shiftMax: number) => {
  await person.screen.isSettled();
  const shift = await person.page.evaluate(layoutShift);
  assert.ok(shift <= shiftMax, `${shift}`);
});

function layoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "layout-shift", buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
  return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
}

Then("{operator} sees {int} part(s) of the ring", (person: Person, count: number) =>
  person.screen.waitForCount(person.widgets.slices(), count),
);

Then("{operator} sees the total {money} inside the ring", (person: Person, amount: string) =>
  person.widgets.inRing(amount).waitFor(),
);

Then("{operator} sees no figure in {string}", async (person: Person, title: string) => {
  const rows = await person.widgets.figures(title);
  assert.doesNotMatch(rows, /[A-Z]{3} [\d,]+\.\d{2}|\d %/);
});

Then("{string} brings {operator}'s ring the total {money}", async (button: string, person: Person, amount: string) => {
  await person.screen.press(button);
  await person.widgets.inRing(amount).waitFor();
});

/** Each widget has loaded and shows no error. */
Then(/^(\w+) sees whole: (.+)$/, async function (this: BankWorld, name: string, titles: string) {
  const { screen, widgets } = await this.person(name);
  await screen.isSettled();
  for (const title of titles.split(", ")) {
    await widgets.widget(title).waitFor();
    await screen.waitForCount(widgets.widget(title).getByRole("alert"), 0);
  }
});

Then(
  "the bank has been asked for {call} at last with:",
  async function (this: BankWorld, call: string, table: DataTable) {
    const expected = table.rowsHash();
    await eventually(`${call} with ${Object.values(expected)}`, async () => {
      const { fields } = await this.bank.received(call);
      return Object.entries(expected).every(([name, value]) => fields[name] === value) || undefined;
    });
  },
);
