import type { Connection } from "../database/tables";
import { formatMinor, parseMinor } from "../ledger/minor-units";
import { maskEmail, maskPhone } from "../otp/masked-recipient";
import type { EnrolmentSpec, Person } from "./enrolment-file";

type Field = "phone" | "email" | "name" | "role" | "menus" | "active" | "account" | keyof typeof limitWords;
type Change = { readonly field: Field; readonly before: string | undefined; readonly after: string };
/** What a proposal changes of the company or of one of its people. */
export type Changes = {
  /** Such as "Adom Mills Ltd" or "k.addo". */
  readonly subject: string;
  readonly isNew: boolean;
  readonly changes: readonly Change[];
};

const limitWords = {
  limitPerTransaction: "limit of a payment",
  limitPerDay: "limit of a day",
  secondApproverFrom: "second approver from",
} as const;
const NONE = "none";

/** Compares a proposal with the company and the people of today. What stays as it is, is left out. */
export async function changesOf(db: Connection, spec: EnrolmentSpec): Promise<readonly Changes[]> {
  const company = await db.selectFrom("companies").selectAll().where("name", "=", spec.company).executeTakeFirst();
  const amountOf = (minor: string | null | undefined) => (minor === null ? NONE : minor && formatMinor(minor));
  const limits = fieldsThatChange({
    limitPerTransaction: [amountOf(company?.limit_per_transaction), normal(spec.limitPerTransaction)],
    limitPerDay: [amountOf(company?.limit_per_day), normal(spec.limitPerDay)],
    secondApproverFrom: [company && amountOf(company.second_approver_from), normal(spec.secondApproverFrom)],
  });
  const accounts = company ? [] : spec.accounts.map(({ currency, name }) => accountOf(`${currency} ${name}`));
  const people = [];
  for (const each of spec.people) people.push(await changesOfPerson(db, each));
  const ofCompany = { subject: spec.company, isNew: !company, changes: [...limits, ...accounts] };
  return [ofCompany, ...people].filter(({ changes }) => changes.length > 0);
}

const accountOf = (after: string): Change => ({ field: "account", before: undefined, after });

const normal = (amount: string | null | undefined) =>
  amount === null ? NONE : amount && formatMinor(parseMinor(amount));

async function changesOfPerson(db: Connection, person: Person): Promise<Changes> {
  const { username, firstName, lastName, phone, email, role, menus, active } = person;
  const user = await db.selectFrom("users").selectAll().where("username", "=", username).executeTakeFirst();
  const name = `${firstName ?? user?.first_name} ${lastName ?? user?.last_name}`;
  const menusOf = (titles: readonly string[] | undefined) => titles && [...titles].sort().join(", ");
  const changes = fieldsThatChange({
    name: [user && `${user.first_name} ${user.last_name}`, name],
    phone: [user?.phone, phone],
    email: [user?.email, email],
    role: [user?.role, role],
    menus: [menusOf(user?.menus), menusOf(menus) ?? (user ? undefined : "all")],
    active: [user && yesOrNo(user.active), active === undefined ? undefined : yesOrNo(active)],
  });
  return { subject: username, isNew: !user, changes };
}

const yesOrNo = (is: boolean): string => (is ? "yes" : "no");

type Pair = readonly [before: string | undefined, after: string | undefined];
const fieldsThatChange = (pairs: Partial<Readonly<Record<Field, Pair>>>): readonly Change[] =>
  Object.entries(pairs).flatMap(([field, [before, after]]) =>
    // The keys of a record of this type.
    after === undefined || after === before ? [] : [{ field: field as Field, before, after }],
  );

const wordOf = (field: Field): string => (field in limitWords ? limitWords[field as keyof typeof limitWords] : field);

/** The lines that the second operator reads, with phones and e-mails in clear. */
export const linesForOperators = (changes: readonly Changes[]): readonly string[] =>
  changes.flatMap(({ subject, isNew, changes: fields }) => [
    `${subject}${isNew ? " (new)" : ""}`,
    ...fields.map(({ field, before, after }) =>
      before === undefined ? `  ${wordOf(field)}: ${after}` : `  ${wordOf(field)}: ${before} -> ${after}`,
    ),
  ]);

/** One line of the company's own activity, which more people read: phones and e-mails are masked. */
export const detailForCompany = ({ subject, isNew, changes }: Changes): string =>
  `${subject}${isNew ? " (new)" : ""}: ${changes.map((each) => `${wordOf(each.field)} ${masked(each)}`).join("; ")}`;

const masked = ({ field, after }: Pick<Change, "field" | "after">): string =>
  field === "phone" ? maskPhone(after) : field === "email" ? maskEmail(after) : after;
