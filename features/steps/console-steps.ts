import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { Page } from "playwright-core";
import { ConsolePage } from "../pages/console-page";
import { accessibilityFaults } from "../support/accessibility";
import { eventually } from "../support/eventually";
import { phoneViewport } from "../support/settings";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

/** The trainer console has a browser of its own; the person it is opened for is irrelevant. */
const trainersConsole = async (world: BankWorld): Promise<ConsolePage> =>
  new ConsolePage((await world.person("Ama", "trainer's")).page);

type OpenedTab = { tab: Page; readonly addresses: string[] };
const tabs = new WeakMap<BankWorld, OpenedTab>();

async function openedTab(world: BankWorld): Promise<OpenedTab> {
  await trainersConsole(world);
  const opened = tabs.get(world);
  assert.ok(opened, "The trainer has opened no tab");
  return opened;
}

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
  const { tab } = await openedTab(this);
  const { fullName } = await this.company.user(name);
  for (const isAgain of [false, true]) {
    if (isAgain) await tab.reload();
    await tab.waitForURL("**/dashboard");
    await tab.getByText(fullName).first().waitFor();
  }
  assert.deepEqual(await tab.evaluate(() => [Object.keys(sessionStorage), window.opener]), [["session"], null]);
});

Then("no address of that tab held a code", async function (this: BankWorld) {
  const { addresses } = await openedTab(this);
  assert.ok(addresses.length > 0);
  assert.deepEqual(
    addresses.filter((address) => /\d{5}(?!\d*\/)/.test(new URL(address).pathname) || new URL(address).search !== ""),
    [],
  );
});

Given("the trainer has kept the bank as {string}", async function (this: BankWorld, name: string) {
  await this.company.open();
  const trainer = await trainersConsole(this);
  await trainer.open("Snapshots");
  await trainer.page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await trainer.press("Save");
  await trainer.sees(`The bank is kept as ${name}.`);
});

When("the trainer restores {string}", async function (this: BankWorld, name: string) {
  const trainer = await trainersConsole(this);
  await trainer.press(`Restore ${name}`);
  await trainer.press("Restore");
  await trainer.sees(`The bank is as it was in ${name}.`);
});

Then("{string} can be downloaded, and taken from its file again", async function (this: BankWorld, name: string) {
  const trainer = await trainersConsole(this);
  const [file] = await Promise.all([trainer.page.waitForEvent("download"), trainer.press(`Download ${name}`)]);
  const path = await file.path();
  await trainer.press(`Delete ${name}`);
  await trainer.press("Delete");
  await trainer.sees(`${name} is deleted.`);
  const content = { name: file.suggestedFilename(), mimeType: "application/gzip", buffer: readFileSync(path) };
  await trainer.page.getByLabel("Snapshot file").setInputFiles(content);
  await trainer.sees(`${name} is uploaded, and fits.`);
  await trainer.press(`Delete ${name}`);
  await trainer.press("Delete");
  await trainer.sees(`${name} is deleted.`);
});

Then(
  "each of these parts of the console has no accessibility violations, and is not wider than the screen:",
  { timeout: 300_000 },
  async function (this: BankWorld, table: DataTable) {
    const trainer = await trainersConsole(this);
    await trainer.openRoom();
    const faults: string[] = [];
    for (const part of listOf(table)) {
      await openPart(trainer, part, (await this.company.user("Ama")).username);
      await fitsEachScreen(trainer.page, part);
      faults.push(...(await accessibilityFaults(trainer.page, "atDesk")).map((fault) => `${part}: ${fault}`));
    }
    assert.deepEqual(faults, []);
  },
);

/** @param username the calls of this user only are listed */
async function openPart(trainer: ConsolePage, part: string, username: string): Promise<void> {
  await trainer.open(part);
  await trainer.page.getByRole("heading", { level: 2 }).first().waitFor();
  if (part !== "Traffic") return;
  // The bank serves other scenarios at the same time. Their calls would fill the list with 500 changing rows.
  await trainer.searchTraffic(username);
  // The edge of a field with the focus is the ring.
  await trainer.page.locator(":focus").blur();
}

/** Ends with the window of a phone. */
async function fitsEachScreen(page: Page, part: string): Promise<void> {
  for (const window of [{ width: 1024, height: 768 }, phoneViewport]) {
    await page.setViewportSize(window);
    // The list of messages follows a new width in one of the next frames.
    await eventually(`${part} to fit the screen`, async () => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      return beyond <= 0 || undefined;
    });
  }
}
