import { sql } from "kysely";
import type { Connection } from "../handler";
import type { BeneficiaryKind, Entry, FieldsOf } from "./payees";

/** The company and kind of beneficiaries. Other companies' beneficiaries are treated as missing. */
export type Owner<Kind extends BeneficiaryKind = BeneficiaryKind> = { readonly companyId: string; readonly kind: Kind };
export type Saved<Kind extends BeneficiaryKind> = FieldsOf[Kind] & { readonly id: string };

/** Returns single beneficiaries, sorted by name. */
export async function savedBeneficiaries<Kind extends BeneficiaryKind>(
  db: Connection,
  { companyId, kind }: Owner<Kind>,
): Promise<Saved<Kind>[]> {
  const rows = await db
    .selectFrom("beneficiaries")
    .select(["id", "fields"])
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("list_id", "is", null)
    .orderBy(sql`lower(fields ->> 'name')`)
    .orderBy("id")
    .execute();
  return rows.map(toSaved<Kind>);
}

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

/**
 * Outcome of a change: `notFound` also for other companies' beneficiaries, `alreadySaved` for a payee that would be a
 * duplicate.
 */
export type Changed = "changed" | "notFound" | "alreadySaved";

export async function changeBeneficiary(tx: Connection, owner: Owner, id: string, entry: Entry): Promise<Changed> {
  const isOther = await tx
    .selectFrom("beneficiaries")
    .select("id")
    .where("company_id", "=", owner.companyId)
    .where("kind", "=", owner.kind)
    .where("payee", "=", entry.payee)
    .where("list_id", "is", null)
    .where("id", "<>", id)
    .executeTakeFirst();
  if (isOther) return "alreadySaved";
  const changed = await tx
    .updateTable("beneficiaries")
    .set({ payee: entry.payee, fields: JSON.stringify(entry.fields) })
    .where("id", "=", id)
    .where("company_id", "=", owner.companyId)
    .where("kind", "=", owner.kind)
    .where("list_id", "is", null)
    .returning("id")
    .execute();
  return changed.length === 1 ? "changed" : "notFound";
}

/** Returns whether the beneficiary existed. */
export async function removeBeneficiary(tx: Connection, { companyId, kind }: Owner, id: string): Promise<boolean> {
  const removed = await tx
    .deleteFrom("beneficiaries")
    .where("id", "=", id)
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("list_id", "is", null)
    .returning("id")
    .execute();
  return removed.length === 1;
}

type Row = { readonly id: string; readonly fields: Record<string, unknown> };
/** Reads a row of one kind. The cast is safe: the column `fields` of such a row only stores fields of its kind. */
export const toSaved = <Kind extends BeneficiaryKind>({ id, fields }: Row) => ({ ...fields, id }) as Saved<Kind>;

const owned = ({ companyId, kind }: Owner) => ({ company_id: companyId, kind });
