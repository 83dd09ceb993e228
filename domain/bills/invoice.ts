import type { Listed } from "../listed";
import type { Money } from "../money";
import type { InvoiceField } from "./invoice-fields";

/** Something that Ghana.gov collects for; `fields` are those that the bank itself asks an invoice for with, if it says so. */
export type BillService = {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly fields: readonly InvoiceField[];
};

export type InvoiceStatus = "pending" | "paid" | "expired";

export type TaxType = { readonly id: string; readonly name: string };

/** As the bank looked it up, days included; what it left out is empty (specification 3, section 3). */
export type Invoice = {
  readonly number: string;
  readonly description: string;
  /** Name of the service that collects it. */
  readonly service: string;
  readonly createdDate: string;
  readonly expiryDate: string;
  readonly status: Listed<InvoiceStatus>;
  readonly customerName: string;
  readonly narration: string;
  readonly amount: Money | undefined;
};

/** Why an invoice needs no code to be refused; any other status is for the bank to judge. */
export const closedBecause = ({ status }: Invoice): "paid" | "expired" | undefined =>
  status === "paid" || status === "expired" ? status : undefined;
