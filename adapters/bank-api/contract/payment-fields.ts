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

/** Sent upper-cased (specification 2, section 3). */
export const frequency = z.enum(listedValues.frequency);

/** On payments that may recur: `startDate` is the special date, or the first day of a recurring one. */
export const scheduling = {
  isSchedule: z.optional(flag),
  frequency: z.optional(frequency),
  startDate: z.optional(wireDate),
};

/** On payments whose payee may be kept, under the name given on the confirmation screen. */
export const saving = { saveBen: z.optional(flag), benName: optionalText(100) };

/** The transfer payload of specification 2, section 3, common to every single transfer. */
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
  ...scheduling,
  ...otpPassword,
};
/** The documents name the amount of a transfer both ways; rows of a bulk say transactionAmount. */
export const alsoNamed = { transactionAmount: "amount" };

/** The documents' 5 MB (specification 2, section 5). */
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024;
/** A spreadsheet of payees; that it is one, the bank judges by opening it. */
export const upload = z.object({
  sourceAccount: accountNumber,
  file: z.file().check(z.minSize(1), z.maxSize(UPLOAD_BYTES_MAX)),
});

/** The form of {@link ROWS_MAX} rows, escaped, encrypted and in base64. */
export const BULK_BYTES_MAX = 64 * 1024 * 1024;
/** Above any workbook of 5 MB; the 50 rows of section 5 are for rows typed by hand, and the bank cannot tell these apart. */
const ROWS_MAX = 100_000;
/** The rows of a bulk payment as JSON text: those typed by hand and those of an uploaded list alike. */
export const transferData = <Row extends z.ZodMiniType>(row: Row) =>
  jsonText(z.array(row).check(z.minLength(1), z.maxLength(ROWS_MAX)));
