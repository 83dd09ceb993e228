import type * as z from "zod/mini";

/**
 * The mark of a field, which adds to what the client checks. Fields that are sent have only the last one:
 * - `owed`: the bank must send it; without it the client still shows the rest
 * - `tolerant`: the bank must send a value of the union's first option; the client also accepts the second
 * - `extension`: added by this project
 * The client ignores marks. `description/strict.ts` turns them into the rules for banks.
 */
type Mark = "owed" | "tolerant" | "extension";

const marks = new WeakMap<object, Mark>();

export const markOf = (schema: z.core.$ZodType): Mark | undefined => marks.get(schema);

export function marked<Schema extends z.core.$ZodType>(schema: Schema, mark: Mark): Schema {
  marks.set(schema, mark);
  return schema;
}
