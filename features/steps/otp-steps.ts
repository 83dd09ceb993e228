import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";

When("{operator} confirms with the code sent to her/him", (person: Person) => person.confirmWithCode());

When("{operator} presses the keys {string} as the code", (person: Person, keys: string) => person.code.pressKeys(keys));

When("{operator} (has )enter(s)(ed) a wrong code", (person: Person) => person.enterWrongCodes(1));

Given("{operator} has entered {int} wrong codes", (person: Person, count: number) => person.enterWrongCodes(count));

Given("{operator} has read the code sent to her/him", async (person: Person) => {
  await person.currentCode();
});

Then("{operator} (is )(has been )sent a new code", (person: Person) => person.waitForNewCode());

Then("{operator} can still confirm with the code sent to her/him", async (person: Person) => {
  await person.confirmWithCode();
  await person.code.dialog.waitFor({ state: "hidden" });
});

Then("{operator} sees five boxes for one digit each", async (person: Person) => {
  assert.equal(await person.code.boxes().count(), 5);
});

Then("{operator} finds the boxes empty", (person: Person) => person.code.waitForDigits(""));

Then("{operator} sees {string} in the boxes", (person: Person, digits: string) => person.code.waitForDigits(digits));
