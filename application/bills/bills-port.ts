import type { Contribution, ContributionQuery } from "../../domain/bills/contribution";
import type { BillService, Invoice, TaxType } from "../../domain/bills/invoice";
import type { Result } from "../../domain/result";
import type { BankFailure } from "../ports/bank-failure";
import { token } from "../ports/token";

/** What an invoice is asked for with, by the names that the fields are sent as. */
export type NewInvoice = Readonly<Record<string, string>>;

/** Bills of the state, up to their payment, which is a payment like others (specification 3, section 7). */
export interface BillsPort {
  services(): Promise<Result<readonly BillService[], BankFailure>>;
  taxTypes(serviceId: string): Promise<Result<readonly TaxType[], BankFailure>>;
  /** The number of the new invoice. */
  createInvoice(serviceCode: string, fields: NewInvoice): Promise<Result<string, BankFailure>>;
  invoice(number: string): Promise<Result<Invoice, BankFailure>>;
  contribution(query: ContributionQuery): Promise<Result<Contribution, BankFailure>>;
}
export const BillsPort = token<BillsPort>("BillsPort");
