import * as z from "zod/mini";
import { menuTitles } from "../../contract/menu-titles";
import { parseMinor } from "../ledger/minor-units";
import { currencies } from "../values/currencies";

const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
const TEXT = "A text of 1 to 100 characters";
const AMOUNT = 'An amount in quotation marks, such as "1250.00"';
const NAME = "Begin with a small letter; 3 to 60 small letters, digits and . _ -";
const PHONE = 'Ten digits in quotation marks, such as "0241234567"';
const PEOPLE = "A list of 1 to 200 people";
const HIDDEN = "A text on one line, without control characters and invisible marks";
const SWITCH = "true or false, without quotation marks";

// Such characters forge or erase lines on the terminal of the operator who confirms.
const visible = z.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, HIDDEN);
const text = z.string(TEXT).check(z.minLength(1, TEXT), z.maxLength(100, TEXT), visible);
const amount = z.string(AMOUNT).check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, AMOUNT));
const person = z.strictObject({
  username: z.string(NAME).check(z.regex(/^[a-z][a-z0-9._-]{2,59}$/, NAME)),
  firstName: z.optional(text),
  lastName: z.optional(text),
  phone: z.optional(z.string(PHONE).check(z.regex(/^0\d{9}$/, PHONE))),
  email: z.optional(z.email("An e-mail address such as k.addo@adom.example")),
  role: z.optional(z.enum(roles)),
  menus: z.optional(z.array(z.enum(menuTitles), 'A list of menus, such as ["Dashboard"]')),
  active: z.optional(z.boolean(SWITCH)),
});

/**
 * The file that operators propose: how a company and its people shall be. What is absent stays as it is; what is new
 * needs all but `menus`, `active` and `secondApproverFrom`. Accounts are opened with the company.
 */
export const enrolmentSpec = z.strictObject({
  company: text,
  limitPerTransaction: z.optional(amount),
  limitPerDay: z.optional(amount),
  /** null: one approver is enough for all amounts. */
  secondApproverFrom: z.optional(z.nullable(amount)),
  people: z.array(person, PEOPLE).check(z.minLength(1, PEOPLE), z.maxLength(200, PEOPLE)),
  accounts: z._default(z.array(z.strictObject({ currency: z.enum(currencies), name: text })), []),
});
export type EnrolmentSpec = z.output<typeof enrolmentSpec>;
export type Person = EnrolmentSpec["people"][number];

const DAY = "limitPerDay: must be limitPerTransaction or more, because a payment counts for its day";

/**
 * Reads the text of an operator's file.
 * @throws an error for the operator that names each wrong field
 */
export function parseEnrolment(file: string, text: string): EnrolmentSpec {
  const { data, error } = enrolmentSpec.safeParse(jsonIn(file, text));
  const lines = error ? error.issues.flatMap(linesOf) : isDayTooLow(data) ? [`  ${DAY}`] : [];
  if (data && lines.length === 0) return data;
  throw new Error([`--propose: correct ${file}, which is not an enrolment (docs/operations.md):`, ...lines].join("\n"));
}

const isDayTooLow = ({ limitPerTransaction, limitPerDay }: EnrolmentSpec): boolean =>
  limitPerTransaction !== undefined &&
  limitPerDay !== undefined &&
  parseMinor(limitPerDay) < parseMinor(limitPerTransaction);

/** Names each misspelt field, and the values that a field can have. */
function linesOf(issue: z.core.$ZodIssue): readonly string[] {
  const at = (...more: readonly string[]): string => `  ${[...issue.path, ...more].join(".") || "the file"}`;
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${at(key)}: no such field`);
  if (issue.code === "invalid_value") return [`${at()}: must be one of ${issue.values.join(", ")}`];
  return [`${at()}: ${issue.message}`];
}

function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`--propose: ${file} is no JSON (docs/operations.md): ${why}. Correct the file.`, { cause: error });
  }
}
