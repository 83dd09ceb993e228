/** A call as the specification documents it. Field names are separated by blanks; `rows[].id` is a field of a list. */
export type DocumentedCall = {
  /** The rows of the register that the call proves. */
  readonly rows: string;
  /** Method and path; `:name` is a path variable. */
  readonly call: string;
  readonly sentAs: "form" | "query" | "multipart" | "none";
  readonly sends: string;
  /** Fields that this project adds to those that are sent (spec gaps); `{}` marks fields that the bank names. */
  readonly sendsMore?: string;
  readonly answers: string;
  /** Fields that this project adds to the answer (spec gaps). */
  readonly answersMore?: string;
};

const rowsOf = (list: string, fields: string): string =>
  fields
    .split(" ")
    .map((field) => `${list}.${field}`)
    .join(" ");

/** The transfer payload (2, section 3), without the fields that only some calls have. */
const transfer =
  "sourceAccount sourceAccountType destinationAccountNo destinationAccountName destinationBankName destinationBankCode amount transactionFee totalAmount currencyCode transferType narration beneficiaryId isSchedule frequency startDate transType password passwordType";
const paid = { answers: "description transactionId", answersMore: "receiptFrom" };

/** The fields of a pending single request and of a single one under My Requests (3, section 3). */
const single =
  "transactionId transactionType scheduleId sourceAccount SourceAccountType sourceAccountType destinationAccountName destinationAccountNo destinationBank bankBranch transactionNarration transactionAmount charge transactionCharge totalAmount elevyFee currencyCode createDate createdBy createdby genericTransType workFlowStatus transferType walletName phoneNumber networkCode lastCardDigits adviceNumber contributionType invoiceNumber expiryDate service destinationCountry swiftCode routingNumber";
const singleMore =
  "cardName sourceAccountName debitAmount debitCurrency destinationBankAddress sortCode feePaidBy accountForCharges exchangeRate sourceExchangeRate penaltyAmount";
const progress =
  "approvals approvalsNeeded approvedByMe certainFailure.message certainFailure.endsRequest hasSamePayment";

/** A record of a report (3, section 3). */
const record =
  "id scheduleId bulkId requestId sourceAccount sourceAccountName accountType beneficiaryAccount beneficiaryName beneficiaryBank beneficiaryCountry swiftCode amount totalAmount charge elevy narration status workFlowStatus transactionType transactionDate created createDate createdBy initiator dateInitiated approvedBy approveBy approver finalApproval finalApproveDate dateApproved totalCount txnMobileMoneyCode lastDigits cardName phoneNumber invoiceNumber expiryDate contributionType service transferType";
const recordMore =
  "accountName nameMatch currencyCode receiptFrom customerId penaltyAmount debitAmount debitCurrency exchangeRate sourceExchangeRate";

const account = "id name accountNumber bankName bankCode branchCode bankBranch transferType instantId alias";
const wallet = "id name networkCode phoneNumber walletName network networkGipCode";
const card = "id name cardCustomerId cardName phoneNumber last4digit";
/** A beneficiary as it is added: all fields but the id (2, section 7, and spec gaps). */
const withoutId = (fields: string): string => fields.replace("id ", "");
const bulkList = (fields: string): string =>
  `bulkIds{}.id bulkIds{}.alias bulkIds{}.count ${rowsOf("bulkIds{}.beneficiaries[]", fields)}`;

