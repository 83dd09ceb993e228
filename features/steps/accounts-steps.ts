import { Given, When } from "@cucumber/cucumber";
import type { Person } from "../support/person";

/** Selects an option by a part of its text. */
When("{operator} (has )pick(s)(ed) {string} as the {string}", (person: Person, option: string, label: string) =>
  person.screen.choose(label, option),
);

When("{operator} (has )tick(s)(ed) {string}", (person: Person, label: string) => person.screen.tick(label));

/** The directory is a static file, so the bank's fault injection cannot affect it. */
Given("the branch directory answers {operator} with nonsense", async (person: Person) => {
  await person.page.route("**/branch-directory.json", (route) => route.fulfill({ body: "Busy." }));
});
