import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

Then("{operator} sees these columns:", async (person: Person, table: DataTable) => {
  await person.requests.rows().first().waitFor();
  const columns = await person.requests.columns();
  assert.deepEqual(columns.slice(0, listOf(table).length), listOf(table));
});

Then(
  "the row of the request shows {operator} {account}, {account} and {money}",
  async function (this: BankWorld, person: Person, from: BankAccount, to: BankAccount, amount: string) {
    const row = person.requests.row(this.request().id);
    for (const shown of [from.accountNumber, to.accountNumber, amount]) await row.getByText(shown).first().waitFor();
  },
);

Then(
  "the row of the request offers {operator} {string}",
  async function (this: BankWorld, person: Person, buttons: string) {
    const row = person.requests.row(this.request().id);
    for (const name of buttons.split(", ")) await row.getByRole("button", { name, exact: true }).waitFor();
  },
);

Then("{operator} sees the request as {string}", async function (this: BankWorld, person: Person, status: string) {
  await person.lookAtRequests();
  await person.requests.row(this.request().id).getByText(status, { exact: true }).waitFor();
});

Then("{operator} sees {string} marked as a status", async (person: Person, label: string) => {
  const mark = person.requests.rows().first().getByText(label, { exact: true });
  await mark.waitFor();
  const background = await mark.evaluate((element) => {
    const tag = element.closest("[class*=tag]") ?? element;
    return getComputedStyle(tag).backgroundColor;
  });
  assert.notEqual(background, "rgba(0, 0, 0, 0)");
});

Then("{operator} sees that the list is being loaded", (person: Person) => person.screen.loading().waitFor());

Then("{operator}'s rows are {int} pixels high", async (person: Person, height: number) => {
  const box = await person.requests.rows().first().boundingBox();
  assert.equal(Math.round(box?.height ?? 0), height);
});

Then("{operator} sees {int} row(s)", async (person: Person, count: number) => {
  await person.screen.waitForCount(person.requests.rows(), count);
});

When("{operator} (has )turn(s)(ed) to the next page", (person: Person) => person.requests.turnToNextPage());

When("{operator} chooses {int} rows a page", (person: Person, size: number) =>
  person.requests.showPerPage(String(size)),
);

Then(
  "{operator} may have {int}, {int} or {int} rows a page",
  async (person: Person, first: number, second: number, third: number) => {
    const offered = await person.requests.pageSize().locator("option").allInnerTexts();
    assert.deepEqual(offered.map(Number), [first, second, third]);
  },
);

When(
  "{operator} filters by the {string} of the request of {money}",
  async function (this: BankWorld, person: Person, label: string, amount: string) {
    await person.screen.type(label, this.request(amount).id);
    await person.screen.press("Filter");
  },
);

When("{operator} recalls the request with the code sent to her/him", async function (this: BankWorld, person: Person) {
  await person.recall(this.request().id);
});

Given("{operator} has recalled the request", async function (this: BankWorld, person: Person) {
  await person.recall(this.request().id);
});

Given("{operator} has begun to recall the request", async function (this: BankWorld, person: Person) {
  await person.beginRecall(this.request().id);
  await person.currentCode();
});
