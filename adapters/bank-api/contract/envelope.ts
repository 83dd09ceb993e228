import * as z from "zod/mini";

/** Every reply travels in this envelope: code 0 is success, see `codes.ts` for the others (specification 1, section 7). */
export const envelope = z.looseObject({
  /** A number or its digits; null, empty or missing is no answer, and never a success. */
  code: z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+$/))]), z.coerce.number()),
  description: z.optional(z.nullable(z.string())),
  /** Tries left for the code in hand, on a refused one-time code; 0 means that the code is void. */
  failureCount: z.optional(z.nullable(z.coerce.number<number>())),
});
export type Envelope = z.output<typeof envelope>;
