import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { wireDate } from "../values/wire-dates";
import type { BeneficiaryKind, Entry, FieldsOf } from "./payees";

/** The company and kind of beneficiaries. Other companies' beneficiaries are treated as missing. */
export type Owner<Kind extends BeneficiaryKind = BeneficiaryKind> = { readonly companyId: string; readonly kind: Kind };
export type Saved<Kind extends BeneficiaryKind> = FieldsOf[Kind] & { readonly id: string };

/** Returns single beneficiaries with the day of the last payment to each, sorted by name. */
export async function savedBeneficiaries<Kind extends BeneficiaryKind>(
  db: Connection,
  { companyId, kind }: Owner<Kind>,
): Promise<(Saved<Kind> & { readonly lastPaidDate?: string })[]> {
  const rows = await db
    .selectFrom("beneficiaries")
    .select(["id", "fields", (kind === "card" ? cardPaidAt : numberPaidAt).as("paidAt")])
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("list_id", "is", null)
    .orderBy(sql`lower(fields ->> 'name')`)
    .orderBy("id")
    .execute();
  return rows.map(({ paidAt, ...row }) => ({
    ...toSaved<Kind>(row),
    ...(paidAt && { lastPaidDate: wireDate(paidAt) }),
  }));
}

/** Payments to accounts and wallets are recorded, also those of lists. */
const numberPaidAt = sql<Date | null>`(
  select max(last_paid_at) from paid_payees paid
   where paid.company_id = beneficiaries.company_id and times > 0
     and number = payee_number(coalesce(fields ->> 'accountNumber', fields ->> 'phoneNumber'))
)`;

/** A card is its customer and its last digits. */
const cardPaidAt = sql<Date | null>`(
  select last_paid_at from paid_cards paid
   where paid.company_id = beneficiaries.company_id and times > 0
     and customer = fields ->> 'cardCustomerId' and last_digits = fields ->> 'last4digit'
)`;

/** Returns false if the company has already saved this payee. */
export async function saveBeneficiary(tx: Connection, owner: Owner, entry: Entry, at: Date): Promise<boolean> {
  const saved = await tx
    .insertInto("beneficiaries")
    .values({ ...owned(owner), payee: entry.payee, fields: JSON.stringify(entry.fields), created_at: at })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "kind", "payee"]).where("list_id", "is", null).doNothing(),
    )
    .returning("id")
    .execute();
  return saved.length === 1;
}

/** Returns a single beneficiary and locks it; undefined also for other companies' beneficiaries. */
export async function lockBeneficiary<Kind extends BeneficiaryKind>(
  tx: Connection,
  { companyId, kind }: Owner<Kind>,
  id: string,
): Promise<Saved<Kind> | undefined> {
  const row = await tx
    .selectFrom("beneficiaries")
    .select(["id", "fields"])
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("list_id", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row && toSaved<Kind>(row);
}

/**
 * Changes a locked beneficiary. Another payee makes it a new beneficiary.
 * @returns false if the company has already saved this payee
 */
export async function changeBeneficiary(
  tx: Connection,
  owner: Owner,
  id: string,
  { entry, at }: { readonly entry: Entry; readonly at: Date },
): Promise<boolean> {
  const isOther = await tx
    .selectFrom("beneficiaries")
    .select("id")
    .where("company_id", "=", owner.companyId)
    .where("kind", "=", owner.kind)
    .where("payee", "=", entry.payee)
    .where("list_id", "is", null)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (isOther) return false;
  await tx
    .updateTable("beneficiaries")
    .set({
      payee: entry.payee,
      fields: JSON.stringify(entry.fields),
      created_at: sql`case when payee = ${entry.payee} then created_at else ${at}::timestamptz end`,
    })
    .where("id", "=", id)
    .execute();
  return true;
}

/** Returns the removed beneficiary; undefined if there was none. */
export async function removeBeneficiary<Kind extends BeneficiaryKind>(
  tx: Connection,
  { companyId, kind }: Owner<Kind>,
  id: string,
): Promise<Saved<Kind> | undefined> {
  const removed = await tx
    .deleteFrom("beneficiaries")
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("list_id", "is", null)
    .returning(["id", "fields"])
    .executeTakeFirst();
  return removed && toSaved<Kind>(removed);
}

type Row = { readonly id: string; readonly fields: Record<string, unknown> };
/** Reads a row of one kind. The cast is safe: the column `fields` of such a row only stores fields of its kind. */
export const toSaved = <Kind extends BeneficiaryKind>({ id, fields }: Row) => ({ ...fields, id }) as Saved<Kind>;

const owned = ({ companyId, kind }: Owner) => ({ company_id: companyId, kind });
