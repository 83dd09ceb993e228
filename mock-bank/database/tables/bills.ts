import type { Int8, MaybeMoment } from "./columns";

/** What Ghana.gov asks a company for. Days are YYYY-MM-DD. */
export interface GovInvoicesTable {
  company_id: string;
  number: string;
  description: string;
  /** Name of the Ghana.gov service that collects it. */
  service: string;
  customer_name: string;
  narration: string;
  amount: Int8;
  created_on: string;
  /** The last day on which it can be paid. */
  expires_on: string;
  paid_at: MaybeMoment;
  /** The request that paid it; null where it was paid elsewhere. */
  paid_by: string | null;
}

/** What SSNIT asks a company for. */
export interface SsnitAdvicesTable {
  company_id: string;
  number: string;
  /** Null: whoever names it may pay it. */
  customer_code: string | null;
  /** Regular | Arrears */
  contribution_type: string;
  /** The penalty is asked for beside it, not within it (decisions, payments). */
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
