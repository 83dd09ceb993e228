import * as z from "zod/mini";
import {
  accountNumber,
  amountText,
  currency,
  flag,
  id,
  jsonText,
  narration,
  optionalText,
  otpPassword,
  wireDate,
} from "./fields";
import { listedValues } from "./listed-values";

/** Sent in upper case (specification 2, section 3). */
export const frequency = z.enum(listedValues.frequency);

/**
 * Fields of payments that can be scheduled. `startDate` is the day of a payment that is made once (the form
 * calls it Special Date), or the first day of a recurring one.
 */
export const schedulingFields = {
  isSchedule: z.optional(flag),
  frequency: z.optional(frequency),
  startDate: z.optional(wireDate),
};

/** Fields of payments whose payee can be saved, under the name entered on the confirmation screen. */
export const savingFields = { saveBen: z.optional(flag), benName: optionalText(100) };

/** The transfer payload of specification 2, section 3, common to all single transfers. */
export const transferFields = {
  sourceAccount: accountNumber,
  sourceAccountType: optionalText(40),
  destinationAccountName: optionalText(120),
  destinationBankName: optionalText(120),
  destinationBankCode: optionalText(20),
  amount: amountText,
  transactionFee: z.optional(amountText),
  totalAmount: z.optional(amountText),
  currencyCode: currency,
  transferType: optionalText(40),
  narration,
  beneficiaryId: z.optional(id),
  ...schedulingFields,
  ...otpPassword,
};
/** The specification uses both names for the amount of a transfer; rows of a bulk use `transactionAmount`. */
export const fieldAliases = { transactionAmount: "amount" };

/** The limit of the specification, 5 MB (2, section 5). */
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024;
/** A spreadsheet of payees. The bank opens it to check whether it is one. */
export const uploadFields = z.object({
  sourceAccount: accountNumber,
  file: z.file().check(z.minSize(1), z.maxSize(UPLOAD_BYTES_MAX)),
});

/** Fits a form of {@link ROWS_MAX} rows, escaped, encrypted and in base64. */
export const BULK_BYTES_MAX = 64 * 1024 * 1024;
/**
 * More rows than any workbook of 5 MB has. The limit of 50 rows (section 5) applies to typed rows, which the bank
 * cannot distinguish.
 */
const ROWS_MAX = 100_000;
/** The rows of a bulk payment as JSON text, whether typed or uploaded. */
export const transferData = <Row extends z.ZodMiniType>(row: Row) =>
  jsonText(z.array(row).check(z.minLength(1), z.maxLength(ROWS_MAX)));
