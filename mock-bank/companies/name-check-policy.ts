import { type Refusal, refuse } from "../core/handler";
import type { Database } from "../database/tables";
import { formatMinor, parseMinor } from "../ledger/minor-units";

/** A company, and the amount above which first payments to new beneficiaries confirm a name; null switches it off. */
export type NameCheckPolicy = { readonly company: string; readonly above: string | null };

/** Applies from the next payment on. Requests that wait for approval keep what was confirmed for them. */
export async function setNameCheckPolicy(
  db: Database,
  { company, above }: NameCheckPolicy,
): Promise<NameCheckPolicy | Refusal> {
  const limit = above === null ? null : parseMinor(above);
  const changed = await db
    .updateTable("companies")
    .set({ name_check_above: limit })
    .where("id", "=", company)
    .returning("id")
    .executeTakeFirst();
  if (!changed) return refuse("There is no such company.");
  return { company, above: limit === null ? null : formatMinor(limit) };
}
