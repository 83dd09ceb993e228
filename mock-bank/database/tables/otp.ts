import type { Generated } from "kysely";
import type { MaybeMoment, Moment } from "./columns";

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

export interface OtpTables {
  one_time_codes: OneTimeCodesTable;
}
