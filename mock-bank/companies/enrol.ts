import { bankNow } from "../core/clock";
import type { Settings } from "../core/settings";
import type { Connection, Database } from "../database/tables";
import { inTransaction } from "../database/transaction";
import { audit } from "../ledger/audit";
import { parseMinor } from "../ledger/minor-units";
import { accountNumberOf, nextSerials } from "../lookups/generated";
import { plainText } from "../wire/plain-text";
import { enrolPerson, ofOtherCompany } from "./enrol-person";
import { changesOf, detailForCompany, linesForOperators } from "./enrolment-changes";
import { type EnrolmentSpec, enrolmentSpec } from "./enrolment-file";
import { openCompany } from "./open-company";

type Bank = { readonly db: Database; readonly settings: Settings };

/** Names that differ in case or spaces only are of one operator. */
const operatorName = (name: string): string => plainText(name).toLowerCase();

/** Whether a confirmed proposal opens a company. A misspelt name of a known one does so too. */
export async function isNewCompany({ db }: { readonly db: Connection }, { company }: EnrolmentSpec): Promise<boolean> {
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

const OF_COMPANY = ["limitPerTransaction", "limitPerDay"] as const;
const OF_PERSON = ["firstName", "lastName", "phone", "email", "role"] as const;

/** Confirming refuses them too, because what was known can be renamed between the two. */
async function refuseIncomplete(db: Connection, spec: EnrolmentSpec): Promise<void> {
  const { people, company } = spec;
  const names = people.map(({ username }) => username);
  const known = await db.selectFrom("users").select("username").where("username", "in", names).execute();
  const isKnown = new Set(known.map(({ username }) => username));
  const without = <Name extends string>(given: { readonly [name in Name]?: unknown }, needed: readonly Name[]) =>
    needed.filter((name) => given[name] === undefined);
  const lines = [
    ...((await isNewCompany({ db }, spec)) ? [[company, without(spec, OF_COMPANY)] as const] : []),
    ...people
      .filter(({ username }) => !isKnown.has(username))
      .map((each) => [each.username, without(each, OF_PERSON)] as const),
  ].filter(([, missing]) => missing.length > 0);
  if (lines.length === 0) return;
  const sentences = lines.map(([subject, missing]) => `  ${subject} is new: add ${missing.join(", ")}.`);
  throw new Error(["--propose: the file lacks fields (docs/operations.md):", ...sentences].join("\n"));
}

/**
 * Stores a proposal and returns its number. Nothing else changes.
 * @throws an error for the operator if a user name belongs to another company, or if what is new is not complete
 */
export async function proposeEnrolment({ db }: Bank, spec: EnrolmentSpec, by: string): Promise<string> {
  await refuseForeignPeople(db, spec);
  await refuseIncomplete(db, spec);
  const { id } = await db
    .insertInto("enrolments")
    .values({ spec: JSON.stringify(spec), proposed_by: by, proposed_at: await bankNow(db) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The lines that the second operator reads before confirming: what changes, and who proposed and confirmed it. A
 * confirmed proposal shows only what is different today.
 */
export async function showEnrolment(db: Connection, id: string): Promise<string> {
  const proposal = await proposalOf(db, id).executeTakeFirst();
  if (!proposal) throw new Error(noProposal(id, "--show"));
  const { proposed_by, proposed_at, confirmed_by } = proposal;
  // The cast is safe: only this type is stored. It is not parsed, so that refused texts are shown too.
  const spec = proposal.spec as EnrolmentSpec;
  const lines = linesForOperators(await changesOf(db, spec));
  return [
    `Proposal ${id} for ${spec.company}, by ${proposed_by}, ${proposed_at.toISOString()}${confirmed_by ? `, confirmed by ${confirmed_by}` : ""}:`,
    ...(confirmed_by === null && hasExpired(proposal, await bankNow(db))
      ? [`It has expired after ${DAYS_TO_CONFIRM} days: it can no longer be confirmed.`]
      : []),
    ...(lines.length > 0 ? lines : [confirmed_by ? "All of it is so today." : "Nothing would change."]),
  ]
    .map(escaped)
    .join("\n");
}

/** Shows characters that a terminal obeys or hides as their code, such as "\\u{1b}". */
const escaped = (line: string): string =>
  line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (hidden) => `\\u{${hidden.codePointAt(0)?.toString(16)}}`);

const proposalOf = (db: Connection, id: string) => db.selectFrom("enrolments").selectAll().where("id", "=", id);
/** A proposal that the second operator has refused cannot be confirmed by mistake in a later year. */
const DAYS_TO_CONFIRM = 30;
const hasExpired = ({ proposed_at }: { readonly proposed_at: Date }, now: Date): boolean =>
  now.getTime() - proposed_at.getTime() > DAYS_TO_CONFIRM * 86_400_000;
const noProposal = (id: string, option: string): string =>
  `There is no proposal ${id}. Give ${option} the number that --propose printed.`;

/**
 * Makes the company and its people as proposed. New people get a default password by SMS and e-mail. The activity of the
 * company shows each change, and former phones and e-mails hear of it.
 * @throws an error for the operator; nothing is changed then
 */
export async function confirmEnrolment({ db, settings }: Bank, id: string, by: string): Promise<EnrolmentSpec> {
  const now = await bankNow(db);
  return inTransaction(db, async (tx) => {
    const proposal = await proposalOf(tx, id).forUpdate().executeTakeFirst();
    if (!proposal) throw new Error(noProposal(id, "--confirm"));
    if (proposal.confirmed_by !== null)
      throw new Error(`Proposal ${id} was confirmed by ${proposal.confirmed_by}. Propose the file again to repeat it.`);
    if (operatorName(proposal.proposed_by) === operatorName(by))
      throw new Error(
        `Proposal ${id} is by ${proposal.proposed_by}: another operator must confirm it. Give the name of that one to --by.`,
      );
    if (hasExpired(proposal, now))
      throw new Error(
        `Proposal ${id} is older than ${DAYS_TO_CONFIRM} days. Propose the file again, if it is still meant.`,
      );
    const spec = enrolmentSpec.parse(proposal.spec);
    await refuseIncomplete(tx, spec);
    const changes = await changesOf(tx, spec);
    const companyId = await companyOf(tx, spec, now);
    for (const each of spec.people) await enrolPerson({ db: tx, settings, now }, companyId, each);
    for (const each of changes)
      await audit(tx, { companyId, userId: null, event: "changedByBank", detail: detailForCompany(each), at: now });
    await tx.updateTable("enrolments").set({ confirmed_by: by, confirmed_at: now }).where("id", "=", id).execute();
    return spec;
  });
}

/** Updates the limits of the company with this name, or opens it without people. */
async function companyOf(tx: Connection, spec: EnrolmentSpec, now: Date): Promise<string> {
  const { limitPerTransaction, limitPerDay, secondApproverFrom } = spec;
  const known = await tx.selectFrom("companies").select("id").where("name", "=", spec.company).executeTakeFirst();
  if (!known) return openEmpty(tx, spec, now);
  const limits = {
    ...(limitPerTransaction && { limit_per_transaction: parseMinor(limitPerTransaction) }),
    ...(limitPerDay && { limit_per_day: parseMinor(limitPerDay) }),
    ...(secondApproverFrom !== undefined && {
      second_approver_from: secondApproverFrom === null ? null : parseMinor(secondApproverFrom),
    }),
  };
  if (Object.keys(limits).length > 0)
    await tx.updateTable("companies").set(limits).where("id", "=", known.id).execute();
  return known.id;
}

async function openEmpty(tx: Connection, spec: EnrolmentSpec, openedAt: Date): Promise<string> {
  const { company: name, limitPerTransaction = "0", limitPerDay = "0", secondApproverFrom } = spec;
  const serials = await nextSerials(tx, "account_serials", spec.accounts.length);
  const plan = {
    ...{ name, openedAt, users: [] },
    limitPerTransaction: parseMinor(limitPerTransaction),
    limitPerDay: parseMinor(limitPerDay),
    secondApproverFrom: secondApproverFrom ? parseMinor(secondApproverFrom) : undefined,
    accounts: spec.accounts.map((account, index) => ({
      ...{ ...account, number: accountNumberOf(serials[index] ?? ""), type: "Current", opening: 0n },
    })),
  };
  return (await openCompany(tx, plan, "")).id;
}
