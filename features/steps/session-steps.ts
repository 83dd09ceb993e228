import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { BankAccount } from "../support/bank-control";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

/** The sign-in happens later, directly at the first screen that the person opens. */
Given("{visitor} has signed in", (person: Person) => person.deferSignIn());

When("{operator} signs in", (person: Person) => person.signInWithForm());

Given("{operator} has signed in and out", async (person: Person) => {
  await person.ensureSignedIn();
  await person.signOut();
});

When("{operator} (has )enter(s)(ed) her/his user name and password", (person: Person) => person.enterCredentials());

When("{operator} chooses to log out", (person: Person) => person.shell.logOut());

When("{operator} chooses to log out and confirms {string}", async (person: Person, question: string) => {
  await person.shell.logOut();
  await person.screen.isTold(question);
  await person.shell.confirmLogOut();
});

Then("a reload leaves {operator} on {string}", async (person: Person, path: string) => {
  await person.page.reload();
  await person.screen.isSettled();
  await person.screen.isOn(path);
});

Then("{operator} is warned that her/his session will expire in less than a minute", async (person: Person) => {
  const warning = /^Your session will expire in 00:\d\d\. You will automatically be logged out$/;
  await person.page.getByText(warning).waitFor();
});

Then(
  "nothing of {operator}'s session can be read in her/his browser's storage",
  async function (this: BankWorld, person: Person) {
    const { name, accounts } = await this.company.open();
    const sessionIds = await eventually("a call in a session", async () => {
      const sent = await Promise.all(person.calls.map((call) => call.allHeaders()));
      const ids = sent.map((headers) => headers.sessionid).filter(Boolean);
      return ids.length > 0 ? ids : undefined;
    });
    const stored = await eventually("something to be kept", async () => {
      const text = await person.storageText();
      return text.length > 100 ? text : undefined;
    });
    const { username, phone, email } = person.user;
    const secrets = [username, phone, email, name, ...accounts.map((account) => account.accountNumber), ...sessionIds];
    assert.deepEqual(
      secrets.filter((secret) => secret && stored.includes(secret)),
      [],
    );
  },
);

Given("{visitor}'s browser refuses to store anything", async ({ page }: Person) => {
  await page.addInitScript({
    content: `for (const name of ["localStorage", "sessionStorage", "indexedDB", "BroadcastChannel"])
      Object.defineProperty(window, name, { get() { throw new DOMException("Refused", "SecurityError"); } });`,
  });
});

const copies = new WeakMap<Person, readonly string[]>();

Given("{operator} has copied what her/his browser keeps", async (person: Person) => {
  const { names, keys } = await sealedBy(person);
  assert.ok(
    names.length > 0 && names.every((name) => keys.includes(name)),
    "The browser lacks a key of the stored data",
  );
  copies.set(person, names);
});

Then("nobody can open {operator}'s copy any more", async (person: Person) => {
  await eventually("its key to be destroyed", async () => {
    const { keys } = await sealedBy(person);
    return copies.get(person)?.every((name) => !keys.includes(name)) || undefined;
  });
});

/** Returns the names of the keys that encrypted this tab's storage, and the names of all keys in the browser. */
function sealedBy({ page }: Person): Promise<{ names: string[]; keys: string[] }> {
  return page.evaluate(async () => {
    const keys: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      for (const store of opening.result.objectStoreNames) {
        const asked = opening.result.transaction(store).objectStore(store).getAllKeys();
        await new Promise((resolve) => asked.addEventListener("success", resolve));
        keys.push(...asked.result.map(String));
      }
      opening.result.close();
    }
    const names = Object.values(sessionStorage).flatMap((text) => String(text).split(".").slice(0, 1));
    return { names: names.filter((name) => name.length > 20), keys };
  });
}

Then("{operator}'s page shows nothing of the company", async function (this: BankWorld, person: Person) {
  const { name, accounts } = await this.company.open();
  const secrets = [name, ...accounts.map(({ accountNumber }) => accountNumber)];
  // The address changes a moment before the page.
  await person.page.getByRole("button", { name: "Log In", exact: true }).waitFor();
  const page = await person.page.content();
  assert.deepEqual(
    secrets.filter((secret) => page.includes(secret)),
    [],
  );
});

Given("{operator} has signed in again in the same tab", (person: Person) => person.signInAgain());

Given(
  "{name} has signed in and out in {operator}'s tab",
  async function (this: BankWorld, name: string, person: Person) {
    await person.signInAndOutAs(await this.company.user(name));
  },
);

Then("{operator} finds {account} chosen as {field}", async (person: Person, account: BankAccount, label: string) => {
  assert.equal(await person.transfer.chosen(label), account.accountNumber);
});
