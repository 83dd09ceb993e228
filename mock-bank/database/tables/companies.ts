import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { Int8, MaybeMoment, Moment } from "./columns";

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

export interface CompaniesTables {
  companies: CompaniesTable;
  users: UsersTable;
}
