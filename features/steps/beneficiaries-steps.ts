import assert from "node:assert/strict";
import { type DataTable, Given, Then, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

async function add(world: BankWorld, person: Person, [kind, table]: readonly [string, DataTable]): Promise<void> {
  await person.visit("Beneficiaries");
  await person.screen.press("Add Beneficiary");
  await person.screen.fillIn("Category", kind);
  for (const [label, value] of Object.entries(await world.resolveValues(table.rowsHash())))
    await person.screen.fillIn(label, value);
  await person.page.keyboard.press("Tab");
  await person.screen.press("Add Beneficiary");
  await person.screen.thing("button", "Close").waitFor();
}

When(
  "{visitor} adds a beneficiary of {string}:",
  function (this: BankWorld, person: Person, kind: string, table: DataTable) {
    return add(this, person, [kind, table]);
  },
);

Given(
  "{visitor} has added a beneficiary of {string}:",
  async function (this: BankWorld, person: Person, kind: string, table: DataTable) {
    await add(this, person, [kind, table]);
    await person.screen.press("Close");
    await person.screen.isOn("/beneficiaries");
  },
);

When("{visitor} (has )look(s)(ed) at the beneficiaries under {string}", async (person: Person, tabs: string) => {
  await person.visit("Beneficiaries");
  for (const tab of tabs.split(" > ")) await person.screen.pressTab(tab);
});

When("{operator} deletes the beneficiary {string}", async (person: Person, name: string) => {
  await person.screen.press(name);
  await person.screen.press("Delete");
  await pressInQuestion(person, "Delete");
  await person.screen.press("Close");
});

Then("{operator} sees the saved beneficiaries:", async (person: Person, table: DataTable) => {
  await person.page.getByRole("columnheader").first().waitFor();
  const headers = await person.page.getByRole("columnheader").allInnerTexts();
  const [wanted = [], ...rows] = table.raw();
  assert.deepEqual(headers.slice(0, wanted.length), wanted);
  for (const row of rows) {
    const shown = person.page.getByRole("row").filter({ hasText: row[0] ?? "" });
    await shown.waitFor();
    const cells = await shown.getByRole("cell").allInnerTexts();
    assert.deepEqual(cells.slice(0, row.length), row);
  }
  assert.equal(await person.page.getByRole("row").count(), rows.length + 1);
});

Then(
  "{operator} sees every value of the list {string} without scrolling sideways",
  async (person: Person, name: string) => {
    const list = person.page.getByRole("table", { name, exact: true });
    await list.waitFor();
    assert.deepEqual(await list.evaluate(hiddenValues), []);
  },
);

/** Returns the texts of cells that are outside of the list, cut, or covered by another element. */
function hiddenValues(table: Element): string[] {
  const list = table.parentElement ?? table;
  const { left, right } = list.getBoundingClientRect();
  if (list.scrollWidth > list.clientWidth) return ["The list scrolls sideways."];
  // The lines of a cell without a box of its own are measured each.
  const cells = [...table.querySelectorAll<HTMLElement>("tbody td")]
    .flatMap((cell) => (getComputedStyle(cell).display === "contents" ? [...cell.querySelectorAll("span")] : [cell]))
    .filter(({ innerText }) => innerText.trim());
  if (cells.length === 0) return ["The list has no values."];
  return cells
    .filter((cell) => {
      cell.scrollIntoView({ block: "center" });
      const box = cell.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // The link that opens a card lies over all of it, and hides nothing.
      const isOpening = top?.matches(".open-link") && cell.closest("tr")?.contains(top);
      const isCovered = !(top && (isOpening || cell.contains(top) || top.contains(cell)));
      // Only texts are measured, because a button may reach over the edge of its cell by its padding.
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      let isCut = false;
      while (texts.nextNode()) {
        const text = document.createRange();
        text.selectNode(texts.currentNode);
        if (text.getBoundingClientRect().right > box.right) isCut = true;
      }
      return box.left < left || box.right > right || isCut || isCovered;
    })
    .map(({ innerText }) => innerText);
}

/** Presses a button in the dialog; the form behind it may have one of the same name. */
When("{operator} presses {string} in the question", pressInQuestion);

function pressInQuestion({ screen }: Person, name: string): Promise<void> {
  return screen.dialogs().last().getByRole("button", { name, exact: true }).click();
}
