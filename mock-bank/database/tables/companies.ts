import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Int8, MaybeMoment, Moment } from "./columns";

interface CompaniesTable {
  id: Generated<string>;
  name: string;
  /** Total in minor units of GHS from which a request needs two authorizers; null: one is always enough. */
  second_approver_from: ColumnType<string | null, bigint | string | null, bigint | string | null>;
  /**
   * Total in minor units of GHS above which the first payment to a new beneficiary confirms the account's name; null:
   * none does.
   */
  name_check_above: ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;
  /**
   * Amount in minor units of GHS above which a payment to a known payee at another account must say who confirmed it;
   * null: none must.
   */
  changed_account_above: ColumnType<string | null, bigint | string | null | undefined, bigint | string | null>;
  limit_per_transaction: Int8;
  limit_per_day: Int8;
  created_at: Moment;
}

interface UsersTable {
  id: Generated<string>;
  company_id: string;
  /** Lower case, unique in the bank. */
  username: string;
  /** scrypt hash with its parameters and salt in one text. */
  password_hash: string;
  /** The last three hashes, newest first; these passwords cannot be used again. */
  password_history: ColumnType<string[], string | undefined, string>;
  /**
   * Set for default passwords sent by the bank. Such a password expires then, and must be replaced at the first
   * sign-in.
   */
  default_password_expires_at: MaybeMoment;
  full_name: string;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  role: string;
  menus: JSONColumnType<string[]>;
  active: Generated<boolean>;
  /**
   * True at the first sign-in, with a default password, or after a forced change: only Create New Password is
   * available.
   */
  must_change_password: Generated<boolean>;
  first_login: Generated<boolean>;
  failed_passwords: Generated<number>;
  /** Consecutive wrong one-time codes: 5 block for a while, 10 deactivate the profile. */
  failed_codes: Generated<number>;
  codes_blocked_until: MaybeMoment;
  last_login_at: MaybeMoment;
  /** Until when the person has read of failed payments of schedules. */
  failures_read_at: MaybeMoment;
  created_at: Moment;
}

/** A proposal of one operator about a company; another operator confirms it. */
interface EnrolmentsTable {
  id: Generated<string>;
  spec: JSONColumnType<object>;
  proposed_by: string;
  proposed_at: Moment;
  confirmed_by: string | null;
  confirmed_at: MaybeMoment;
}

export interface CompaniesTables {
  companies: CompaniesTable;
  users: UsersTable;
  enrolments: EnrolmentsTable;
}
