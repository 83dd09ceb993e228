import type { Generated } from "kysely";
import type { MaybeMoment, Moment } from "./columns";

interface OneTimeCodesTable {
  id: Generated<string>;
  user_id: string;
  /** Null for codes sent before sign-in. */
  session_id: string | null;
  device_id: string;
  /** Whether the user has signed in on the device before or is signed in there. */
  is_known_device: boolean;
  /** signIn | action */
  purpose: string;
  /** HMAC-SHA256 of the code's id and five digits with the bank's key. */
  code_hash: string;
  /**
   * The `Intent` header of the call that requested the code: what the code may confirm. Null: only sign-in and e-mailed
   * statements.
   */
  intent: string | null;
  tries_left: number;
  created_at: Moment;
  expires_at: Moment;
  verified_at: MaybeMoment;
  consumed_at: MaybeMoment;
  nullified_at: MaybeMoment;
}

/** Codes for forgotten passwords by user name, whether or not a user has that name. */
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
