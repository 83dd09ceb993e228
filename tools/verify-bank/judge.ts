import { isReadByClient } from "../../adapters/bank-api/read-as-client";
import { replySchemaOf, type Schema } from "../../contract/description/json-schema";
import { type Examined, type MadeCall, schemaAt, valuesOf } from "./examine";
import type { Finding } from "./finding";

/**
 * Lets the client's own readers decide what the client tolerates. If they refuse an answer that its schema accepts, the
 * fields because of which they do so are called unreadable.
 */
export async function judge(call: MadeCall, answer: unknown, examined: Examined): Promise<Examined> {
  if (examined.reply === undefined || (await isReadByClient(call, answer))) return examined;
  const causes = new Set<string>();
  const tolerated = new Set(examined.deviations.filter(isTolerated).map(fieldOf));
  for (const field of tolerated) {
    const others = examined.deviations.filter((found) => isTolerated(found) && fieldOf(found) !== field);
    if (!(await isReadByClient(call, repaired(call, answer, others)))) causes.add(field);
  }
  const isCause = (found: Finding) => causes.has(fieldOf(found)) || (causes.size === 0 && found.part === "relations");
  const deviations = examined.deviations.map((found) =>
    isCause(found) ? { ...found, effect: "unreadable" as const } : found,
  );
  const isExplained = deviations.some(({ effect }) => effect === "unreadable");
  return { ...examined, deviations: isExplained ? deviations : [...deviations, refused(call)] };
}

const isTolerated = ({ part, effect, place }: Finding): boolean =>
  part === "fields" && effect === "tolerated" && place !== undefined;
/** The field, regardless of its row. */
const fieldOf = ({ place = "" }: Finding): string => place.replace(/\[\d+\]/g, "[]");

const refused = ({ endpoint }: MadeCall): Finding => ({
  part: "answer",
  came: "values that the client cannot use, although each has its format",
  expected: "an answer that the client can show",
  specification: endpoint.specification,
  effect: "unreadable",
});

/** Returns the answer with valid values in place of these fields. */
function repaired({ endpoint }: MadeCall, answer: unknown, findings: readonly Finding[]): unknown {
  const schema = replySchemaOf(endpoint.reply);
  const copy: unknown = structuredClone(answer);
  for (const { place = "" } of findings) {
    const path = [...place.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step));
    const last = path.at(-1);
    const holder = path.slice(0, -1).reduce<unknown>((held, step) => partAt(held, step), copy);
    if (last !== undefined && typeof holder === "object" && holder !== null)
      Reflect.set(holder, last, validValue(schemaAt(schema, path)));
  }
  return copy;
}

const partAt = (held: unknown, step: string | number): unknown =>
  typeof held === "object" && held !== null ? Reflect.get(held, step) : undefined;

function validValue(schema: Schema): unknown {
  const [listed] = valuesOf(schema);
  const [example] = [schema, ...((schema.anyOf ?? []) as Schema[])].flatMap(
    ({ examples = [] }) => examples as unknown[],
  );
  return listed ?? example;
}
