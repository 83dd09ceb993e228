import type { Moment } from "./columns";

/** Orders of stamped statements. */
interface OfficialStatementsTable {
  /** The reference shown to the customer. */
  id: string;
  company_id: string;
  ordered_by: string;
  account_id: string;
  /** YYYY-MM-DD, the first and the last day. */
  from_day: string;
  to_day: string;
  /** branch | email; the column of the other kind is null. */
  delivery: string;
  branch: string | null;
  email: string | null;
  ordered_at: Moment;
}

export interface StatementsTables {
  official_statements: OfficialStatementsTable;
}
