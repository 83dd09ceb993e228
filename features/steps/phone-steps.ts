import assert from "node:assert/strict";
import { Given, Then } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import { phoneViewport } from "../support/settings";
import { chartFaults } from "../support/touch-layout";

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

Given("{visitor}'s screen gets narrower whenever a chart is drawn", async ({ page }: Person) => {
  await page.addInitScript(`new MutationObserver((changes) => {
    const isDrawn = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.querySelector?.(".chart-drawing svg") || node.matches?.(".chart-drawing svg")));
    if (isDrawn) document.body.style.width = document.body.clientWidth - 10 + "px";
  }).observe(document, { subtree: true, childList: true })`);
});

Then("{operator}'s charts are as wide as their frames", async ({ page }: Person) => {
  // A chart is drawn when it is nearly in view.
  await page.locator(".chart").last().scrollIntoViewIfNeeded();
  await assertNone("the charts", () => chartFaults(page));
});

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
