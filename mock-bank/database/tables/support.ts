import type { Moment } from "./columns";

/** Complaints to the bank's support, with or without sign-in. */
interface ComplaintsTable {
  /** The reference shown to the sender. */
  id: string;
  device_id: string;
  /** The sender's network address, as limits count it. */
  address: string;
  /** Null for visitors who were not signed in. */
  user_id: string | null;
  subject: string;
  sender_name: string;
  phone: string;
  /** Empty if not given, like the account number. Both are entered by the sender and not verified. */
  email: string;
  account_number: string;
  body: string;
  created_at: Moment;
}

export interface SupportTables {
  complaints: ComplaintsTable;
}
