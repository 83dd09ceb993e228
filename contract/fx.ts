import * as z from "zod/mini";
import { dayReply, maybe, noFields, paymentReply } from "./answers";
import { changedAccountFields } from "./changed-account";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, optionalText, orEmpty, otpPassword, phoneNumber, text } from "./fields";
import { currencyCode, currencyName, rateNumber, rateWritten } from "./texts";

const price = z.union([rateWritten, rateNumber]);
const rate = z.looseObject({ fxDate: dayReply, buy: price, sell: price });
/** A currency code, or an object that contains it. */
const currency = z.union([currencyCode, z.looseObject({ code: currencyCode, name: maybe(currencyName) })]);

export const fx = {
  currencies: endpoint({
    method: "GET",
    path: "/servicereq/currencies",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "The currencies in which FX transfers may be requested",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ allowableCurrency: z.array(currency) }),
  }),
  rates: endpoint({
    method: "GET",
    path: "/reference/fx-rates",
    encoding: "none",
    session: "required",
    effect: "read",
    summary: "Rates against GHS by day, from the customer's side: buy is what a unit costs, sell what it brings",
    specification: "2, 7 Lookups",
    input: noFields,
    reply: z.looseObject({ usdRates: z.array(rate), eurRates: z.array(rate), gbpRates: z.array(rate) }),
  }),
  request: endpoint({
    method: "POST",
    path: "/transfer/fxTransferRequest",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Ask for a transfer in a foreign currency",
    specification: "2, 7 Payments",
    input: z.object({
      transferType: z.enum(["Local Transfer", "International Transfer"]),
      currency: z.enum(["GBP", "USD", "EUR"]),
      sourceAccount: accountNumber,
      amount: amountText,
      beneficiaryName: text(100),
      beneficiaryAccount: text(34),
      beneficiaryCountry: text(60),
      beneficiaryBankName: text(120),
      beneficiaryBankAddress: text(200),
      swiftCode: text(11),
      sortCode: text(20),
      routingNumber: optionalText(20),
      senderTelNumber: phoneNumber,
      feePaidBy: z.enum(["Sender", "Beneficiary"]),
      /** Sent empty when the beneficiary pays the fee. */
      accountForCharges: z.optional(orEmpty(accountNumber)),
      purpose: text(25),
      /** Extension: the debit that the customer confirmed, in the source account's currency. */
      debitAmount: z.optional(amountText),
      ...changedAccountFields,
      transType: z.literal("SERVICE-CHARGE"),
      deviceID: z.string(),
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
};
