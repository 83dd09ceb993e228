import { type DataTable, Then, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";

const listOf = ({ page }: Person) => page.getByRole("list", { name: "Debits and credits, the newest first" });

When("{visitor} (has )open(s)(ed) the notices", async (person: Person) => {
  await person.ensureSignedIn();
  await person.screen.press("Notices");
  await listOf(person).waitFor();
  await person.screen.isSettled();
});

Then("the newest notices tell {operator}:", async (person: Person, table: DataTable) => {
  const entries = listOf(person).getByRole("listitem");
  for (const [at, texts] of table.raw().entries())
    for (const text of texts) await entries.nth(at).getByText(text).first().waitFor();
});