const signIn: readonly DocumentedCall[] = [
  {
    rows: "@S1-7-13",
    call: "POST /customer/authenticate",
    sentAs: "form",
    sends: "username password deviceID longitude latitude deviceModel isRootConsented",
    answers: "loginId accountNumber email fullname phoneNumber",
  },
  {
    rows: "@S1-7-14",
    call: "POST /customer/otp/generateOtp",
    sentAs: "form",
    sends: "deviceId username",
    answers: "description",
    answersMore: "maskedPhone maskedEmail",
  },
  {
    rows: "@S1-7-15 @S2-7-23 @S3-7-15",
    call: "POST /customer/otp/generate",
    sentAs: "none",
    sends: "",
    answers: "description",
    answersMore: "maskedPhone maskedEmail",
  },
  {
    rows: "@S1-7-16 @S1-7-17 @S2-7-24 @S3-7-16",
    call: "POST /customer/otp/verify/:otp/false/:userName",
    sentAs: "form",
    sends: "otp userName otpPin",
    answers: "sessionId",
    answersMore:
      "firstName lastName companyName lastLoginTime sessionTimeoutInSeconds menus[].title roles[].name firstLogin passwordChangeRequired usernamePasswordChangeRequired mayReadActivity",
  },
  {
    rows: "@S1-7-19",
    call: "POST /customer/otp/verifyUser/:otp/false/:userName",
    sentAs: "none",
    sends: "otp userName",
    answers: "description",
  },
  {
    rows: "@S1-7-20",
    call: "POST /customer/validateUsername",
    sentAs: "form",
    sends: "username",
    answers: "description",
  },
  {
    rows: "@S1-7-21",
    call: "POST /customer/changePassword",
    sentAs: "form",
    sends: "newPassword confirmPassword",
    answers: "description",
  },
  {
    rows: "@S1-7-22",
    call: "POST /customer/resetDefaultPassword",
    sentAs: "form",
    sends: "password newPassword confirmPassword deviceID loginId",
    answers: "description",
  },
  { rows: "@S1-7-27", call: "POST /customer/logout", sentAs: "none", sends: "", answers: "description" },
  { rows: "@S1-7-28", call: "POST /servicereq/refreshSession", sentAs: "none", sends: "", answers: "description" },
];

const accounts: readonly DocumentedCall[] = [
  {
    rows: "@S1-7-23 @S1-3-32 @S1-3-33 @S2-3-006 @S3-3-74",
    call: "GET /customer/accounts",
    sentAs: "query",
    sends: "loginId",
    answers: rowsOf(
      "accounts[]",
      "accountNumber accountName accountType currency availableBalance bookBalance primaryAccount bankName",
    ),
  },
  {
    rows: "@S1-7-24",
    call: "POST /account/transactions/statement",
    sentAs: "form",
    sends: "startDate endDate accountNumber isDownload downloadType email",
    answers: "file description",
  },
  {
    rows: "@S1-7-25",
    call: "POST /account/transactions/search",
    sentAs: "form",
    sends: "startDate endDate accountNumber",
    sendsMore: "withBalances",
    answers: rowsOf("transactions[]", "type date narration amount currency"),
    answersMore: "bookFormats[] openingBalance closingBalance",
  },
  {
    rows: "@S1-7-26",
    call: "POST /account/transactions/getCustomerExpenditure",
    sentAs: "form",
    sends: "accountNumber startDate endDate",
    answers: `${rowsOf("dashboardExpenditureList[]", "txnType totalAmount")} totalAmount`,
  },
  {
    rows: "@S1-7-31 @S2-7-44 @S3-7-51",
    call: "GET /transaction/receipt",
    sentAs: "query",
    sends: "trnxID",
    answers: "mimeType base64",
    answersMore: "signature",
  },
];

const support: readonly DocumentedCall[] = [
  {
    rows: "@S1-7-29",
    call: "GET /support/send/email",
    sentAs: "query",
    sends: "accountNumber senderName phoneNumber emailAddress emailSubject emailBody",
    answers: "description",
    answersMore: "caseNumber",
  },
  {
    rows: "@S1-7-30",
    call: "GET /support/regulatoryDirectivesFiles",
    sentAs: "none",
    sends: "",
    answers: rowsOf("regulatoryDirectives[]", "fileName url"),
  },
];

