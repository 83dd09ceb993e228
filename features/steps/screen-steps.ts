import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { Kind } from "../pages/screen";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

When("{visitor} (has )open(s)(ed) {string}", (person: Person, path: string) => person.open(path));

Given("{visitor} has opened the menu entry {string}", (person: Person, entry: string) => person.visit(entry));

When("{operator} opens the menu entry {string}", async (person: Person, entry: string) => {
  await person.ensureSignedIn();
  await person.shell.go(entry);
});

When("{operator} (has )reload(s)(ed) the page", (person: Person) => person.page.reload().then(() => undefined));

When("{operator} (has )press(es)(ed) {string}", (person: Person, name: string) => person.screen.press(name));

/** A tab may have a number behind its name. */
const withoutCount = (title: string): string => title.replace(/\s*\d+$/, "");

When("{operator} (has )type(s)(d) {string} into {string}", (person: Person, text: string, label: string) =>
  person.screen.type(label, text),
);

When("{operator} types {string} into {string} and leaves it", async (person: Person, text: string, label: string) => {
  await person.screen.type(label, text);
  await person.page.keyboard.press("Tab");
});

When("{operator} presses the keys {string} in {string}", (person: Person, keys: string, label: string) =>
  person.screen.pressKeys(label, keys),
);

When("{operator} pastes these cells into {string}:", async (person: Person, label: string, table: DataTable) => {
  const rows = table.raw().map((cells) => cells.join("\t"));
  await person.screen.paste(label, rows.join("\n"));
});

When("{operator} (has )fill(s)(ed) in:", async function (this: BankWorld, person: Person, table: DataTable) {
  for (const [label, value] of Object.entries(await this.resolveValues(table.rowsHash())))
    await person.screen.fillIn(label, value);
});

Then("{operator} is offered {int} choice(s) as {string}", async (person: Person, count: number, label: string) => {
  await person.screen.field(label).waitFor();
  await eventually(
    `${count} choices as ${label}`,
    async () => (await person.screen.choicesOf(label)).length === count || undefined,
  );
});

When("{operator}'s screen is {int} pixels wide", (person: Person, width: number) =>
  person.page.setViewportSize({ width, height: 900 }),
);

Then("{operator} is on {string}", (person: Person, path: string) => person.screen.isOn(path));

Then("{operator} sees the {kind} {string}", (person: Person, kind: Kind, name: string) =>
  person.screen.thing(kind, name).first().waitFor(),
);

Then("{operator} sees no {kind} {string}", async (person: Person, kind: Kind, name: string) => {
  await person.screen.isSettled();
  assert.equal(await person.screen.thing(kind, name).count(), 0);
});

Then("{operator} sees these {kind}s:", async (person: Person, kind: Kind, table: DataTable) => {
  const [first = ""] = listOf(table);
  const names = await person.screen.namesNear(kind, first);
  assert.deepEqual(kind === "tab" ? names.map(withoutCount) : names, listOf(table));
});

Then("{operator} sees, among others, these {kind}s:", async (person: Person, kind: Kind, table: DataTable) => {
  for (const name of listOf(table)) await person.screen.thing(kind, name).first().waitFor();
});

Then("{operator} sees the chosen tab {string}", (person: Person, name: string) =>
  person.page.getByRole("tab", { name, exact: true, selected: true }).waitFor(),
);

Then("{operator} sees no dialog", async (person: Person) => {
  await person.screen.dialogs().first().waitFor({ state: "hidden" });
});

Then("{operator} is/was told {string}", (person: Person, text: string) => person.screen.isTold(text));

Then("{operator} is/was told, among other words, {string}", (person: Person, words: string) =>
  person.screen.isToldAmongOthers(words),
);

Then("{operator} is not told {string}", (person: Person, text: string) => person.screen.isNotTold(text));

/** No row of a list has a cell with these words. */
Then("{operator} finds no {string} in the list", async ({ page, screen }: Person, words: string) => {
  await screen.isSettled();
  assert.deepEqual(await page.getByRole("row").filter({ hasText: words }).allInnerTexts(), []);
});

Then("{string} leads {operator} to {string}", async (button: string, person: Person, path: string) => {
  await person.screen.press(button);
  await person.screen.isOn(path);
});

Then("{operator} sees that {string} is under way", async (person: Person, button: string) => {
  await person.screen.thing("button", button).and(person.page.locator("[aria-busy=true]")).waitFor();
  await person.screen.thing("button", button).getByRole("progressbar").waitFor();
});

Then("{operator} cannot press {string}", (person: Person, button: string) => person.screen.isPressable(button, false));

Then("{string} shows {operator} {string}", (label: string, person: Person, value: string) =>
  person.screen.waitForValue(label, value),
);

Then("the dialog fills {operator}'s whole screen", (person: Person) => person.screen.isFilledByDialog());

Then("the dialog offers {operator} {string}", async (person: Person, buttons: string) => {
  const names = buttons.split(", ");
  assert.deepEqual(await person.screen.namesNear("button", names[0] ?? ""), names);
});

Then("these fields show {operator}:", async function (this: BankWorld, person: Person, table: DataTable) {
  for (const [label, value] of Object.entries(await this.resolveValues(table.rowsHash())))
    await person.screen.waitForValue(label, value);
});

When("{operator} (has )press(es)(ed) the keys {string}", async (person: Person, keys: string) => {
  await person.screen.isSettled();
  for (const key of keys.split(" ")) await person.page.keyboard.press(key);
});

Given("{operator} has switched off {string}", (person: Person, name: string) =>
  person.page.getByRole("switch", { name }).or(person.page.getByLabel(name)).first().setChecked(false, { force: true }),
);

Then("going back leads {operator} to {string}", async (person: Person, path: string) => {
  await person.page.goBack();
  await person.screen.isOn(path);
});
