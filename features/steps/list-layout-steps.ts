import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import { layoutFaults, widths } from "../support/list-layout";
import type { Person } from "../support/person";
import { desktopViewport } from "../support/settings";

/** Measures the list that is open at all widths; the window is a desk's again afterwards. */
async function assertFits(person: Person, list: string): Promise<void> {
  await person.requests.rows().first().waitFor();
  for (const width of widths) {
    await person.page.setViewportSize({ width, height: 900 });
    let faults: readonly string[] = [];
    // The list follows the new width a moment later.
    await eventually(`the layout of ${list}`, async () => {
      faults = await layoutFaults(person.page);
      return faults.length === 0 || undefined;
    }).catch(() => assert.deepEqual(faults, [], `${list} at ${width} px`));
  }
  await person.page.setViewportSize(desktopViewport);
}

const tabs = (person: Person, at: number) => person.page.getByRole("tablist").nth(at).getByRole("tab");

/** Opens each list by its tabs, one after the other. */
async function forEachList(person: Person, act: (list: string) => Promise<void>): Promise<number> {
  let count = 0;
  await tabs(person, 0).first().waitFor();
  for (let group = 0; group < (await tabs(person, 0).count()); group++) {
    await tabs(person, 0).nth(group).click();
    await person.screen.isSettled();
    const inner = (await person.page.getByRole("tablist").count()) > 1 ? await tabs(person, 1).count() : 1;
    for (let list = 0; list < inner; list++) {
      if (inner > 1) await tabs(person, 1).nth(list).click();
      await person.screen.isSettled();
      await act(`list ${group + 1}.${list + 1}`);
      count += 1;
    }
  }
  return count;
}

Then("each of the {int} lists fits {operator}'s screen at every width", async (count: number, person: Person) => {
  assert.equal(await forEachList(person, (list) => assertFits(person, list)), count);
});

Then(
  "each of the {int} lists fits {operator}'s screen at every width, after the filters are applied",
  async (count: number, person: Person) => {
    const measured = await forEachList(person, async (list) => {
      await person.screen.press("Apply filters");
      await assertFits(person, list);
    });
    assert.equal(measured, count);
  },
);

Then(
  "the payees of each of the {int} bulks fit {operator}'s screen at every width",
  async (count: number, person: Person) => {
    let bulks = 0;
    await forEachList(person, async (list) => {
      await person.requests.rows().first().waitFor();
      if (!(await person.requests.columns()).includes("Bulk ID")) return;
      bulks += 1;
      await person.requests
        .rows()
        .first()
        .getByRole("button")
        .filter({ hasNotText: /Approve|Reject/ })
        .first()
        .click();
      await person.page.getByRole("heading", { name: "Bulk Transfers List" }).waitFor();
      await assertFits(person, `the payees of ${list}`);
      await person.screen.press("Back");
    });
    assert.equal(bulks, count);
  },
);
