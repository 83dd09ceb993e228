import * as z from "zod/mini";

/**
 * The answers of the control API. Objects are loose: the console and the tests read what is listed here, and a newer
 * bank may say more.
 */

const user = z.looseObject({
  username: z.string(),
  role: z.string(),
  /** Absent if the bank does not disclose it; then there is no copy button. */
  password: z.optional(z.nullable(z.string())),
  /** The persona's use in trainings, such as "pays without approval". */
  purpose: z.optional(z.nullable(z.string())),
  active: z.optional(z.nullable(z.boolean())),
  mustChangePassword: z.optional(z.nullable(z.boolean())),
  menus: z.optional(z.nullable(z.array(z.string()))),
});
const money = z.looseObject({ currency: z.string(), amount: z.string() });
const account = z.looseObject({
  accountNumber: z.string(),
  currency: z.string(),
  book: z.optional(money),
  type: z.optional(z.nullable(z.string())),
});
const company = z.looseObject({
  id: z.string(),
  name: z.string(),
  users: z.array(user),
  accounts: z.optional(z.nullable(z.array(account))),
  /** Null while the company's policy is off. */
  nameCheckAbove: z.optional(z.nullable(z.string())),
});
export const state = z.looseObject({ companies: z.array(company) });
/** The answer of `authenticate`. */
export const candidate = z.object({
  userName: z.string(),
  loginId: z.string(),
  accountNumber: z.string(),
  email: z.string(),
  fullName: z.string(),
  phoneNumber: z.string(),
});
export const signIn = z.extend(candidate, { code: z.string() });
export const clock = z.looseObject({ now: z.string(), movingTo: z.optional(z.string()) });
export const message = z.looseObject({
  id: z.coerce.string(),
  channel: z.string(),
  to: z.string(),
  username: z.string(),
  subject: z.optional(z.nullable(z.string())),
  text: z.string(),
  code: z.optional(z.nullable(z.string())),
  at: z.string(),
});
export const messages = z.looseObject({ messages: z.array(message) });

const lesson = z.looseObject({
  /** File and line of the scenario. */
  id: z.string(),
  area: z.string(),
  name: z.string(),
  requirements: z.array(z.string()),
  steps: z.array(
    z.looseObject({
      keyword: z.enum(["Given", "When", "Then"]),
      text: z.string(),
      table: z.optional(z.array(z.array(z.string()))),
    }),
  ),
  movesTime: z.boolean(),
});
const course = z.looseObject({
  title: z.string(),
  audience: z.string(),
  /** In the order in which they are taught. */
  lessons: z.array(z.looseObject({ id: z.string(), minutes: z.number(), learned: z.string() })),
});
/** The steps that a scenario can be written with. */
export const phrases = z.looseObject({
  phrases: z.array(
    z.looseObject({
      keyword: z.enum(["Given", "When", "Then"]),
      area: z.string(),
      /** A regular expression; its groups are the parts that vary, such as people and amounts. */
      source: z.string(),
      example: z.string(),
      table: z.optional(z.array(z.array(z.string()))),
    }),
  ),
});
/** What happens while scenarios run. Line 0 is outside of the steps. */
export const happening = z.discriminatedUnion("kind", [
  z.looseObject({ kind: z.literal("mistake"), line: z.number(), message: z.string() }),
  z.looseObject({ kind: z.literal("scenario"), name: z.string() }),
  z.looseObject({
    kind: z.literal("step"),
    line: z.number(),
    text: z.string(),
    outcome: z.enum(["passed", "failed", "skipped", "unknown"]),
    message: z.string(),
  }),
]);
export const draftRun = z.looseObject({
  happened: z.array(happening),
  isRunning: z.boolean(),
  /** Why the run ended early. */
  problem: z.optional(z.string()),
});
export const lessons = z.looseObject({
  lessons: z.array(lesson),
  courses: z.array(course),
  /** Register sentences that lessons refer to, by id. */
  requirements: z.record(z.string(), z.string()),
  /** Whether the bank's computer has a display for demonstrations. */
  canPlay: z.boolean(),
});
export const staged = z.looseObject({
  people: z.array(
    z.looseObject({
      name: z.string(),
      username: z.string(),
      password: z.string(),
      role: z.string(),
      isSignedIn: z.boolean(),
      path: z.string(),
    }),
  ),
  actor: z.optional(z.string()),
  /** The secret key of the stage, which opens the check of its lesson. */
  stage: z.string(),
});
export const work = z.looseObject({
  lesson,
  trainee: z.string(),
  people: z.array(z.looseObject({ name: z.string(), username: z.string(), role: z.string() })),
});
export const checked = z.looseObject({
  /** A finding for each Then of the lesson. */
  thens: z.array(
    z.discriminatedUnion("kind", [
      z.looseObject({ kind: z.literal("met") }),
      z.looseObject({ kind: z.literal("missing"), why: z.string() }),
      z.looseObject({ kind: z.literal("screen") }),
    ]),
  ),
  done: z.boolean(),
});
export const board = z.looseObject({
  rows: z.array(
    z.looseObject({
      trainee: z.string(),
      lesson: z.string(),
      name: z.string(),
      state: z.enum(["set", "tried", "done"]),
      minutes: z.number(),
      tries: z.number(),
    }),
  ),
});
export const outcomes = z.looseObject({
  outcomes: z.array(
    z.looseObject({ where: z.string(), value: z.string(), copy: z.array(z.string()), outcome: z.string() }),
  ),
});

