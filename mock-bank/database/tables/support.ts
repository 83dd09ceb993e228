import type { Moment } from "./columns";

/** What people wrote to the bank's support, signed in or not. */
interface ComplaintsTable {
  /** The reference that the sender is told. */
  id: string;
  device_id: string;
  /** The sender's network address, as limits count it. */
  address: string;
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

export interface SupportTables {
  complaints: ComplaintsTable;
}
