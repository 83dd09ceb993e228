import type { DecodedOf } from "../../contract/endpoint";
import type { bankApi } from "../../contract/index";
import { type Call, type Refusal, refuse } from "../core/handler";
import { bankDay } from "../values/wire-dates";
import { insertInvoice } from "./invoices";
import { type BillService, billServices } from "./services";

type Input = DecodedOf<typeof bankApi.bills.createInvoice>;

/** Tax numbers with this ending are unknown (the table of fixed outcomes). */
export const UNKNOWN_TIN_END = "0000";
export const UNKNOWN_TIN = "The revenue authority does not know this TIN.";

export async function createInvoice(input: Input, call: Call): Promise<{ invoiceNumber: string } | Refusal> {
  const service = billServices.find(({ code }) => code === input.serviceCode);
  if (!service) return refuse("serviceCode: no such service.");
  const problem = problemWith(input, service, call.now);
  if (problem) return refuse(problem);
  const { firstName, lastName } = input;
  const invoiceNumber = await insertInvoice(call.db, {
    companyId: call.caller.companyId,
    service,
    customerName: `${firstName.trim()} ${lastName.trim()}`,
    narration: narrationOf(input, service),
    now: call.now,
  });
  return { invoiceNumber };
}

function problemWith(input: Input, service: BillService, now: Date): string | undefined {
  const missing = service.needs.find((field) => !given(input, field));
  if (missing) return `${missing}: must be given.`;
  if (service.taxTypes.length > 0 && !service.taxTypes.some(({ id }) => id === input.taxType))
    return "taxType: not of this service.";
  if (input.period && input.period > bankDay(now).slice(0, 7)) return "period: must not be in the future.";
  return input.tin?.endsWith(UNKNOWN_TIN_END) ? UNKNOWN_TIN : undefined;
}

const given = (input: Readonly<Record<string, string | undefined>>, field: string): string =>
  input[field]?.trim() ?? "";

/** Describes the invoice by its tax type and the given fields; by the service's name if there are none. */
function narrationOf(input: Input, { needs, taxTypes, name }: BillService): string {
  const taxType = taxTypes.find(({ id }) => id === input.taxType)?.name;
  const givenValues = needs.filter((field) => field !== "taxType").map((field) => given(input, field));
  return [taxType, ...givenValues].filter(Boolean).join(", ") || name;
}