const lookups: readonly DocumentedCall[] = [
  {
    rows: "@S2-7-04 @S2-3-070",
    call: "GET /transfer/otherbank/institutions",
    sentAs: "none",
    sends: "",
    answers: rowsOf("banks[]", "name code"),
    answersMore: "banks[].shortName",
  },
  {
    rows: "@S2-7-05 @S2-3-071",
    call: "GET /transfer/bankList",
    sentAs: "none",
    sends: "",
    answers: rowsOf("banks[]", "BankName BankSortCode BankShortName"),
  },
  {
    rows: "@S2-7-06",
    call: "GET /reference/banks",
    sentAs: "none",
    sends: "",
    answers: rowsOf("banks[]", "name code"),
    answersMore: "banks[].shortName",
  },
  {
    rows: "@S2-7-08 @S2-3-072",
    call: "GET /transfer/bankBranch",
    sentAs: "query",
    sends: "bankSortCode",
    answers: rowsOf("branches[]", "BranchName BranchCode BranchSortCode"),
  },
  {
    rows: "@S2-7-09",
    call: "GET /transfer/otherbank/charge",
    sentAs: "query",
    sends: "type amount",
    answers: "charge",
  },
  {
    rows: "@S2-7-10",
    call: "GET /transfer/lookupaccount",
    sentAs: "query",
    sends: "accountNumber",
    answers: "accountName accountCurrency",
  },
  {
    rows: "@S2-7-11",
    call: "POST /transfer/otherbank/namelookup",
    sentAs: "form",
    sends: "destinationAccount institutionId sourceAccount",
    answers: "name beneficiaryId",
  },
  {
    rows: "@S2-7-12",
    call: "GET /servicereq/currencies",
    sentAs: "none",
    sends: "",
    answers: "allowableCurrency[]",
    answersMore: "allowableCurrency[].code allowableCurrency[].name",
  },
  {
    rows: "@S2-7-13 @S2-3-009 @S2-3-010 @S2-3-011",
    call: "GET /billspayment/networks",
    sentAs: "none",
    sends: "",
    answers: rowsOf("networks[]", "code name gipCode"),
  },
  {
    rows: "@S2-7-14",
    call: "GET /billspayment/billers",
    sentAs: "none",
    sends: "",
    answers: rowsOf("billers[]", "id name code"),
  },
  {
    rows: "@S2-7-16",
    call: "GET /transfer/mobilemoneylookup",
    sentAs: "query",
    sends: "network phoneNumber transferType",
    answers: "accountName",
  },
  {
    rows: "@S2-7-17",
    call: "GET /transfer/momocharge",
    sentAs: "query",
    sends: "amount phoneNumber",
    answers: "charge",
  },
  {
    rows: "@S2-7-19",
    call: "POST /transfer/eLevyCharge",
    sentAs: "form",
    sends: "sourceAccount destinationAccount destinationGipCode amount",
    answers: "charge taxableAmount eLevyId",
  },
  {
    rows: "@S2-7-20",
    call: "GET /transfer/validatePrepaidCard",
    sentAs: "query",
    sends: "customerId",
    answers: rowsOf("customerResponse", "preferredNameField mobilePhoneNumberField"),
  },
  {
    rows: "@S2-7-21 @S2-3-173 @S2-3-174 @S2-3-175",
    call: "GET /reference/fx-rates",
    sentAs: "none",
    sends: "",
    answers: ["usdRates[]", "eurRates[]", "gbpRates[]"].map((list) => rowsOf(list, "fxDate buy sell")).join(" "),
  },
];

const changeNote = "changeConfirmedBy changeConfirmedPhone";

