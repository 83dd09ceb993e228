import * as z from "zod/mini";
import {
  amountReply,
  companyName,
  emptyOrDay,
  extra,
  maybe,
  maybeAmount,
  noFields,
  owed,
  paymentReply,
} from "./answers";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, currency, narration, optionalText, otpPassword, phoneNumber, text } from "./fields";
import { listedValues, maybeListedValue } from "./listed-values";
import * as texts from "./texts";

const taxType = z.looseObject({
  id: owed(texts.taxTypeId),
  name: owed(texts.taxTypeName),
  code: maybe(texts.taxTypeCode),
});
const biller = z.looseObject({
  id: maybe(texts.billerId),
  name: owed(texts.billerName),
  code: maybe(texts.billerCode),
});
const network = z.looseObject({
  name: owed(texts.networkName),
  code: texts.networkCode,
  gipCode: maybe(texts.networkGipCode),
});

/** `serviceFields` lists the fields that the invoice dialog shows, if the bank sends them. */
const serviceType = z.looseObject({
  id: owed(texts.serviceId),
  name: owed(texts.serviceName),
  code: owed(texts.serviceCode),
  serviceFields: maybe(
    z.array(
      z.looseObject({
        id: maybe(texts.fieldId),
        displayName: maybe(texts.fieldLabel),
        fieldName: owed(texts.fieldName),
      }),
    ),
  ),
});

const invoice = {
  invoiceDescription: maybe(texts.invoiceDescription),
  /**
   * Extension: the name of the service that collects the invoice. Without it, only the payment call checks the service.
   */
  serviceName: extra(texts.serviceName),
  createdDate: maybe(emptyOrDay),
  expiryDate: maybe(emptyOrDay),
  invoiceStatus: maybeListedValue("invoiceStatus"),
  customerName: maybe(companyName),
  narration: maybe(texts.narration),
  totalAmount: maybeAmount,
  /** Cedis if it is absent. */
  totalAmountCurrency: maybe(texts.emptyOrCurrencyCode),
};

const contribution = z.looseObject({
  totalContributionAmount: owed(amountReply),
  totalPenaltyAmount: owed(amountReply),
  totalAmountToPay: owed(amountReply),
  nameOfEstablishment: owed(texts.establishment),
  receiptID: owed(texts.receiptNumber),
  paymentAdviceReference: owed(texts.adviceReference),
  paymentAdviceDate: maybe(emptyOrDay),
});

const payer = { paymentAdviceNumber: text(40), customerName: text(120), customerCode: text(120) };

export const bills = {
  serviceTypes: endpoint({
    method: "GET",
    path: "/billspayment/serviceTypes",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "The Ghana Gov services that can be paid",
    specification: "3, 7 Bill payments",
    input: noFields,
    reply: z.looseObject({ serviceTypes: z.array(serviceType) }),
  }),
  taxTypes: endpoint({
    method: "GET",
    path: "/billspayment/taxTypes",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The tax types of a service",
    specification: "3, 7 Bill payments",
    input: z.object({ serviceId: text(40) }),
    reply: z.looseObject({ taxTypes: z.array(taxType) }),
  }),
  createInvoice: endpoint({
    method: "POST",
    path: "/billspayment/createInvoice",
    encoding: "form",
    session: "required",
    effect: "write",
    summary: "Generate a Ghana Gov invoice number; a service with serviceFields of its own sends those too",
    specification: "3, 7 Bill payments",
    input: z.catchall(
      z.object({
        serviceCode: text(40),
        firstName: text(60),
        lastName: text(60),
        phoneNumber,
        accountReference: optionalText(40),
        billNumber: optionalText(40),
        /** The id of the tax type. */
        taxType: optionalText(40),
        tin: optionalText(20),
        /** YYYY-MM, never in the future. */
        period: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
        /** `Anually` is the spelling of the specification. */
        paymentPeriod: z.optional(z.enum(["Anually", "Quarterly"])),
        vehicleRegistrationNumber: optionalText(20),
        transactionNumber: optionalText(40),
      }),
      z.optional(z.string().check(z.maxLength(100))),
    ),
    reply: z.looseObject({ invoiceNumber: texts.invoiceNumber }),
  }),
  invoice: endpoint({
    method: "GET",
    path: "/billspayment/invoiceLookup",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "A Ghana Gov invoice: its fields stand in the answer itself or in `invoice`",
    specification: "3, 7 Bill payments",
    input: z.object({ invoiceNumber: text(40) }),
    reply: z.looseObject({ ...invoice, invoice: maybe(z.looseObject(invoice)) }),
  }),
  payInvoice: endpoint({
    method: "POST",
    path: "/billspayment/payInvoice",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Pay a Ghana Gov invoice",
    specification: "3, 7 Bill payments",
    input: z.object({
      invoiceNumber: text(40),
      amount: amountText,
      currency,
      channel: z.literal("MOBILE"),
      transType: z.literal("GHANA-GOV"),
      sourceAccount: accountNumber,
      serviceName: text(120),
      /** As in the reply with the invoice. */
      expiryDate: text(40),
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
  contribution: endpoint({
    method: "POST",
    path: "/billspayment/lookupSSNIT",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "What a SSNIT payment advice asks for; totalAmountToPay excludes the penalty",
    specification: "3, 7 Bill payments",
    input: z.object({ ...payer, contributionType: z.enum(["Regular", "Arrears"]) }),
    reply: z.looseObject({ response: contribution }),
  }),
  payContribution: endpoint({
    method: "POST",
    path: "/billspayment/paySSNIT",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Pay a SSNIT contribution with its penalty",
    specification: "3, 7 Bill payments",
    input: z.object({
      ...payer,
      contributionType: z.enum(listedValues.contributionType),
      sourceAccount: accountNumber,
      amount: amountText,
      currency,
      narration,
      transType: z.literal("SSNIT"),
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
  networks: endpoint({
    method: "GET",
    path: "/billspayment/networks",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "The mobile money networks",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ networks: z.array(network) }),
  }),
  billers: endpoint({
    method: "GET",
    path: "/billspayment/billers",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "The billers; no screen asks for them",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ billers: z.array(biller) }),
  }),
};
