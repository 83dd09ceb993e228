import type { LessonStep } from "../lessons/lesson";
import { kinds } from "../pages/screen";
import { calls } from "./calls";
import type { Phrase } from "./dry-run";
import { groupBy } from "./group-by";
import { firstNames } from "./names";

export const PHRASE_PAGE = "reports/phrases.md";

/** The text that an author writes in place of {name} in a phrase. */
const placeholders: Readonly<Record<string, string>> = {
  operator: "a person, by first name; “Ama on another computer” and “Ama in another tab” are other screens of Ama",
  visitor: "a person who need not be signed in yet, written like {operator}",
  name: "a person, by first name only",
  account: "an account of the company by its name: “the Current account”",
  money: "an amount with its currency: “GHS 1,250.00” or “GHS 1,250”, also USD and EUR",
  amounts: "several amounts: “GHS 1.00, GHS 2.00 and GHS 3.00”",
  call: "something that the bank is asked for: one of the calls below",
  fields: "several words: “code, name and gipCode”",
  field: "“Source Account” or “Destination Account”, in quotation marks",
  kind: `one of: ${kinds.join(", ")}`,
  string: "any text in quotation marks",
  int: "a whole number in digits",
  float: "a number with a decimal point",
  word: "one word",
};

const cells: readonly (readonly [string, string])[] = [
  ["the Current account", "the number of that account"],
  ["Ama's user name, Ama's full name", "what the bank calls her"],
  ["Ama's customer code", "her customer code at the bank"],
  ["the company's name", "the name of the scenario's company"],
  ["the request", "the number of the scenario's request"],
  ["one / other", "the two lines of a cell"],
  ["any", "in a table about a call: any text but none"],
  ["masked", "in a table about a call: a secret, such as a password or a code"],
];

/** Renders all phrases of the steps, an example of each, and the words that may take the place of their parts. */
export function phrasePage(phrases: readonly Phrase[]): string {
  const used = new Set(
    phrases.flatMap(({ pattern }) => pattern.match(/\{\w+\}/g) ?? []).map((part) => part.slice(1, -1)),
  );
  const unexplained = [...used].filter((name) => !(name in placeholders));
  if (unexplained.length > 0) throw new Error(`${PHRASE_PAGE} does not explain: ${unexplained.join(", ")}`);
  const areas = [...groupBy(phrases, ({ file }) => file)].sort(([one], [other]) => one.localeCompare(other));
  return `# The phrases of the scenarios
<!-- Written by \`npm run features\` from the step definitions. -->

A step of a scenario is one of these phrases. One that takes a table is followed by a step that uses it.
\`(s)\` may be left out; of \`her/his\` one word is written. A step or a name that does not exist stops
\`npm run features\`, which then prints the nearest phrases.

## Who may act?
${firstNames.join(", ")}.

Their roles are given by “a company with these people:”, with the columns name, role (Single, Initiator, Authorizer,
Initiator & Authorizer, Viewer) and, for fewer menus, their titles.

The company has a Current account with GHS 1,000.00 and a Savings account with GHS 200.00, unless “these accounts:”
gives others.

## What takes the place of a part in braces?
${table(
  ["part", "write"],
  Object.entries(placeholders).map(([name, meaning]) => [`{${name}}`, meaning]),
)}

## Which cells have a meaning?
${table(["cell", "meaning"], cells)}

## Which calls of the bank have names?
${table(["words", "call"], Object.entries(calls))}

## Which phrases are there?
${areas.map(([file, of]) => renderArea(file, of)).join("\n\n")}
`;
}

function renderArea(file: string, phrases: readonly Phrase[]): string {
  const name = file.replace(/-steps\.ts$/, "").replaceAll("-", " ");
  const inOrder = [...phrases].sort((one, other) => one.line - other.line);
  const written = inOrder.map(({ pattern, uses }) => [`# ${pattern}`, ...exampleLines(uses)].join("\n"));
  return `### ${name.charAt(0).toUpperCase()}${name.slice(1)}\n\`\`\`gherkin\n${written.join("\n")}\n\`\`\``;
}

/** The shortest use with the smallest table, or the first of several; none if the phrase takes no table. */
function exampleLines(uses: readonly LessonStep[]): readonly string[] {
  const [use] = [...uses].sort((one, other) => lengthOf(one) - lengthOf(other) || one.text.localeCompare(other.text));
  if (!use?.table) return [];
  const rows = use.table;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `  | ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  return [`${use.keyword} ${use.text}`, ...lines];
}

const lengthOf = ({ text, table: rows = [] }: LessonStep): number => text.length + rows.flat().join("").length;

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
