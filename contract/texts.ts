import * as z from "zod/mini";

/** A code or id. Some banks send these as numbers. */
const textOrNumber = () => z.union([z.string(), z.number()]);

/**
 * Texts of answers that the client shows, or sends back, as they are. Each name is a meaning: `description/formats.ts`
 * says what the bank must send there.
 */
export const accountName = z.string();
export const emptyOrAccountNumber = z.string();
export const accountType = z.string();
/** ISO 4217; the client shows amounts of any currency with two decimals. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));
export const emptyOrCurrencyCode = z.string().check(z.regex(/^([A-Z]{3})?$/));
export const currencyName = z.string();
export const narration = z.string();

export const payeeName = z.string();
/** An account at any bank, a wallet, a card or an account abroad. */
export const payeeNumber = z.string();
/** The person who confirmed a payee's new account, and the phone number on which that person was called. */
export const confirmingPerson = z.string();
export const knownPhone = z.string();
/** The phone of a payee: of a wallet, a card holder or a sender abroad. */
export const payeePhone = z.string();
export const walletNumber = z.string();
export const walletName = z.string();
export const cardName = z.string();
export const lastDigits = textOrNumber();
export const customerId = textOrNumber();

export const bankName = z.string();
export const bankShortName = z.string();
export const bankCode = textOrNumber();
export const branchName = z.string();
export const branchCode = textOrNumber();
export const branchSortCode = textOrNumber();
export const sortCode = textOrNumber();
export const bankAddress = z.string();
export const country = z.string();
export const swiftCode = z.string();
export const routingNumber = z.string();
export const feePayer = z.string();
/** Cedis for one unit of a currency. */
export const rateWritten = z.string().check(z.regex(/^\d{1,6}(\.\d{1,4})?$/));
export const emptyOrRate = z.string().check(z.regex(/^(\d{1,6}(\.\d{1,4})?)?$/));
export const rateNumber = z.number().check(z.positive());

export const networkName = z.string();
export const networkCode = textOrNumber();
export const networkGipCode = textOrNumber();

/** Whether a request is a single one or a bulk. */
export const requestForm = z.enum(["SINGLE", "BULK"]);
export const scheduleId = textOrNumber();
export const recordId = textOrNumber();
/** The kind of a transaction, in words. */
export const transactionTitle = z.string();
export const eventDetail = z.string();
export const bulkRowsText = z.string();

export const beneficiaryId = textOrNumber();
/** The id of a look-up of a name, which the payment repeats. */
export const lookupId = textOrNumber();
export const listId = textOrNumber();
export const listName = z.string();
export const eLevyId = textOrNumber();
/** The amount of an uploaded row as written in the file, because a bad row may have any text. */
export const uploadedAmount = textOrNumber();
export const uploadedText = textOrNumber();

export const serviceName = z.string();
export const serviceId = textOrNumber();
export const serviceCode = textOrNumber();
export const fieldId = textOrNumber();
export const fieldName = z.string();
export const fieldLabel = z.string();
export const taxTypeId = textOrNumber();
export const taxTypeName = z.string();
export const taxTypeCode = textOrNumber();
export const billerId = textOrNumber();
export const billerName = z.string();
export const billerCode = textOrNumber();
export const invoiceNumber = textOrNumber();
export const invoiceDescription = z.string();
export const adviceNumber = z.string();
export const adviceReference = z.string();
export const receiptNumber = textOrNumber();
export const establishment = z.string();

/** The id of a notice of a debit or credit. */
export const noticeId = z.string();
/** The state of a list of notices, which marking them as read repeats. */
export const noticeMark = z.string();
/** The reference of a debit or credit in the bank's books. */
export const bookReference = z.string();

export const fileName = z.string();
export const fileAddress = z.string();
export const mimeType = z.string();
export const base64 = z.string();
export const bookFormat = z.string();
/** The number of a case, which the user names to the bank. */
export const caseNumber = z.string();
/** The signature of a paper as a compact JWS (RFC 7515). */
export const paperSignature = z.string();

// The company's activity
export const activityTitle = z.string();
export const activityDetail = z.string();
/** DD-MM-YYYY HH:mm:ss, in Ghana's time. */
export const secondMoment = z.string().check(z.regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/));
/** The SHA-256 of an entry and the seal of the entry before it, in hexadecimal digits. */
export const seal = z.string();
export const loginName = z.string();
/** A place in a list. Only the bank reads it. */
export const listPlace = z.string();
export const emptyOrRequestId = z.string();
