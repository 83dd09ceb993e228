import { type Kysely, sql } from "kysely";

/** Adds the company's policy for first payments to new beneficiaries, and what a request has confirmed under it. */
const statements = [
  sql`alter table companies add column name_check_above bigint check (name_check_above >= 0)`,
  sql`alter table requests add column name_check jsonb`,
  sql`create trigger name_check_is_kept before update on requests
    for each row when (new.name_check is distinct from old.name_check) execute function refuse_change()`,
];

export const nameCheck = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
