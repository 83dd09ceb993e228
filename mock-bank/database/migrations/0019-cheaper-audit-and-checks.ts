import { type Kysely, sql } from "kysely";

/**
 * What every payment runs, for less. `audit_link` was called immutable although what it is made of is only stable: PostgreSQL puts it
 * into the statement only when it says so itself, and otherwise starts a statement of its own for each link. An entry's second line is looked
 * for instead of all of them being counted.
 */
const statements = [
  sql`alter function audit_link(text, text, text, text, text, text, timestamptz) stable`,
  sql`create or replace function check_added_entries() returns trigger language plpgsql set enable_seqscan = off as $$
    declare
      wrong bigint;
    begin
      select entry.id into wrong
        from added entry
       where not exists (select from journal_lines line where line.entry_id = entry.id offset 1)
       limit 1;
      if wrong is not null then
        raise exception 'journal entry % does not balance', wrong using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`,
];

export const cheaperAuditAndChecks = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
