import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Locator } from "playwright-core";
import { faultsOnPaper } from "../support/accessibility";
import type { Person } from "../support/person";

Given("{operator}'s system forces its colours", (person: Person) =>
  person.page.emulateMedia({ forcedColors: "active" }),
);

When("{operator} chooses the {word} theme", (person: Person, theme: string) =>
  person.shell.chooseTheme(theme === "dark" ? "dark" : "light"),
);

Then(
  "the menu entry {string} looks different from {string} to {operator}",
  async (current: string, other: string, person: Person) => {
    const entry = (name: string) => styleOf(person.shell.menu.getByRole("link", { name }), "background-color");
    assert.notEqual(await entry(current), await entry(other));
  },
);

Then(
  "the tab {string} looks different from {string} to {operator}",
  async (current: string, other: string, person: Person) => {
    const tab = (name: string) => styleOf(person.page.getByRole("tab", { name }), "text-decoration-line");
    assert.deepEqual([await tab(current), await tab(other)], ["underline", "none"]);
  },
);

Then("every text on {operator}'s paper has enough contrast", async (person: Person) => {
  await person.screen.isSettled();
  await person.page.emulateMedia({ media: "print" });
  assert.deepEqual(await faultsOnPaper(person.page), []);
});

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.first().evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);
