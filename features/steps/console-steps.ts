import assert from "node:assert/strict";
import { type DataTable, Then, When } from "@cucumber/cucumber";
import type { Page } from "playwright-core";
import { ConsolePage } from "../pages/console-page";
import { accessibilityViolations } from "../support/accessibility";
import { phone } from "../support/settings";
import type { BankWorld } from "../support/world";

/** The trainer sits at a computer of their own; which seat of the company lends it matters to nobody. */
const trainersConsole = async (world: BankWorld): Promise<ConsolePage> =>
  new ConsolePage((await world.person("Ama", "trainer's")).page);

type Opened = { tab: Page; readonly addresses: string[] };
const tabs = new WeakMap<BankWorld, Opened>();

When("the trainer opens a tab as {name}", async function (this: BankWorld, name: string) {
  const trainer = await trainersConsole(this);
  const { username } = await this.company.user(name);
  const { name: company } = await this.company.open();
  await trainer.openRoom();
  const tab = await trainer.openAs(company, username);
  const addresses: string[] = [];
  tab.on("framenavigated", (frame) => addresses.push(frame.url()));
  tabs.set(this, { tab, addresses });
});

Then("that tab is signed in as {name}, also after a reload", async function (this: BankWorld, name: string) {
  const { tab } = tabs.get(this) as Opened;
  const { fullName } = await this.company.user(name);
  for (const isAgain of [false, true]) {
    if (isAgain) await tab.reload();
    await tab.waitForURL("**/dashboard");
    await tab.getByText(fullName).first().waitFor();
  }
  assert.deepEqual(await tab.evaluate(() => [Object.keys(sessionStorage), window.opener]), [["session"], null]);
});

Then("no address of that tab held a code", function (this: BankWorld) {
  const { addresses } = tabs.get(this) as Opened;
  assert.ok(addresses.length > 0);
  assert.deepEqual(
    addresses.filter((address) => /\d{5}(?!\d*\/)/.test(new URL(address).pathname) || new URL(address).search !== ""),
    [],
  );
});

When("the trainer opens {string} in the console", async function (this: BankWorld, part: string) {
  await (await trainersConsole(this)).open(part);
});

When("the trainer presses {string} in the console", async function (this: BankWorld, name: string) {
  await (await trainersConsole(this)).press(name);
});

Then(/^the console shows "(.*)"$/, async function (this: BankWorld, text: string) {
  await (await trainersConsole(this)).sees(text);
});

Then(
  "the console's {string} has a row with {string} and {string}",
  async function (this: BankWorld, table: string, one: string, other: string) {
    await (await trainersConsole(this)).row(table, one, other).waitFor();
  },
);

Then(
  "none of these parts of the console has accessibility violations, or is wider than the screen:",
  { timeout: 120_000 },
  async function (this: BankWorld, table: DataTable) {
    const trainer = await trainersConsole(this);
    await trainer.openRoom();
    for (const part of table.raw().flat()) {
      await trainer.open(part);
      await trainer.page.getByRole("heading", { level: 2 }).first().waitFor();
      for (const isPhone of [false, true]) {
        await trainer.page.setViewportSize(isPhone ? phone : { width: 1024, height: 768 });
        const beyond = await trainer.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(beyond <= 0, `${part} is ${beyond} px too wide`);
      }
      for (const theme of ["Dark theme", "Light theme"]) {
        await trainer.press(theme);
        assert.deepEqual(await accessibilityViolations(trainer.page), [], `${part}, ${theme}`);
      }
    }
  },
);
