import type { Generated } from "kysely";
import type { ListedValue } from "../../../contract/listed-values";
import type { MaybeMoment, Moment } from "./columns";

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

/** What a user has asked the bank about a payment, and complaints of signed-in users. */
interface CasesTable {
  /** The number shown to the customer; of a complaint its reference. */
  id: string;
  kind: ListedValue<"caseKind">;
  company_id: string;
  user_id: string;
  /** The id of the payment, or of a payee of a bulk; null for a complaint. */
  reference: string | null;
  request_id: string | null;
  /** In the user's words. */
  asked: string;
  asked_at: Moment;
  /** The day by whose end the bank answers. */
  due_at: Moment;
  status: Generated<ListedValue<"caseStatus">>;
  /** The time of the newest answer. */
  moved_at: MaybeMoment;
}

/** Append-only. */
interface CaseAnswersTable {
  id: Generated<string>;
  case_id: string;
  answer: string;
  answered_at: Moment;
}

/** Payments that left the bank and are not known to have arrived, and those that were found. */
interface TracedPaymentsTable {
  /** The id of the payment, or of a payee of a bulk. */
  reference: string;
  request_id: string;
  /** Null for a payment whose arrival is never reported, such as one abroad. */
  lost_at: MaybeMoment;
  found_at: MaybeMoment;
}

export interface SupportTables {
  complaints: ComplaintsTable;
  cases: CasesTable;
  case_answers: CaseAnswersTable;
  traced_payments: TracedPaymentsTable;
}
