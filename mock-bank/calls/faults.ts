import * as z from "zod/mini";
import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";

/** Calls by name, such as `approvals.approve`, and by path. */
const nameOf = new Map(
  Object.entries<Record<string, Endpoint>>(bankApi).flatMap(([word, area]) =>
    Object.entries(area).flatMap(([name, { path }]) => [
      [`${word}.${name}`, `${word}.${name}`],
      [path, `${word}.${name}`],
    ]),
  ),
);

const call = z.pipe(
  z.string().check(z.refine((named) => nameOf.has(named) || nameOf.has(`/${named}`), "No call of the bank's API")),
  z.transform((named) => nameOf.get(named) ?? nameOf.get(`/${named}`) ?? named),
);
const common = {
  call,
  /** Only calls of this user; absent: calls of all users. */
  username: z.optional(z.string()),
  /** When the fault happens: the next time only, each time, or with this probability. */
  when: z._default(
    z.union([z.enum(["once", "always"]), z.object({ chance: z.number().check(z.gt(0), z.maximum(1)) })]),
    "once",
  ),
};

/** Kinds of faults. With all but `latency`, `lost-answer` and `altered-answer` the call is not served. */
export const fault = z.discriminatedUnion("kind", [
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
export type Fault = z.output<typeof fault>;

/** The faults of this process in the order in which they were set. The first one that matches a call is applied. */
export class Faults {
  private active: readonly Fault[] = [];

  set(faults: readonly Fault[]): void {
    this.active = faults;
  }

  list(): readonly Fault[] {
    return this.active;
  }

  /** @param username the user, once known: faults for a user are matched then, faults for all users before */
  take(callName: string, username?: string): Fault | undefined {
    if (this.active.length === 0) return undefined;
    const found = this.active.find(
      (fault) => fault.call === callName && fault.username === username && happens(fault.when),
    );
    if (found?.when === "once") this.active = this.active.filter((fault) => fault !== found);
    return found;
  }
}

const happens = (when: Fault["when"]): boolean => typeof when === "string" || Math.random() < when.chance;
