import * as z from "zod/mini";

/**
 * A lesson as data, compiled from a scenario by `features/lessons/compile-lessons.ts`: how the bank sets its stage, what
 * the learner does and sees, and the facts by which the bank knows that it was done. People and accounts have their
 * names of the scenario; a request is the place of its Given among the requests of the stage.
 */

/** The title of the course that has only lessons of the trainer. */
export const OWN_COURSE = "Our own lessons";
/** The area of the lessons of the trainer. */
export const OWN_AREA = "our own";

const strings = z.record(z.string(), z.string());
const person = z.string();
const account = z.string();

/** A Given as a call of the bank's own services. */
const stageCall = z.discriminatedUnion("call", [
  z.object({ call: z.literal("askToMove"), by: person, from: account, to: account, amount: z.string() }),
  z.object({
    call: z.literal("askFor"),
    by: person,
    from: account,
    sample: z.object({
      category: z.string(),
      amount: z.string(),
      charge: z.optional(z.string()),
      eLevy: z.optional(z.string()),
      narration: z.string(),
      scheduleId: z.string(),
      details: z.optional(strings),
      rows: z.optional(z.array(strings)),
    }),
  }),
  z.object({ call: z.literal("approve"), by: person, request: z.number() }),
  z.object({ call: z.literal("reject"), by: person, request: z.number(), reason: z.string() }),
  z.object({ call: z.literal("move"), by: person, from: account, to: account, amount: z.string() }),
  z.object({ call: z.literal("payWallet"), by: person, from: account, wallet: z.string(), amount: z.string() }),
  /** The next call of this name by the person is carried out, but its answer is lost. */
  z.object({ call: z.literal("loseAnswer"), by: person, served: z.string() }),
  z.object({ call: z.literal("refuse"), by: person, served: z.string(), description: z.string() }),
]);

const fact = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("balance"), account, amount: z.string() }),
  /** What became of a request of the stage. */
  z.object({
    kind: z.literal("decided"),
    request: z.number(),
    status: z.enum(["PENDING", "IN_PROGRESS", "APPROVED", "REJECTED", "RECALLED"]),
    reason: z.optional(z.string()),
  }),
  /** A payment or a request that the person has made. */
  z.object({
    kind: z.literal("paid"),
    by: person,
    category: z.string(),
    amount: z.string(),
    from: account,
    /** An account of the company, or the number of another payee; absent for a list of payees. */
    to: z.optional(z.string()),
    /** The payees of a list, in this order; absent for a single payment. */
    payees: z.optional(z.array(z.object({ to: z.string(), amount: z.string() }))),
    waits: z.boolean(),
  }),
  /** An entry of the audit trail, at least so often; `codeRefused` is a wrong code of a signed-in person. */
  z.object({
    kind: z.literal("event"),
    by: person,
    event: z.string(),
    times: z.number(),
    /** A sign-in that “Open as” has made does not count. */
    withPassword: z.optional(z.boolean()),
  }),
  /** A call of the person's screen with these fields, which the bank has served, or refused if the lesson is about that. */
  z.object({
    kind: z.literal("called"),
    by: person,
    served: z.string(),
    fields: strings,
    isRefused: z.optional(z.boolean()),
  }),
  /** A payment of the company that the trainer has lost. */
  z.object({ kind: z.literal("lost") }),
  /** A case that the person has opened, and the bank's answer to it. */
  z.object({
    kind: z.literal("case"),
    by: person,
    about: z.enum(["FIND", "RETURN"]),
    answer: z.optional(z.enum(["FOUND", "RETURNED", "CANNOT_BE_RETURNED"])),
  }),
]);

export const lessonData = z.object({
  /** From the scenario's name; it stays when lines move. */
  id: z.string(),
  area: z.string(),
  name: z.string(),
  requirements: z.array(z.string()),
  people: z.array(z.object({ name: person, role: z.string(), menus: z.optional(z.array(z.string())) })),
  accounts: z.array(
    z.object({ name: account, currency: z.string(), balance: z.string(), type: z.optional(z.string()) }),
  ),
  policy: strings,
  /** The Givens that the bank keeps, as the scenario says them. */
  given: z.array(z.object({ text: z.string(), table: z.optional(z.array(z.array(z.string()))) })),
  stage: z.array(stageCall),
  steps: z.array(
    z.object({
      /** A step to see without a fact is ticked by the learner. */
      kind: z.enum(["do", "see"]),
      text: z.string(),
      table: z.optional(z.array(z.array(z.string()))),
      facts: z.array(fact),
    }),
  ),
});
const courseData = z.object({
  title: z.string(),
  audience: z.string(),
  lessons: z.array(z.object({ id: z.string(), minutes: z.number(), learned: z.string() })),
});
export const courseLessons = z.object({
  lessons: z.array(lessonData),
  courses: z.array(courseData),
  /** Sentences of the register that the lessons name, by id. */
  requirements: strings,
});

export type LessonData = z.output<typeof lessonData>;
export type StageCall = LessonData["stage"][number];
export type LessonStep = LessonData["steps"][number];
export type Fact = LessonStep["facts"][number];
export type CourseLessons = z.output<typeof courseLessons>;
