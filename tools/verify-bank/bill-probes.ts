import { amountOf, type KnownValues, sumOf } from "./known";
import type { Probes } from "./probe";
import { askedAbout, cedis, lastFour, NAME, NARRATION, nothing, text } from "./probe-fields";

const abroad = ({ from, to, values, deviceId }: KnownValues) => ({
  sourceAccount: from,
  amount: values.amount,
  deviceID: deviceId,
  beneficiaryName: NAME,
  beneficiaryAccount: to,
  beneficiaryCountry: "Kenya",
  beneficiaryBankName: NAME,
  beneficiaryBankAddress: NAME,
  swiftCode: "BARCKENX",
  sortCode: "021000089",
  senderTelNumber: values.wallet,
  purpose: NARRATION,
});
const advice = ({ values }: KnownValues) => ({
  paymentAdviceNumber: values.adviceNumber,
  customerName: values.adviceCustomer,
  customerCode: values.adviceCustomerCode,
});

/** Probes of FX requests and bills: government invoices and pension contributions. */
export const billProbes: Pick<Probes, "fx" | "bills"> = {
  fx: {
    currencies: { input: nothing },
    rates: { input: nothing },
    request: {
      input: (known) => ({
        ...abroad(known),
        transferType: "International Transfer",
        currency: "USD",
        feePaidBy: "Beneficiary",
        transType: "SERVICE-CHARGE",
      }),
      terms: ({ values, to }) => ({ total: `USD ${sumOf(values.amount)}`, to: lastFour(to) }),
    },
  },
  bills: {
    serviceTypes: {
      input: nothing,
      learn: ({ serviceTypes: [first] }) => ({ service: text(first?.name) }),
    },
    taxTypes: { input: ({ values }) => ({ serviceId: values.serviceId }) },
    invoice: {
      input: ({ values }) => ({ invoiceNumber: values.invoice }),
      learn: ({ invoice, ...own }) => {
        const { totalAmount, expiryDate, serviceName } = invoice ?? own;
        const service = text(serviceName);
        return {
          invoice: { amount: amountOf(totalAmount), expiryDate: expiryDate ?? "" },
          ...(service && { service }),
        };
      },
    },
    contribution: {
      input: (known) => ({ ...advice(known), contributionType: "Regular" }),
      learn: ({ response }) => ({
        adviceTotal: sumOf(amountOf(response?.totalAmountToPay), amountOf(response?.totalPenaltyAmount)),
      }),
    },
    networks: { input: nothing },
    billers: { input: nothing },
    createInvoice: {
      input: ({ values }) => ({
        serviceCode: values.invoiceService,
        firstName: NAME,
        lastName: NAME,
        phoneNumber: values.wallet,
      }),
    },
    payInvoice: {
      input: ({ values, from, invoice, service = NAME }) =>
        invoice && {
          invoiceNumber: values.invoice,
          ...invoice,
          currency: "GHS",
          channel: "MOBILE",
          serviceName: service,
          transType: "GHANA-GOV",
          sourceAccount: from,
        },
      terms: ({ invoice }) => ({ total: cedis(invoice?.amount ?? "0") }),
    },
    payContribution: {
      input: (known) =>
        askedAbout(known.adviceTotal, (amount) => ({
          ...advice(known),
          contributionType: "REGULAR",
          sourceAccount: known.from,
          amount,
          currency: "GHS",
          narration: NARRATION,
          transType: "SSNIT",
        })),
      terms: ({ adviceTotal = "0" }) => ({ total: cedis(adviceTotal) }),
    },
  },
};
