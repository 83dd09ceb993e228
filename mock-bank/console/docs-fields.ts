import type { Schema } from "../../contract/description/json-schema";
import type { OpenApiDocument, Operation } from "../../contract/description/openapi";

/** A row of a table of fields. */
export type Field = {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  /** Added by this project. */
  readonly isExtension?: boolean;
};

/** A call as the API reference shows it. */
export type Call = {
  readonly id: string;
  readonly noun: string;
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  readonly sends: readonly Field[];
  readonly answers: readonly Field[];
  /** Searchable text, in lower case. */
  readonly text: string;
};

/** Names of the media types of files. */
const fileKinds: Readonly<Record<string, string>> = {
  "application/pdf": "PDF",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "Excel",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "Word",
  "text/csv": "CSV",
  "application/xml": "XML",
};
const anyOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

function fileOf({ responses }: Operation): Field {
  const kinds = Object.keys(responses[200].content).flatMap((type) => fileKinds[type] ?? []);
  return { name: "(file)", kind: anyOf.format(kinds), required: true };
}

export function callsOf(document: OpenApiDocument): readonly Call[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): Call => {
      const sends = [...parameterFields(operation), ...fieldsOf(bodySchema(operation))];
      const answer = answerSchema(operation);
      const answers = answer ? fieldsOf(answer) : [fileOf(operation)];
      const { operationId: id, summary, tags } = operation;
      const [noun = ""] = tags;
      const words = [id, method, path, summary, ...[...sends, ...answers].map(({ name }) => name)];
      return {
        id,
        noun,
        method: method.toUpperCase(),
        path,
        operation,
        sends,
        answers,
        text: words.join(" ").toLowerCase(),
      };
    }),
  );
}

const parameterFields = ({ parameters }: Operation): Field[] =>
  parameters.flatMap((parameter) =>
    "name" in parameter
      ? [{ name: parameter.name, kind: `${parameter.in}: ${kindOf(parameter.schema)}`, required: parameter.required }]
      : [],
  );

export const bodyType = ({ requestBody }: Operation): string | undefined => Object.keys(requestBody?.content ?? {})[0];

const bodySchema = ({ requestBody }: Operation): Schema => Object.values(requestBody?.content ?? {})[0]?.schema ?? {};

/** Returns undefined for files: only JSON answers have a schema with success and refusal. */
function answerSchema({ responses }: Operation): Schema | undefined {
  const { schema } = responses[200].content["application/json"];
  return schema.oneOf?.[0]?.allOf?.[1];
}

/** Nested fields follow their parent, as in `transactions[].amount`. */
function fieldsOf(schema: Schema, prefix = ""): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]): Field[] => {
    if (typeof value === "boolean") return [];
    const name = prefix + key;
    const { at, held } = heldBy(value);
    return [
      {
        name,
        kind: kindOf(value),
        required: schema.required?.includes(key) ?? false,
        ...(value["x-extension"] === true && { isExtension: true }),
      },
      ...(held ? fieldsOf(held, `${name}${at}.`) : []),
    ];
  });
}

/** Returns the schema inside a field, and the path suffix that leads to it. */
function heldBy(schema: Schema): { at: string; held: Schema | undefined } {
  const inner =
    schema.contentSchema ?? schema.anyOf?.find(({ type }) => type === "array" || type === "object") ?? schema;
  if (inner.type === "array" && typeof inner.items === "object" && !Array.isArray(inner.items)) {
    return { at: "[]", held: inner.items };
  }
  const rest = inner.additionalProperties;
  const isMap = Object.keys(inner.properties ?? {}).length === 0;
  if (isMap && typeof rest === "object" && rest.type) return { at: "{}", held: rest };
  return { at: "", held: inner };
}

/** Readable names of known patterns. */
const patterns: Readonly<Record<string, string>> = {
  "^\\d{2}-\\d{2}-\\d{4}$": "DD-MM-YYYY",
  "^\\d{2}-\\d{2}-\\d{4} \\d{2}:\\d{2}$": "DD-MM-YYYY HH:MM",
  "^\\d{4}-(0[1-9]|1[0-2])$": "YYYY-MM",
  "^\\d{1,12}(\\.\\d{1,2})?$": "amount, at most two decimals",
  "^(\\d{10}|\\d{13}|\\d{16})$": "10, 13 or 16 digits",
  "^[A-Z]{3}$": "three capital letters",
};

/** Describes a schema in a few words. */
export function kindOf(schema: Schema | boolean): string {
  if (typeof schema === "boolean") return "anything";
  const { type, format, pattern, contentSchema, anyOf, description } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum)
    return schema.enum
      .filter((value) => value !== "")
      .map(String)
      .join(" | ");
  if (contentSchema) return `JSON text: ${kindOf(contentSchema)}`;
  if (anyOf && !description) {
    const parts = anyOf.filter((each) => each.type !== "null" && each.const !== "");
    return [...new Set(parts.map(kindOf))].filter(Boolean).join(" or ");
  }
  if (description) return description;
  if (format === "binary") return "file";
  if (format) return format;
  if (pattern) return patterns[pattern] ?? digits(pattern) ?? pattern;
  if (type === "array") return "list";
  return `${
    [type]
      .flat()
      .filter((each) => each !== "null")
      .join(" or ") || "anything"
  }${bounds(schema)}`;
}

function digits(pattern: string): string | undefined {
  const [, from, to] = /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) ?? [];
  return from && `${to ? `${from} to ${to}` : from} digits`;
}

function bounds({ maxLength, minimum, exclusiveMinimum, maximum }: Schema): string {
  if (maxLength !== undefined) return ` up to ${maxLength}`;
  const least = minimum ?? (exclusiveMinimum === 0 ? 1 : undefined);
  if (least === undefined && maximum === undefined) return "";
  return maximum === undefined ? ` from ${least}` : ` ${least ?? "…"} to ${maximum}`;
}
