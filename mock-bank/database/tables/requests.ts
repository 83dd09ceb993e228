import type { Generated, JSONColumnType } from "kysely";
import type { Category } from "../../requests/wire-names";
import type { GeneratedInt8, Int8, MaybeMoment, Moment } from "./columns";

/** A line yet to be posted; the amount is text because JSON has no integers of 64 bits. */
export type StoredLeg = {
  readonly accountId: string;
  readonly amount: string;
  readonly narration: string;
  readonly row?: number;
  readonly waits?: true;
};

/** Everything a customer asked for: paid at once by a Single, waiting for approval from an Initiator. */
export interface RequestsTable {
  /** The transaction id or bulk id that customers see. */
  id: string;
  company_id: string;
  category: Category;
  /** How it reaches its payee: atOnce | instant | clearing */
  route: Generated<string>;
  /** PENDING | IN_PROGRESS | APPROVED | REJECTED | FAILED | RECALLED | PROCESSING */
  status: string;
  schedule_id: string | null;
  source_account_id: string;
  currency: string;
  amount: Int8;
  charge: GeneratedInt8;
  e_levy: GeneratedInt8;
  /** Amount and charges in minor units of GHS when it was asked for: what limits and the approval policy count. */
  cedi_value: Int8;
  narration: string;
  /** Account, wallet or card that receives; null where there are many, or none is named. */
  payee: string | null;
  /** What only its category carries, as lists show it: payee, wallet, card, invoice. */
  details: JSONColumnType<Record<string, unknown>>;
  /** What its execution posts, fixed when it was asked for, so that what was confirmed is what moves. */
  legs: JSONColumnType<StoredLeg[]>;
  row_count: Generated<number>;
  created_by: string;
  created_at: Moment;
  approvals_needed: number;
  decided_at: MaybeMoment;
  executed_at: MaybeMoment;
  failure: string | null;
}

/** The rows of a bulk request, from 1 on, as its drill-down shows them. */
interface RequestRowsTable {
  request_id: string;
  position: number;
  row: JSONColumnType<Record<string, unknown>>;
}

/** Who approved or rejected; one decision a person and request. */
interface DecisionsTable {
  request_id: string;
  user_id: string;
  /** APPROVE | REJECT */
  decision: string;
  reason: string | null;
  decided_at: Moment;
}

export interface RequestsTables {
  requests: RequestsTable;
  request_rows: RequestRowsTable;
  decisions: DecisionsTable;
}
