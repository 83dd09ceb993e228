import assert from "node:assert/strict";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

const DIRECTIVES = "GET /support/regulatoryDirectivesFiles";

Then("{operator} finds {int} question(s)", async (person: Person, count: number) => {
  await eventually(`${count} questions`, async () => (await person.faq.questions().count()) === count || undefined);
});

Then("{operator} finds these questions:", async (person: Person, table: DataTable) => {
  await person.screen.isSettled();
  assert.deepEqual(await person.faq.questions().allInnerTexts(), listOf(table));
});

When("{operator} opens the question {string}", (person: Person, question: string) => person.faq.turn(question));

When("{operator} opens every answer", (person: Person) => person.faq.openAll());

Then("closing {string} hides {string} from {operator}", async (question: string, text: string, person: Person) => {
  await person.faq.turn(question);
  await person.screen.isNotTold(text);
});

/** Each cell is the whole text of a paragraph or of an item of a list. */
Then("{operator} reads:", async (person: Person, table: DataTable) => {
  for (const words of listOf(table)) await person.screen.isTold(words);
});

When("{operator} asks to contact the bank from the questions", (person: Person) => person.faq.contact());

Then("{operator} may complain about:", async (person: Person, table: DataTable) => {
  assert.deepEqual(await person.complaint.subjects(), listOf(table));
});

When("{operator} has filled in all that a complaint needs, about {string}", (person: Person, subject: string) =>
  person.complaint.fillInEnough(subject),
);

When("{operator} submits a complaint:", async (person: Person, table: DataTable) => {
  await person.complaint.fillIn(table.rowsHash());
  await person.complaint.submit();
});

Then("{operator} can press {string}", (person: Person, button: string) => person.screen.isPressable(button, true));

Then("the complaint shows {operator}'s own name and account number", async function (this: BankWorld, person: Person) {
  const [account] = (await this.company.open()).accounts;
  await person.screen.waitForValue("Full Name", person.user.fullName);
  await person.screen.waitForValue("Account Number", String(account?.accountNumber));
});

Then("the bank's support has a message saying {string}", function (this: BankWorld, words: string) {
  return eventually(`a message to the bank's support`, async () =>
    (await this.bank.messagesTo("support")).find(({ text }) => text.includes(words)),
  );
});

Then("{operator} has an e-mail saying {string}", function (this: BankWorld, person: Person, words: string) {
  return eventually(`an e-mail to ${person.name}`, async () =>
    (await this.bank.messagesTo(person.user.email)).find(({ text }) => text.includes(words)),
  );
});

When("{operator} presses Contact Us beside the sign-in form", (person: Person) => person.publicLayout.contact());

Then(
  "{operator} sees under {string} an address and {int} phone numbers",
  async (person: Person, title: string, count: number) => {
    const block = person.publicLayout.block(title);
    assert.notEqual((await block.locator("address").innerText()).trim(), "");
    assert.equal(await block.locator('a[href^="tel:"]').count(), count);
  },
);

Then(
  "{operator} sees under {string} an e-mail address and {int} phone numbers",
  async (person: Person, title: string, count: number) => {
    const block = person.publicLayout.block(title);
    await block.locator('a[href^="mailto:"]').waitFor();
    assert.equal(await block.locator('a[href^="tel:"]').count(), count);
  },
);

type Directive = { readonly fileName: string; readonly url: string };

/** Waits for the bank's answer and returns its directives. */
const directivesOf = (world: BankWorld): Promise<readonly Directive[]> =>
  eventually("the bank's directives", async () => {
    const answers = (await world.bank.calls(DIRECTIVES)).map(({ answer }) => answer?.regulatoryDirectives);
    return answers.find((answer): answer is Directive[] => Array.isArray(answer));
  });

const linkTo = (person: Person, fileName: string) =>
  person.page.getByRole("main").getByRole("link", { name: fileName });

Then("{operator} sees the directives of the bank", async function (this: BankWorld, person: Person) {
  const directives = await directivesOf(this);
  assert.ok(directives.length > 0);
  for (const { fileName, url } of directives) {
    await linkTo(person, fileName).waitFor();
    assert.equal(await linkTo(person, fileName).getAttribute("href"), new URL(url, person.page.url()).href);
  }
});

Then(
  "each of them is a PDF file that opens for {operator} in a new tab",
  async function (this: BankWorld, person: Person) {
    for (const { fileName, url } of await directivesOf(this)) {
      const opened = person.context.waitForEvent("page");
      await linkTo(person, fileName).click();
      await (await opened).close();
      assert.match((await linkTo(person, fileName).getAttribute("rel")) ?? "", /\bnoopener\b/);
      const file = await fetch(new URL(url, this.address));
      assert.equal(file.headers.get("content-type"), "application/pdf");
    }
  },
);
