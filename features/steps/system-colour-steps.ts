import assert from "node:assert/strict";
import { Given, Then, When } from "@cucumber/cucumber";
import type { Locator } from "playwright-core";
import { contrastViolations } from "../support/accessibility";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";

const setColourScheme = (person: Person, colourScheme: string) =>
  person.page.emulateMedia({ colorScheme: colourScheme === "dark" ? "dark" : "light" });

Given("{operator}'s system is {word}", setColourScheme);
When("{operator}'s system becomes {word}", setColourScheme);

Given("{operator}'s system forces its colours", (person: Person) =>
  person.page.emulateMedia({ forcedColors: "active" }),
);

When("{operator} chooses the {word} theme", (person: Person, theme: string) =>
  person.shell.chooseTheme(theme === "dark" ? "dark" : "light"),
);

Then("{operator}'s page is {word}", async (person: Person, theme: string) => {
  await eventually(`a ${theme} page`, async () => {
    const [red = 0] = (await styleOf(person.page.locator("body"), "background-color")).match(/\d+/g)?.map(Number) ?? [];
    return red < 128 === (theme === "dark") ? true : undefined;
  });
});

Then("every control that {operator} sees has an edge", async (person: Person) => {
  await person.screen.isSettled();
  const { edged, bare } = await person.page.evaluate(controlsByEdge);
  assert.deepEqual(bare, []);
  assert.ok(edged > 2, `only ${edged} controls`);
});

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
  assert.deepEqual(await contrastViolations(person.page), []);
});

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.first().evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

/** Runs in the page, where no helper of this file exists. Buttons that look like links need no edge. */
function controlsByEdge(): { edged: number; bare: string[] } {
  const controls = [
    ...document.querySelectorAll("input, select, textarea, .bp6-button, .bp6-control-indicator"),
  ].filter(
    (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !each.matches(".open-link"),
  );
  const bare = controls.filter((each) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(each);
    return Number.parseFloat(borderTopWidth) < 1 || borderTopStyle === "none" || borderTopColor === backgroundColor;
  });
  return {
    edged: controls.length - bare.length,
    bare: bare.map((each) => each.outerHTML.slice(0, 120)),
  };
}
