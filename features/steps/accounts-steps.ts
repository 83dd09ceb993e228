import { Given, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";

/** One of the options of a select, by a part of its text. */
When("{operator} (has )pick(s)(ed) {string} as the {string}", (person: Person, option: string, label: string) =>
  person.screen.choose(label, option),
);

When("{operator} (has )tick(s)(ed) {string}", (person: Person, label: string) => person.screen.tick(label));

/** It is no call of the bank, so no fault of the bank's can stop it. */
Given("the branch directory answers {operator} with nonsense", async (person: Person) => {
  await person.page.route("**/branch-directory.json", (route) => route.fulfill({ body: "Busy." }));
});
