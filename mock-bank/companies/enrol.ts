import * as z from "zod/mini";
import { menuTitles } from "../../contract/menu-titles";
import { bankNow, secondsAfter } from "../core/clock";
import type { Settings } from "../core/settings";
import type { Connection, Database } from "../database/tables";
import { inTransaction } from "../database/transaction";

import { parseMinor } from "../ledger/minor-units";
import { accountNumberOf, nextSerials } from "../lookups/generated";
import { hashPassword } from "../session/passwords";
import { newDefaultPassword, sendDefaultPassword } from "../sign-in/default-password";
import { currencies } from "../values/currencies";
import { plainText } from "../wire/plain-text";
import { openCompany } from "./open-company";

const roles = ["Single", "Initiator", "Authorizer", "Viewer", "Initiator & Authorizer"] as const;
const text = z.string().check(z.minLength(1), z.maxLength(100));
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/, "Not an amount such as 1250.00"));
const person = z.strictObject({
  username: z
    .string()
    .check(z.regex(/^[a-z][a-z0-9._-]{2,59}$/, "Begin with a small letter; 3 to 60 small letters, digits and . _ -")),
  firstName: text,
  lastName: text,
  phone: z.string().check(z.regex(/^0\d{9}$/, "Ten digits such as 0241234567")),
  email: z.email(),
  role: z.enum(roles),
  menus: z.optional(z.array(z.enum(menuTitles))),
  active: z.optional(z.boolean()),
});

/** Names that differ in case or spaces only are of one operator. */
const operatorName = (name: string): string => plainText(name).toLowerCase();

/**
 * The file that operators propose: how a company and its people shall be. What is absent stays as it is; a new person has
 * all menus. Accounts are opened with the company.
 */
const enrolmentSpec = z.strictObject({
  company: text,
  limitPerTransaction: amount,
  limitPerDay: amount,
  /** null: one approver is enough for all amounts. */
  secondApproverFrom: z.optional(z.nullable(amount)),
  people: z.array(person).check(z.minLength(1), z.maxLength(200)),
  accounts: z._default(z.array(z.strictObject({ currency: z.enum(currencies), name: text })), []),
});
export type EnrolmentSpec = z.output<typeof enrolmentSpec>;
type Person = EnrolmentSpec["people"][number];
type Bank = { readonly db: Database; readonly settings: Settings };

/**
 * Reads the text of an operator's file.
 * @throws an error for the operator that names each wrong field
 */
export function parseEnrolment(file: string, text: string): EnrolmentSpec {
  const read = enrolmentSpec.safeParse(jsonIn(file, text));
  if (read.success) return read.data;
  const lines = read.error.issues.flatMap(linesOf);
  throw new Error([`--propose: correct ${file}, which is not an enrolment (docs/operations.md):`, ...lines].join("\n"));
}

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

/** Whether a confirmed proposal opens a company. A misspelt name of a known one does so too. */
export async function isNewCompany({ db }: Pick<Bank, "db">, { company }: EnrolmentSpec): Promise<boolean> {
  return (await db.selectFrom("companies").select("id").where("name", "=", company).executeTakeFirst()) === undefined;
}

/** Confirming refuses them too, because a name can be taken between the two. */
async function refuseForeignPeople(db: Database, { company, people }: EnrolmentSpec): Promise<void> {
  const names = people.map(({ username }) => username);
  const other = await db
    .selectFrom("users")
    .innerJoin("companies", "companies.id", "users.company_id")
    .select("username")
    .where("username", "in", names)
    .where("companies.name", "!=", company)
    .executeTakeFirst();
  if (other) throw new Error(ofOtherCompany(other.username));
}

const ofOtherCompany = (username: string): string =>
  `The user name ${username} belongs to another company. Choose another one, and propose again.`;

/**
 * Stores a proposal and returns its number. Nothing else changes.
 * @throws an error for the operator if a user name belongs to another company
 */
