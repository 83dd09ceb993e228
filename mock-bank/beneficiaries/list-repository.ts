import { sql } from "kysely";
import type { Connection } from "../database/tables";
import { type Owner, type Saved, toSaved } from "./beneficiary-repository";
import type { BeneficiaryKind, Entry } from "./payees";

/** Returns a company's bulk lists with their rows, by bulk id, sorted by name. */
export async function savedLists<Kind extends BeneficiaryKind>(db: Connection, { companyId, kind }: Owner<Kind>) {
  const lists = await db
    .selectFrom("beneficiary_lists")
    .select(["id", "alias"])
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .orderBy(sql`lower(alias)`)
    .orderBy("id")
    .execute();
  const rows = await db
    .selectFrom("beneficiaries")
    .select(["id", "list_id", "fields"])
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .where("list_id", "is not", null)
    .orderBy("position")
    .execute();
  const saved = lists.map(({ id, alias }) => [id, { id, alias, beneficiaries: none<Saved<Kind>>() }] as const);
  const listOf = new Map(saved);
  for (const row of rows) listOf.get(row.list_id ?? "")?.beneficiaries.push(toSaved(row));
  return Object.fromEntries(saved.map(([id, list]) => [id, { ...list, count: list.beneficiaries.length }]));
}

type NewList = { readonly alias: string; readonly entries: readonly Entry[] };

/** Saves the payees of a bulk payment as a list under the customer's name for it (specification 2, section 2.4). */
export async function saveList(tx: Connection, owner: Owner, { alias, entries }: NewList, at: Date): Promise<void> {
  const { id } = await tx
    .insertInto("beneficiary_lists")
    .values({ company_id: owner.companyId, kind: owner.kind, alias, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await insertRows(tx, owner, id, entries, at);
}

/**
 * Replaces the rows of a list. Rows that are not given are removed.
 * @returns the name of the list; undefined if there is none
 */
export async function changeList(
  tx: Connection,
  owner: Owner,
  listId: string,
  entries: readonly Entry[],
  at: Date,
): Promise<string | undefined> {
  const list = await tx
    .selectFrom("beneficiary_lists")
    .select("alias")
    .where("id", "=", listId)
    .where("company_id", "=", owner.companyId)
    .where("kind", "=", owner.kind)
    .forUpdate()
    .executeTakeFirst();
  if (!list) return undefined;
  await tx.deleteFrom("beneficiaries").where("list_id", "=", listId).execute();
  await insertRows(tx, owner, listId, entries, at);
  return list.alias;
}

/** Returns the name of the removed list; undefined if there was none. */
export async function removeList(
  tx: Connection,
  { companyId, kind }: Owner,
  listId: string,
): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom("beneficiary_lists")
    .where("id", "=", listId)
    .where("company_id", "=", companyId)
    .where("kind", "=", kind)
    .returning("alias")
    .executeTakeFirst();
  return removed?.alias;
}

/** Inserts all rows in one statement. */
async function insertRows(tx: Connection, owner: Owner, listId: string, entries: readonly Entry[], at: Date) {
  await sql`
    insert into beneficiaries (company_id, kind, list_id, position, payee, fields, created_at)
    select ${owner.companyId}, ${owner.kind}, ${listId}, position, given.row ->> 'payee', given.row -> 'fields', ${at.toISOString()}::timestamptz
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as given (row, position)`.execute(
    tx,
  );
}

const none = <Row>(): Row[] => [];
