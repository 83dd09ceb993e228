import fc from "fast-check";
import type { Schema } from "../../../contract/description/json-schema";

/** A field of an answer, with the schema that a bank must follow. */
export type Field = { readonly path: string; readonly schema: Schema; readonly isRequired: boolean };

/** Returns every field that an answer has, at any depth: of lists the first row, of maps the first entry. */
export function fieldsOf(schema: Schema, value: unknown, path = ""): readonly Field[] {
  const { properties = {}, required = [], items, additionalProperties: rest } = partFor(schema, value);
  if (Array.isArray(value)) {
    return value.length > 0 && items ? fieldsOf(items as Schema, value[0], `${path}[0]`) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const named = entries.flatMap(([name, held]): readonly Field[] => {
    const inner = properties[name];
    if (typeof inner !== "object") return [];
    const at = path ? `${path}.${name}` : name;
    return [
      { path: at, schema: inner as Schema, isRequired: required.includes(name) },
      ...fieldsOf(inner as Schema, held, at),
    ];
  });
  const [first] = entries;
  const isMap = Object.keys(properties).length === 0 && typeof rest === "object" && first;
  return isMap ? fieldsOf(rest as Schema, first[1], `${path}.${first[0]}`) : named;
}

function partFor(schema: Schema, value: unknown): Schema {
  const type = Array.isArray(value) ? "array" : "object";
  return (schema.anyOf as Schema[] | undefined)?.find((each) => each.type === type) ?? schema;
}

/** Returns whether a JSON Schema accepts a value; only what the descriptions of answers use is implemented. */
function accepts(schema: Schema, value: unknown): boolean {
  if (schema.anyOf) return (schema.anyOf as Schema[]).some((each) => accepts(each, value));
  if (Array.isArray(schema.type)) return schema.type.some((type) => accepts({ ...schema, type }, value));
  if ("const" in schema) return value === schema.const;
  if (schema.enum) return (schema.enum as unknown[]).includes(value);
  switch (schema.type) {
    case "string":
      return typeof value === "string" && hasForm(schema, value);
    case "integer":
      return Number.isInteger(value) && isWithin(schema, Number(value));
    case "number":
      return typeof value === "number" && isWithin(schema, value);
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    default:
      return schema.type === undefined || typeof value === schema.type;
  }
}

const hasForm = ({ pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(text));
const isWithin = ({ minimum, exclusiveMinimum }: Schema, value: number): boolean =>
  value >= (minimum ?? Number.NEGATIVE_INFINITY) && value > Number(exclusiveMinimum ?? Number.NEGATIVE_INFINITY);

const anyValue = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(..."0123456789-/.: ,") }),
  fc.stringMatching(/^[A-Z_]{1,12}$/),
  // Forms of money, days, moments, accounts and listed values that other banks use.
  fc.stringMatching(/^-?[1-9]\d{0,5}(\.\d{1,3}|,\d\d)?$/),
  fc.stringMatching(/^(1[0-2]|0[1-9])[/-](1[3-9]|2[0-8])[/-]202\d( 09:30)?$/),
  fc.stringMatching(/^202\d-(1[0-2]|0[1-9])-(1\d|2[0-8])$/),
  fc.stringMatching(/^\*{4,9}\d{4}$/),
  fc.constantFrom("12.345", "11/20/2026", "****4417", "FORTNIGHTLY", "approved", "UNKNOWN"),
  fc.string({ minLength: 501, maxLength: 520 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, {}, [], [null]),
);

/** Draws a value that the schema of a field refuses; undefined is a missing field. */
export function outside({ schema, isRequired }: Field): fc.Arbitrary<unknown> {
  const refused = anyValue.filter((value) => !accepts(schema, value));
  return isRequired ? fc.oneof(refused, fc.constant(undefined)) : refused;
}
