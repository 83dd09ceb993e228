import { type DataTable, Then, When } from "@cucumber/cucumber";
import { eventually } from "../support/eventually";
import type { Person } from "../support/person";
import type { BankWorld } from "../support/world";

When("{visitor} (has )open(s)(ed) the company's activity", async (person: Person) => {
  await person.visit("Transaction Reports");
  await person.screen.press("Company Activity");
  await person.page.getByRole("search", { name: "Activity filter", exact: true }).waitFor();
});

const shownColumns = ["Person", "Activity", "Details"] as const;

/** All rows of the list, the newest first. */
Then("{operator} reads this activity:", async function (this: BankWorld, person: Person, table: DataTable) {
  const expected: string[][] = [];
  for (const [who = "", activity = "", details = ""] of table.raw()) {
    const { fullName } = await this.company.user(who);
    const [words = "", account] = /the (\w+) account/.exec(details) ?? [];
    const named = account ? details.replace(words, await this.company.accountName(account)) : details;
    expected.push([fullName, activity, named.replace(`${who}'s full name`, fullName)]);
  }
  await eventually("this activity", async () => {
    const list = person.page.getByRole("table", { name: "Company activity", exact: true });
    const rows = await list
      .getByRole("row")
      .filter({ has: person.page.getByRole("cell") })
      .all();
    const cells = await Promise.all(rows.map((row) => person.requests.cellsOf(row)));
    const shown = cells.map((cell) => shownColumns.map((column) => cell[column] ?? ""));
    return JSON.stringify(shown) === JSON.stringify(expected) || undefined;
  });
});
