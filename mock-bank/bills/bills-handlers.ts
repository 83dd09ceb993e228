import type { bankApi } from "../../contract/index";
import { type Handlers, isRefusal, refuse } from "../core/handler";
import { ALREADY_PAID } from "../execution/bill";
import { networksHandler } from "../lookups/networks";
import { submissionWords, submit } from "../payments/submit";
import { adviceReply, findContributionAdvice } from "./advices";
import { contributionOrderOf, invoiceOrderOf, UNKNOWN_INVOICE } from "./bill-orders";
import { createInvoice } from "./create-invoice";
import { findInvoice, invoiceReply } from "./invoices";
import { billers, billServices } from "./services";

/** Success messages of specification 3, section 8. */
const invoicePaid = { ...submissionWords, paid: "Bill Payment is successful!" };
const contributionPaid = { ...submissionWords, paid: "Payment is successful!" };

export const billsHandlers: Handlers<typeof bankApi.bills> = {
  serviceTypes: async () => ({
    serviceTypes: billServices.map(({ id, name, code, serviceFields = [] }) => ({
      id,
      name,
      code,
      serviceFields: [...serviceFields],
    })),
  }),
  taxTypes: async ({ serviceId }) => {
    const service = billServices.find(({ id }) => id === serviceId);
    return service ? { taxTypes: [...service.taxTypes] } : refuse("serviceId: no such service.");
  },
  createInvoice,
  invoice: async ({ invoiceNumber }, { db, caller, now }) => {
    const invoice = await findInvoice(db, caller.companyId, invoiceNumber);
    return invoice ? invoiceReply(invoice, now) : refuse(UNKNOWN_INVOICE);
  },
  payInvoice: async (input, call) => {
    const order = await invoiceOrderOf(input, call);
    return isRefusal(order) ? order : submit(call, order, { code: input.password, ...invoicePaid });
  },
  contribution: async (input, { db, caller }) => {
    const advice = await findContributionAdvice(db, caller.companyId, input);
    if (isRefusal(advice)) return advice;
    return advice.paid_at ? refuse(ALREADY_PAID.ssnit_advices) : { response: adviceReply(advice) };
  },
  payContribution: async (input, call) => {
    const order = await contributionOrderOf(input, call);
    return isRefusal(order) ? order : submit(call, order, { code: input.password, ...contributionPaid });
  },
  networks: networksHandler,
  billers: async () => ({ billers }),
};
