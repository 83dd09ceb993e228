import type { Generated } from "kysely";
import type { MaybeMoment, Moment } from "./columns";

interface OneTimeCodesTable {
  id: Generated<string>;
  user_id: string;
  /** Null for codes sent before sign-in. */
  session_id: string | null;
  device_id: string;
  /** Whether the user had signed in on the device before, or is signed in on it. */
  is_known_device: Generated<boolean>;
  /** signIn | action */
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

/** Codes of forgotten passwords, by user name: a user may have the name or not. */
interface RecoveryCodesTable {
  id: string;
  /** Lower case. */
  username: string;
  device_id: string;
  is_known_device: boolean;
  /** As in {@link OneTimeCodesTable}. */
  code_hash: string;
  tries_left: number;
  created_at: Moment;
  expires_at: Moment;
  /** Set when the code is used, voided by a newer one, or has no tries left. */
  ended_at: MaybeMoment;
}

export interface OtpTables {
  recovery_codes: RecoveryCodesTable;
  one_time_codes: OneTimeCodesTable;
}
