import type { Contribution, ContributionQuery } from "../../domain/bills/contribution";
import type { BillService, Invoice, TaxType } from "../../domain/bills/invoice";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** The fields of the request for an invoice, by their names in the call. */
export type NewInvoice = Readonly<Record<string, string>>;

/** Invoices and advices of the state. The payments port pays them (specification 3, section 7). */
export interface BillsPort {
  services(): Promise<Result<readonly BillService[], BankFailure>>;
  taxTypes(serviceId: string): Promise<Result<readonly TaxType[], BankFailure>>;
  /** Creates an invoice and returns its number. */
  createInvoice(serviceCode: string, fields: NewInvoice): Promise<Result<string, BankFailure>>;
  invoice(number: string): Promise<Result<Invoice, BankFailure>>;
  contribution(query: ContributionQuery): Promise<Result<Contribution, BankFailure>>;
}
export const BillsPort = token<BillsPort>("BillsPort");
