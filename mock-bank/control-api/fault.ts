import * as z from "zod/mini";

/**
 * A fault that a trainer or a test sets for a call. With all kinds but `latency`, `lost-answer` and `altered-answer` the
 * call is not served.
 * @param call the schema of the name or path of the call
 */
function faultOf<Call extends z.ZodMiniType>(call: Call) {
  const common = {
    call,
    /** Only calls of this user; absent: calls of all users. */
    username: z.optional(z.string()),
    /** Only calls of this company's users, by its id. */
    company: z.optional(z.string()),
    /** When the fault happens: the next time only, the next time in each company, each time, or with this probability. */
    when: z._default(
      z.union([z.enum(["once", "onceEach", "always"]), z.object({ chance: z.number().check(z.gt(0), z.maximum(1)) })]),
      "once",
    ),
  };
  return z.discriminatedUnion("kind", [
    z.strictObject({
      ...common,
      kind: z.literal("latency"),
      milliseconds: z.int().check(z.positive(), z.maximum(300_000)),
    }),
    z.strictObject({ ...common, kind: z.literal("drop") }),
    z.strictObject({ ...common, kind: z.literal("http500") }),
    z.strictObject({
      ...common,
      kind: z.literal("code"),
      code: z.int(),
      description: z.optional(z.string()),
      failureCount: z.optional(z.int()),
      /** Some banks refuse with this status and an answer in the body. */
      status: z.optional(z.literal(401)),
    }),
    z.strictObject({ ...common, kind: z.literal("malformed") }),
    z.strictObject({ ...common, kind: z.literal("lost-answer") }),
    z.strictObject({ ...common, kind: z.literal("altered-answer"), fields: z.record(z.string(), z.unknown()) }),
  ]);
}

/** @param call the schema of the name or path of the call */
export const faultsOf = <Call extends z.ZodMiniType>(call: Call) =>
  z.strictObject({ faults: z.array(faultOf(call)).check(z.maxLength(100)) });
