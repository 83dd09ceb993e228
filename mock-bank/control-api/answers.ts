import * as z from "zod/mini";
import { courseLessons, lessonData } from "./lesson-data";

/**
 * The answers of the control API. Objects are loose: the console and the tests read what is listed here, and a newer
 * bank may say more.
 */

const user = z.looseObject({
  username: z.string(),
  fullName: z.optional(z.string()),
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
  changedAccountAbove: z.optional(z.nullable(z.string())),
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
/** The effect of a move of the clock: numbers of people signed out and of tasks that fall due. */
export const foreseen = z.looseObject({ to: z.string(), signedOut: z.number(), due: z.number() });
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
const step = z.looseObject({
  keyword: z.string(),
  text: z.string(),
  table: z.optional(z.array(z.array(z.string()))),
});
/** The rows of the register with the scenarios and tests that prove them, and their newest sign-offs. */
export const acceptance = z.looseObject({
  /** Version and commit of the last run; empty without one. */
  version: z.string(),
  rows: z.array(
    z.looseObject({
      id: z.string(),
      area: z.string(),
      text: z.string(),
      status: z.enum(["proved", "failing", "unproved"]),
      /** Names of scenarios and of unit tests. */
      proofs: z.array(z.string()),
      signOff: z.optional(
        z.looseObject({
          by: z.string(),
          on: z.string(),
          remark: z.string(),
          verdict: z.optional(z.enum(["accepted", "rejected"])),
          isVoid: z.boolean(),
        }),
      ),
    }),
  ),
  scenarios: z.array(z.looseObject({ name: z.string(), steps: z.array(step), picture: z.optional(z.string()) })),
});
/** The register after each of the kept runs, the newest first, and the rows that changed between two of them. */
export const acceptanceRuns = z.looseObject({
  runs: z.array(
    z.looseObject({
      at: z.string(),
      of: z.string(),
      /** The words, tags or files of the run; empty for a run of all scenarios. */
      selected: z.array(z.string()),
      /** Number of scenarios in the run; absent for runs of earlier versions. */
      scenarioCount: z.optional(z.number()),
      proved: z.number(),
      failing: z.number(),
    }),
  ),
  changed: z.optional(
    z.array(z.looseObject({ id: z.string(), area: z.string(), text: z.string(), changes: z.array(z.string()) })),
  ),
});
/** The number of rows that a decision covers. */
export const signedOff = z.looseObject({ rows: z.number() });
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
export const lessons = courseLessons;
/** A lesson of a trainee: its people are there once the stage is set, until the bank is reset. */
export const openLesson = z.looseObject({
  lesson: lessonData,
  people: z.array(z.looseObject({ name: z.string(), username: z.string(), password: z.string(), role: z.string() })),
});
/** @property stage the trainee's key, which opens the own lessons only */
export const staged = z.extend(openLesson, { stage: z.string() });
const lessonState = z.enum(["new", "set", "tried", "done"]);
export const work = z.looseObject({
  trainee: z.string(),
  course: z.string(),
  lessons: z.array(
    z.looseObject({ id: z.string(), name: z.string(), minutes: z.number(), learned: z.string(), state: lessonState }),
  ),
});
export const checked = z.looseObject({
  /** A finding for each step of the lesson. */
  steps: z.array(
    z.discriminatedUnion("kind", [
      z.looseObject({ kind: z.literal("met") }),
      z.looseObject({ kind: z.literal("missing"), why: z.string() }),
      z.looseObject({ kind: z.literal("tick") }),
      z.looseObject({ kind: z.literal("plain") }),
    ]),
  ),
  done: z.boolean(),
});
export const board = z.looseObject({
  trainees: z.array(
    z.looseObject({
      key: z.string(),
      name: z.string(),
      course: z.string(),
      /** The number of lessons in the course; absent without one. */
      inCourse: z.optional(z.number()),
      lessons: z.array(
        z.looseObject({
          lesson: z.string(),
          name: z.string(),
          state: lessonState,
          /** Whole minutes from the first stage until the lesson was done, or until now. */
          minutes: z.number(),
          tries: z.number(),
          /** What the last check missed, or the bank's last refusal since the stage. */
          stuck: z.optional(z.string()),
          /** The lesson was done with ticks of the trainee. */
          hasTicks: z.boolean(),
          begunAt: z.string(),
        }),
      ),
    }),
  ),
});
/** Statements of xAPI 1.0.3. */
export const statements = z.looseObject({ statements: z.array(z.looseObject({ id: z.string() })) });
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
      /** Such as `read` or `confirmed`, as in the contract. */
      effect: z.optional(z.string()),
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

export const scenarios = z.looseObject({
  scenarios: z.array(z.looseObject({ name: z.string(), description: z.string() })),
});
export const createdRequest = z.looseObject({ transactionId: z.string() });
export const payeePolicy = z.looseObject({ company: z.nullable(z.string()), above: z.nullable(z.string()) });
export const signingKeys = z.looseObject({
  /** The id of the key that signs from now on. */
  kid: z.string(),
  /** The ids of all keys that verify, the newest first. */
  published: z.array(z.string()),
});
export const returned = z.looseObject({ returnedAt: z.string() });
export const lost = z.looseObject({ lostAt: z.string() });
export const cases = z.looseObject({
  cases: z.array(
    z.looseObject({
      caseNumber: z.string(),
      kind: z.string(),
      status: z.string(),
      transactionId: z.nullish(z.string()),
      asked: z.nullish(z.string()),
      askedBy: z.string(),
      askedOn: z.string(),
      answerBy: z.string(),
      answers: z.array(z.looseObject({ date: z.string(), text: z.string() })),
    }),
  ),
});
export const answeredCase = z.looseObject({ status: z.string() });
export const replaced = z.looseObject({
  /** The number of the paper that replaces it. */
  issue: z.number(),
});
export const reset = z.looseObject({ scenario: z.string(), now: z.string() });
/** The contract as OpenAPI. */
export const document = z.looseObject({});

export type Foreseen = z.output<typeof foreseen>;
export type Cases = z.output<typeof cases>;
export type Checked = z.output<typeof checked>;
export type Board = z.output<typeof board>;
export type Lesson = z.output<typeof lessonData>;
export type Course = Lessons["courses"][number];
export type OpenLesson = z.output<typeof openLesson>;
export type Work = z.output<typeof work>;
export type Lessons = z.output<typeof lessons>;
export type AcceptanceRuns = z.output<typeof acceptanceRuns>;
export type Acceptance = z.output<typeof acceptance>;
export type Phrase = z.output<typeof phrases>["phrases"][number];
export type DraftRun = z.output<typeof draftRun>;
export type Happening = z.output<typeof happening>;
export type Staged = z.output<typeof staged>;
export type Outcome = z.output<typeof outcomes>["outcomes"][number];
export type Company = z.output<typeof company>;
export type User = z.output<typeof user>;
export type Message = z.output<typeof message>;
