import assert from "node:assert/strict";
import { When } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

/** Returns the first text of this form that the person sees. */
async function seen({ page }: Person, form: RegExp): Promise<string> {
  const [found = ""] = form.exec(await page.locator("body").innerText()) ?? [];
  assert.ok(found, `Nothing like ${form} is shown`);
  return found;
}

When("the bank loses the payment that {operator} sees", async function (this: BankWorld, person: Person) {
  await this.bank.losePayment(await seen(person, /\b[TB]\d{6}[A-Z0-9]{9}\b/));
});

const statuses: Readonly<Record<string, string>> = {
  Found: "FOUND",
  "Money returned": "RETURNED",
  "Cannot be returned": "CANNOT_BE_RETURNED",
};

When(
  "the bank answers {string} to the case that {operator} sees: {string}",
  async function (this: BankWorld, status: string, person: Person, text: string) {
    const caseNumber = await seen(person, /\bC-[0-9A-F]{8}\b/);
    await this.bank.answerCase({ caseNumber, status: statuses[status] ?? "OPEN", text });
  },
);

When("{operator} opens her/his cases", async ({ page }: Person) => {
  await page.goto("/cases");
});
