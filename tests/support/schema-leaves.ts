import type { Schema } from "../../contract/description/json-schema";

export type Leaf = { readonly place: string; readonly schema: Schema };

/** Returns the texts and numbers of an answer's schema; the alternatives of a described field are one leaf. */
export function leavesOf(schema: Schema, place: string): readonly Leaf[] {
  if (schema.description !== undefined) return [{ place, schema }];
  const { properties, items, anyOf, allOf, additionalProperties: rest } = schema;
  const inner = [
    ...Object.entries(properties ?? {}).map(([name, held]) => [`${place}.${name}`, held]),
    ...(items ? [[`${place}[]`, items]] : []),
    ...(typeof rest === "object" ? [[`${place}.*`, rest]] : []),
    ...[...(anyOf ?? []), ...(allOf ?? [])].map((each) => [place, each]),
  ] as [string, Schema][];
  if (inner.length > 0) return inner.flatMap(([at, held]) => leavesOf(held, at));
  return schema.type === "string" || schema.type === "number" || schema.type === "integer" ? [{ place, schema }] : [];
}

/** Returns whether the schema says which values are possible, or describes them with an example. */
export function isDescribed({ schema: { enum: values, const: value, description, examples } }: Leaf): boolean {
  if (values !== undefined || value !== undefined) return true;
  return description !== undefined && Array.isArray(examples) && examples.length > 0;
}
