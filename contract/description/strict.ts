import * as z from "zod/mini";
import { jsonText } from "../fields";
import { markOf } from "../marks";
import { bulkRow } from "../request-rows";
import { bulkRowsText } from "../texts";
import { formats } from "./formats";

type Schema = z.core.$ZodType;

/** Descriptions, examples and marks of strict schemas; they become part of the JSON Schema. */
export const facts = z.registry<{ description?: string; examples?: readonly unknown[]; "x-extension"?: true }>();

const EXAMPLE_ROWS = '[{"beneficiaryName":"Kojo Addo","amount":"150.00","transactionStatus":"PENDING"}]';

const known = new Map<Schema, Schema>();

/** Returns the strict schema of an answer, which banks must follow, from the schema that the client reads it with. */
export function strictOf<S extends Schema>(schema: S): S {
  const found = known.get(schema) ?? made(schema);
  known.set(schema, found);
  // The cast is safe: the strict schema accepts only values that the given schema accepts too.
  return found as S;
}

function made(schema: Schema): Schema {
  const format = formats.get(schema);
  if (format) {
    const { strict = schema, description, example } = format;
    const own = z.core.clone(strict, strict._zod.def);
    facts.add(own, { description, examples: [example] });
    return own;
  }
  if (schema === bulkRowsText) {
    const rows = jsonText(z.array(strictOf(bulkRow)));
    facts.add(rows, { description: "A JSON text that holds an array of rows", examples: [EXAMPLE_ROWS] });
    return rows;
  }
  const strict = strictParts(schema);
  if (markOf(schema) === "extension") facts.add(strict, { "x-extension": true });
  return strict;
}

/** Returns a schema of the same kind with strict parts. Every kind of schema that answers use has a case here. */
function strictParts(schema: Schema): Schema {
  const mark = markOf(schema);
  const { def } = schema._zod as unknown as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "object":
      return rebuilt(schema, {
        shape: Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, strictOf(field)])),
        ...(def.catchall && { catchall: strictOf(def.catchall) }),
      });
    case "array":
      return rebuilt(schema, { element: strictOf(def.element) });
    case "optional":
      return mark === "owed"
        ? strictOf(heldBy(def.innerType))
        : rebuilt(schema, { innerType: strictOf(def.innerType) });
    case "nullable":
      return rebuilt(schema, { innerType: orEmpty(strictOf(def.innerType)) });
    case "union":
      if (mark === "tolerant") return strictOf(def.options[0] as Schema);
      return rebuilt(schema, { options: def.options.map((option) => strictOf(option)) });
    default:
      return schema;
  }
}

/** Returns the schema inside `nullable`, because the client's schema of each owed field is nullable. */
function heldBy(schema: Schema): Schema {
  const { def } = schema._zod as unknown as z.core.$ZodTypes["_zod"];
  return def.type === "nullable" ? def.innerType : schema;
}

/** Accepts the empty text too, in place of a text that the bank may omit. */
function orEmpty(strict: Schema): Schema {
  return isText(strict) && !z.safeParse(strict, "").success ? z.union([strict, z.literal("")]) : strict;
}

function isText(schema: Schema): boolean {
  const { def } = schema._zod as unknown as z.core.$ZodTypes["_zod"];
  if (def.type === "union") return def.options.some((option) => isText(option as Schema));
  return def.type === "string" || def.type === "enum";
}

const rebuilt = (schema: Schema, parts: object): Schema => z.core.clone(schema, { ...schema._zod.def, ...parts });
