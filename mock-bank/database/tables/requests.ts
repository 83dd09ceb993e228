import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type { ChangedAccounts } from "../../values/changed-accounts";
import type { NameCheck } from "../../values/compare-names";
import type { Category } from "../../values/wire-names";
import type { GeneratedInt8, Int8, MaybeMoment, Moment } from "./columns";

/** A line to be posted. The amount is text, because JSON has no 64-bit integers. */
export type StoredLeg = {
  readonly accountId: string;
  readonly amount: string;
  readonly narration: string;
  readonly row?: number;
  readonly waits?: true;
};

/** All requests of customers. Those of the role Single are paid immediately; those of an Initiator wait for approval. */
export interface RequestsTable {
  /** The transaction id or bulk id shown to customers. */
  id: string;
  company_id: string;
  category: Category;
  /** Route to the payee: atOnce | instant | clearing */
  route: string;
  /** PENDING | IN_PROGRESS | APPROVED | REJECTED | FAILED | RECALLED | PROCESSING */
  status: string;
  schedule_id: string | null;
  source_account_id: string;
  currency: string;
  amount: Int8;
  charge: GeneratedInt8;
  e_levy: GeneratedInt8;
  /** Amount and charges in minor units of GHS at creation, for limits and the approval policy. */
  cedi_value: Int8;
  narration: string;
  /** Receiving account, wallet or card; null if there are several or none. */
  payee: string | null;
  /** Fields of this category only, as shown in lists: payee, wallet, card, invoice. */
  details: JSONColumnType<Record<string, unknown>>;
  /** The lines to post, fixed at creation, so that exactly the confirmed amounts move. */
  legs: JSONColumnType<StoredLeg[]>;
  row_count: Generated<number>;
  created_by: string;
  created_at: Moment;
  approvals_needed: number;
  /** The comparison of names that the requester has confirmed; null if the company's policy asked for none. */
  name_check: ColumnType<NameCheck | null, string | null, never>;
  /** The payees that the company knew at other accounts, and who confirmed them; null if there were none. */
  changed_accounts: ColumnType<ChangedAccounts | null, string | null, never>;
  decided_at: MaybeMoment;
  executed_at: MaybeMoment;
  failure: string | null;
}

/** Rows of a bulk request, numbered from 1, as its detail view shows them. */
interface RequestRowsTable {
  request_id: string;
  position: number;
  row: JSONColumnType<Record<string, unknown>>;
  /** Hash of payee and amount; the database computes it. */
  mark: GeneratedAlways<string | null>;
}

/** Approvals and rejections; one per user and request. */
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
