import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import { accessibilityViolations } from "../support/accessibility";
import type { Person } from "../support/person";

Then("{operator}'s page has no accessibility violations", async (person: Person) => {
  await person.screen.isSettled();
  for (const theme of ["light", "dark"] as const) {
    await person.shell.chooseTheme(theme);
    assert.deepEqual(await accessibilityViolations(person.page), [], `in the ${theme} theme`);
  }
});
