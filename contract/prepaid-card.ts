import * as z from "zod/mini";
import { countReply, extra, maybe, message, owed, paymentReply, personName, phoneText } from "./answers";
import { endpoint } from "./endpoint";
import {
  accountNumber,
  amountText,
  customerId,
  lastCardDigits,
  narration,
  optionalText,
  otpPassword,
  phoneNumber,
  text,
} from "./fields";
import { accountNameOfRow, checkedListFields, confirmedNameFields } from "./name-check";
import { BULK_BYTES_MAX, savingFields, transferData, UPLOAD_BYTES_MAX, uploadFields } from "./payment-fields";
import * as texts from "./texts";

/** A card of the payment, typed or uploaded. */
const cardRow = z.object({
  customerId,
  cardLastDigit: lastCardDigits,
  beneficiaryName: text(100),
  cardName: optionalText(100),
  phoneNumber,
  amount: amountText,
  narration: optionalText(25),
  description: optionalText(200),
});
export type CardRow = z.input<typeof cardRow>;

/** A row of an uploaded list as the bank read it: code 10 marks a bad row, and `description` gives the reason. */
const uploadedCard = z.looseObject({
  customerId: maybe(texts.uploadedText),
  cardLastDigit: maybe(texts.uploadedText),
  beneficiaryName: maybe(texts.uploadedText),
  /** The name of the cardholder. */
  cardName: extra(texts.cardName),
  phoneNumber: maybe(texts.uploadedText),
  amount: owed(texts.uploadedAmount),
  narration: maybe(texts.uploadedText),
  ...accountNameOfRow,
  description: owed(message),
  code: owed(countReply),
});

const customer = z.looseObject({ preferredNameField: maybe(personName), mobilePhoneNumberField: maybe(phoneText) });

export const prepaidCard = {
  customer: endpoint({
    method: "GET",
    path: "/transfer/validatePrepaidCard",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The holder of a prepaid card, by customer id",
    specification: "2, 7 Lookups",
    input: z.object({ customerId }),
    reply: z.looseObject({ customerResponse: maybe(customer) }),
  }),
  load: endpoint({
    method: "POST",
    path: "/transfer/toPrepaidCard",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Load a prepaid card",
    specification: "2, 7 Payments",
    input: z.object({
      sourceAccount: accountNumber,
      customerId,
      cardName: optionalText(100),
      last4Digit: lastCardDigits,
      phoneNumber,
      amount: amountText,
      narration,
      currencyCode: z.optional(z.literal("GHS")),
      transType: z.literal("PREPAIDCARD-TRANSFER"),
      deviceID: z.string(),
      ...savingFields,
      ...confirmedNameFields,
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
  upload: endpoint({
    method: "POST",
    path: "/transfer/bulkUploadPreparedCard",
    encoding: "multipart",
    bytesMax: UPLOAD_BYTES_MAX,
    session: "required",
    effect: "check",
    summary: "Read a spreadsheet of prepaid cards and check each row; nothing is paid yet",
    specification: "2, 7 Payments",
    input: uploadFields,
    reply: z.looseObject({ bulkUploadData: z.array(uploadedCard) }),
  }),
  loadBulk: endpoint({
    method: "POST",
    path: "/transfer/manualCardPrepared",
    encoding: "form",
    bytesMax: BULK_BYTES_MAX,
    session: "required",
    effect: "confirmed",
    summary: "Load many prepaid cards at once, from rows typed or uploaded",
    specification: "2, 7 Payments",
    input: z.object({
      sourceAccount: accountNumber,
      transferData: transferData(cardRow),
      ...savingFields,
      ...checkedListFields,
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
};
