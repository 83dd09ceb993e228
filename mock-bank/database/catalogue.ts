import { sql } from "kysely";
import type { Connection } from "./tables";

/**
 * Records of migrations, fingerprints of settings, the keys that sign files, the trainer's snapshots and the class: they
 * outlive the bank's content.
 */
const KEPT_TABLES = [
  "kysely_migration",
  "kysely_migration_lock",
  "shared_settings",
  "signing_keys",
  "snapshots",
  "trainees",
  "lesson_stages",
  "lesson_calls",
  "written_lessons",
];

/** Whether a sequence numbers rows that outlive the bank's content: set back, it would give numbers a second time. */
export const isKeptSequence = (name: string): boolean => KEPT_TABLES.some((table) => name.startsWith(`${table}_`));

/** Returns the tables that hold the bank's content, by name. */
export async function contentTables(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !KEPT_TABLES.includes(name));
}
