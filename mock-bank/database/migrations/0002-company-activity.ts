import { type Kysely, sql } from "kysely";

/**
 * Adds to the audit what the list of a company's activity is filtered by. Neither column is part of a link, so the
 * links of existing rows stay valid. The indexes are in the order of the list.
 */
const statements = [
  // No time limit, because the update of a long history takes longer than a call may.
  sql`set local statement_timeout = 0`,
  sql`alter table audit add column kind text, add column account_id bigint references ledger_accounts`,
  sql`alter table audit disable trigger append_only`,
  sql`update audit set
    kind = case
      when event in ('signedIn', 'signedOut', 'signInRefused', 'openedByTrainer') then 'SIGN_IN'
      when event in ('approved', 'rejected') then 'DECISION'
      when event in ('executed', 'sent', 'failed') and exists (
        select from decisions where decisions.request_id = audit.request_id and decisions.user_id = audit.user_id
      ) then 'DECISION'
      when event in ('created', 'executed', 'sent', 'failed', 'recalled') then 'REQUEST'
      when event in ('scheduled', 'rescheduled', 'unscheduled') then 'SCHEDULE'
      when event = 'statementOrdered' then 'DOWNLOAD'
      else 'SECURITY'
    end,
    account_id = (select source_account_id from requests where requests.id = audit.request_id)`,
  sql`alter table audit enable trigger append_only`,
  sql`alter table audit alter column kind set not null`,
  sql`create index audit_by_time on audit (chain, at, id)`,
  sql`create index audit_by_kind on audit (chain, kind, at, id)`,
  sql`create index audit_by_person on audit (user_id, at, id) where user_id is not null`,
  sql`create index audit_by_account on audit (account_id, at, id) where account_id is not null`,
];

export const companyActivity = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
