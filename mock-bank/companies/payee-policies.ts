import { type Refusal, refuse } from "../core/handler";
import type { Database } from "../database/tables";
import { formatMinor, parseMinor } from "../ledger/minor-units";

/**
 * The columns of a company's policies about payees: first payments to new beneficiaries confirm a name, and payments to
 * known payees at another account say who confirmed it.
 */
type PayeePolicy = "name_check_above" | "changed_account_above";
/** A company, or all of them if it is null, and the amount above which one of its policies applies; null switches it off. */
type PolicyAmount = { readonly company: string | null; readonly above: string | null };

/** Applies from the next payment on. Requests that wait for approval keep what was stated for them. */
export async function setPayeePolicy(
  db: Database,
  policy: PayeePolicy,
  { company, above }: PolicyAmount,
): Promise<PolicyAmount | Refusal> {
  const limit = above === null ? null : parseMinor(above);
  const changed = await db
    .updateTable("companies")
    .set({ [policy]: limit })
    .$if(company !== null, (query) => query.where("id", "=", company))
    .returning("id")
    .execute();
  if (changed.length === 0 && company !== null) return refuse("There is no such company.");
  return { company, above: limit === null ? null : formatMinor(limit) };
}
