import type { InvoiceStatus } from "../../domain/bills/invoice";
import { parseDay } from "../../domain/calendar";
import { formatDate } from "../kit/format";
import { words as shared } from "../kit/words";
import { billWords as labels } from "../payments/words";

/** Texts of Bills Payment; those quoted in specification 3, sections 2.4 and 8, are verbatim. */
export const words = {
  ...labels,
  title: "Bills Payment",
  back: "Back to Bills Payment",
  selectCategory: "Select Transfer Category",
  proceed: "Proceed",
  incomplete: "Some fields are missing or not right.",
  govForm: "Invoice details",
  invoice: "Invoice/Advice/Reference Number",
  generate: "Generate",
  noNumber: "No number yet?",
  chooseService: "Choose a service name first.",
  verify: "Verify",
  invoiceFirst: "Enter or generate an invoice number first.",
  notVerified: "Invoice number is not verified.",
  otherService: (service: string) => `This invoice is for ${service}.`,
  acceptService: (service: string) => `Use ${service}`,
  description: "Invoice Description",
  created: "Created Date",
  expires: "Expiry Date",
  status: "Invoice Status",
  statuses: { pending: "Pending", paid: "Paid", expired: "Expired", unknown: shared.unknown } satisfies {
    [S in InvoiceStatus | "unknown"]: string;
  },
  closed: { paid: "This invoice has been paid already.", expired: "This invoice has expired." },
  steps: {
    title: "How a bill is paid",
    ghanaGov: [
      { name: "Find the bill", note: "By the number on the invoice, or generate a new one" },
      { name: "Check it", note: "The bank shows customer, amount and expiry date" },
      { name: "Pay it", note: "A code pays the bill or sends it for approval" },
    ],
    ssnit: [
      { name: "Find the contribution", note: "By the number of the payment advice" },
      { name: "Check it", note: "The bank shows establishment, contribution and penalty" },
      { name: "Pay it", note: "A code pays it or sends it for approval" },
    ],
  },
  ssnitForm: "Contribution details",
  proceedToPay: "Proceed to Pay",
  contribution: "Total Contribution Amount",
  toPay: "Total Amount to Pay",
  receiptId: "Receipt ID",
  reference: "Payment Advice Reference",
  adviceDate: "Payment Advice Date",
  newInvoice: {
    title: "Complete these fields to generate your Invoice Number",
    submit: "Generate Invoice",
    noTaxTypes: "The tax types did not load.",
  },
};

/** Formats the bank's 31-12-2026 as "31 Dec 2026". A text that is no date is returned unchanged. */
export function formatWireDate(wire: string): string {
  const day = parseDay(wire);
  return day ? formatDate(day) : wire;
}
