import type { ColumnType, Generated, JSONColumnType } from "kysely";

/** int8 and numeric arrive as text on both drivers, so that no amount ever becomes a float; write bigint or text. */
type Int8 = ColumnType<string, bigint | string | number, bigint | string | number>;
type GeneratedInt8 = ColumnType<string, bigint | string | number | undefined, bigint | string | number>;
/** Moments are written and read as ISO 8601 UTC text in `timestamptz` columns. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null, Date | string | null>;

/** One row: how far the bank's clock runs from the computer's. */
interface BankClockTable {
  id: number;
  offset_ms: Int8;
}

interface CompaniesTable {
  id: Generated<string>;
  name: string;
  /** From this total on, in minor units of GHS, a request needs two different authorizers; null: one is always enough. */
  second_approver_from: ColumnType<string | null, bigint | string | null, bigint | string | null>;
  limit_per_transaction: Int8;
  limit_per_day: Int8;
  created_at: Moment;
}

interface UsersTable {
  id: Generated<string>;
  company_id: string;
  /** Lower case, unique in the bank. */
  username: string;
  /** scrypt with its parameters and salt, one text. */
  password_hash: string;
  /** The last three hashes, newest first: none may be used again. */
  password_history: ColumnType<string[], string | undefined, string>;
  /** Set while the password is a default one, which the bank sent: until then it opens one sign-in, or is replaced. */
  default_password_expires_at: MaybeMoment;
  full_name: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  role: string;
  menus: JSONColumnType<string[]>;
  active: Generated<boolean>;
  /** First sign-in, default password or a forced change: only Create New Password is open. */
  must_change_password: Generated<boolean>;
  first_login: Generated<boolean>;
  failed_passwords: Generated<number>;
  /** Wrong one-time codes in a row; 5 block for a while, 10 make the profile inactive. */
  failed_codes: Generated<number>;
  codes_blocked_until: MaybeMoment;
  last_login_at: MaybeMoment;
  created_at: Moment;
}

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the token that the client sends; the token itself is never stored. */
  token_hash: string;
  device_id: string;
  created_at: Moment;
  last_seen_at: Moment;
  ended_at: MaybeMoment;
  /** timeout | signedInElsewhere | inactiveProfile | signedOut */
  ended_why: string | null;
}

interface OneTimeCodesTable {
  id: Generated<string>;
  user_id: string;
  /** Null for codes sent before sign-in. */
  session_id: string | null;
  device_id: string;
  /** signIn | forgotPassword | action */
  purpose: string;
  /** HMAC-SHA256 of the five digits with the bank's key, the code's id in it. */
  code_hash: string;
  /** The `Intent` header as it came: what this code may confirm. Null: nothing but sign-in and an e-mailed statement. */
  intent: string | null;
  tries_left: number;
  created_at: Moment;
  expires_at: Moment;
  verified_at: MaybeMoment;
  consumed_at: MaybeMoment;
  nullified_at: MaybeMoment;
}

/** A password that was right, before its code: what lets generateOtp send a sign-in code. */
interface SignInAttemptsTable {
  id: Generated<string>;
  user_id: string;
  device_id: string;
  /** signIn | forgotPassword */
  purpose: string;
  created_at: Moment;
  used_at: MaybeMoment;
}

/** A forgotten password of a user name that nobody has: it must look like anybody's, so its code has tries as well. */
interface DecoysTable {
  username: string;
  device_id: string;
  opened_at: Moment;
  sent_at: MaybeMoment;
  tries_left: Generated<number>;
}

interface LedgerAccountsTable {
  id: Generated<string>;
  /** 13 digits for a customer's account; a name such as `GIP-SETTLEMENT` for a control account. */
  number: string;
  /** customer | control */
  kind: string;
  company_id: string | null;
  name: string;
  type: string;
  currency: string;
  /** Minor units. Equals the sum of the account's lines; kept beside them so that a balance is one read. */
  book: GeneratedInt8;
  /** Minor units held of the book balance; available = book - held, and a customer's is never below zero. */
  held: GeneratedInt8;
  is_primary: Generated<boolean>;
  position: Generated<number>;
  created_at: ColumnType<Date, Date | string | undefined, never>;
}

/** Append-only. Every entry's lines sum to zero per currency, checked at commit. */
interface JournalEntriesTable {
  id: Generated<string>;
  /** What it is for: the request's id, an opening, a fee. Unique, so that nothing is posted twice. */
  reference: string;
  request_id: string | null;
  description: string;
  posted_at: Moment;
}

/** Append-only. */
interface JournalLinesTable {
  id: Generated<string>;
  entry_id: string;
  account_id: string;
  /** Minor units, signed: plus raises a customer's balance. */
  amount: Int8;
  /** The account's book balance after this line. */
  balance_after: Int8;
  narration: string;
  /** As in its entry: a statement reads lines by account and time alone. */
  posted_at: Moment;
}

