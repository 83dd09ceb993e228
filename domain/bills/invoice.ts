import type { ListedOrUnknown } from "../listed-or-unknown";
import type { Money } from "../money";
import type { InvoiceField } from "./invoice-fields";

/**
 * A service that collects payments through Ghana.gov. `fields` are the invoice fields that the bank sends; empty if it
 * sends none.
 */
export type BillService = {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly fields: readonly InvoiceField[];
};

export type InvoiceStatus = "pending" | "paid" | "expired";

export type TaxType = { readonly id: string; readonly name: string };

/**
 * The invoice as the bank returned it, including the format of dates; missing values are empty (specification 3,
 * section 3).
 */
export type Invoice = {
  readonly number: string;
  readonly description: string;
  /** Name of the service that collects it. */
  readonly service: string;
  readonly createdDate: string;
  readonly expiryDate: string;
  readonly status: ListedOrUnknown<InvoiceStatus>;
  readonly customerName: string;
  readonly narration: string;
  readonly amount: Money | undefined;
};

/** Returns why an invoice is refused before a code is requested. For any other status the bank decides. */
export const closedStatusOf = ({ status }: Invoice): "paid" | "expired" | undefined =>
  status === "paid" || status === "expired" ? status : undefined;