const payments: readonly DocumentedCall[] = [
  { rows: "@S2-7-27", call: "POST /transfer/toSelf", sentAs: "form", sends: transfer, ...paid },
  {
    rows: "@S2-7-28",
    call: "POST /transfer/local",
    sentAs: "form",
    sends: `${transfer} saveBen`,
    sendsMore: `nameMatch checkedName benName ${changeNote}`,
    ...paid,
  },
  {
    rows: "@S2-7-29",
    call: "POST /transfer/otherbank",
    sentAs: "form",
    sends: `${transfer} saveBen`,
    sendsMore: `nameMatch checkedName benName ${changeNote}`,
    ...paid,
  },
  {
    rows: "@S2-7-30",
    call: "POST /transfer/instantotherbank",
    sentAs: "form",
    sends: `${transfer} saveBen`,
    sendsMore: `nameMatch checkedName benName ${changeNote}`,
    ...paid,
  },
  {
    rows: "@S2-7-31",
    call: "POST /transfer/bulkUpload",
    sentAs: "multipart",
    sends: "sourceAccount file",
    answers: rowsOf(
      "bulkUploadData[]",
      "beneficiaryName beneficiaryAccount beneficiaryBank bankBranch transactionAmount transactionType transactionNarration description code charge beneficiaryId beneficiaryBankCode",
    ),
    answersMore: rowsOf("bulkUploadData[]", "accountName nameMatch"),
  },
  {
    rows: "@S2-7-32 @S2-7-34",
    call: "POST /transfer/manuelBulkTransfer",
    sentAs: "form",
    sends: "sourceAccount transferData password passwordType saveBen isSchedule transferType",
    sendsMore: `frequency startDate benName namesCheckedAt acceptedNames ${changeNote}`,
    ...paid,
  },
  {
    rows: "@S2-7-36",
    call: "POST /transfer/mobilemoney",
    sentAs: "form",
    sends:
      "accountNumber phoneNumber networkCode narration amount eLevyCharge passwordType password accountName saveBen currencyCode uniqueTransType eLevyId charge transType networkGipCode",
    sendsMore: `nameMatch checkedName benName ${changeNote}`,
    ...paid,
  },
  {
    rows: "@S2-7-37",
    call: "POST /transfer/bulkUploadMobileMoney",
    sentAs: "multipart",
    sends: "sourceAccount file",
    answers: `${rowsOf(
      "bulkUploadData[]",
      "beneficiaryName beneficiaryWalletNumber netWork walletName amount narration eleveyFee eleveyId charge transactionType description code",
    )} elevy`,
    answersMore: rowsOf("bulkUploadData[]", "accountName nameMatch"),
  },
  {
    rows: "@S2-7-38",
    call: "POST /transfer/manualMobileMoney",
    sentAs: "form",
    sends: "sourceAccount transferData password passwordType saveBen totalElevyFee",
    sendsMore: `benName namesCheckedAt acceptedNames ${changeNote}`,
    ...paid,
  },
  {
    rows: "@S2-7-39 @S2-7-43",
    call: "POST /transfer/toPrepaidCard",
    sentAs: "form",
    sends:
      "sourceAccount customerId cardName amount narration last4Digit passwordType password phoneNumber benName transType deviceID saveBen",
    sendsMore: "nameMatch checkedName currencyCode",
    ...paid,
  },
  {
    rows: "@S2-7-40",
    call: "POST /transfer/bulkUploadPreparedCard",
    sentAs: "multipart",
    sends: "sourceAccount file",
    answers: rowsOf(
      "bulkUploadData[]",
      "customerId cardLastDigit beneficiaryName phoneNumber amount narration description code",
    ),
    answersMore: rowsOf("bulkUploadData[]", "cardName accountName nameMatch"),
  },
  {
    rows: "@S2-7-41 @S2-7-43",
    call: "POST /transfer/manualCardPrepared",
    sentAs: "form",
    sends: "sourceAccount transferData password passwordType saveBen",
    sendsMore: "benName namesCheckedAt acceptedNames",
    ...paid,
  },
  {
    rows: "@S2-7-42 @S2-7-43",
    call: "POST /transfer/fxTransferRequest",
    sentAs: "form",
    sends:
      "transferType currency sourceAccount amount beneficiaryName beneficiaryAccount beneficiaryCountry beneficiaryBankName beneficiaryBankAddress swiftCode sortCode routingNumber senderTelNumber feePaidBy accountForCharges purpose password passwordType transType deviceID",
    sendsMore: `debitAmount ${changeNote}`,
    ...paid,
  },
];

