import * as z from "zod/mini";
import { amountReply, countReply, maybe, maybeAmount, message, owed, paymentReply } from "./answers";
import { changedAccountFields } from "./changed-account";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, narration, optionalText, otpPassword, text, walletNumber } from "./fields";
import { maybeListedValue } from "./listed-values";
import { accountNameOfRow, checkedListFields, confirmedNameFields } from "./name-check";
import { BULK_BYTES_MAX, savingFields, transferData, UPLOAD_BYTES_MAX, uploadFields } from "./payment-fields";
import * as texts from "./texts";

/**
 * A wallet of the payment. Rows typed by the user send the narration as `description`, uploaded rows as `narration`.
 */
const walletRow = z.object({
  beneficiaryName: text(100),
  beneficiaryWalletNumber: walletNumber,
  netWork: text(40),
  walletName: optionalText(100),
  amount: amountText,
  narration: optionalText(25),
  description: optionalText(200),
  eleveyFee: z.optional(amountText),
  eleveyId: optionalText(40),
  charge: z.optional(amountText),
  transactionType: z.literal("A2W"),
});
export type WalletRow = z.input<typeof walletRow>;

/** A row of an uploaded list as the bank read it: code 10 marks a bad row, and `description` gives the reason. */
const uploadedWallet = z.looseObject({
  beneficiaryName: maybe(texts.uploadedText),
  beneficiaryWalletNumber: maybe(texts.uploadedText),
  netWork: maybe(texts.uploadedText),
  walletName: maybe(texts.walletName),
  amount: owed(texts.uploadedAmount),
  narration: maybe(texts.uploadedText),
  eleveyFee: maybeAmount,
  eleveyId: maybe(texts.eLevyId),
  charge: maybeAmount,
  transactionType: maybeListedValue("walletTransferType"),
  ...accountNameOfRow,
  description: owed(message),
  code: owed(countReply),
});

/** The fields of a request that only mobile money has. */
export const walletRequestFields = {
  walletName: maybe(texts.walletName),
  networkCode: maybeListedValue("network"),
};

export const mobileMoney = {
  walletName: endpoint({
    method: "GET",
    path: "/transfer/mobilemoneylookup",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The name of a wallet; null means that there is none",
    specification: "2, 7 Lookups",
    input: z.object({ network: text(20), phoneNumber: walletNumber, transferType: z.literal("A2W") }),
    reply: z.looseObject({ accountName: maybe(texts.walletName) }),
  }),
  charge: endpoint({
    method: "GET",
    path: "/transfer/momocharge",
    encoding: "query",
    session: "required",
    effect: "read",
    summary: "The charge of a payment to a wallet; rows typed by hand send the network's code as phoneNumber",
    specification: "2, 7 Lookups",
    input: z.object({ amount: amountText, phoneNumber: text(20) }),
    reply: z.looseObject({ charge: amountReply }),
  }),
  eLevy: endpoint({
    method: "POST",
    path: "/transfer/eLevyCharge",
    encoding: "form",
    session: "required",
    effect: "read",
    summary: "The E-Levy on a payment to a wallet",
    specification: "2, 7 Lookups",
    input: z.object({
      sourceAccount: accountNumber,
      destinationAccount: walletNumber,
      destinationGipCode: optionalText(20),
      amount: amountText,
    }),
    reply: z.looseObject({
      charge: amountReply,
      taxableAmount: maybeAmount,
      eLevyId: maybe(texts.eLevyId),
    }),
  }),
  pay: endpoint({
    method: "POST",
    path: "/transfer/mobilemoney",
    encoding: "form",
    session: "required",
    effect: "confirmed",
    summary: "Pay a mobile money wallet",
    specification: "2, 7 Payments",
    input: z.object({
      accountNumber,
      phoneNumber: walletNumber,
      networkCode: text(20),
      networkGipCode: optionalText(20),
      accountName: optionalText(100),
      amount: amountText,
      eLevyCharge: amountText,
      eLevyId: optionalText(40),
      charge: amountText,
      narration,
      currencyCode: z.literal("GHS"),
      uniqueTransType: z.literal("A2W"),
      transType: z.literal("MOBILEMONEY-TRANSFER"),
      ...savingFields,
      ...confirmedNameFields,
      ...changedAccountFields,
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
  upload: endpoint({
    method: "POST",
    path: "/transfer/bulkUploadMobileMoney",
    encoding: "multipart",
    bytesMax: UPLOAD_BYTES_MAX,
    session: "required",
    effect: "check",
    summary: "Read a spreadsheet of wallets and check each row; nothing is paid yet",
    specification: "2, 7 Payments",
    input: uploadFields,
    reply: z.looseObject({ bulkUploadData: z.array(uploadedWallet), elevy: maybeAmount }),
  }),
  payBulk: endpoint({
    method: "POST",
    path: "/transfer/manualMobileMoney",
    encoding: "form",
    bytesMax: BULK_BYTES_MAX,
    session: "required",
    effect: "confirmed",
    summary: "Pay many wallets at once, from rows typed or uploaded",
    specification: "2, 7 Payments",
    input: z.object({
      sourceAccount: accountNumber,
      transferData: transferData(walletRow),
      totalElevyFee: amountText,
      ...savingFields,
      ...changedAccountFields,
      ...checkedListFields,
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
};
