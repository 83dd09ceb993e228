import assert from "node:assert/strict";
import { type DataTable, Given, Then } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { phoneViewport } from "../support/settings";
import { listOf } from "../support/tables";
import { chartFaults, edgeFaults, phoneWidths, touchFaults, widthFaults } from "../support/touch-layout";

/** Waits until the screen has no fault, because it follows a new width in a later frame. */
async function assertNone(what: string, find: () => Promise<readonly string[]>): Promise<void> {
  let faults: readonly string[] = [];
  await eventually(what, async () => {
    faults = await find();
    return faults.length === 0 || undefined;
  }).catch((error) => {
    throw faults.length === 0 ? error : new Error(`${what}: ${faults.join("; ")}`);
  });
}

async function assertFitsPhone(person: Person, screen: string): Promise<void> {
  for (const width of phoneWidths) {
    await person.page.setViewportSize({ ...phoneViewport, width });
    await assertNone(`the width of ${screen} on ${width} px`, () => widthFaults(person.page));
  }
  await person.page.setViewportSize(phoneViewport);
}

const assertFitsFinger = (person: Person, screen: string) =>
  assertNone(`the targets of ${screen}`, () => touchFaults(person.page));

Then("the screen fits {visitor}'s phone and finger", async (person: Person) => {
  await person.screen.hasNoCallUnderWay();
  await assertFitsFinger(person, "the screen");
  await assertFitsPhone(person, "the screen");
});

Then("each of these forms fits {operator}'s phone and finger:", async (person: Person, table: DataTable) => {
  for (const [path = "", form = ""] of table.raw()) {
    // Leaves the client first, because a reload would restore the form that was open.
    await person.page.goto("about:blank");
    await person.open(path);
    await person.screen.press(form);
    await person.screen.isSettled();
    await assertFitsFinger(person, form);
    await assertFitsPhone(person, form);
  }
});

Then("each of these screens fits {operator}'s phone:", async (person: Person, table: DataTable) => {
  for (const path of listOf(table)) {
    await person.open(path);
    await person.screen.isSettled();
    await assertFitsPhone(person, path);
  }
});

Given("{visitor}'s screen gets narrower whenever a chart is drawn", async ({ page }: Person) => {
  await page.addInitScript(`new MutationObserver((changes) => {
    const isDrawn = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.querySelector?.(".chart-drawing svg") || node.matches?.(".chart-drawing svg")));
    if (isDrawn) document.body.style.width = document.body.clientWidth - 10 + "px";
  }).observe(document, { subtree: true, childList: true })`);
});

Then("{operator}'s charts are as wide as their frames", ({ page }: Person) =>
  assertNone("the charts", () => chartFaults(page)),
);

Then("every field has an edge that {operator} can see", (person: Person) =>
  assertNone("the edges of the fields", () => edgeFaults(person.page)),
);

Then(
  "{operator} sees the total {money} and {string} in a bar at the bottom",
  async (person: Person, total: string, name: string) => {
    const { page } = person;
    const button = person.screen.thing("button", name);
    // Scrolls to the top: the form is longer than the screen, so only a fixed bar can be visible at the bottom.
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually("a bar at the bottom", async () => {
      const [bar, amount] = [await button.boundingBox(), await page.getByText(`Total ${total}`).boundingBox()];
      if (!bar || !amount) return undefined;
      const below = phoneViewport.height - bar.y - bar.height;
      const isAtBottom = below >= 0 && below < 16;
      return (isAtBottom && Math.abs(amount.y + amount.height / 2 - bar.y - bar.height / 2) < 8) || undefined;
    });
    const form = await page.getByRole("form").boundingBox();
    assert.ok(form && form.y + form.height > phoneViewport.height + 1, "the form fits the screen");
  },
);
