import * as z from "zod/mini";
import { accountNumber, amountText, currency, narration } from "../../contract/fields";
import { menuTitles } from "../../contract/menu-titles";
import { currencies } from "../values/currencies";
import { categoryNames } from "../values/wire-names";
import { parseDuration } from "./duration";

/** What the calls of the control API take: the body, or the query of a GET. */

export const nothing = z.object({});

const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, "Not an amount such as 1250.00"));
const positive = amount.check(z.refine((text) => Number(text) > 0, "Must be above zero"));
const name = z.string().check(z.minLength(1), z.maxLength(100));

/** An isolated company, ready to use. */
export const newCompany = z.strictObject({
  name: z.optional(name),
  users: z
    .array(
      z.strictObject({
        role: z.enum(roles),
        username: z.optional(z.string().check(z.regex(/^[\w.@-]{1,60}$/, "Letters, digits and . _ - @ alone"))),
        menus: z.optional(z.array(z.enum(menuTitles))),
        /** The user has never signed in and must create a password first. */
        isNew: z.optional(z.boolean()),
      }),
    )
    .check(z.maxLength(50)),
  accounts: z
    .array(z.strictObject({ currency: z.enum(currencies), balance: amount, type: z.optional(name) }))
    .check(z.maxLength(50)),
  policy: z.optional(
    z.strictObject({
      secondApproverFrom: z.optional(positive),
      limitPerTransaction: z.optional(positive),
      limitPerDay: z.optional(positive),
      nameCheckAbove: z.optional(amount),
      changedAccountAbove: z.optional(amount),
    }),
  ),
});

/** A transfer between own accounts that an Initiator asked for. */
export const newRequest = z.strictObject({
  username: z.string(),
  sourceAccount: accountNumber,
  destinationAccountNo: accountNumber,
  amount: amountText,
  currencyCode: currency,
  narration,
});

const text = z.string().check(z.minLength(1), z.maxLength(100));

/** An executed payment whose money comes back: by the receiving bank, or by this one. */
export const returnedPayment = z.strictObject({
  transactionId: text,
  how: z.enum(["RETURNED", "REVERSED"]),
  reason: text,
});

export const lostPayment = z.strictObject({ transactionId: text });
export const caseAnswer = z.strictObject({
  caseNumber: text,
  status: z.enum(["OPEN", "FOUND", "RETURNED", "CANNOT_BE_RETURNED", "ANSWERED"]),
  text,
});

/** A paper that a newer one replaces; of a payment, the next download is the newer one. */
export const replacedPaper = z.strictObject({ kind: z.enum(["receipt", "advice", "statement"]), reference: text });
const wholeAmount = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/));

/**
 * A request of any kind. `details` and `rows` appear in lists as given, in the contract's spelling, and are not
 * checked.
 */
export const newRequestOfAnyKind = z.strictObject({
  username: text,
  category: z.enum(categoryNames),
  sourceAccount: text,
  amount: wholeAmount,
  charge: z._default(wholeAmount, "0.00"),
  eLevy: z._default(wholeAmount, "0.00"),
  narration: text,
  scheduleId: z.optional(text),
  details: z._default(z.record(text, text), {}),
  rows: z.optional(z.array(z.record(text, text)).check(z.maxLength(200))),
});

export const scenarioNames = ["seed", "current-law"] as const;
export const reset = z.strictObject({ scenario: z._default(z.enum(scenarioNames), "seed") });

export const messages = z.object({
  to: z.optional(z.string()),
  after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});

export const clockJumpNames = ["nextWorkingDay", "nextMonth"] as const;
const duration = z
  .string()
  .check(z.refine((given) => parseDuration(given) !== undefined, "Not an ISO 8601 duration such as PT26H"));
/** People stay signed in. */
const keepSessions = z.optional(z.boolean());
export const clockChange = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }), keepSessions }),
  z.strictObject({ advance: duration, keepSessions }),
  z.strictObject({ to: z.enum(clockJumpNames), keepSessions }),
]);

export const traffic = z.object({ after: z._default(z.string().check(z.regex(/^\d{1,15}$/)), "0") });
export const ledger = z.object({ request: z.optional(z.string()), account: z.optional(z.string()) });
export const signIn = z.strictObject({ username: text, deviceId: text });
/** For one company, or for all of them if it is null. An amount of null switches the policy off. */
export const payeePolicy = z.strictObject({ company: z.nullable(text), above: z.nullable(amount) });

export const snapshotName = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));
export const snapshot = z.strictObject({ name: snapshotName });

const lesson = z.string().check(z.maxLength(200));
const trainee = z.string().check(z.trim(), z.maxLength(60));
/** The key of a trainee. */
const stage = z.string().check(z.maxLength(100));
export const staging = z.strictObject({
  lesson,
  /** The name on the class board; empty for none. */
  trainee: z._default(trainee, ""),
});
export const newClass = z.strictObject({
  names: z.array(trainee.check(z.minLength(1))).check(z.minLength(1), z.maxLength(200)),
  course: z.string().check(z.maxLength(100)),
});
export const work = z.strictObject({ stage });
export const ownLesson = z.strictObject({ stage, lesson });
export const ownSignIn = z.strictObject({ stage, lesson, username: text, deviceId: text });
/** `ticks` are the places of the steps that the trainee has seen on the screen. */
export const check = z.strictObject({
  stage,
  lesson,
  ticks: z._default(z.array(z.int().check(z.gte(0), z.lte(99))).check(z.maxLength(100)), []),
});
/** A feature with its scenarios, in Gherkin. */
export const draft = z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(50_000)) });
/** The scenarios of a draft as lessons of a course. */
export const lessonDraft = z.strictObject({
  text: draft.shape.text,
  course: z.string().check(z.maxLength(100)),
  minutes: z.int().check(z.gte(1), z.lte(120)),
  learned: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
});
export const removedLesson = z.strictObject({ lesson });
const runTime = z.iso.datetime();
/** Two kept runs by their times. Without them the kept runs are only listed. */
export const comparedRuns = z.strictObject({ from: z.optional(runTime), to: z.optional(runTime) });
const remark = z.string().check(z.trim(), z.maxLength(500));
const by = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
/** A product owner's decision about a row of the register, or an area; a rejection says what is wrong. */
export const signOff = z.discriminatedUnion("verdict", [
  z.strictObject({ verdict: z.literal("accepted"), of: z.string(), by, remark }),
  z.strictObject({ verdict: z.literal("rejected"), of: z.string(), by, remark: remark.check(z.minLength(1)) }),
]);