export async function proposeEnrolment({ db }: Bank, spec: EnrolmentSpec, by: string): Promise<string> {
  await refuseForeignPeople(db, spec);
  const { id } = await db
    .insertInto("enrolments")
    .values({ spec: JSON.stringify(spec), proposed_by: by, proposed_at: await bankNow(db) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Makes the company and its people as proposed. New people get a default password by SMS and e-mail.
 * @throws an error for the operator; nothing is changed then
 */
export async function confirmEnrolment({ db, settings }: Bank, id: string, by: string): Promise<EnrolmentSpec> {
  const now = await bankNow(db);
  return inTransaction(db, async (tx) => {
    const proposal = await tx.selectFrom("enrolments").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!proposal) throw new Error(`There is no proposal ${id}. Give --confirm the number that --propose printed.`);
    if (proposal.confirmed_by !== null)
      throw new Error(`Proposal ${id} was confirmed by ${proposal.confirmed_by}. Propose the file again to repeat it.`);
    if (operatorName(proposal.proposed_by) === operatorName(by))
      throw new Error(
        `Proposal ${id} is by ${proposal.proposed_by}: another operator must confirm it. Give that name to --by.`,
      );
    const spec = enrolmentSpec.parse(proposal.spec);
    const companyId = await companyOf(tx, spec, now);
    for (const each of spec.people) await enrolPerson(tx, settings, { companyId, now }, each);
    await tx.updateTable("enrolments").set({ confirmed_by: by, confirmed_at: now }).where("id", "=", id).execute();
    return spec;
  });
}

/** Updates the limits of the company with this name, or opens it without people. */
async function companyOf(tx: Connection, spec: EnrolmentSpec, now: Date): Promise<string> {
  const limits = {
    limitPerTransaction: parseMinor(spec.limitPerTransaction),
    limitPerDay: parseMinor(spec.limitPerDay),
    secondApproverFrom: spec.secondApproverFrom ? parseMinor(spec.secondApproverFrom) : undefined,
  };
  const known = await tx.selectFrom("companies").select("id").where("name", "=", spec.company).executeTakeFirst();
  if (known) {
    await tx
      .updateTable("companies")
      .set({
        limit_per_transaction: limits.limitPerTransaction,
        limit_per_day: limits.limitPerDay,
        ...(spec.secondApproverFrom !== undefined && { second_approver_from: limits.secondApproverFrom ?? null }),
      })
      .where("id", "=", known.id)
      .execute();
    return known.id;
  }
  const serials = await nextSerials(tx, "account_serials", spec.accounts.length);
  const accounts = spec.accounts.map(({ currency, name }, index) => ({
    number: accountNumberOf(serials[index] ?? ""),
    ...{ name, currency, type: "Current", opening: 0n },
  }));
  return (await openCompany(tx, { name: spec.company, ...limits, users: [], accounts, openedAt: now }, "")).id;
}

async function enrolPerson(
  tx: Connection,
  settings: Settings,
  { companyId, now }: { readonly companyId: string; readonly now: Date },
  { username, firstName, lastName, phone, email, role, menus, active }: Person,
): Promise<void> {
  const row = {
    ...{ phone, email, role },
    first_name: firstName,
    last_name: lastName,
    full_name: `${firstName} ${lastName}`,
    ...(active !== undefined && { active }),
    ...(menus && { menus: JSON.stringify(menus) }),
  };
  const known = await tx
    .selectFrom("users")
    .select(["id", "company_id"])
    .where("username", "=", username)
    .executeTakeFirst();
  if (known && known.company_id !== companyId) throw new Error(ofOtherCompany(username));
  if (known) return void (await tx.updateTable("users").set(row).where("id", "=", known.id).execute());
  const password = newDefaultPassword();
  await tx
    .insertInto("users")
    .values({
      active: true,
      menus: JSON.stringify(menuTitles),
      ...row,
      ...{ username, company_id: companyId, created_at: now, first_login: true, must_change_password: true },
      password_hash: await hashPassword(password),
      default_password_expires_at: secondsAfter(now, DEFAULT_PASSWORD_SECONDS),
    })
    .execute();
  await sendDefaultPassword({ db: tx, now, settings }, { username, phone, email, company_id: companyId }, password);
}

const DEFAULT_PASSWORD_SECONDS = 24 * 3600;
