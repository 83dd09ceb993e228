import type { Generated } from "kysely";
import type { Moment } from "./columns";

/** Append-only: the story of every request and every sign-in. */
interface AuditTable {
  id: Generated<string>;
  company_id: string | null;
  user_id: string | null;
  /** created | approved | rejected | recalled | executed | failed | signedIn | … */
  event: string;
  request_id: string | null;
  detail: string;
  at: Moment;
  /** The company's id, or `bank` for what belongs to none. */
  chain: string;
  /** SHA-256 over this row and the link of the row before it in its chain: a row changed or taken out is found. */
  link: string;
}

/** The last link of each chain. */
interface AuditChainsTable {
  chain: string;
  link: string;
}

export interface AuditTables {
  audit: AuditTable;
  audit_chains: AuditChainsTable;
}
