import { sql } from "kysely";
import type { Connection, Database } from "./tables";

/** The tables that only grow. A trigger refuses other changes, but their owner or a superuser could disable it. */
const APPEND_ONLY = ["journal_entries", "journal_lines", "decisions", "audit", "signing_keys"];

type Found = {
  readonly fsync: string;
  readonly pages: string;
  readonly commit: string;
  readonly role: string;
  readonly isSuperuser: boolean;
  readonly owned: readonly string[];
  readonly rewritable: readonly string[];
};

/**
 * Checks the server and the bank's role in production.
 * @throws with one sentence for the operator per fault: settings that lose commits in a power cut, or a role that can
 * rewrite the books
 */
export async function refuseUnsafeServer(db: Database): Promise<void> {
  const { rows } = await sql<Found>`
    select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
           current_setting('synchronous_commit') as commit, current_user as role,
           (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
           array(select relname::text from pg_class where oid = any(append_only) and pg_has_role(relowner, 'MEMBER')) as owned,
           array(select relname::text from pg_class where oid = any(append_only)
                  and has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE')) as rewritable
      from (select ${APPEND_ONLY}::text[]::regclass[]::oid[] as append_only) as tables`.execute(db);
  const faults = rows.flatMap(faultsOf);
  if (faults.length > 0)
    throw new Error(["In production the bank does not use the database of DATABASE_URL:", ...faults].join("\n"));
}

function faultsOf({ fsync, pages, commit, role, isSuperuser, owned, rewritable }: Found): string[] {
  const lossy = Object.entries({ fsync, full_page_writes: pages, synchronous_commit: commit });
  const off = lossy.filter(([, value]) => value === "off").map(([name]) => name);
  return [
    ...off.map((name) => `  ${name} is off, so a power cut can lose payments. Set it to on.`),
    ...(isSuperuser
      ? [`  The role ${role} is a superuser, so it may rewrite the books. Use a role of the bank's own.`]
      : []),
    ...(!isSuperuser && owned.length > 0 ? [`  The role ${role} owns ${owned}. Let another role own the tables.`] : []),
    ...(!isSuperuser && owned.length === 0 && rewritable.length > 0
      ? [`  The role ${role} may update, delete or truncate ${rewritable}. Revoke these privileges.`]
      : []),
  ];
}

/**
 * Grants the bank's role its privileges; on append-only tables only select and insert.
 * @param owner is connected as the owner of the tables
 */
export async function grantToBank(owner: Connection, role: string): Promise<void> {
  const to = sql.id(role);
  const grown = sql.join(APPEND_ONLY.map((table) => sql.table(table)));
  await sql`grant usage on schema public to ${to}`.execute(owner);
  await sql`grant select, insert, update, delete on all tables in schema public to ${to}`.execute(owner);
  await sql`grant usage, select on all sequences in schema public to ${to}`.execute(owner);
  await sql`revoke update, delete on ${grown} from ${to}`.execute(owner);
}
