import { sql } from "kysely";
import type { Connection } from "../handler";
import type { BeneficiaryKind, Entry, FieldsOf } from "./payees";

/** Whose, and of which kind. Another company's beneficiaries are as unknown as those that do not exist. */
export type Owner<Kind extends BeneficiaryKind = BeneficiaryKind> = { readonly companyId: string; readonly kind: Kind };
export type Saved<Kind extends BeneficiaryKind> = FieldsOf[Kind] & { readonly id: string };

/** Single beneficiaries in the order of their names. */
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

/** @returns false when the company has saved this payee already. */
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

/** What came of a change: not one of the company's, or it would save a payee twice. */
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

/** @returns whether there was one. */
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
/** Nothing but entries of this kind is ever written there. */
export const toSaved = <Kind extends BeneficiaryKind>({ id, fields }: Row) => ({ ...fields, id }) as Saved<Kind>;

const owned = ({ companyId, kind }: Owner) => ({ company_id: companyId, kind });
