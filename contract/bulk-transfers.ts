import * as z from "zod/mini";
import { countReply, maybe, maybeAmount, message, owed, paymentReply } from "./answers";
import { changedAccountFields } from "./changed-account";
import { endpoint } from "./endpoint";
import { accountNumber, amountText, anyAccountNumber, optionalText, otpPassword, text } from "./fields";
import { accountNameOfRow, checkedListFields } from "./name-check";
import {
  BULK_BYTES_MAX,
  savingFields,
  schedulingFields,
  transferData,
  UPLOAD_BYTES_MAX,
  uploadFields,
} from "./payment-fields";
import * as texts from "./texts";

/**
 * A payee of the payment. Rows typed by the user send the narration as `transactionDescription`, uploaded rows as
 * `transactionNarration`.
 */
const transferRow = z.object({
  transactionType: z.enum(["domestic", "instant", "noninstant"]),
  beneficiaryAccount: anyAccountNumber,
  beneficiaryBank: optionalText(120),
  beneficiaryBankCode: optionalText(20),
  bankBranch: optionalText(120),
  beneficiaryName: text(100),
  transactionAmount: amountText,
  transactionDescription: optionalText(25),
  transactionNarration: optionalText(25),
  charge: z.optional(amountText),
  beneficiaryId: optionalText(40),
});
export type TransferRow = z.input<typeof transferRow>;

/** A row of an uploaded list as the bank read it: code 10 marks a bad row, and `description` gives the reason. */
const uploadedTransfer = z.looseObject({
  beneficiaryName: maybe(texts.uploadedText),
  beneficiaryAccount: maybe(texts.uploadedText),
  beneficiaryBank: maybe(texts.uploadedText),
  beneficiaryBankCode: maybe(texts.bankCode),
  bankBranch: maybe(texts.uploadedText),
  transactionAmount: owed(texts.uploadedAmount),
  transactionType: maybe(texts.uploadedText),
  transactionNarration: maybe(texts.uploadedText),
  charge: maybeAmount,
  beneficiaryId: maybe(texts.lookupId),
  ...accountNameOfRow,
  description: owed(message),
  code: owed(countReply),
});

export const bulkTransfers = {
  upload: endpoint({
    method: "POST",
    path: "/transfer/bulkUpload",
    encoding: "multipart",
    bytesMax: UPLOAD_BYTES_MAX,
    session: "required",
    effect: "check",
    summary: "Read a spreadsheet of bank transfers and check each row; nothing is paid yet",
    specification: "2, 7 Payments",
    input: uploadFields,
    reply: z.looseObject({ bulkUploadData: z.array(uploadedTransfer) }),
  }),
  pay: endpoint({
    method: "POST",
    path: "/transfer/manuelBulkTransfer",
    encoding: "form",
    bytesMax: BULK_BYTES_MAX,
    session: "required",
    effect: "confirmed",
    summary: "Pay many bank accounts at once, from rows typed or uploaded",
    specification: "2, 7 Payments",
    input: z.object({
      sourceAccount: accountNumber,
      transferData: transferData(transferRow),
      transferType: z.literal("BULK-TRANSFER"),
      ...savingFields,
      ...schedulingFields,
      ...changedAccountFields,
      ...checkedListFields,
      ...otpPassword,
    }),
    reply: paymentReply,
  }),
};
