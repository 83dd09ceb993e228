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
  "left_companies",
];

type KeptSequence = { readonly name: string; readonly table: string; readonly column: string };

/** Returns the sequences that number rows which outlive the bank's content. */
export async function keptSequences(db: Connection): Promise<KeptSequence[]> {
  const { rows } = await sql<KeptSequence>`
    select sequence.relname as name, numbered.relname as table, attname as column
      from pg_depend
      join pg_class sequence on sequence.oid = objid and sequence.relkind = 'S'
      join pg_class numbered on numbered.oid = refobjid
      join pg_attribute on attrelid = refobjid and attnum = refobjsubid
     where classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass
       and sequence.relnamespace = current_schema()::regnamespace
     order by sequence.relname`.execute(db);
  return rows.filter(({ table }) => KEPT_TABLES.includes(table));
}

/**
 * Lets each kept sequence go on after the highest number of its table. Restored snapshots have set some back, in banks of
 * an earlier version, so that numbers were given a second time.
 */
export async function mendKeptSequences(db: Connection): Promise<void> {
  for (const { name, table, column } of await keptSequences(db))
    await sql`
      select setval(${name}::text::regclass, highest)
        from (select max(${sql.id(column)}) as highest from ${sql.table(table)}) as numbered, ${sql.table(name)}
       where highest > case when is_called then last_value else last_value - 1 end`.execute(db);
}

/** Returns the tables that hold the bank's content, by name. */
export async function contentTables(db: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !KEPT_TABLES.includes(name));
}
