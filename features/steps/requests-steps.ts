import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

Then(
  "the row of the request shows {operator} {account}, {account} and {money}",
  async function (this: BankWorld, person: Person, from: BankAccount, to: BankAccount, amount: string) {
    const row = person.requests.row(this.request().displayedNumber);
    for (const shown of [from.accountNumber, to.accountNumber, amount]) await row.getByText(shown).first().waitFor();
  },
);

Then("{visitor} sees the request as {string}", async function (this: BankWorld, person: Person, status: string) {
  await person.reloadRequests(this.request());
  await person.requests.row(this.request().displayedNumber).getByText(status, { exact: true }).waitFor();
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
  const row = person.requests.rows().first();
  const box = await row.boundingBox();
  // A long name makes a row higher; other content may happen to be as high.
  assert.ok(Math.round(box?.height ?? 0) >= height);
  assert.equal(await row.evaluate((element) => getComputedStyle(element).minHeight), `${height}px`);
});

Then("{operator} sees {int} row(s)", async (person: Person, count: number) => {
  await person.screen.waitForCount(person.requests.rows(), count);
});

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

When(
  "{visitor} recalls the request with the code sent to her/him/them",
  async function (this: BankWorld, person: Person) {
    await person.recall(this.request());
  },
);

Given("{visitor} has recalled the request", async function (this: BankWorld, person: Person) {
  await person.recall(this.request());
});

When(
  "{visitor} (has )press(es)(ed) {string} in the row of the request",
  async function (this: BankWorld, person: Person, button: string) {
    await person.requests.press(button, this.request().displayedNumber);
    await person.screen.isSettled();
  },
);

Given(
  "{name} has asked for a request of the kind {string} from {account}",
  function (this: BankWorld, name: string, kind: string, from: BankAccount) {
    return this.createSampleRequest(kind, name, from);
  },
);

When("{visitor} (has )look(s)(ed) at what waits under {string}", (person: Person, kind: string) =>
  person.openList("Pending Requests", { tabs: kind.split(" > ") }),
);

When("{visitor} (has )look(s)(ed) at her/his own requests under {string}", (person: Person, kind: string) =>
  person.openList("My Requests", { tabs: kind.split(" > ") }),
);

When("{operator} (has )follow(s)(ed) the link of the request", async function (this: BankWorld, person: Person) {
  await person.requests.openDetails(this.request().displayedNumber);
});

Given(
  "{name} has asked for a bulk of {int} payees from {account}",
  function (this: BankWorld, name: string, count: number, from: BankAccount) {
    return this.createSampleRequest("Transfers > Bulk Transfer", name, from, count);
  },
);

Given(
  "{name} has asked once more for a request of the kind {string} from {account}",
  function (this: BankWorld, name: string, kind: string, from: BankAccount) {
    return this.createSampleRequest(kind, name, from);
  },
);

When("{operator} follows the link of the newer request", async function (this: BankWorld, person: Person) {
  await person.requests.openDetails(this.submittedRequests.at(-1)?.displayedNumber ?? "");
});

Then(
  "{operator} is told that the same amount was paid by the older request",
  async function (this: BankWorld, person: Person) {
    const { fullName } = await this.company.user("Kofi");
    await person.screen.isToldAmongOthers("was paid on 20 Nov 2026");
    await person.screen.isToldAmongOthers(`(${this.submittedRequests[0]?.id} of ${fullName})`);
  },
);

/** The steps are exactly these: event, person, and the reason where there is one. */
Then("the story tells {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const steps = person.page.getByRole("region", { name: "What happened so far" }).getByRole("listitem");
  await person.screen.waitForCount(steps, table.raw().length);
  for (const [at, [what = "", name = "", why = ""]] of table.raw().entries()) {
    const { fullName } = await this.company.user(name);
    await steps
      .nth(at)
      .filter({ hasText: `${what} by ${fullName}` })
      .filter({ hasText: why })
      .waitFor();
  }
});
