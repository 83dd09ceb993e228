import type { Int8, MaybeMoment } from "./columns";

/** An invoice of Ghana.gov to a company. Days are YYYY-MM-DD. */
export interface GovInvoicesTable {
  company_id: string;
  number: string;
  description: string;
  /** Name of the Ghana.gov service that issued the invoice. */
  service: string;
  customer_name: string;
  narration: string;
  amount: Int8;
  created_on: string;
  /** The last day on which it can be paid. */
  expires_on: string;
  paid_at: MaybeMoment;
  /** The request that paid it; null if it was paid elsewhere. */
  paid_by: string | null;
}

/** A payment advice of SSNIT to a company. */
export interface SsnitAdvicesTable {
  company_id: string;
  number: string;
  /** Null: no customer code is required to pay it. */
  customer_code: string | null;
  /** Regular | Arrears */
  contribution_type: string;
  /** Does not include the penalty, which is paid in addition (spec gaps, payments). */
  contribution: Int8;
  penalty: Int8;
  establishment: string;
  receipt_id: string;
  reference: string;
  /** YYYY-MM-DD. */
  issued_on: string;
  paid_at: MaybeMoment;
  paid_by: string | null;
}

export interface BillsTables {
  gov_invoices: GovInvoicesTable;
  ssnit_advices: SsnitAdvicesTable;
}
