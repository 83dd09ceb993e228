import { type Kysely, sql } from "kysely";

/** Creates all tables of the first release. Rules about money are enforced both in code and by constraints here. */
const statements = [
  sql`create table bank_clock (
    id integer primary key default 1 check (id = 1),
    offset_ms bigint not null default 0
  )`,
  sql`insert into bank_clock default values`,

  sql`create table companies (
    id text primary key default gen_random_uuid(),
    name text not null,
    second_approver_from bigint check (second_approver_from > 0),
    limit_per_transaction bigint not null check (limit_per_transaction > 0),
    limit_per_day bigint not null check (limit_per_day > 0),
    created_at timestamptz not null
  )`,
  sql`create table users (
    id text primary key default gen_random_uuid(),
    company_id text not null references companies,
    username text not null unique check (username = lower(username)),
    password_hash text not null,
    password_history jsonb not null default '[]',
    full_name text not null,
    first_name text not null,
    last_name text not null,
    phone text not null,
    email text not null,
    role text not null check (role in ('Single', 'Initiator', 'Authorizer', 'Viewer', 'Initiator & Authorizer')),
    menus jsonb not null,
    active boolean not null default true,
    must_change_password boolean not null default false,
    first_login boolean not null default false,
    default_password_expires_at timestamptz,
    failed_passwords integer not null default 0,
    failed_codes integer not null default 0,
    codes_blocked_until timestamptz,
    last_login_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create index users_of_company on users (company_id)`,

  sql`create table sessions (
    id text primary key default gen_random_uuid(),
    user_id text not null references users,
    token_hash text not null unique,
    device_id text not null,
    created_at timestamptz not null,
    last_seen_at timestamptz not null,
    ended_at timestamptz,
    end_reason text,
    check ((ended_at is null) = (end_reason is null))
  )`,
  sql`create unique index one_live_session_of_user on sessions (user_id) where ended_at is null`,
  sql`create index sessions_of_device on sessions (user_id, device_id)`,

  sql`create table one_time_codes (
    id text primary key default gen_random_uuid(),
    user_id text not null references users,
    session_id text references sessions,
    device_id text not null,
    is_known_device boolean not null,
    purpose text not null check (purpose in ('signIn', 'action')),
    code_hash text not null,
    intent text,
    tries_left integer not null check (tries_left >= 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    verified_at timestamptz,
    consumed_at timestamptz,
    nullified_at timestamptz,
    check (consumed_at is null or verified_at is not null)
  )`,
  sql`create index codes_of_user on one_time_codes (user_id, created_at desc)`,
  sql`create table sign_in_attempts (
    id text primary key default gen_random_uuid(),
    user_id text not null references users,
    device_id text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index attempts_of_user on sign_in_attempts (user_id, created_at desc)`,
  // Unknown user names get rows too, so that these tables do not show which names exist.
  sql`create table password_recoveries (
    username text not null,
    device_id text not null,
    opened_at timestamptz not null,
    primary key (username, device_id)
  )`,
  sql`create table recovery_codes (
    id text primary key,
    username text not null,
    device_id text not null,
    is_known_device boolean not null,
    code_hash text not null,
    tries_left integer not null check (tries_left >= 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz
  )`,
  sql`create index recovery_codes_of_name on recovery_codes (username, created_at desc)`,
  sql`create index recovery_codes_by_expiry on recovery_codes (expires_at)`,

  sql`create table ledger_accounts (
    id bigint generated always as identity primary key,
    number text not null unique,
    kind text not null check (kind in ('customer', 'control')),
    company_id text references companies,
    name text not null,
    type text not null,
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    book bigint not null default 0,
    held bigint not null default 0 check (held >= 0),
    is_primary boolean not null default false,
    position integer not null default 0,
    created_at timestamptz not null default now(),
    constraint only_customers_have_companies check ((kind = 'customer') = (company_id is not null)),
    constraint customers_never_overdraw check (kind = 'control' or book - held >= 0)
  )`,
  sql`create sequence account_serials owned by ledger_accounts.number`,
  sql`create sequence phone_serials owned by users.phone`,
  sql`create index accounts_of_company on ledger_accounts (company_id, position, id)`,

  sql`create table requests (
    id text primary key,
    company_id text not null references companies,
    category text not null,
    status text not null
      check (status in ('PENDING', 'IN_PROGRESS', 'APPROVED', 'REJECTED', 'FAILED', 'RECALLED', 'PROCESSING')),
    schedule_id text,
    route text not null check (route in ('atOnce', 'instant', 'clearing')),
    source_account_id bigint not null references ledger_accounts,
    currency text not null,
    amount bigint not null check (amount > 0),
    charge bigint not null default 0 check (charge >= 0),
    e_levy bigint not null default 0 check (e_levy >= 0),
    cedi_value bigint not null check (cedi_value > 0),
    narration text not null,
    payee text,
    details jsonb not null,
    legs jsonb not null,
    row_count integer not null default 1 check (row_count > 0),
    created_by text not null references users,
    created_at timestamptz not null,
    approvals_needed integer not null check (approvals_needed between 0 and 2),
    decided_at timestamptz,
    executed_at timestamptz,
    failure text,
    check (status <> 'FAILED' or failure is not null)
  )`,
  sql`create index open_requests_of_company on requests (company_id, created_at desc, id desc)
    where status in ('PENDING', 'IN_PROGRESS')`,
  sql`create index requests_of_user on requests (created_by, category, created_at desc, id desc)`,
  sql`create index requests_of_company on requests (company_id, category, created_at desc, id desc)`,
  sql`create index requests_of_payee on requests (company_id, payee, created_at) where payee is not null`,
  sql`create index wallet_payments_of_company on requests (company_id, created_at)
    where category in ('mobileMoney', 'mobileMoneyBulk')`,
  sql`create table request_rows (
    request_id text not null references requests,
    position integer not null check (position > 0),
    row jsonb not null,
    primary key (request_id, position)
  )`,
  sql`create table decisions (
    request_id text not null references requests,
    user_id text not null references users,
    decision text not null check (decision in ('APPROVE', 'REJECT')),
    reason text,
    decided_at timestamptz not null,
    primary key (request_id, user_id),
    check ((decision = 'REJECT') = (reason is not null))
  )`,
  sql`create table daily_payments (
    company_id text not null references companies,
    day date not null,
    cedi_value bigint not null check (cedi_value >= 0),
    primary key (company_id, day)
  )`,
  sql`create table e_levy_rates (
    valid_from date primary key,
    basis_points integer not null check (basis_points between 0 and 10000),
    daily_free bigint not null check (daily_free >= 0)
  )`,

  sql`create table journal_entries (
    id bigint generated always as identity primary key,
    reference text not null unique,
    request_id text references requests,
    description text not null,
    posted_at timestamptz not null
  )`,
  sql`create index entries_of_request on journal_entries (request_id) where request_id is not null`,
  sql`create table journal_lines (
    id bigint generated always as identity primary key,
    entry_id bigint not null references journal_entries,
    account_id bigint not null references ledger_accounts,
    amount bigint not null check (amount <> 0),
    balance_after bigint not null,
    narration text not null,
    posted_at timestamptz not null
  )`,
  sql`create index lines_of_entry on journal_lines (entry_id)`,
  sql`create index lines_of_account on journal_lines (account_id, posted_at, id)`,
  sql`create table holds (
    id text primary key default gen_random_uuid(),
    account_id bigint not null references ledger_accounts,
    request_id text not null references requests,
    amount bigint not null check (amount > 0),
    placed_at timestamptz not null,
    released_at timestamptz
  )`,
  sql`create unique index one_open_hold_of_request on holds (request_id, account_id) where released_at is null`,

  sql`create table audit (
    id bigint generated always as identity primary key,
    company_id text references companies,
    user_id text references users,
    event text not null,
    request_id text references requests,
    detail text not null,
    at timestamptz not null,
    chain text not null,
    link text not null
  )`,
  sql`create index audit_of_chain on audit (chain, id)`,
  sql`create index audit_of_request on audit (request_id) where request_id is not null`,
  sql`create table audit_chains (
    chain text primary key,
    link text not null
  )`,

  sql`create table idempotency (
    user_id text not null references users,
    key text not null,
    call_hash text not null,
    answer jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, key)
  )`,
  sql`create table messages (
    id bigint generated always as identity primary key,
    channel text not null check (channel in ('sms', 'email')),
    recipient text not null,
    username text not null,
    subject text not null,
    body text not null,
    code text,
    secret_until timestamptz,
    redacted_at timestamptz,
    sealed text,
    mailed_at timestamptz,
    mail_tries integer not null default 0,
    mail_after timestamptz,
    at timestamptz not null
  )`,
  sql`create index messages_to on messages (recipient, id)`,
  sql`create index messages_of_user on messages (username, id)`,
  sql`create index messages_to_mail on messages (at) where channel = 'email' and mailed_at is null`,
  sql`create index messages_with_secrets on messages (secret_until)
    where secret_until is not null and redacted_at is null`,
  sql`create table attachments (
    id bigint generated always as identity primary key,
    message_id bigint not null references messages,
    file_name text not null,
    mime_type text not null,
    bytes bytea not null
  )`,
  sql`create index attachments_of_message on attachments (message_id)`,

  sql`create table complaints (
    id text primary key,
    device_id text not null,
    address text not null,
    user_id text references users,
    subject text not null,
    sender_name text not null,
    phone text not null,
    email text not null,
    account_number text not null,
    body text not null,
    created_at timestamptz not null
  )`,
  sql`create index complaints_of_device on complaints (device_id, created_at)`,
  sql`create index complaints_by_time on complaints (created_at)`,

  sql`create table beneficiary_lists (
    id text primary key default gen_random_uuid(),
    company_id text not null references companies,
    kind text not null check (kind in ('transfer', 'wallet', 'card')),
    alias text not null check (alias <> ''),
    created_at timestamptz not null
  )`,
  sql`create index beneficiary_lists_of_company on beneficiary_lists (company_id, kind)`,
  sql`create table beneficiaries (
    id text primary key default gen_random_uuid(),
    company_id text not null references companies,
    kind text not null check (kind in ('transfer', 'wallet', 'card')),
    list_id text references beneficiary_lists on delete cascade,
    position integer not null default 0,
    payee text not null,
    fields jsonb not null,
    created_at timestamptz not null
  )`,
  sql`create unique index payee_saved_once on beneficiaries (company_id, kind, payee) where list_id is null`,
  sql`create index beneficiaries_of_list on beneficiaries (list_id, position) where list_id is not null`,

  sql`create table schedules (
    id text primary key,
    company_id text not null references companies,
    status text not null check (status in ('PENDING', 'ACTIVE', 'ENDED', 'DELETED', 'REJECTED')),
    category text not null check (category in ('ownAccounts', 'sameBank', 'otherBank', 'bulkTransfer')),
    plan jsonb not null,
    change jsonb,
    run integer not null default 0 check (run >= 0),
    created_by text not null references users,
    created_at timestamptz not null,
    approved_by text references users,
    approved_at timestamptz,
    next_run_at timestamptz,
    check ((status = 'ACTIVE') = (next_run_at is not null))
  )`,
  sql`create index schedules_of_company on schedules (company_id, category, created_at desc)
    where status in ('PENDING', 'ACTIVE')`,

  sql`create table gov_invoices (
    company_id text not null references companies,
    number text not null,
    service text not null,
    description text not null,
    customer_name text not null,
    narration text not null,
    amount bigint not null check (amount > 0),
    created_on date not null,
    expires_on date not null,
    paid_at timestamptz,
    paid_by text references requests,
    primary key (company_id, number),
    check (created_on <= expires_on),
    check (paid_by is null or paid_at is not null)
  )`,
  sql`create table ssnit_advices (
    company_id text not null references companies,
    number text not null,
    customer_code text,
    contribution_type text not null check (contribution_type in ('Regular', 'Arrears')),
    contribution bigint not null check (contribution > 0),
    penalty bigint not null check (penalty >= 0),
    establishment text not null,
    receipt_id text not null,
    reference text not null,
    issued_on date not null,
    paid_at timestamptz,
    paid_by text references requests,
    primary key (company_id, number),
    check (paid_by is null or paid_at is not null)
  )`,

  sql`create table official_statements (
    id text primary key,
    company_id text not null references companies,
    ordered_by text not null references users,
    account_id bigint not null references ledger_accounts,
    from_day date not null,
    to_day date not null,
    delivery text not null,
    branch text,
    email text,
    ordered_at timestamptz not null,
    check (from_day <= to_day),
    check ((delivery = 'branch' and branch is not null and email is null)
        or (delivery = 'email' and email is not null and branch is null))
  )`,
  sql`create index official_statements_of_company on official_statements (company_id, ordered_at)`,

  sql`create table due_work (
    id bigint generated always as identity primary key,
    kind text not null,
    subject text not null,
    due_at timestamptz not null,
    failed_at timestamptz,
    unique (kind, subject)
  )`,
  sql`create index due_work_next on due_work (due_at, id) where failed_at is null`,
  sql`insert into due_work (kind, subject, due_at) values ('purge', '', 'epoch')`,

  sql`create table snapshots (
    name text primary key check (length(name) between 1 and 80),
    made_at timestamptz not null,
    bank_time timestamptz not null,
    content bytea not null
  )`,

  sql`create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$`,
  ...["journal_entries", "journal_lines", "decisions", "audit"].map(
    (table) => sql`create trigger append_only before update or delete on ${sql.table(table)}
      for each statement execute function refuse_change()`,
  ),

  // The journal's rules are checked once per statement: checks per row took a third of the time of a bulk payment of
  // 50,000 rows. Entries and their lines must therefore be inserted in one statement, as `ledger/post.ts` does.
  // Sequential scans are disabled because connections keep their plans, and a scan suits only a small journal.
  sql`create function check_added_entries() returns trigger language plpgsql set enable_seqscan = off as $$
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
  sql`create function check_added_lines() returns trigger language plpgsql set enable_seqscan = off as $$
    declare
      wrong bigint;
    begin
      select line.entry_id into wrong
        from added line join ledger_accounts account on account.id = line.account_id
       group by line.entry_id, account.currency having sum(line.amount) <> 0
       limit 1;
      if wrong is not null then
        raise exception 'journal entry % does not balance', wrong using errcode = 'integrity_constraint_violation';
      end if;
      return null;
    end $$`,
  sql`create trigger entry_balances after insert on journal_entries
    referencing new table as added for each statement execute function check_added_entries()`,
  sql`create trigger line_balances after insert on journal_lines
    referencing new table as added for each statement execute function check_added_lines()`,

  sql`create function check_request_moves() returns trigger language plpgsql as $$
    begin
      if new.status <> old.status and not (old.status, new.status) in (
        ('PENDING', 'IN_PROGRESS'), ('PENDING', 'APPROVED'), ('PENDING', 'PROCESSING'), ('PENDING', 'REJECTED'),
        ('PENDING', 'RECALLED'), ('PENDING', 'FAILED'), ('IN_PROGRESS', 'APPROVED'), ('IN_PROGRESS', 'PROCESSING'),
        ('IN_PROGRESS', 'REJECTED'), ('IN_PROGRESS', 'FAILED'), ('PROCESSING', 'APPROVED'), ('PROCESSING', 'FAILED')
      ) then
        raise exception 'request % cannot go from % to %', old.id, old.status, new.status
          using errcode = 'integrity_constraint_violation';
      end if;
      if (new.id, new.company_id, new.category, new.source_account_id, new.currency, new.amount, new.charge, new.e_levy,
          new.cedi_value, new.payee, new.legs, new.created_by, new.created_at, new.approvals_needed)
        is distinct from
         (old.id, old.company_id, old.category, old.source_account_id, old.currency, old.amount, old.charge, old.e_levy,
          old.cedi_value, old.payee, old.legs, old.created_by, old.created_at, old.approvals_needed) then
        raise exception 'request % cannot be changed once it was asked for', old.id
          using errcode = 'integrity_constraint_violation';
      end if;
      return new;
    end $$`,
  sql`create trigger request_moves before update on requests
    for each row execute function check_request_moves()`,

  // Stable: PostgreSQL does not inline an immutable function that calls stable ones.
  sql`create function audit_link(previous text, company text, who text, event text, request text, detail text, at timestamptz)
    returns text language sql stable as $$
      select encode(sha256(convert_to(
        json_build_array(previous, company, who, event, request, detail, extract(epoch from at))::text, 'UTF8')), 'hex')
    $$`,
];

export const firstRelease = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await statement.execute(db);
  },
};
