import type { Generated, JSONColumnType } from "kysely";
import type { Moment } from "./columns";

/** A saved bulk list; its rows are beneficiaries with its id. */
interface BeneficiaryListsTable {
  id: Generated<string>;
  company_id: string;
  /** transfer | wallet | card */
  kind: string;
  /** The customer's name for the list. */
  alias: string;
  created_at: Moment;
}

/** A saved payee of a company, single or as a row of a bulk list. */
interface BeneficiariesTable {
  id: Generated<string>;
  company_id: string;
  /** transfer | wallet | card */
  kind: string;
  list_id: string | null;
  /** Position in the list. */
  position: Generated<number>;
  /** Unique among a company's single beneficiaries: bank and account, network and wallet, or customer and card. */
  payee: string;
  /** The beneficiary without its id, named as in the contract. */
  fields: JSONColumnType<Record<string, unknown>>;
  created_at: Moment;
}

export interface BeneficiariesTables {
  beneficiary_lists: BeneficiaryListsTable;
  beneficiaries: BeneficiariesTable;
}
