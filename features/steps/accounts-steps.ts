import { When } from "@cucumber/cucumber";
import type { Person } from "../support/person";

/** Selects an option by a part of its text. */
When("{operator} (has )pick(s)(ed) {string} as the {string}", (person: Person, option: string, label: string) =>
  person.screen.choose(label, option),
);