interface HoldsTable {
  id: Generated<string>;
  account_id: string;
  request_id: string;
  amount: Int8;
  placed_at: Moment;
  released_at: MaybeMoment;
}

/** A line yet to be posted; the amount is text because JSON has no integers of 64 bits. */
type StoredLeg = {
  readonly accountId: string;
  readonly amount: string;
  readonly narration: string;
  readonly row?: number;
  readonly waits?: true;
};

/** Everything a customer asked for: paid at once by a Single, waiting for approval from an Initiator. */
export interface RequestsTable {
  /** The transaction id or bulk id that customers see. */
  id: string;
  company_id: string;
  /** One of the eleven categories, as `wire-names.ts` maps them to the bank's spellings. */
  category: string;
  /** How it reaches its payee: atOnce | instant | clearing */
  route: Generated<string>;
  /** PENDING | IN_PROGRESS | APPROVED | REJECTED | FAILED | RECALLED | PROCESSING */
  status: string;
  schedule_id: string | null;
  source_account_id: string;
  currency: string;
  amount: Int8;
  charge: GeneratedInt8;
  e_levy: GeneratedInt8;
  /** Amount and charges in minor units of GHS when it was asked for: what limits and the approval policy count. */
  cedi_value: Int8;
  narration: string;
  /** Account, wallet or card that receives; null where there are many, or none is named. */
  payee: string | null;
  /** What only its category carries, as lists show it: payee, wallet, card, invoice. */
  details: JSONColumnType<Record<string, unknown>>;
  /** What its execution posts, fixed when it was asked for, so that what was confirmed is what moves. */
  legs: JSONColumnType<StoredLeg[]>;
  row_count: Generated<number>;
  created_by: string;
  created_at: Moment;
  approvals_needed: number;
  decided_at: MaybeMoment;
  executed_at: MaybeMoment;
  failure: string | null;
}

/** The rows of a bulk request, from 1 on, as its drill-down shows them. */
interface RequestRowsTable {
  request_id: string;
  position: number;
  row: JSONColumnType<Record<string, unknown>>;
}

/** Who approved or rejected; one decision a person and request. */
interface DecisionsTable {
  request_id: string;
  user_id: string;
  /** APPROVE | REJECT */
  decision: string;
  reason: string | null;
  decided_at: Moment;
}

/** What each company paid on each day, counted where it is paid: the day's limit is one row to guard. */
interface DailyPaymentsTable {
  company_id: string;
  /** YYYY-MM-DD. */
  day: string;
  cedi_value: Int8;
}

/** Append-only: the story of every request and every sign-in. */
interface AuditTable {
  id: Generated<string>;
  company_id: string | null;
  user_id: string | null;
  /** created | approved | rejected | recalled | executed | failed | signedIn | … */
  event: string;
  request_id: string | null;
  detail: string;
  at: Moment;
  /** The company's id, or `bank` for what belongs to none. */
  chain: string;
  /** SHA-256 over this row and the link of the row before it in its chain: a row changed or taken out is found. */
  link: string;
}

/** The last link of each chain. */
interface AuditChainsTable {
  chain: string;
  link: string;
}

/** One row per user and key; written in the same transaction as what it did. */
interface IdempotencyTable {
  user_id: string;
  key: string;
  /** SHA-256 of the canonical call: the same key with another call is refused. */
  call_hash: string;
  answer: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
}

/** The outbox: SMS and e-mails as the customer gets them. Codes stand here because this is a training bank. */
export interface MessagesTable {
  id: Generated<string>;
  /** sms | email */
  channel: string;
  recipient: string;
  username: string;
  subject: string;
  body: string;
  code: string | null;
  at: Moment;
  /** Set once a mail server took it, where there is one. */
  mailed_at: MaybeMoment;
  mail_tries: Generated<number>;
  /** Not to be tried again before. */
  mail_after: MaybeMoment;
}

/** A file that went out with an e-mail. */
interface AttachmentsTable {
  id: Generated<string>;
  message_id: Int8;
  file_name: string;
  mime_type: string;
  bytes: ColumnType<Uint8Array, Uint8Array, never>;
}

/** What people wrote to the bank's support, signed in or not. */
interface ComplaintsTable {
  /** The reference that the sender is told. */
  id: string;
  device_id: string;
  /** Null for a visitor who was not signed in. */
  user_id: string | null;
  subject: string;
  sender_name: string;
  phone: string;
  /** Empty where not given, like the account number: both are what the sender wrote, and nothing the bank vouches for. */
  email: string;
  account_number: string;
  body: string;
  created_at: Moment;
}

/** The E-Levy by the day from which each rate holds; a rate of nothing ends it. */
interface ELevyRatesTable {
  /** YYYY-MM-DD. */
  begins: string;
  /** Hundredths of a per cent. */
  basis_points: number;
  /** Pesewas a day and wallet on which nothing is taken. */
  daily_free: Int8;
}

