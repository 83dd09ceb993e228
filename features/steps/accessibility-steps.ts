import assert from "node:assert/strict";
import { type DataTable, Given, Then } from "@cucumber/cucumber";
import type { Page } from "playwright-core";
import { accessibilityFaults } from "../support/accessibility";
import { announcedIn, listenTo } from "../support/announcements";
import { eventually, NotYet } from "../support/eventually";
import type { BankAnswers, Person } from "../support/person";
import { linesNotRead, readAloud } from "../support/read-aloud";
import { listOf } from "../support/tables";
import type { BankWorld } from "../support/world";

/** The time to measure a table of pages. */
const timeout = 300_000;

Then("everybody can use what {operator} sees", async function (this: BankWorld, person: Person) {
  await person.screen.isSettled();
  assert.deepEqual(await accessibilityFaults(person.page, groupOf(this)), []);
});

/** The second column has what is pressed on the page, separated by ">". */
Then(
  "everybody can use what {visitor} opens:",
  { timeout },
  async function (this: BankWorld, person: Person, table: DataTable) {
    const faults: string[] = [];
    for (const [path = "", presses = ""] of table.raw()) {
      await openAgain(person, path);
      for (const name of presses.split(" > ").filter(Boolean)) await pressNamed(person, name);
      await person.screen.isSettled();
      const found = await accessibilityFaults(person.page, groupOf(this));
      faults.push(...found.map((fault) => `${path} ${presses}: ${fault}`));
    }
    assert.deepEqual(faults, []);
  },
);

const answers: Readonly<Record<string, BankAnswers>> = { loading: "held", refused: "refused", empty: "usual" };

Then(
  "everybody can use each of these screens while {operator}'s data is {word}:",
  { timeout },
  async (person: Person, state: string, table: DataTable) => {
    await person.setAnswers(answers[state] ?? "usual");
    const faults: string[] = [];
    for (const path of listOf(table)) {
      await openAgain(person, path);
      if (state === "loading") await person.screen.loading().waitFor();
      else await person.screen.isSettled();
      faults.push(...(await accessibilityFaults(person.page)).map((fault) => `${path}: ${fault}`));
    }
    assert.deepEqual(faults, []);
  },
);

/** Presses a button, a link or a tab, or else a text such as the label of a switch. */
async function pressNamed({ screen }: Person, name: string): Promise<void> {
  const pressable = screen.thing("button", name).or(screen.thing("link", name)).or(screen.thing("tab", name));
  await pressable.or(screen.text(name)).filter({ visible: true }).first().waitFor();
  if ((await pressable.filter({ visible: true }).count()) > 0) return screen.press(name);
  await screen.text(name).click();
}

const groupOf = ({ isOnPhone }: BankWorld) => (isOnPhone ? "onPhone" : "atDesk");

/**
 * Changes to another screen as a link does, which is faster than a load. Otherwise leaves the client first, because a
 * reload would restore the form that was open.
 */
async function openAgain(person: Person, path: string): Promise<void> {
  if (!person.isSignedIn) return person.open(path);
  const isOpen = (await person.screen.dialogs().count()) > 0;
  const isOther = !isOpen && (await person.page.evaluate((to) => location.pathname !== to, path));
  if (isOther) return goTo(person.page, path);
  await person.page.goto("about:blank");
  await person.open(path);
}

/** Goes to the path as the browser's Forward does. The title follows when the other screen is rendered. */
async function goTo(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.waitForFunction((before) => document.title !== before, title);
}

Then("a screen reader reads out to {operator}, in this order:", async (person: Person, expected: string) => {
  let read: readonly string[] = [];
  await eventually("the expected lines", async () => {
    read = await readAloud(person.page);
    return linesNotRead(read, expected.split("\n")).length === 0 || undefined;
  }).catch((error: unknown) => {
    if (!(error instanceof NotYet)) throw error;
    assert.fail(`Not read out: ${linesNotRead(read, expected.split("\n")).join("\n")}\nin:\n${read.join("\n")}`);
  });
});

Given("a screen reader listens to {operator}'s page", async (person: Person) => {
  await person.screen.isSettled();
  await listenTo(person.page);
});

Then("it has announced to {operator}, each once and nothing else:", async (person: Person, expected: DataTable) => {
  await person.screen.isSettled();
  assert.deepEqual(await announcedIn(person.page), expected.raw().flat());
});

Then("nothing has been announced to {operator}", async (person: Person) => {
  await person.screen.isSettled();
  assert.deepEqual(await announcedIn(person.page), []);
});
