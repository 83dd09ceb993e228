import * as z from "zod/mini";
import * as answers from "../answers";
import { bookFormats } from "../book-formats";
import { envelope } from "../envelope";
import { menuTitles } from "../menu-titles";
import * as texts from "../texts";

/** The rules for a field of an answer, beyond those that the client checks. */
export type Format = {
  readonly description: string;
  readonly example: string | number;
  /** Accepts the values that a bank may send; absent: those that the client accepts. */
  readonly strict?: z.ZodMiniType;
};

/** The currencies that the specification names: accounts in cedis, and transfers abroad (1, section 9; 2, section 9). */
const currencies = ["GHS", "USD", "EUR", "GBP"] as const;

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const text = (lengthMax: number) => z.string().check(z.minLength(1), z.maxLength(lengthMax));
/** A text without spaces at its ends, which a table could show as an empty cell. */
const name = matching(/^\S(.{0,118}\S)?$/s);
const orInteger = (strict: z.ZodMiniType) => z.union([strict, z.int()]);
const ID = /^[\w.:/-]{1,40}$/;
const id = orInteger(matching(ID));
const code = orInteger(matching(/^[\w-]{1,20}$/));
const digits = (min: number, max: number) => orInteger(matching(new RegExp(`^\\d{${min},${max}}$`)));
const DAY = "DD-MM-YYYY";
const MOMENT = `${DAY}, or ${DAY} hh:mm, or ${DAY} hh:mm:ss, in UTC`;
const AMOUNT = "Digits with at most two decimals, without separators";

/** Returns whether day, month and year are a day of the calendar. */
function isDay(written: string): boolean {
  const [day = 0, month = 0, year = 0] = written.slice(0, 10).split("-").map(Number);
  const moment = new Date(Date.UTC(year, month - 1, day));
  return moment.getUTCDate() === day && moment.getUTCMonth() === month - 1;
}
const calendar = (client: z.ZodMiniString) => client.check(z.refine((written) => written === "" || isDay(written)));

/**
 * The formats of all texts and numbers of answers, by their schema. The client does not load this table. A schema of an
 * answer that is missing here fails a test.
 */
