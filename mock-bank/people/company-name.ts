import type { Call } from "../core/handler";

/** Returns the name of the caller's company. */
export async function companyName({ db, caller }: Call): Promise<string> {
  const query = db.selectFrom("companies").select("name").where("id", "=", caller.companyId);
  return (await query.executeTakeFirstOrThrow()).name;
}
