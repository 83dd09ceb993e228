import assert from "node:assert/strict";
import { Then } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import { layoutFaults, widths } from "../support/list-layout";
import type { Person } from "../support/person";
import { desktopViewport } from "../support/settings";

/** Measures the open list at several widths, in ascending order. */
async function assertFits(person: Person, list: string, measured: readonly number[] = widths): Promise<void> {
  await person.requests.rows().first().waitFor();
  for (const width of measured) await assertFitsAt(person, list, width);
}

async function assertFitsAt(person: Person, list: string, width: number): Promise<void> {
  await setWidth(person, width);
  let faults: readonly string[] = [];
  await eventually(`the layout of ${list} at ${width} px`, async () => {
    faults = await layoutFaults(person.page, width);
    return faults.length === 0 || undefined;
  }).catch((error) => {
    throw faults.length === 0 ? error : new Error(`${list} at ${width} px: ${faults.join("; ")}`);
  });
}

const setWidth = (person: Person, width: number) => person.page.setViewportSize({ width, height: 900 });

const tabs = (person: Person, at: number) => person.page.getByRole("tablist").nth(at).getByRole("tab");

/** Opens each list by its tabs, one after the other. */
async function forEachList(person: Person, act: (list: string) => Promise<void>): Promise<number> {
  let count = 0;
  await setWidth(person, desktopViewport.width);
  await tabs(person, 0).first().waitFor();
  for (let group = 0; group < (await tabs(person, 0).count()); group++) {
    await tabs(person, 0).nth(group).click();
    await person.screen.isSettled();
    const inner = (await person.page.getByRole("tablist").count()) > 1 ? await tabs(person, 1).count() : 1;
    for (let list = 0; list < inner; list++) {
      await setWidth(person, desktopViewport.width);
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

Then("the list fits {operator}'s screen at every width", (person: Person) => assertFits(person, "the list"));

/** The breakpoint of tablets, where a report's result is cleared (specification 3, section 2.5). */
const TABLET = 768;
const tablets = widths.filter((width) => width >= TABLET);
const phones = widths.filter((width) => width < TABLET);

Then("the report fits {operator}'s screen at every width", async (person: Person) => {
  await assertFits(person, "the report", tablets);
  await setWidth(person, phones[0] ?? TABLET);
  await person.screen.press("Apply filters");
  await assertFits(person, "the report", phones);
});

Then("each of the {int} reports fits {operator}'s screen at every width", async (count: number, person: Person) => {
  const apply = () => person.screen.press("Apply filters");
  const measured = await forEachList(person, async (list) => {
    await apply();
    await assertFits(person, list, tablets);
  });
  assert.equal(measured, count);

  await setWidth(person, phones[0] ?? TABLET);
  const category = person.page.getByLabel("Select category", { exact: true });
  const names = await category.getByRole("option").allInnerTexts();
  assert.equal(names.length, count);
  for (const [index, name] of names.entries()) {
    await category.selectOption({ index });
    await apply();
    await assertFits(person, name, phones);
  }
});

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
      await setWidth(person, desktopViewport.width);
      await person.screen.press("Back");
    });
    assert.equal(bulks, count);
  },
);

Then(
  "the list of the file fits {operator}'s screen at every width, with {string} in row {int}",
  async (person: Person, reason: string, place: number) => {
    for (const width of widths) {
      await assertFitsAt(person, "the list of the file", width);
      const row = person.bulk.row(place);
      assert.ok(await row.getByText(reason, { exact: true }).isVisible(), `The reason is visible at ${width} px`);
      for (const action of ["Correct", "Drop"])
        assert.ok(await row.getByRole("button", { name: `${action} row ${place}`, exact: true }).isVisible());
    }
  },
);