export const formats: ReadonlyMap<z.core.$ZodType, Format> = new Map<z.core.$ZodType, Format>([
  // Envelope
  [envelope.shape.code, { description: "0 is success", example: 0, strict: z.int() }],
  [
    answers.message,
    { description: "What happened, in words for the user", example: "Request approved.", strict: text(500) },
  ],

  // Amounts, counts and dates
  [answers.amountWritten, { description: AMOUNT, example: "1250.50" }],
  [answers.emptyOrAmount, { description: `${AMOUNT}; empty if there is none`, example: "1250.50" }],
  [
    answers.amountNumber,
    {
      description: "At most two decimals",
      example: 1250.5,
      strict: z.number().check(z.refine((amount) => Number(amount.toFixed(2)) === amount)),
    },
  ],
  [answers.countReply, { description: "A whole number", example: 3, strict: z.int().check(z.nonnegative()) }],
  [
    answers.countAboveZero,
    { description: "A whole number above zero", example: 3, strict: z.int().check(z.positive()) },
  ],
  [
    answers.timeoutSeconds,
    {
      description: "Seconds without a call after which the session ends; more than 60, when the client warns",
      example: 300,
      strict: z.int().check(z.minimum(61)),
    },
  ],
  [answers.dayReply, { description: DAY, example: "20-11-2026", strict: calendar(answers.dayReply) }],
  [answers.momentReply, { description: MOMENT, example: "20-11-2026 09:30", strict: calendar(answers.momentReply) }],
  [
    answers.emptyOrDay,
    { description: `${DAY}; empty if there is none`, example: "20-11-2026", strict: calendar(answers.emptyOrDay) },
  ],
  [
    answers.emptyOrMoment,
    {
      description: `${MOMENT}; empty if there is none`,
      example: "20-11-2026 09:30",
      strict: calendar(answers.emptyOrMoment),
    },
  ],
  [
    answers.isoMoment,
    {
      description: "ISO 8601 with a time zone",
      example: "2026-11-20T09:30:00Z",
      strict: matching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/),
    },
  ],

  // People and sessions
  [answers.personName, { description: "The name of a person", example: "Ama Mensah", strict: name }],
  [answers.companyName, { description: "The name of a customer", example: "Adom Trading Ltd", strict: name }],
  [answers.loginId, { description: "The id of the user, for later calls", example: "L0002", strict: text(100) }],
  [
    answers.emailText,
    {
      description: "An e-mail address, which may be masked",
      example: "ama.mensah@example.com",
      strict: matching(/^[^\s@]+@[^\s@]+$/),
    },
  ],
  [answers.phoneText, { description: "10 to 15 digits", example: "0244000001", strict: matching(/^\d{10,15}$/) }],
  [
    answers.maskedPhone,
    {
      description: "A phone number of which stars replace some digits",
      example: "024*****89",
      strict: matching(/^[\d*]{5,15}$/),
    },
  ],
  [
    answers.sessionId,
    {
      description: "The value of the header sessionId of later calls",
      example: "a-session-id",
      strict: matching(/^[\x21-\x7e]{1,200}$/),
    },
  ],
  [
    answers.menuTitle,
    { description: "Enables the page of its name", example: "Transfers", strict: z.enum(menuTitles) },
  ],

  // Accounts and payees
  [
    answers.ownAccountNumber,
    { description: "An account of this bank, 13 digits", example: "1020304050607", strict: matching(/^\d{13}$/) },
  ],
  [
    texts.emptyOrAccountNumber,
    {
      description: "An account of this bank, 13 digits; empty if there is none",
      example: "1020304050607",
      strict: matching(/^(\d{13})?$/),
    },
  ],
  [texts.accountName, { description: "The name of an account", example: "Operations", strict: name }],
  [texts.accountType, { description: "The type of an account, as it is shown", example: "Current", strict: text(40) }],
  [texts.currencyCode, { description: "ISO 4217", example: "GHS", strict: z.enum(currencies) }],
  [
    texts.emptyOrCurrencyCode,
    { description: "ISO 4217; empty if there is none", example: "GHS", strict: z.enum([...currencies, ""]) },
  ],
  [texts.currencyName, { description: "The name of a currency", example: "US dollar", strict: name }],
  [
    texts.narration,
    {
      description: "What a payment is for, as it was entered",
      example: "Invoice 2041",
      strict: z.string().check(z.maxLength(200)),
    },
  ],
  [
    texts.confirmingPerson,
    { description: "Who confirmed an account, as the customer wrote it", example: "Mercy Tetteh", strict: name },
  ],
  [texts.knownPhone, { description: "A phone number as the customer wrote it", example: "030 222 1234", strict: name }],
  [texts.payeeName, { description: "The name of a payee", example: "Accra Packaging Ltd", strict: name }],
  [
    texts.payeeNumber,
    {
      description: "The account, wallet or card customer that is paid",
      example: "1441000234567",
      strict: matching(/^[A-Za-z0-9 ./-]{1,34}$/),
    },
  ],
  [texts.payeePhone, { description: "10 to 15 digits", example: "0241234567", strict: matching(/^\d{10,15}$/) }],
  [
    texts.walletNumber,
    { description: "The phone number of a wallet, 10 digits", example: "0241234567", strict: matching(/^\d{10}$/) },
  ],
  [texts.walletName, { description: "The name of the owner of a wallet", example: "Kojo Addo", strict: name }],
  [texts.cardName, { description: "The name of a card holder", example: "Daniel Quaye", strict: name }],
  [texts.lastDigits, { description: "The last four digits of a card", example: "4417", strict: digits(4, 4) }],
  [
    texts.customerId,
    { description: "The customer id of a card holder, up to 10 digits", example: "40012001", strict: digits(1, 10) },
  ],

  // Banks
  [texts.bankName, { description: "The name of a bank", example: "Ecobank Ghana", strict: name }],
  [texts.bankShortName, { description: "The short name of a bank", example: "ECOBANK", strict: text(20) }],
  [texts.bankCode, { description: "The code of a bank, which later calls repeat", example: "300312", strict: code }],
  [texts.branchName, { description: "The name of a branch", example: "Accra High Street", strict: name }],
  [texts.branchCode, { description: "The code of a branch", example: "101", strict: code }],
  [texts.branchSortCode, { description: "The sort code of a branch", example: "040101", strict: code }],
  [texts.sortCode, { description: "The sort code of a bank", example: "040100", strict: code }],
  [texts.bankAddress, { description: "The address of a bank", example: "1 Moi Avenue, Nairobi", strict: text(200) }],
  [texts.country, { description: "The name of a country", example: "Kenya", strict: text(60) }],
  [
    texts.swiftCode,
    {
      // A narrower format would break banks with requests of earlier versions, and needs contract 2.0.0.
      description: "A BIC of 8 or 11 characters; requests of earlier versions have any of up to 11",
      example: "BARCKENX",
      strict: matching(/^[A-Za-z0-9]{1,11}$/),
    },
  ],
  [
    texts.routingNumber,
    { description: "A routing number", example: "021000089", strict: z.string().check(z.maxLength(20)) },
  ],
  [
    texts.feePayer,
    {
      description: "Who pays the fees of a transfer abroad",
      example: "Sender",
      strict: z.enum(["Sender", "Beneficiary"]),
    },
  ],
  [texts.rateWritten, { description: "Cedis for one unit, with at most four decimals", example: "11.4507" }],
  [
    texts.emptyOrRate,
    {
      description: "Cedis for one unit, with at most four decimals; empty if nothing is converted",
      example: "11.4507",
    },
  ],
  [texts.rateNumber, { description: "Cedis for one unit", example: 11.4507 }],

  // Networks
  [texts.networkName, { description: "The name of a mobile network", example: "Telecel", strict: name }],
  [
    texts.networkCode,
    { description: "The code of a network, which later calls repeat", example: "TELECEL", strict: code },
  ],
  [texts.networkGipCode, { description: "The code of a network in instant payments", example: "300594", strict: code }],

  // Requests, reports and schedules
  [
    answers.requestId,
    { description: "The id of a request, which later calls repeat", example: "T261120A3BX48FC0", strict: matching(ID) },
  ],
  [texts.requestForm, { description: "A single request or a bulk", example: "SINGLE" }],
  [texts.scheduleId, { description: "The id of a schedule", example: "S261120129089626", strict: id }],
  [
    texts.recordId,
    { description: "The id of a past transaction, which later calls repeat", example: "T261120A3BX48FC0", strict: id },
  ],
  [
    texts.transactionTitle,
    { description: "The kind of a transaction, in words", example: "Local Transfer", strict: text(60) },
  ],
  [
    texts.eventDetail,
    {
      description: "More about an event, in words",
      example: "Wait for the refund",
      strict: z.string().check(z.maxLength(500)),
    },
  ],

  // Beneficiaries
  [
    texts.beneficiaryId,
    { description: "The id of a saved payee, which later calls repeat", example: "17", strict: id },
  ],
  [
    texts.lookupId,
    {
      description: "The id of a look-up of a name, which a payment repeats",
      example: "300312-1441000234567",
      strict: z.union([matching(/^[\w.:/-]{0,40}$/), z.int()]),
    },
  ],
  [texts.listId, { description: "The id of a saved list, which later calls repeat", example: "4", strict: id }],
  [texts.listName, { description: "The name of a saved list", example: "Salaries", strict: name }],
  [
    texts.eLevyId,
    { description: "The id of an E-Levy look-up, which a payment repeats", example: "E-1042", strict: id },
  ],

  // Uploaded lists
  [
    texts.uploadedAmount,
    {
      description: "The amount; the text of the file if the row's code is not 0",
      example: "150.00",
      strict: z.union([z.string().check(z.maxLength(200)), z.number()]),
    },
  ],
  [
    texts.uploadedText,
    {
      description: "The text of the file",
      example: "Kojo Addo",
      strict: z.union([z.string().check(z.maxLength(200)), z.number()]),
    },
  ],

  // Bills
  [texts.serviceName, { description: "The name of a service", example: "Direct taxes", strict: name }],
  [texts.serviceId, { description: "The id of a service, for its tax types", example: "3", strict: id }],
  [texts.serviceCode, { description: "The code of a service, for its invoices", example: "DTX", strict: code }],
  [texts.fieldId, { description: "The id of a field", example: "1", strict: id }],
  [
    texts.fieldName,
    { description: "The name of a field in createInvoice", example: "tin", strict: matching(/^\w{1,40}$/) },
  ],
  [texts.fieldLabel, { description: "The label of a field", example: "TIN", strict: text(60) }],
  [texts.taxTypeId, { description: "The id of a tax type", example: "11", strict: id }],
  [texts.taxTypeName, { description: "The name of a tax type", example: "Pay As You Earn", strict: name }],
  [texts.taxTypeCode, { description: "The code of a tax type", example: "PAYE", strict: code }],
  [texts.billerId, { description: "The id of a biller", example: "1", strict: id }],
  [texts.billerName, { description: "The name of a biller", example: "Ghana Water", strict: name }],
  [texts.billerCode, { description: "The code of a biller", example: "GWL", strict: code }],
  [texts.invoiceNumber, { description: "The number of an invoice", example: "GG-1001", strict: id }],
  [texts.invoiceDescription, { description: "What an invoice is for", example: "Pay As You Earn", strict: text(200) }],
  [texts.adviceNumber, { description: "The number of a payment advice", example: "SSN-1001", strict: matching(ID) }],
  [
    texts.adviceReference,
    { description: "The reference of a payment advice", example: "REF-SSN-1001", strict: matching(ID) },
  ],
  [texts.receiptNumber, { description: "The number of a receipt", example: "RCP-1001", strict: id }],
  [texts.establishment, { description: "The employer of a payment advice", example: "Adom Trading Ltd", strict: name }],

  // Notices
  [
    texts.noticeId,
    { description: "Digits that say nothing about other notices", example: "4711", strict: matching(/^\d{1,18}$/) },
  ],
  [
    texts.noticeMark,
    {
      description: "The state of the list, which `markRead` repeats: digits and commas; empty without notices",
      example: "4711,4698",
      strict: matching(/^[0-9,]*$/),
    },
  ],
  [
    texts.bookReference,
    { description: "The reference of a debit or credit", example: "T261120A3BX48FC0", strict: text(80) },
  ],

  // Files
  [texts.fileName, { description: "The title of a file", example: "Notice to customers", strict: text(200) }],
  [
    texts.fileAddress,
    {
      description: "The address of a file: a path of the client's host, or an https address",
      example: "/directives/notice.pdf",
      strict: matching(/^(\/(?!\/)|https:\/\/)\S*$/),
    },
  ],
  [
    texts.mimeType,
    {
      description: "The type of the file",
      example: "application/pdf",
      strict: z.enum(["application/pdf", "image/jpeg", "image/jpg", "image/png"]),
    },
  ],
  [
    texts.base64,
    {
      description: "A file in base64",
      example: "JVBERi0xLjMK",
      strict: matching(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/).check(z.minLength(4)),
    },
  ],

  [texts.caseNumber, { description: "The number of a case", example: "C-4F2A9C1B", strict: text(40) }],
  [
    texts.paperSignature,
    {
      description:
        "A signed paper: a compact JWS with EdDSA and the `typ` paper+jws, whose key is in the bank's key set",
      example: "eyJhbGciOiJFZERTQSJ9.eyJraW5kIjoicmVjZWlwdCJ9.c2lnbmF0dXJl",
      strict: matching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    },
  ],

  // The company's activity
  [texts.activityTitle, { description: "An act, in words", example: "Signed in", strict: text(60) }],
  [
    texts.activityDetail,
    {
      description: "More about an act, in words",
      example: "With password and one-time code",
      strict: z.string().check(z.maxLength(1000)),
    },
  ],
  [
    texts.secondMoment,
    {
      description: "DD-MM-YYYY HH:mm:ss, in Ghana's time, which is UTC",
      example: "20-11-2026 09:30:00",
      strict: texts.secondMoment,
    },
  ],
  [
    texts.seal,
    {
      description: "SHA-256 of the entry and the seal of the entry before it, 64 hexadecimal digits",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
      strict: matching(/^[0-9a-f]{64}$/),
    },
  ],
  [texts.loginName, { description: "The user name of a person", example: "ama.mensah", strict: name }],
  [
    texts.listPlace,
    { description: "A place in the list, for the next call", example: "MjAyNi0xMS0yMA", strict: text(120) },
  ],
  [
    texts.emptyOrRequestId,
    {
      description: "The id of a request; empty if there is none",
      example: "T2611200001",
      strict: matching(/^(|[\w-]{1,40})$/),
    },
  ],
  [texts.bookFormat, { description: "A format of `statements.forBooks`", example: "csv", strict: z.enum(bookFormats) }],
]);
