/**
 * The bank's calls by the words that scenarios use for them, as in "the bank has been asked for the approval". Only
 * scenarios about the contract name a call by its method and path.
 */
export const calls: Readonly<Record<string, string>> = {
  "the check of the code": "POST /customer/otp/verify/{otp}/false/{userName}",
  "the check of the code for a forgotten password": "POST /customer/otp/verifyUser/{otp}/false/{userName}",
  "a one-time code": "POST /customer/otp/generate",
  "more time": "POST /servicereq/refreshSession",
  "the end of the session": "POST /customer/logout",
  "the change of the password": "POST /customer/changePassword",
  "the replacement of the default password": "POST /customer/resetDefaultPassword",

  "the list of accounts": "GET /customer/accounts",
  "the list of movements": "POST /account/transactions/search",
  "a statement": "POST /account/transactions/statement",
  "a statement for bookkeeping": "POST /account/transactions/bookkeepingStatement",
  "an official statement": "POST /account/transactions/officialStatement",
  "the analysis of expenditure": "POST /account/transactions/getCustomerExpenditure",

  "the transfer between own accounts": "POST /transfer/toSelf",
  "the transfer within the bank": "POST /transfer/local",
  "the instant transfer to another bank": "POST /transfer/instantotherbank",
  "the non-instant transfer to another bank": "POST /transfer/otherbank",
  "the bulk transfer": "POST /transfer/manuelBulkTransfer",
  "the payment to a wallet": "POST /transfer/mobilemoney",
  "the bulk payment to wallets": "POST /transfer/manualMobileMoney",
  "the card load": "POST /transfer/toPrepaidCard",
  "the bulk card load": "POST /transfer/manualCardPrepared",
  "the limits of a payment": "POST /transfer/paymentLimits",
  "the stages of a payment": "POST /transfer/requestStages",
  "a question about a payment": "POST /support/case",
  "a receipt": "GET /transaction/receipt",

  "the list of saved accounts at this bank": "GET /beneficiary/transfer",
  "the list of saved accounts at other banks": "POST /beneficiary/transfer/otherBank",

  "the list of schedules": "POST /transfer/schedulePaymentTransactionList",
  "the change of a schedule": "POST /transfer/schedulePaymentUpdate",
  "the deletion of a schedule": "POST /transfer/schedulePaymentDelete",

  "the list of services": "GET /billspayment/serviceTypes",
  "a new invoice": "POST /billspayment/createInvoice",
  "the payment of an invoice": "POST /billspayment/payInvoice",
  "the payment of a contribution": "POST /billspayment/paySSNIT",

  "the FX transfer": "POST /transfer/fxTransferRequest",
  "the list of currencies": "GET /servicereq/currencies",

  "the list of pending requests": "POST /transfer/pendingTransactions",
  "the list of own requests": "POST /transfer/myRequest",
  "the review of a request": "POST /transfer/requestReview",
  "the approval": "POST /transfer/approval",
  "the rejection": "POST /transfer/rejection",

  "the report of transactions": "POST /transaction-reports/fetch",
  "the report of a bulk's payees": "POST /transaction-reports/fetchBulkDrill",
  "the download of a report": "POST /transaction-reports/download",
  "the company's activity": "POST /transaction-reports/activity",
  "the download of a payment advice": "POST /transaction-reports/download-payment-advice",

  "the sending of a complaint": "GET /support/send/email",
  "the list of directives": "GET /support/regulatoryDirectivesFiles",
};

/** Returns method and path of a call named in words; other texts, such as a method and path, stay as they are. */
export const callNamed = (words: string): string => calls[words] ?? words;
