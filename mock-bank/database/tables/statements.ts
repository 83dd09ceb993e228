import type { Moment } from "./columns";

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

export interface StatementsTables {
  official_statements: OfficialStatementsTable;
}
