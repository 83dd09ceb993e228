import { Then } from "@cucumber/cucumber";
import { assertAccessible } from "../support/accessibility";
import type { Person } from "../support/person";

Then("{operator}'s page has no accessibility violations", async (person: Person) => {
  await person.screen.isSettled();
  await assertAccessible(person.page, (theme) => person.shell.chooseTheme(theme));
});
