import type { Schema } from "../../contract/description/json-schema";
import type { OpenApiDocument, Operation } from "../../contract/description/openapi";

/**
 * Everything of the contract that a bank or a client depends on, one line each: calls, fields they send and answer, and
 * relations. Descriptions, summaries and examples are no part of it.
 */
export type Surface = readonly string[];

export function surfaceOf({ paths }: OpenApiDocument): Surface {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      return [callLine(call, operation), ...linesOf(operation).map((line) => `${call} ${line}`)];
    }),
  );
}

function callLine(call: string, operation: Operation): string {
  const { operationId, "x-effect": effect, "x-extension": isAdded, "x-also-at": other } = operation;
  return [call, "is", operationId, effect, isAdded ? OPTIONAL : REQUIRED, other].filter(Boolean).join(" ");
}

const REQUIRED = "(required)";
const OPTIONAL = "(optional)";

function linesOf({ parameters, requestBody, responses, "x-relations": relations = [] }: Operation): string[] {
  const named = parameters.flatMap((each) =>
    "name" in each ? [fieldLine(`> ${each.in} ${each.name}`, each.schema as Schema, each.required)] : [],
  );
  const bodies = Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    fieldsOf(schema, `> ${type.replace(/.*[-/]/, "")} `),
  );
  const { schema } = responses[200].content["application/json"];
  const answer = schema.oneOf?.[0]?.allOf?.[1];
  const answers = answer
    ? fieldsOf(answer, "< ")
    : Object.keys(responses[200].content).map((type) => `< ${type} ${REQUIRED}`);
  return [...named, ...bodies, ...answers, ...relations.map((words) => `= ${words} ${REQUIRED}`)];
}

function fieldsOf(schema: Schema, place: string): string[] {
  const { properties = {}, required = [], items, additionalProperties: rest, contentSchema, anyOf } = schema;
  const named = Object.entries(properties).flatMap(([name, held]) => [
    fieldLine(place + name, held as Schema, required.includes(name)),
    ...fieldsOf(held as Schema, `${place}${name}.`),
  ]);
  const inner = [items, rest, contentSchema].filter((each) => typeof each === "object" && Object.keys(each).length > 0);
  return [
    ...named,
    ...inner.flatMap((each) => fieldsOf(each as Schema, `${place.replace(/\.$/, "")}[].`)),
    ...(anyOf ?? []).flatMap((each) => fieldsOf(each as Schema, place)),
  ];
}

const fieldLine = (place: string, schema: Schema, isRequired: boolean): string =>
  `${place}: ${typeOf(schema)} ${isRequired ? REQUIRED : OPTIONAL}`;

function typeOf(schema: Schema): string {
  if (schema.anyOf) return [...new Set(schema.anyOf.map((each) => typeOf(each as Schema)))].join(" | ");
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const bounds = (
    [
      "pattern",
      "minLength",
      "maxLength",
      "minimum",
      "exclusiveMinimum",
      "maximum",
      "format",
      "contentMediaType",
    ] as const
  )
    .filter((name) => schema[name] !== undefined)
    .map((name) => ` ${name}=${schema[name]}`);
  return `${[schema.type ?? "any"].flat().join(" | ")}${bounds.join("")}`;
}

/** The changes of a version. */
export type Changes = { readonly breaking: readonly string[]; readonly added: readonly string[] };

/**
 * Compares two surfaces. A removed or changed line breaks existing users of the contract. An added line breaks them if
 * it is required: a field, a relation, or a documented call that banks must serve now.
 */
export function changesBetween(released: Surface, current: Surface): Changes {
  const [old, now] = [new Set(released), new Set(current)];
  const callOf = (line: string) => line.split(" ").slice(0, 2).join(" ");
  const oldCalls = new Set(released.map(callOf));
  const added = current.filter((line) => !old.has(line));
  // A call that banks need not serve can have any fields.
  const optionalCalls = new Set(added.filter((line) => / is .*\(optional\)/.test(line)).map(callOf));
  // Neither can a bank that omits a new object lack its fields.
  const placeOf = (line: string) => line.split(": ", 1)[0] ?? "";
  const oldPlaces = new Set(released.map(placeOf));
  const newObjects = added
    .filter((line) => line.endsWith(OPTIONAL) && !oldPlaces.has(placeOf(line)))
    .flatMap((line) => [`${placeOf(line)}.`, `${placeOf(line)}[]`]);
  const isHarmless = (line: string) =>
    line.endsWith(OPTIONAL) ||
    (optionalCalls.has(callOf(line)) && !oldCalls.has(callOf(line))) ||
    newObjects.some((place) => line.startsWith(place));
  return {
    breaking: [
      ...released.filter((line) => !now.has(line)).map((line) => `gone: ${line}`),
      ...added.filter((line) => !isHarmless(line)).map((line) => `new: ${line}`),
    ],
    added: added.filter(isHarmless),
  };
}