const beneficiaries: readonly DocumentedCall[] = [
  {
    rows: "@S2-7-47",
    call: "GET /beneficiary/transfer",
    sentAs: "query",
    sends: "transferType loginId",
    answers: rowsOf("beneficiaries[]", account),
    answersMore: "beneficiaries[].lastPaidDate",
  },
  {
    rows: "@S2-7-48",
    call: "POST /beneficiary/transfer/otherBank",
    sentAs: "form",
    sends: "transferType sourceAccount",
    answers: rowsOf("beneficiaries[]", account),
    answersMore: "beneficiaries[].lastPaidDate",
  },
  { rows: "@S2-7-50", call: "GET /beneficiary/transfer/bulk", sentAs: "none", sends: "", answers: bulkList(account) },
  {
    rows: "@S2-7-51",
    call: "POST /beneficiary/transfer/add",
    sentAs: "form",
    sends: withoutId(account),
    answers: "description",
  },
  {
    rows: "@S2-7-52",
    call: "POST /beneficiary/transfer/delete",
    sentAs: "form",
    sends: "beneficiaryId",
    answers: "description",
  },
  {
    rows: "@S2-7-53",
    call: "PUT /beneficiary/transfer/update",
    sentAs: "form",
    sends: `beneficiaryId ${withoutId(account)}`,
    answers: "description",
  },
  {
    rows: "@S2-7-54",
    call: "POST /beneficiary/transfer/deleteBulk",
    sentAs: "form",
    sends: "bulkId",
    answers: "description",
  },
  {
    rows: "@S2-7-55",
    call: "PUT /beneficiary/transfer/updateBulk",
    sentAs: "form",
    sends: "bulkId transferBeneficiaries",
    answers: "description",
  },
  {
    rows: "@S2-7-56",
    call: "GET /beneficiary/mobilemoney",
    sentAs: "query",
    sends: "loginId",
    answers: rowsOf("beneficiaries[]", wallet),
    answersMore: "beneficiaries[].lastPaidDate",
  },
  {
    rows: "@S2-7-57",
    call: "GET /beneficiary/mobilemoney/bulk",
    sentAs: "query",
    sends: "loginId",
    answers: bulkList(wallet),
  },
  {
    rows: "@S2-7-58",
    call: "POST /beneficiary/mobilemoney/add",
    sentAs: "form",
    sends: withoutId(wallet),
    answers: "description",
  },
  {
    rows: "@S2-7-59",
    call: "POST /beneficiary/mobilemoney/delete",
    sentAs: "form",
    sends: "beneficiaryId",
    answers: "description",
  },
  {
    rows: "@S2-7-60",
    call: "PUT /beneficiary/mobilemoney/update",
    sentAs: "form",
    sends: `beneficiaryId ${withoutId(wallet)}`,
    answers: "description",
  },
  {
    rows: "@S2-7-61",
    call: "POST /beneficiary/mobilemoney/deleteBulk",
    sentAs: "form",
    sends: "bulkId",
    answers: "description",
  },
  {
    rows: "@S2-7-62",
    call: "POST /beneficiary/mobilemoney/updateBulk",
    sentAs: "form",
    sends: "bulkId mobileMoneyBeneficiaries",
    answers: "description",
  },
  {
    rows: "@S2-7-63",
    call: "GET /beneficiary/prepaidcard",
    sentAs: "query",
    sends: "loginId",
    answers: rowsOf("beneficiaries[]", card),
    answersMore: "beneficiaries[].lastPaidDate",
  },
  {
    rows: "@S2-7-64",
    call: "GET /beneficiary/prepaidcard/bulk",
    sentAs: "query",
    sends: "loginId",
    answers: bulkList(card),
  },
  {
    rows: "@S2-7-65",
    call: "POST /beneficiary/prepaidcard/add",
    sentAs: "form",
    sends: withoutId(card),
    answers: "description",
  },
  {
    rows: "@S2-7-66",
    call: "POST /beneficiary/prepaidcard/delete",
    sentAs: "form",
    sends: "beneficiaryId",
    answers: "description",
  },
  {
    rows: "@S2-7-67",
    call: "PUT /beneficiary/prepaidcard/update",
    sentAs: "form",
    sends: `beneficiaryId ${withoutId(card)}`,
    answers: "description",
  },
  {
    rows: "@S2-7-68",
    call: "POST /beneficiary/prepaidcard/deleteBulk",
    sentAs: "form",
    sends: "bulkId",
    answers: "description",
  },
  {
    rows: "@S2-7-69",
    call: "POST /beneficiary/prepaidcard/updateBulk",
    sentAs: "form",
    sends: "bulkId prepaidCardBeneficiaryEntries",
    answers: "description",
  },
];

