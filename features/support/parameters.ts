import { defineParameterType } from "@cucumber/cucumber";
import { type Kind, kinds } from "../pages/screen";
import type { BankAccount } from "./bank-control";
import { callNamed, calls } from "./calls";
import { firstNames } from "./names";
import type { Person } from "./person";
import type { BankWorld } from "./world";

const anyName = firstNames.join("|");
const nameAndPlace = new RegExp(`(${anyName})( on another computer| in another tab)?`);
const placeOf = (elsewhere: string | undefined) =>
  elsewhere === " in another tab" ? "tab" : elsewhere ? "other" : "own";

defineParameterType({
  name: "operator",
  regexp: nameAndPlace,
  transformer(this: BankWorld, name: string, elsewhere?: string): Promise<Person> {
    return this.person(name, placeOf(elsewhere));
  },
});

/** A person in a step that opens a screen of its own; a pending sign-in continues directly at that screen. */
defineParameterType({
  name: "visitor",
  regexp: nameAndPlace,
  transformer(this: BankWorld, name: string, elsewhere?: string): Promise<Person> {
    return this.visitor(name, placeOf(elsewhere));
  },
});

defineParameterType({ name: "name", regexp: new RegExp(anyName), transformer: (name: string) => name });

defineParameterType({
  name: "account",
  regexp: /the (\w+) account/,
  transformer(this: BankWorld, name: string): Promise<BankAccount> {
    return this.company.account(name);
  },
});

const withDecimals = (money: string): string => (money.includes(".") ? money : `${money}.00`);

/** An amount with its currency first, such as "GHS 1.00" or "GHS 1". */
defineParameterType({ name: "money", regexp: /(?:GHS|USD|EUR) [\d,]*\d(?:\.\d{2})?/, transformer: withDecimals });

/** "GHS 1.00, GHS 2.00 and GHS 3.00" */
defineParameterType({
  name: "amounts",
  regexp: /(?:GHS [\d,]*\d(?:\.\d{2})?(?:, | and )?)+/,
  transformer: (amounts: string) => amounts.split(/, (?=GHS)| and /).map(withDecimals),
});

/** A call of the bank's API in words, such as "the approval", or by method and path in quotation marks. */
defineParameterType({
  name: "call",
  regexp: [new RegExp(`(${Object.keys(calls).join("|")})`), /"((?:GET|POST|PUT) [^"]+)"/],
  transformer: (words?: string, path = "") => (words === undefined ? path : callNamed(words)),
});

defineParameterType({
  name: "field",
  regexp: /"(Source Account|Destination Account)"/,
  transformer: (label: string) => label,
});

defineParameterType({
  name: "kind",
  regexp: new RegExp(kinds.join("|")),
  // The regular expression accepts only the names of kinds.
  transformer: (kind: string) => kind as Kind,
});
