import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import { assertAccessible } from "../support/accessibility";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

Given("{name} has never signed in", function (this: BankWorld, name: string) {
  this.company.makeNew(name);
});

/** Sets only this one of the three flags of a sign-in. */
Given("the bank demands a new password by {word}", function (this: BankWorld, flag: string) {
  const call = "POST /customer/otp/verify/{otp}/false/{userName}";
  const none = { firstLogin: false, passwordChangeRequired: false, usernamePasswordChangeRequired: false };
  return this.bank.addFault({ call, kind: "altered-answer", fields: { ...none, [flag]: true }, when: "always" });
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

When(
  "{operator} creates the password {string} and confirms {string}",
  (person: Person, password: string, confirmation: string) => person.passwords.create(password, confirmation),
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

When(
  "{operator} replaces the default password by {string} and confirms {string}",
  async function (this: BankWorld, person: Person, password: string, confirmation: string) {
    await person.passwords.reset(await defaultPasswordOf(this, person), password, confirmation);
  },
);

When(
  "{operator} replaces the default password {string} by {string}",
  (person: Person, wrong: string, password: string) => person.passwords.reset(wrong, password),
);

When("{operator} types her/his user name into {string}", (person: Person, label: string) =>
  person.screen.type(label, person.user.username),
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

Then("{string} can be shown to {operator} and hidden again", async (label: string, person: Person) => {
  const field = person.passwords.field(label);
  const type = () => field.getAttribute("type");
  assert.equal(await type(), "password");
  await person.screen.press(`Show ${label}`);
  assert.equal(await type(), "text");
  await person.screen.press(`Show ${label}`);
  assert.equal(await type(), "password");
});

Then("nobody can read {string} in {operator}'s page or storage", async (secret: string, person: Person) => {
  const readable = await person.page.evaluate(() =>
    JSON.stringify([document.documentElement.outerHTML, location.href, { ...localStorage }, { ...sessionStorage }]),
  );
  assert.ok(!readable.includes(secret));
});

/** Sets the theme by script, because an open dialog blocks the theme switch. */
Then("{operator}'s dialog has no accessibility violations", async (person: Person) => {
  await assertAccessible(person.page, (theme) =>
    person.page.evaluate(
      (isDark) => void document.documentElement.classList.toggle("bp6-dark", isDark),
      theme === "dark",
    ),
  );
});

const defaultPasswordOf = (world: BankWorld, person: Person): Promise<string> =>
  eventually(`a default password for ${person.name}`, async () => {
    const [newest] = await world.bank.messagesTo(person.user.phone);
    return newest?.text.includes("default password") ? (newest.code ?? undefined) : undefined;
  });
