/** The part of JSON Schema that the contract's description uses. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly contentSchema?: JsonSchema;
};
type Resolve = (reference: string) => JsonSchema;

/** Returns why a value does not match its schema; undefined if it does. */
export function mismatch(value: unknown, schema: JsonSchema, resolve: Resolve, at = "$"): string | undefined {
  const inner = (each: JsonSchema) => mismatch(value, each, resolve, at);
  if (schema.$ref) return inner(resolve(schema.$ref));
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives?.every((each) => inner(each) !== undefined)) return `${at} is none of its kinds`;
  const failed = schema.allOf?.map(inner).find((words) => words !== undefined);
  if (failed) return failed;
  if ("const" in schema && value !== schema.const) return `${at} is not ${String(schema.const)}`;
  if (schema.enum && !schema.enum.includes(value)) return `${at} is none of ${schema.enum.join(", ")}`;
  if (schema.type && ![schema.type].flat().some((type) => isOfType(value, type))) return `${at} is no ${schema.type}`;
  if (typeof value === "string" && schema.pattern && !new RegExp(schema.pattern).test(value)) return `${at}: pattern`;
  if (Array.isArray(value) && schema.items)
    return firstOf(value, (each, n) => mismatch(each, items(schema), resolve, `${at}[${n}]`));
  return typeof value === "object" && value !== null ? mismatchWithin(value, schema, resolve, at) : undefined;
}

const items = ({ items: each }: JsonSchema): JsonSchema => each ?? {};

function mismatchWithin(value: object, { properties = {}, required = [] }: JsonSchema, resolve: Resolve, at: string) {
  const fields = new Map<string, unknown>(Object.entries(value));
  const missing = required.find((name) => !fields.has(name));
  if (missing) return `${at}.${missing} is missing`;
  return firstOf(Object.entries(properties), ([name, schema]) =>
    fields.has(name) ? mismatch(fields.get(name), schema, resolve, `${at}.${name}`) : undefined,
  );
}

function firstOf<Each>(all: readonly Each[], wrong: (each: Each, index: number) => string | undefined) {
  for (const [index, each] of all.entries()) {
    const words = wrong(each, index);
    if (words) return words;
  }
  return undefined;
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

/** Returns the first field of a value that its schema does not name, at any depth; undefined if there is none. */
export function undeclared(value: unknown, schema: JsonSchema, resolve: Resolve, at = "$"): string | undefined {
  const parts = partsOf(value, schema, resolve);
  if (Array.isArray(value)) {
    const each = parts.find((part) => part.items)?.items ?? {};
    return firstOf(value, (item, n) => undeclared(item, each, resolve, `${at}[${n}]`));
  }
  if (typeof value !== "object" || value === null) return undefined;
  return firstOf(Object.entries(value), ([name, inner]) => {
    const declared = parts.map((part) => part.properties?.[name] ?? valuesOf(part)).find(Boolean);
    return declared ? undeclared(inner, declared, resolve, `${at}.${name}`) : `${at}.${name}`;
  });
}

/**
 * Returns the schemas that apply to this value: the schema itself, its reference, all that it joins, and the matching
 * alternative.
 */
function partsOf(value: unknown, schema: JsonSchema, resolve: Resolve): readonly JsonSchema[] {
  if (schema.$ref) return partsOf(value, resolve(schema.$ref), resolve);
  const fitting = (schema.anyOf ?? schema.oneOf)?.find((each) => mismatch(value, each, resolve) === undefined);
  return [schema, ...(schema.allOf ?? []), ...(fitting ? [fitting] : [])].flatMap((part) =>
    part === schema ? [part] : partsOf(value, part, resolve),
  );
}

/** Returns the schema of a dictionary's values, whose names are free. */
function valuesOf({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  const isSchema = typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0;
  return isSchema ? additionalProperties : undefined;
}
