import { sql } from "kysely";
import { scheduleTask } from "../core/agenda";
import type { Connection } from "../database/tables";
import { createControlAccounts } from "../ledger/control-accounts";
import { setUsualRates } from "../lookups/e-levy";

/**
 * Deletes all companies and resets the clock to the computer's. Only this and restoring a snapshot delete postings.
 * Snapshots are kept, because they belong to the trainer, and signing keys, because signed files stay valid.
 */
export async function emptyBank(tx: Connection): Promise<void> {
  await sql`
    truncate bank_clock, due_work, companies, users, sessions, one_time_codes, sign_in_attempts, ledger_accounts, requests, request_rows,
      decisions,
      daily_payments, journal_entries, journal_lines, holds, audit, audit_chains, idempotency, messages, attachments,
      complaints, password_recoveries, recovery_codes, beneficiary_lists, beneficiaries, official_statements, e_levy_rates, schedules,
      notice_marks, notice_preferences,
      gov_invoices, ssnit_advices
    restart identity`.execute(tx);
  await sql`insert into bank_clock default values`.execute(tx);
  await scheduleTask(tx, { kind: "purge", subject: "", dueAt: new Date(0) });
  await createControlAccounts(tx);
  await setUsualRates(tx);
}