const schedules: readonly DocumentedCall[] = [
  {
    rows: "@S2-7-71",
    call: "POST /transfer/schedulePaymentTransactionList",
    sentAs: "form",
    sends: "transType",
    answers: rowsOf(
      "transactions[]",
      "scheduleId sourceAccount accountType destinationAccountNo destinationAccountName beneficiaryBank transferType totalBeneficiaries transactionAmount charges totalAmount transactionNarration frequency specialDate initiator createDate approver dateApproved",
    ),
    answersMore: "transactions[].nextRunDate transactions[].lastFailure transactions[].lastFailureDate",
  },
];

const requests: readonly DocumentedCall[] = [
  {
    rows: "@S3-7-04 @S3-3-08 @S3-3-23",
    call: "POST /transfer/pendingTransactions",
    sentAs: "form",
    sends: "transType pageNumber pageSize",
    sendsMore: "after",
    answers: `${rowsOf("transactions[]", single)} size`,
    answersMore: `${rowsOf("transactions[]", `${singleMore} ${progress}`)} position`,
  },
  {
    rows: "@S3-7-06 @S3-3-08 @S3-3-23",
    call: "POST /transfer/pendingBulkTransactions",
    sentAs: "form",
    sends: "requestType pageNumber pageSize",
    sendsMore: "after",
    answers: `${rowsOf(
      "transactions[]",
      "bulkId scheduleId scheduleID sourceAccount SourceAccountType totalCount charge totalAmount elevyFee createDate genericTransType",
    )} size`,
    answersMore: `${rowsOf("transactions[]", `createdBy sourceAccountName debitAmount debitCurrency ${progress}`)} position`,
  },
  {
    rows: "@S3-7-10 @S3-3-24",
    call: "POST /transfer/transactionDrillDownByBulkId",
    sentAs: "form",
    sends: "bulkId pageSize pageNumber",
    sendsMore: "search",
    answers: "transaction",
    answersMore: "size",
  },
  {
    rows: "@S3-7-11",
    call: "POST /transfer/approval",
    sentAs: "form",
    sends: "transactionId password passwordType transType requestType approvalStatus",
    sendsMore: "bulkId",
    answers: "description",
  },
  {
    rows: "@S3-7-13",
    call: "POST /transfer/rejection",
    sentAs: "form",
    sends: "transactionId reason transType requestType approvalStatus",
    sendsMore: "bulkId",
    answers: "description",
  },
  {
    rows: "@S3-7-19 @S3-7-20 @S3-2.3-95 @S3-3-08 @S3-3-23",
    call: "POST /transfer/myRequest",
    sentAs: "form",
    sends: "transType requestType pageNumber pageSize filter transactionId bulkId scheduleId customerId",
    sendsMore: "after",
    answers: `${rowsOf("transactions[]", `${single} bulkId totalCount charges eleveyFee`)} size`,
    answersMore: `${rowsOf("transactions[]", `${singleMore} customerId endReason rejectedBy`)} position`,
  },
  {
    rows: "@S3-7-35",
    call: "POST /transfer/transactionRecall",
    sentAs: "form",
    sends: "transactionId password passwordType",
    sendsMore: "bulkId",
    answers: "description",
  },
];

