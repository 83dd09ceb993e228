import type { Account } from "../../domain/accounts/account";
import type { BillService, Invoice } from "../../domain/bills/invoice";
import type { InvoicePayment } from "../../domain/payments/payment";
import { plainText } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { fail, ok, type Result } from "../../domain/result";
import { AtMost, hasNoProblems, PlainLetters, type Problems, problemsOf, Required } from "../forms/checked-draft";
import { cediAccount, sourceProblems } from "../forms/source-account";
import { problemsIn } from "./step-problems";

/** The form Ghana Gov, including the bank's data about the invoice (specification 3, sections 2.4 and 5). */
export class InvoicePaymentDraft {
  /** The service's id. */
  @Required("Service Name")
  service = "";

  @PlainLetters()
  @AtMost("Invoice/Advice/Reference Number", 40)
  @Required("Invoice/Advice/Reference Number")
  invoice = "";

  /** Number of the account that pays. */
  source = "";

  @Required("Invoice Description")
  description = "";

  @Required("Created Date")
  createdDate = "";

  @Required("Expiry Date")
  expiryDate = "";

  @Required("Invoice Status")
  status = "";

  @Required("Customer Name")
  customerName = "";

  @Required("Narration")
  narration = "";

  @Required("Amount")
  amount = "";
}

/** Returns the texts that repeat a request, except the account that pays. The bank's data of the invoice are looked up. */
export const repeatInvoicePayment = (
  { invoiceNumber, service }: BankRequest<"ghanaGov">,
  services: readonly BillService[],
): Partial<InvoicePaymentDraft> => ({
  invoice: invoiceNumber,
  service: services.find(({ name }) => name === service)?.id ?? "",
});

const verifiedFields = ["service", "invoice"] as const;

/** The invoice to look up. */
export type InvoiceQuery = { readonly kind: "invoiceQuery"; readonly number: string };

/** Validates the verify step. */
export function toInvoiceQuery(draft: InvoicePaymentDraft): Result<InvoiceQuery, Problems<InvoicePaymentDraft>> {
  const problems = problemsIn(problemsOf(draft), verifiedFields);
  return hasNoProblems(problems) ? ok({ kind: "invoiceQuery", number: plainText(draft.invoice) }) : fail(problems);
}

type InvoicePaymentContext = {
  readonly accounts: readonly Account[];
  readonly services: readonly BillService[];
  readonly invoice: Invoice;
};

/** Validates the proceed step and converts the form to a payment. */
export function toInvoicePayment(
  draft: InvoicePaymentDraft,
  { accounts, services, invoice }: InvoicePaymentContext,
): Result<InvoicePayment, Problems<InvoicePaymentDraft>> {
  const source = cediAccount(accounts, draft.source);
  const service = services.find(({ id }) => id === draft.service);
  const problems = { ...sourceProblems(source), ...problemsOf(draft) };
  const { amount, narration } = invoice;
  if (!source || !service || !amount || !hasNoProblems(problems)) return fail(problems);
  return ok({ kind: "ghanaGov", source, amount, narration, service: service.name, invoice });
}