export const room = z.looseObject({ addresses: z.array(z.string()) });

export const calls = z.looseObject({
  calls: z.array(
    z.looseObject({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      requirements: z.array(z.looseObject({ id: z.string(), text: z.string() })),
    }),
  ),
});
export type ListedCall = z.output<typeof calls>["calls"][number];

export const agenda = z.looseObject({
  coming: z.array(z.looseObject({ at: z.string(), what: z.string(), company: z.string(), subject: z.string() })),
});

export const faults = z.looseObject({ faults: z.array(z.looseObject({ call: z.string(), kind: z.string() })) });
/** Keeps unknown fields, so that a fault is sent back complete. */
export type ActiveFault = z.output<typeof faults>["faults"][number];

const shown = z.record(z.string(), z.unknown());
export const traffic = z.looseObject({
  calls: z.array(
    z.looseObject({
      id: z.number(),
      requestId: z.string(),
      at: z.string(),
      call: z.string(),
      method: z.string(),
      path: z.string(),
      username: z.optional(z.string()),
      headers: shown,
      fields: shown,
      answer: z.optional(shown),
      isReplay: z.boolean(),
      fault: z.optional(z.string()),
      milliseconds: z.number(),
    }),
  ),
});
export type TrafficCall = z.output<typeof traffic>["calls"][number];

export const accounts = z.looseObject({
  accounts: z.array(
    z.looseObject({
      accountNumber: z.string(),
      name: z.string(),
      company: z.string(),
      currency: z.string(),
      book: z.string(),
      available: z.string(),
    }),
  ),
});
export type LedgerAccount = z.output<typeof accounts>["accounts"][number];

export const ledger = z.looseObject({
  balanced: z.boolean(),
  currencies: z.array(
    z.looseObject({ currency: z.string(), debits: z.string(), credits: z.string(), balanced: z.boolean() }),
  ),
  journal: z.array(
    z.looseObject({
      request: z.string(),
      entries: z.array(
        z.looseObject({
          reference: z.string(),
          description: z.string(),
          postedAt: z.string(),
          lines: z.array(
            z.looseObject({
              account: z.string(),
              currency: z.string(),
              amount: z.string(),
              balanceAfter: z.string(),
              narration: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const audit = z.looseObject({ violations: z.array(z.string()) });

export const snapshots = z.looseObject({
  snapshots: z.array(z.looseObject({ name: z.string(), madeAt: z.string(), bankTime: z.string(), bytes: z.number() })),
});
export type SavedSnapshot = z.output<typeof snapshots>["snapshots"][number];

const createdUser = z.looseObject({
  username: z.string(),
  fullName: z.string(),
  password: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
});
export const createdCompany = z.looseObject({
  id: z.string(),
  name: z.string(),
  users: z.array(createdUser),
  accounts: z.array(z.looseObject({ accountNumber: z.string(), currency: z.string(), balance: z.string() })),
});
export type CreatedCompany = z.output<typeof createdCompany>;

export const scenarios = z.looseObject({
  scenarios: z.array(z.looseObject({ name: z.string(), description: z.string() })),
});
export const createdRequest = z.looseObject({ transactionId: z.string() });
export const nameCheck = z.looseObject({ company: z.string(), above: z.nullable(z.string()) });
export const signingKeys = z.looseObject({
  /** The id of the key that signs from now on. */
  kid: z.string(),
  /** The ids of all keys that verify, the newest first. */
  published: z.array(z.string()),
});
export const returned = z.looseObject({ returnedAt: z.string() });
export const replaced = z.looseObject({
  /** The number of the paper that replaces it. */
  issue: z.number(),
});
export const playing = z.looseObject({ playing: z.string() });
export const reset = z.looseObject({ scenario: z.string(), now: z.string() });
/** The contract as OpenAPI. */
export const document = z.looseObject({});

export type Checked = z.output<typeof checked>;
export type Board = z.output<typeof board>;
export type Lesson = z.output<typeof lesson>;
export type Course = z.output<typeof course>;
export type Lessons = z.output<typeof lessons>;
export type Phrase = z.output<typeof phrases>["phrases"][number];
export type DraftRun = z.output<typeof draftRun>;
export type Happening = z.output<typeof happening>;
export type Staged = z.output<typeof staged>;
export type Outcome = z.output<typeof outcomes>["outcomes"][number];
export type Company = z.output<typeof company>;
export type User = z.output<typeof user>;
export type Message = z.output<typeof message>;
