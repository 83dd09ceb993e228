import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

Given("{name} has never signed in", function (this: BankWorld, name: string) {
  this.company.makeNew(name);
});

When("{operator} (has )sign(s)(ed) in with password and code", async (person: Person) => {
  await person.enterCredentials();
  await person.confirmWithCode();
});

When("{operator} signs in with the new password {string}", async (person: Person, password: string) => {
  await person.enterCredentials(password);
  await person.confirmWithCode();
  await person.shell.waitUntilOpen();
});

When("{operator} creates the password {string}", (person: Person, password: string) =>
  person.passwords.create(password),
);

When("{operator} (has )ask(s)(ed) for another password", async (person: Person) => {
  await person.open("/forgot-password");
  await person.passwords.forget(person.user.username);
});

Given("{operator} has been sent a default password", async (person: Person) => {
  await person.open("/forgot-password");
  await person.passwords.forget(person.user.username);
  await person.confirmWithCode();
  await person.screen.isOn("/reset-password");
});

When(
  "{operator} replaces the default password by {string}",
  async function (this: BankWorld, person: Person, password: string) {
    await person.passwords.reset(await defaultPasswordOf(this, person), password);
  },
);

Then(
  "{operator} receives the same default password by phone and by e-mail",
  async function (this: BankWorld, person: Person) {
    const sms = await defaultPasswordOf(this, person);
    const [email] = await this.bank.messagesTo(person.user.email);
    assert.equal(email?.code, sms);
    assert.match(sms, /^[\w-]{14}$/);
  },
);

Then("{operator} is told of the change by phone and by e-mail", async function (this: BankWorld, person: Person) {
  for (const recipient of [person.user.phone, person.user.email]) {
    const texts = (await this.bank.messagesTo(recipient)).map(({ text }) => text);
    assert.ok(texts.some((text) => text.includes("Your password for Asempa Bank was changed.")));
  }
});

const defaultPasswordOf = (world: BankWorld, person: Person): Promise<string> =>
  eventually(`a default password for ${person.name}`, async () => {
    const [newest] = await world.bank.messagesTo(person.user.phone);
    return newest?.text.includes("default password") ? (newest.code ?? undefined) : undefined;
  });