/** What Ghana.gov asks a company for. Days are YYYY-MM-DD. */
export interface GovInvoicesTable {
  company_id: string;
  number: string;
  description: string;
  customer_name: string;
  narration: string;
  amount: Int8;
  created_on: string;
  /** The last day on which it can be paid. */
  expires_on: string;
  paid_at: MaybeMoment;
  /** The request that paid it; null where it was paid elsewhere. */
  paid_by: string | null;
}

/** What SSNIT asks a company for. */
export interface SsnitAdvicesTable {
  company_id: string;
  number: string;
  /** Null: whoever names it may pay it. */
  customer_code: string | null;
  /** Regular | Arrears */
  contribution_type: string;
  /** The penalty is asked for beside it, not within it (decisions, payments). */
  contribution: Int8;
  penalty: Int8;
  establishment: string;
  receipt_id: string;
  reference: string;
  /** YYYY-MM-DD. */
  issued_on: string;
  paid_at: MaybeMoment;
  paid_by: string | null;
}

/** A saved bulk list: its rows are the beneficiaries that name it. */
interface BeneficiaryListsTable {
  id: Generated<string>;
  company_id: string;
  /** transfer | wallet | card */
  kind: string;
  /** The name that the customer gave it. */
  alias: string;
  created_at: Moment;
}

/** A payee that a company keeps, by itself or as a row of a bulk list. */
interface BeneficiariesTable {
  id: Generated<string>;
  company_id: string;
  /** transfer | wallet | card */
  kind: string;
  list_id: string | null;
  /** The row's place in its list. */
  position: Generated<number>;
  /** Bank and account, network and wallet, or customer and card: what a company saves but once. */
  payee: string;
  /** The entity without its id, in the contract's spelling. */
  fields: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
}

/** Stamped statements that were ordered. */
interface OfficialStatementsTable {
  /** The reference that the customer is told. */
  id: string;
  company_id: string;
  ordered_by: string;
  account_id: string;
  /** YYYY-MM-DD, the first and the last day. */
  from_day: string;
  to_day: string;
  /** branch | email; the other one's column is null. */
  delivery: string;
  branch: string | null;
  email: string | null;
  ordered_at: Moment;
}

/** What the bank does by itself when its time comes. A row goes when it is done, in the same transaction. */
interface DueWorkTable {
  id: Generated<string>;
  /** settle | purge */
  kind: string;
  subject: string;
  due_at: Moment;
  /** Set aside: the bank could not do it, and tries again when it starts. */
  failed_at: MaybeMoment;
}

/** What a schedule pays and when, as JSON; `schedule-plan.ts` reads and writes it. */
export type StoredPlan = {
  readonly frequency: string;
  /** YYYY-MM-DD. */
  readonly starts: string;
  readonly bankCode: string;
  readonly order: Readonly<Record<string, unknown>> & {
    readonly amount: string;
    readonly charge: string;
    readonly eLevy: string;
    readonly legs: readonly StoredLeg[];
  };
};

/** A payment that runs by itself, later or again and again. */
export interface SchedulesTable {
  id: string;
  company_id: string;
  /** PENDING | ACTIVE | ENDED | DELETED | REJECTED */
  status: string;
  /** Of its order. */
  category: string;
  plan: JSONColumnType<StoredPlan, string, string>;
  /** What it becomes once that is approved; null where no change is asked for. */
  change: ColumnType<StoredPlan | null, string | null, string | null>;
  /** Which run is next, counted from 0 at its first day. */
  run: Generated<number>;
  created_by: string;
  created_at: Moment;
  approved_by: string | null;
  approved_at: MaybeMoment;
  next_run_at: MaybeMoment;
}

export interface Tables {
  bank_clock: BankClockTable;
  due_work: DueWorkTable;
  companies: CompaniesTable;
  users: UsersTable;
  sessions: SessionsTable;
  one_time_codes: OneTimeCodesTable;
  sign_in_attempts: SignInAttemptsTable;
  decoys: DecoysTable;
  ledger_accounts: LedgerAccountsTable;
  journal_entries: JournalEntriesTable;
  journal_lines: JournalLinesTable;
  holds: HoldsTable;
  requests: RequestsTable;
  request_rows: RequestRowsTable;
  decisions: DecisionsTable;
  daily_payments: DailyPaymentsTable;
  audit: AuditTable;
  audit_chains: AuditChainsTable;
  idempotency: IdempotencyTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  complaints: ComplaintsTable;
  beneficiary_lists: BeneficiaryListsTable;
  beneficiaries: BeneficiariesTable;
  official_statements: OfficialStatementsTable;
  e_levy_rates: ELevyRatesTable;
  schedules: SchedulesTable;
  gov_invoices: GovInvoicesTable;
  ssnit_advices: SsnitAdvicesTable;
}
