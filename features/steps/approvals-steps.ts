import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

When(
  "{visitor} approves the request with the code sent to her/him/them",
  async function (this: BankWorld, person: Person) {
    await person.approve(this.request());
  },
);

Given("{visitor} has approved the request", async function (this: BankWorld, person: Person) {
  await person.approve(this.request());
});

Given("{visitor} has begun to approve the request", async function (this: BankWorld, person: Person) {
  await person.beginApproval(this.request());
  await person.currentCode();
});

When("{visitor} (has )open(s)(ed) the details of the request", async function (this: BankWorld, person: Person) {
  await person.openList("Pending Requests", this.request());
  await person.requests.openDetails(this.request().displayedNumber);
});

When(
  "{operator} presses {string} in the details and confirms with the code sent to her/him",
  async (person: Person, button: string) => {
    await person.details.press(button);
    await person.confirmWithCode();
  },
);

When("{operator} presses {string} in the details, without a code", (person: Person, button: string) =>
  person.details.press(button),
);

/**
 * Each value is given by the beginning of a line: an account has its name above its number and its type behind it, a day
 * is followed by a time.
 */
Then("the details show {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const expected = await this.resolveValues(table.rowsHash());
  for (const [label, value] of Object.entries(expected)) {
    const lines = (await person.details.value(label).innerText()).split("\n");
    assert.ok(
      lines.some((line) => line.startsWith(value)),
      `${label} is ${lines.join(", ")}, not ${value}`,
    );
  }
});

Then(
  "{operator} cannot press {string} for the request of {money}",
  async function (this: BankWorld, person: Person, button: string, amount: string) {
    await person.screen.isSettled();
    const { displayedNumber } = this.request(amount);
    await person.requests.row(displayedNumber).waitFor();
    const found = await person.requests.button(button, displayedNumber).all();
    for (const each of found) assert.ok(await each.isDisabled());
  },
);

Given("{visitor} has begun to reject the request", async function (this: BankWorld, person: Person) {
  await person.beginRejection(this.request());
});

When(
  "{operator} rejects the request because {string}",
  async function (this: BankWorld, person: Person, reason: string) {
    if (!(await person.rejection.dialog.isVisible())) await person.beginRejection(this.request());
    await person.rejection.give(reason);
  },
);

Given("{operator} has rejected the request because {string}", async (person: Person, reason: string) => {
  await person.rejection.give(reason);
  await person.waitForOutcome();
});

Then("the bank has sent {operator} no code since she/he signed in", async function (this: BankWorld, person: Person) {
  const codes = (await this.bank.messagesTo(person.user.phone)).filter(({ code }) => code !== null);
  assert.equal(codes.length, 1);
});

const tick = (person: Person, id: string) => person.page.getByRole("row").filter({ hasText: id }).getByRole("checkbox");

When(
  "{operator} (has )tick(s)(ed) the requests of {amounts}",
  async function (this: BankWorld, person: Person, amounts: string[]) {
    for (const amount of amounts) await tick(person, this.request(amount).id).check({ force: true });
  },
);

Then("{operator} cannot tick the request of {money}", async function (this: BankWorld, person: Person, amount: string) {
  const { id, displayedNumber } = this.request(amount);
  await person.requests.row(displayedNumber).waitFor();
  assert.equal(await tick(person, id).count(), 0);
});

Given("{operator} has given the reason {string}", (person: Person, reason: string) => person.rejection.give(reason));

Given("{operator} has entered the code sent to her/him", (person: Person) => person.confirmWithCode());

Then("the run has these requests for {operator}, in this order:", async (person: Person, table: DataTable) => {
  const queue = person.page.getByRole("list", { name: "Requests of this run" }).getByRole("listitem");
  await person.screen.waitForCount(queue, table.raw().length);
  const shown = await Promise.all(
    (await queue.all()).map(async (request) => {
      const [amount = "", name = ""] = (await request.innerText()).split("\n");
      return [amount, name.split(" · ").at(-1)];
    }),
  );
  assert.deepEqual(shown, table.raw());
});

Then("{operator}'s inbox says:", async (person: Person, table: DataTable) => {
  const inbox = person.page.getByRole("region", { name: "Approvals inbox" });
  const expected = table.raw().map((cells) => cells.filter(Boolean).join(" "));
  await eventually(`an inbox that says ${expected.join(", ")}`, async () => {
    const lines = [
      await inbox.getByRole("heading").innerText(),
      ...(await inbox.locator("dl > div").allInnerTexts()).map((text) => text.replace(/\s+/g, " ")),
    ];
    return JSON.stringify(lines) === JSON.stringify(expected) || undefined;
  });
});

/** Numbers behind the names of tabs and of the menu entry; a name without a number has none. */
Then("{operator} sees these numbers:", async (person: Person, table: DataTable) => {
  for (const [name = "", count = ""] of table.raw()) {
    const tab = person.page.getByRole("tab", { name, exact: true });
    const entry = (await tab.count()) > 0 ? tab : person.page.getByRole("link", { name, exact: true });
    await eventually(`${count || "no number"} at ${name}`, async () => {
      const text = await entry.first().innerText();
      return text.replace(name, "").trim() === count || undefined;
    });
  }
});

Given("{operator} has confirmed with the code sent to her/him", async (person: Person) => {
  await person.confirmWithCode();
  await person.waitForOutcome();
});

Given("{operator} has pressed {string} in the outcome", async (person: Person, button: string) => {
  const outcome = person.page.getByRole("alertdialog");
  await outcome.getByRole("button", { name: button, exact: true }).click();
  await outcome.waitFor({ state: "hidden" });
});

/** Checks the results in order: request, outcome, and the reason of a failure. */
Then("the results tell {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  const results = person.page.getByRole("dialog", { name: "Results of the run" }).getByRole("listitem");
  await person.screen.waitForCount(results, table.raw().length);
  for (const [at, [amount = "", ended = "", why = ""]] of table.raw().entries())
    for (const part of [this.request(amount).id, amount, ended, why])
      await results.nth(at).filter({ hasText: part }).waitFor();
});

/** Waits for the screen to settle first and for the focus, because Blueprint moves it after a repaint. */
Then("{operator}'s focus is in the dialog", async (person: Person) => {
  await person.screen.isSettled();
  const dialog = person.page.locator("[aria-modal='true']").last();
  await dialog.waitFor();
  await eventually("the focus in the dialog", async () => {
    const isInside = await dialog.evaluate(async (element) => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      return element.contains(document.activeElement);
    });
    return isInside || undefined;
  });
});

Then("{operator} sees the focus around the boxes", async (person: Person) => {
  await person.code.waitUntilAsked();
  await eventually("a ring around the boxes", async () => {
    const boxes = await person.code.boxes().all();
    const styles = await Promise.all(
      boxes.map((box) => box.evaluate((element) => getComputedStyle(element).outlineStyle)),
    );
    return styles.includes("solid") || undefined;
  });
});
