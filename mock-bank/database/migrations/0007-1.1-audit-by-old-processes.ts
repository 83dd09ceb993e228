import { type Kysely, sql } from "kysely";

/**
 * Fills the columns of 0002 in audit rows that a process of release 1.0.0 writes during an update: it does not know
 * them, and `kind` may not be null. The release after 1.1.0 may drop this trigger.
 */
const statements = [
  sql`create function classify_audit() returns trigger language plpgsql as $$
    begin
      new.kind := case
        when new.event in ('signedIn', 'signedOut', 'signInRefused', 'openedByTrainer') then 'SIGN_IN'
        when new.event in ('approved', 'rejected') then 'DECISION'
        when new.event in ('executed', 'sent', 'failed') and exists (
          select from decisions where decisions.request_id = new.request_id and decisions.user_id = new.user_id
        ) then 'DECISION'
        when new.event in ('created', 'executed', 'sent', 'failed', 'recalled') then 'REQUEST'
        when new.event in ('scheduled', 'rescheduled', 'unscheduled') then 'SCHEDULE'
        when new.event = 'statementOrdered' then 'DOWNLOAD'
        else 'SECURITY'
      end;
      new.account_id := (select source_account_id from requests where requests.id = new.request_id);
      return new;
    end $$`,
  sql`create trigger classify_audit before insert on audit
    for each row when (new.kind is null) execute function classify_audit()`,
];

export const auditByOldProcesses = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
