import type { Generated } from "kysely";
import type { MaybeMoment, Moment } from "./columns";

interface SessionsTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the client's token, which itself is never stored. */
  token_hash: string;
  device_id: string;
  created_at: Moment;
  last_seen_at: Moment;
  ended_at: MaybeMoment;
  /** timeout | signedInElsewhere | inactiveProfile | signedOut | passwordReset */
  end_reason: string | null;
}

/** A correct password without its code yet; it permits generateOtp to send a sign-in code. */
interface SignInAttemptsTable {
  id: Generated<string>;
  user_id: string;
  device_id: string;
  created_at: Moment;
  used_at: MaybeMoment;
}

/** A device that has validated a user name, whether or not a user has that name. */
interface PasswordRecoveriesTable {
  /** Lower case. */
  username: string;
  device_id: string;
  opened_at: Moment;
}

export interface SessionTables {
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  password_recoveries: PasswordRecoveriesTable;
}
