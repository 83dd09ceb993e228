import { dryRun, type Phrase } from "../support/dry-run";

/**
 * Prints the phrases as one line of JSON for the console's page “Write”: each with a regular expression that finds its
 * parts, and a step that uses it; the most used first. Those without a use are left out, because they have no example.
 */
const { phrases, support } = await dryRun();
// The declared type hides the definitions.
const { stepDefinitions } = support as unknown as {
  readonly stepDefinitions: readonly { readonly pattern: unknown; readonly expression: { readonly regexp: RegExp } }[];
};
const sources = new Map(stepDefinitions.map(({ pattern, expression }) => [String(pattern), expression.regexp.source]));
const oftenFirst = [...phrases].sort((one, other) => other.uses.length - one.uses.length);
console.info(JSON.stringify({ phrases: oftenFirst.flatMap(asOffered) }));

function asOffered({ pattern, file, uses }: Phrase) {
  const [use] = [...uses].sort((one, other) => one.text.length - other.text.length);
  const source = sources.get(pattern);
  if (!use || source === undefined) return [];
  const area = file.replace(/-steps\.ts$/, "").replaceAll("-", " ");
  const takesTable = uses.some(({ table }) => table);
  const table = uses.map(({ table: rows }) => rows).find((rows) => rows && rows.length < 8) ?? use.table;
  return [{ keyword: use.keyword, area, source, example: use.text, ...(takesTable && table && { table }) }];
}
