import type { Generated } from "kysely";
import type { ListedValue } from "../../../contract/listed-values";
import type { Moment } from "./columns";

/** Append-only history of all requests and sign-ins. */
interface AuditTable {
  id: Generated<string>;
  company_id: string | null;
  user_id: string | null;
  /** created | approved | rejected | recalled | executed | failed | signedIn | … */
  event: string;
  /** Only for filtering, like `account_id`; the hash covers neither. */
  kind: ListedValue<"activityKind">;
  request_id: string | null;
  /** The account that pays, or whose statement was downloaded. */
  account_id: string | null;
  detail: string;
  at: Moment;
  /** The company's id, or `bank` for events of no company. */
  chain: string;
  /** SHA-256 over this row and the previous row's link in the chain, so that changed or deleted rows are detected. */
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
