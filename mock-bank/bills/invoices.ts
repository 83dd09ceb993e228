import { randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import type { Connection } from "../database/tables";
import type { GovInvoicesTable } from "../database/tables/bills";
import { formatMinor } from "../ledger/minor-units";
import { bankDay } from "../values/wire-dates";
import type { BillService } from "./services";
import { dayAfter, wireDay } from "./wire-day";

export type Invoice = Selectable<GovInvoicesTable>;

/** Finds an invoice of this company. Other companies' invoices are treated as missing. */
export const findInvoice = (db: Connection, companyId: string, number: string): Promise<Invoice | undefined> =>
  db
    .selectFrom("gov_invoices")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("number", "=", number)
    .executeTakeFirst();

/** Formats an invoice for the lookup (specification 3, section 3). */
export const invoiceReply = (invoice: Invoice, now: Date) => ({
  invoiceDescription: invoice.description,
  serviceName: invoice.service,
  createdDate: wireDay(invoice.created_on),
  expiryDate: wireDay(invoice.expires_on),
  invoiceStatus: statusOf(invoice, now),
  customerName: invoice.customer_name,
  narration: invoice.narration,
  totalAmount: formatMinor(invoice.amount),
  totalAmountCurrency: "GHS",
});

function statusOf({ paid_at: paidAt, expires_on: expires }: Invoice, now: Date): string {
  if (paidAt) return "PAID";
  return expires < bankDay(now) ? "EXPIRED" : "PENDING";
}

const RANDOM_NUMBERS = 1_000_000_000;
const PAYABLE_DAYS = 30;

type Generated = {
  readonly companyId: string;
  readonly service: BillService;
  readonly customerName: string;
  readonly narration: string;
  readonly now: Date;
};

/** Returns the number of the new invoice. */
export async function insertInvoice(tx: Connection, generated: Generated): Promise<string> {
  const { companyId, service, customerName, narration, now } = generated;
  const number = `GG${bankDay(now).slice(2).replaceAll("-", "")}${String(randomInt(RANDOM_NUMBERS)).padStart(9, "0")}`;
  await tx
    .insertInto("gov_invoices")
    .values({
      company_id: companyId,
      number,
      service: service.name,
      description: service.name,
      customer_name: customerName,
      narration,
      amount: service.fee,
      created_on: bankDay(now),
      expires_on: dayAfter(now, PAYABLE_DAYS),
    })
    .execute();
  return number;
}
