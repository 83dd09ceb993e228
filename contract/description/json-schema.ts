import * as z from "zod/mini";
import { markOf } from "../marks";
import { facts, strictOf } from "./strict";

export type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Returns the JSON Schema of a form or an answer. A flag is the text true or false, and a JSON text names the schema of
 * its content.
 * @param lengthMax limit of a text without one of its own: the longest body of the call
 */
export function schemaOf(type: z.core.$ZodType, lengthMax?: number): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io: "input",
    metadata: facts,
    override: ({ zodSchema, jsonSchema }) => {
      const { _zod } = zodSchema;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (markOf(zodSchema) === "extension") jsonSchema["x-extension"] = true;
      if (isFreeText(jsonSchema) && lengthMax !== undefined) jsonSchema.maxLength = lengthMax;
      if (_zod.def.type !== "pipe") return;
      if (jsonSchema.anyOf?.some(({ type }) => type === "boolean")) {
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, { type: "string", enum: ["true", "false"] });
      }
      if (jsonSchema.type === "string" && _zod.def.out._zod.def.type === "array") {
        Object.assign(jsonSchema, { contentMediaType: "application/json", contentSchema: schemaOf(_zod.def.out) });
        // Zod omits the examples of a schema that transforms.
        Object.assign(jsonSchema, facts.get(zodSchema));
      }
    },
  });
  return schema;
}

/** Returns the JSON Schema of what a bank must answer. */
export const replySchemaOf = (reply: z.core.$ZodType): Schema => schemaOf(strictOf(reply));

const isFreeText = ({ type, enum: values, const: value, maxLength }: Schema): boolean =>
  type === "string" && values === undefined && value === undefined && maxLength === undefined;

/** Returns an object schema without some of its fields. */
export function without(schema: Schema, names: readonly string[]): Schema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => !names.includes(name));
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: schema.required?.filter((name) => !names.includes(name)) ?? [],
  };
}
