import type { Generated } from "kysely";
import type { PaperContent } from "../../../contract/papers";
import type { Moment } from "./columns";

/** Append-only. Executed payments whose money came back, each once. */
interface ReturnedPaymentsTable {
  request_id: string;
  /** Of a payee of a bulk; 0 for a whole request. */
  position: Generated<number>;
  /** By the receiving bank, or by this one. */
  how: "RETURNED" | "REVERSED";
  reason: string;
  returned_at: Moment;
}

/** Append-only. Signed papers that are no longer the newest of their reference. */
interface ReplacedPapersTable {
  kind: PaperContent["kind"];
  reference: string;
  issue: number;
  replaced_at: Moment;
}

export interface PapersTables {
  returned_payments: ReturnedPaymentsTable;
  replaced_papers: ReplacedPapersTable;
}