const bills: readonly DocumentedCall[] = [
  {
    rows: "@S3-7-39 @S3-3-51",
    call: "GET /billspayment/serviceTypes",
    sentAs: "none",
    sends: "",
    answers: `${rowsOf("serviceTypes[]", "id name code")} ${rowsOf(
      "serviceTypes[].serviceFields[]",
      "displayName fieldName id",
    )}`,
  },
  {
    rows: "@S3-7-40 @S3-7-41 @S3-3-68",
    call: "GET /billspayment/invoiceLookup",
    sentAs: "query",
    sends: "invoiceNumber",
    answers: [
      "invoiceDescription",
      "createdDate",
      "expiryDate",
      "invoiceStatus",
      "customerName",
      "narration",
      "totalAmount",
      "totalAmountCurrency",
    ]
      .flatMap((field) => [field, `invoice.${field}`])
      .join(" "),
    answersMore: "serviceName invoice.serviceName",
  },
  {
    rows: "@S3-7-42",
    call: "POST /billspayment/payInvoice",
    sentAs: "form",
    sends: "invoiceNumber amount currency passwordType password channel transType sourceAccount serviceName expiryDate",
    ...paid,
  },
  {
    rows: "@S3-7-44 @S3-3-69",
    call: "POST /billspayment/lookupSSNIT",
    sentAs: "form",
    sends: "paymentAdviceNumber customerName customerCode contributionType",
    answers: rowsOf(
      "response",
      "totalContributionAmount totalPenaltyAmount totalAmountToPay nameOfEstablishment receiptID paymentAdviceReference paymentAdviceDate",
    ),
  },
  {
    rows: "@S3-7-46",
    call: "POST /billspayment/paySSNIT",
    sentAs: "form",
    sends:
      "paymentAdviceNumber customerName customerCode contributionType sourceAccount amount currency narration passwordType password transType",
    ...paid,
  },
  {
    rows: "@S3-7-49",
    call: "GET /billspayment/taxTypes",
    sentAs: "query",
    sends: "serviceId",
    answers: rowsOf("taxTypes[]", "id name"),
    answersMore: "taxTypes[].code",
  },
  {
    rows: "@S3-7-50 @S3-3-55 @S3-3-56 @S3-3-57 @S3-3-58 @S3-3-60 @S3-3-61 @S3-3-63 @S3-3-64 @S3-3-65 @S3-3-66",
    call: "POST /billspayment/createInvoice",
    sentAs: "form",
    sends:
      "serviceCode accountReference billNumber taxType tin period paymentPeriod vehicleRegistrationNumber transactionNumber firstName lastName phoneNumber",
    sendsMore: "{}",
    answers: "invoiceNumber",
  },
];

/** The filter of a report (3, section 3). */
const filter = "reportCategory ScheduleId startDate endDate";

const reports: readonly DocumentedCall[] = [
  {
    rows: "@S3-7-56 @S3-3-85 @S3-3-86 @S3-3-101 @S3-3-102 @S3-3-103 @S3-3-104",
    call: "POST /transaction-reports/fetch",
    sentAs: "form",
    sends: `${filter} transactionType pageNumber pageSize`,
    sendsMore: "transactionId after",
    answers: `count ${rowsOf("transfers[]", record)}`,
    answersMore: `${rowsOf("transfers[]", recordMore)} position`,
  },
  {
    rows: "@S3-7-57 @S3-3-85 @S3-3-87",
    call: "POST /transaction-reports/fetchBulk",
    sentAs: "form",
    sends: `${filter} transactionType pageNumber pageSize`,
    sendsMore: "transactionId after",
    answers: `count ${rowsOf("transactions[]", record)}`,
    answersMore: `${rowsOf("transactions[]", recordMore)} position`,
  },
  {
    rows: "@S3-7-59 @S3-3-85",
    call: "POST /transaction-reports/fetchBulkDrill",
    sentAs: "form",
    sends: `${filter} scheduleId bulkId pageNumber pageSize`,
    sendsMore: "transactionId transactionType",
    answers: `count ${rowsOf("transfers[]", record)}`,
    answersMore: rowsOf("transfers[]", recordMore),
  },
  {
    rows: "@S3-7-60",
    call: "POST /transaction-reports/download",
    sentAs: "form",
    sends: `${filter} transactionType downloadType`,
    sendsMore: "transactionId bulkId",
    answers: "",
  },
  {
    rows: "@S3-7-62",
    call: "POST /transaction-reports/download-payment-advice",
    sentAs: "form",
    sends: "transactionId reportType",
    answers: "",
  },
];

/**
 * All calls of the specification (section 7 of each document) with their fields (section 3), transcribed by hand. The
 * contract is compared with this list, because a mistake in the contract is the same in client and bank.
 */
export const documentedCalls: readonly DocumentedCall[] = [
  ...signIn,
  ...accounts,
  ...support,
  ...lookups,
  ...payments,
  ...beneficiaries,
  ...schedules,
  ...requests,
  ...bills,
  ...reports,
];
