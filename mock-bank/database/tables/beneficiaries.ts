import type { Generated, JSONColumnType } from "kysely";
import type { Moment } from "./columns";

/** A saved bulk list: its rows are the beneficiaries that name it. */
interface BeneficiaryListsTable {
  id: Generated<string>;
  company_id: string;
  /** transfer | wallet | card */
  kind: string;
  /** The name that the customer gave it. */
  alias: string;
  created_at: Moment;
}

/** A payee that a company keeps, by itself or as a row of a bulk list. */
interface BeneficiariesTable {
  id: Generated<string>;
  company_id: string;
  /** transfer | wallet | card */
  kind: string;
  list_id: string | null;
  /** The row's place in its list. */
  position: Generated<number>;
  /** Bank and account, network and wallet, or customer and card: what a company saves but once. */
  payee: string;
  /** The entity without its id, in the contract's spelling. */
  fields: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
}

export interface BeneficiariesTables {
  beneficiary_lists: BeneficiaryListsTable;
  beneficiaries: BeneficiariesTable;
}
