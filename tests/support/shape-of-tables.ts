import { sql } from "kysely";
import type { Database } from "../../mock-bank/database/tables";

/** Returns columns, constraints, indexes, triggers and functions, which define the rules of the tables; without the record of migrations. */
export async function shapeOf(db: Database): Promise<unknown[]> {
  const { rows } = await sql<{ part: string }>`
    select part from (
    select concat_ws(' ', table_name, column_name, data_type, is_nullable) as part
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', tablename, indexdef) from pg_indexes where schemaname = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
     where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select concat_ws(' ', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    ) parts where part not like 'kysely%' order by part`.execute(db);
  return rows;
}
