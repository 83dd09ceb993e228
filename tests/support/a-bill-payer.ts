import type { InputOf } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { billsHandlers } from "../../mock-bank/bills/bills-handlers";
import { formatMinor, parseMinor } from "../../mock-bank/ledger/minor-units";
import type { Customer, Outcome, Ready } from "./bank-customers";

const api = bankApi.bills;
type InvoiceFields = Partial<InputOf<typeof api.payInvoice>>;
type ContributionFields = Partial<InputOf<typeof api.payContribution>>;
type NewInvoice = Partial<InputOf<typeof api.createInvoice>>;

export const lookUpInvoice = (who: Customer, invoiceNumber: string): Promise<Outcome> =>
  who.read({ endpoint: api.invoice, handler: billsHandlers.invoice }, { invoiceNumber });

/** Pays the invoice with the fields that its lookup returned, like the client does. */
export async function payInvoice(who: Customer, from: string, number: string, more: InvoiceFields = {}) {
  return (await readyToPayInvoice(who, from, number, more))();
}

export async function readyToPayInvoice(who: Customer, from: string, number: string, more: InvoiceFields = {}) {
  const { answer } = await lookUpInvoice(who, number);
  const fields = {
    invoiceNumber: number,
    amount: String(answer?.totalAmount ?? "350.00"),
    currency: "GHS",
    channel: "MOBILE" as const,
    transType: "GHANA-GOV" as const,
    sourceAccount: from,
    serviceName: String(answer?.serviceName ?? "Direct taxes"),
    expiryDate: String(answer?.expiryDate ?? "01-01-2026"),
    ...more,
  };
  const served = { endpoint: api.payInvoice, handler: billsHandlers.payInvoice };
  return who.ready(served, fields, { total: `GHS ${formatMinor(parseMinor(fields.amount))}` });
}

const payer = { customerName: "Ama Mensah", customerCode: "AMensah" };

export const lookUpAdvice = (who: Customer, paymentAdviceNumber: string, more: object = {}): Promise<Outcome> =>
  who.read(
    { endpoint: api.contribution, handler: billsHandlers.contribution },
    { ...payer, paymentAdviceNumber, contributionType: "Regular", ...more },
  );

export async function payContribution(who: Customer, from: string, number: string, more: ContributionFields = {}) {
  return (await readyToPayContribution(who, from, number, more))();
}

async function readyToPayContribution(who: Customer, from: string, number: string, more: ContributionFields) {
  const fields = {
    ...payer,
    paymentAdviceNumber: number,
    contributionType: "REGULAR" as const,
    sourceAccount: from,
    amount: "450.00",
    currency: "GHS",
    narration: "October",
    transType: "SSNIT" as const,
    ...more,
  };
  const served = { endpoint: api.payContribution, handler: billsHandlers.payContribution };
  const ready: Ready = await who.ready(served, fields, { total: `GHS ${formatMinor(parseMinor(fields.amount))}` });
  return ready;
}

export const createInvoice = (who: Customer, serviceCode: string, more: NewInvoice = {}): Promise<Outcome> =>
  who.command(
    { endpoint: api.createInvoice, handler: billsHandlers.createInvoice },
    { serviceCode, firstName: "Ama", lastName: "Mensah", phoneNumber: "0244000001", ...more },
  );
