import type { bankApi } from "../index";

type Api = typeof bankApi;

/** Purpose, effect and refusals of a call. Its callers are in `access.ts`, its relations in `relations.ts`. */
export type OperationText = {
  readonly purpose: string;
  /** Absent for a call that changes nothing. */
  readonly effect?: string;
  /** The refusals of this call, in addition to those of every call. */
  readonly refusals: readonly string[];
};

const text = (purpose: string, effect: string, ...refusals: readonly string[]): OperationText => ({
  purpose,
  effect,
  refusals,
});
const read = (purpose: string, ...refusals: readonly string[]): OperationText => ({ purpose, refusals });

const NOT_OWN = "an account that is not the company's";
const BAD_PERIOD = "a day that does not exist; `startDate` after `endDate`";
const NO_REQUEST = "no such request of the company";
const CODE = "a code that is wrong, void, expired, not verified, or sent for another call";
const PAYMENT_CHECKS = `${NOT_OWN}; an amount of zero; too little available balance; a limit of the company`;
const CHANGED_ACCOUNT =
  "if the bank answers `changedAccounts` with `isNoteRequired`: an empty `changeConfirmedBy` or `changeConfirmedPhone`";
const NAME_CHECK = "if the bank answers `nameCheck`: a comparison of names that is missing or another one";
const ROWS = "a row that is wrong: no row is paid";
const NO_SAVED = "no such saved beneficiary of the company";
const SAVED_TWICE = "a beneficiary that the company has already saved";
const NO_LIST = "no such saved list of the company";
const LOST_FILE = "a transaction of another company; one that has no such document";

/** Effect of a payment: the same for all kinds. */
const PAYS =
  "Uses the code. A Single pays: the amount and its charges leave the source account, and `transactionId` names the transaction. For an Initiator, or an Initiator & Authorizer, no money moves and none is reserved: the payment becomes a pending request, which `transactionId` names and `approvals.approve` pays. `description` says which of the two it was";
const SCHEDULES =
  "With `isSchedule=true` nothing is paid now: a schedule is created, which pays first on `startDate` and then by `frequency` (`SPECIAL DATE`: once). An Initiator's schedule begins when it is approved";
const SAVES =
  "With `saveBen=true` the payee is saved too, under `benName`; a payee that is saved already stays as it is";

const added = (what: string, ...refusals: readonly string[]) =>
  text(
    `Saves ${what} for later payments.`,
    "The company has one beneficiary more. The bank stores its own names of banks, owners and networks.",
    ...refusals,
    SAVED_TWICE,
  );
const changed = (what: string, ...refusals: readonly string[]) =>
  text(
    `Replaces all fields of ${what}.`,
    "The beneficiary has the fields of this call; a field that is missing is empty.",
    NO_SAVED,
    ...refusals,
    SAVED_TWICE,
  );
const removed = (what: string) =>
  text(`Deletes ${what}.`, "Later lists are without it. Payments and schedules that name it go on.", NO_SAVED);
const listChanged = (field: string) =>
  text(
    `Replaces all rows of a saved list by those of \`${field}\`, a JSON text that holds an array. Rows that are omitted are deleted.`,
    "The list has exactly these rows, or nothing is changed.",
    NO_LIST,
    "a row that cannot be saved",
  );
const listRemoved = text(
  "Deletes a saved list with its rows.",
  "Later answers of `bulkLists` are without it.",
  NO_LIST,
);
const lists = (what: string) =>
  read(
    `The company's saved lists of ${what}, which bulk payments with \`saveBen=true\` have saved. \`bulkIds\` is an object: each property is the id of a list. Without lists it is empty.`,
  );
const uploaded = (what: string) =>
  text(
    `Reads a spreadsheet (XLS or XLSX, up to 5 MB) of ${what}, and answers its rows in their order. A right row has the code 0 and, where there are any, its charge and E-Levy. A wrong row has the code 10, its texts as they are in the file, and a \`description\` that says what to correct.`,
    "None: nothing is stored and nothing is paid.",
    NOT_OWN,
    "code 10: no spreadsheet, a file without the headings of the template, or one that cannot be read",
  );

/** The text of each call. A call without one does not compile. */
export const operations: {
  readonly [Word in keyof Api]: { readonly [Name in keyof Api[Word]]: OperationText };
} = {
  session: {
    authenticate: text(
      "The first of three calls of a sign-in: checks user name and password. `otp.sendSignedOut` and `otp.verify` follow. User names are compared without regard to case. The position and the model of the device are placeholders.",
      "For ten minutes, this device (`deviceId`) may request sign-in codes for this user. No session is opened.",
      "a wrong user name or password: one text for both, in the same time",
      "code 105: the profile is not active",
    ),
    logout: text(
      "Ends the session because its user signed out. The client does not wait for the answer.",
      "The session id is no longer valid: later calls with it are answered with code 103.",
    ),
    refresh: text(
      "Keeps the session alive when its user answers the warning before its end.",
      "The time without a call begins again, as after every successful call.",
    ),
    validateUsername: text(
      "The first of four calls of a forgotten password. The answer must not depend on whether the user name exists.",
      "For ten minutes, this device may request a code of a forgotten password for this user name.",
    ),
    changePassword: text(
      "Creates a new password in a session whose sign-in had `firstLogin`, `passwordChangeRequired` or `usernamePasswordChangeRequired`. Until then the bank refuses the other calls of the session, except `session.*`, `otp.verify` and `support.*`.",
      "The password is replaced. The client then signs in again.",
      "`confirmPassword` is another text",
      "a password that is easy to guess, holds the user name, or was used before",
      "no new password is asked for",
    ),
    resetDefaultPassword: text(
      "The last call of a forgotten password: replaces the default password that was sent by one of the user's own. `loginId` is the user name as typed, and `password` the default password.",
      "The password is replaced, and the default password is void.",
      "a wrong or outdated default password: the same answer for a user name that does not exist",
      "`confirmPassword` is another text; a password that is easy to guess or was used before",
    ),
  },
  passwords: {
    replace: text(
      "Replaces the password of the signed-in user. `password` is the current one.",
      "The password is replaced, the user is informed by SMS and e-mail, and all other sessions of the user end.",
      "a wrong current password, as often as the bank allows",
      "`confirmPassword` is another text",
      "a password that is easy to guess, holds the user name, or was used before",
    ),
  },
  otp: {
    sendSignedOut: text(
      "Sends a code of five digits by SMS and e-mail before a session exists: the sign-in code, if this device gave the right password last; the code of a forgotten password, if it validated the user name last. A repeat is a resend. The answer is a success for user names that do not exist, too.",
      "A new code, by default for five minutes and three tries. The older code of the same user, device and purpose is void.",
      "too many codes were requested; too many wrong codes were entered",
    ),
    send: text(
      "Sends a code of five digits by SMS and e-mail to the user of the session. The header `Intent` says which call it will confirm, with total and payee for the message. A repeat is a resend.",
      "A new code that belongs to user, session and intent. The older code of the session is void.",
      "too many codes were requested; too many wrong codes were entered",
    ),
    verify: text(
      "Checks a code. Without a session it is a sign-in code, `{userName}` is the `loginId` that `session.authenticate` answered, and the answer opens the session. With a session it is the code of the call that follows, `{userName}` is the user name as typed at the sign-in, and the answer has no fields. `otpPin` repeats the code and may be missing.",
      "A sign-in code is used: a session is opened, and the user's other sessions end (code 104 in their next call). Another code is marked as verified and stays usable once, by its call. A wrong code costs one of three tries.",
      "a wrong code: `failureCount` is the number of tries left, 2, 1 or 0",
      "no code, or one that is used, void or expired: the description contains `OTP validation: Otp is nullified`, and the client requests a new one once",
      "too many wrong codes, without `failureCount`: the client ends the action",
      "code 105: the profile became inactive",
    ),
    verifyForgotPassword: text(
      "Checks the code of a forgotten password. `{userName}` is the user name as typed.",
      "The code is used. A default password is sent by SMS and e-mail, which `session.resetDefaultPassword` accepts once within 24 hours. All sessions of the user end with code 103 and `endReason` PASSWORD_RESET.",
      "as for `otp.verify`",
    ),
  },
  accounts: {
    list: read(
      "The accounts of the company that the user may see, in the order in which they are shown. The client calls it after the sign-in and after each payment; the first account is the one that screens begin with, unless one is marked as `primaryAccount`. `loginId` repeats the user of the session; a bank takes the user from the session.",
    ),
  },
  statements: {
    search: read(
      "The movements of an account in a period, the newest first. The client shows the first 20 and filters those that were answered; 100 are enough. `amount` is never negative: `type` says whether it was credited (C) or debited (D).",
      NOT_OWN,
      BAD_PERIOD,
    ),
    statement: text(
      "The statement of a period as a file. With `isDownload=true` and `downloadType` PDF or Excel, `file` is base64. With `isDownload=false` and `downloadType=email` it is sent to `email`: the call carries no code, so the session must have verified one since the last use (`otp.send` with the intent of this call, `otp.verify`).",
      "A download changes nothing. An e-mailed statement uses the verified code and is sent once; the client sends an Idempotency-Key with it.",
      NOT_OWN,
      BAD_PERIOD,
      "more transactions than one file can hold",
      "for an e-mail: no address, or no verified code of this call",
    ),
    complete: read(
      "The whole statement of a period to print, the oldest movement first, each with the balance after it.",
      NOT_OWN,
      BAD_PERIOD,
      "more transactions than one statement can hold",
    ),
    forBooks: read(
      "The statement of a period for accounting programs: `csv`, or `camt053` for camt.053.001.08 of ISO 20022. Charge and E-Levy are entries of their own.",
      NOT_OWN,
      BAD_PERIOD,
      "more transactions than one file can hold",
    ),
    expenditure: read(
      "What was debited from an account in a period, by purpose: FDT transfers, MMT mobile money, BLP bills, PCL prepaid cards, OET others. A purpose without debits may be missing.",
      NOT_OWN,
      BAD_PERIOD,
    ),
    orderOfficial: text(
      "Orders a stamped statement: `delivery` branch, to be collected at `branchName`, or email, to be sent to `email`.",
      "Uses the code. The order is stored once; `description` has its reference.",
      CODE,
      NOT_OWN,
      "a period with a future day; the same order on the same day; no branch of that name, or no address",
    ),
    checkOfficial: read(
      "Why `statements.orderOfficial` would refuse the order now, in words for the user: `refusal` is missing if it would not. The client asks before it requests the code, and without an answer goes on.",
    ),
    officialOrders: read(
      "The stamped statements that the people of the company have ordered, the newest first. A page continues after the order `after`, if it is one of the company. The client offers no list if the bank refuses.",
    ),
  },
  notices: {
    list: read(
      "The newest notices of debits and credits of the company's accounts; with `before`, those older than that `noticeId`. `failedSchedules` are payments of schedules that failed in the last seven days. `unread` counts all unread ones of this user, and `mark` names the state of the list.",
    ),
    markRead: text(
      "Marks as read what a list had when it answered `mark`.",
      "For this user only. Notices that came later stay unread.",
    ),
    preferences: read("Which kinds of messages the user gets in the client, by e-mail and by SMS."),
    choose: text(
      "Switches messages of one kind on or off, by e-mail or by SMS.",
      "From the next message on, for this user only.",
      "a kind that the bank always sends, or never sends to this user",
    ),
  },
  payments: {
    toSelf: text(
      "Pays from one account of the company to another. Both have the currency `currencyCode`; `transactionFee` is 0.00, and `totalAmount` equals `amount`.",
      `${PAYS}. ${SCHEDULES}.`,
      CODE,
      `${PAYMENT_CHECKS}; the destination is not the company's, is the source, or has another currency; another \`transactionFee\` or \`totalAmount\``,
    ),
    toSameBank: text(
      "Pays an account of another customer of this bank. `destinationAccountName` is the name that `lookups.account` answered.",
      `${PAYS}. ${SCHEDULES}. ${SAVES}.`,
      CODE,
      `${PAYMENT_CHECKS}; no such account; another currency than the source`,
      NAME_CHECK,
      CHANGED_ACCOUNT,
    ),
    toOtherBank: text(
      "Pays an account at another bank by the next clearing. `destinationBankCode` is the sort code of the branch (`lookups.branches`), and `transferType` NON_INSTANT.",
      `${PAYS}. A Single's amount is reserved now and paid by the clearing; \`receiptFrom\` says when. ${SCHEDULES}. ${SAVES}.`,
      CODE,
      `${PAYMENT_CHECKS}; no such bank; a \`transactionFee\` other than the charge`,
      NAME_CHECK,
      CHANGED_ACCOUNT,
    ),
    toOtherBankAtOnce: text(
      "Pays an account at another bank immediately. `destinationBankCode` is the `code` of `lookups.instantBanks`, and `transferType` INSTANT.",
      `${PAYS}. ${SCHEDULES}. ${SAVES}.`,
      CODE,
      `${PAYMENT_CHECKS}; no such bank; a \`transactionFee\` other than the charge; the receiving bank declines`,
      NAME_CHECK,
      CHANGED_ACCOUNT,
    ),
    limits: read(
      "What the company's limits leave for a payment that is being entered, why they would refuse it, who must approve it, and whether it must confirm a comparison of names. `largestAmount` is the largest row of a bulk. `limitCurrency` is the currency of `transactionLimit`, `dailyLimit` and `leftToday`; `highestAmount`, in the currency of the payment, is the highest total that the limits accept now. `approvalsNeeded` and `approvers` are for users whose payments become requests. `refusal` is given only if the payment would be refused now, `laterRefusal` if the limits would refuse the last approval of a request, if it were given now, and `isPossibleTomorrow` only with one of them.",
      NOT_OWN,
      "a currency that the bank does not have",
    ),
    same: read(
      "Earlier payments of the company with the same bill, or with payees and amounts in common, by any of its users and in any kind of request: all that wait and all schedules that run, and those that were sent or paid in the last seven days. `payees` is a JSON text that holds an array; of a card `payee` is the customer id, a space and the last digits. A payee that is named twice here and once there is in common once. `changedAccounts` lists the payees, sent with `payeeName`, that the company has saved or paid under a similar name at another account; the payment may then say who confirmed it, in `changeConfirmedBy` and `changeConfirmedPhone`.",
    ),
    receipt: read(
      "The receipt of a completed transaction, by the `transactionId` of its payment: `base64` of a file of the type `mimeType`. A request that waits, failed or was rejected has none.",
      LOST_FILE,
    ),
  },
  bulkTransfers: {
    upload: uploaded("accounts to pay"),
    pay: text(
      "Pays many accounts. `transferData` is a JSON text that holds an array of rows. Rows typed by the user have their narration in `transactionDescription`, uploaded ones in `transactionNarration`.",
      `${PAYS}. All rows are paid, or none. The total that the code confirms is the sum of amounts and charges; no payee is named. ${SCHEDULES}. With \`saveBen=true\` the rows are saved as a list, under \`benName\`.`,
      CODE,
      PAYMENT_CHECKS,
      CHANGED_ACCOUNT,
      ROWS,
    ),
  },
  mobileMoney: {
    walletName: read(
      "The name of the owner of a wallet. A wallet that does not exist is no refusal: `accountName` is null.",
    ),
    charge: read(
      "The charge of a payment to a wallet. `phoneNumber` is the wallet's number or, for rows typed by hand, the code of its network.",
    ),
    eLevy: read(
      "The E-Levy on a payment to a wallet: `charge` is the levy, `taxableAmount` what it was computed from, and `eLevyId` is repeated by the payment.",
      NOT_OWN,
    ),
    pay: text(
      "Pays a mobile money wallet. `eLevyCharge` and `charge` are those that were looked up; the total debit is `amount` and both.",
      `${PAYS}. ${SAVES}.`,
      CODE,
      `${PAYMENT_CHECKS}; no such network or wallet; another \`charge\` or \`eLevyCharge\` than the bank computes`,
      NAME_CHECK,
      CHANGED_ACCOUNT,
    ),
    upload: uploaded("wallets to pay; `elevy` is the E-Levy of all right rows"),
    payBulk: text(
      "Pays many wallets. `transferData` is a JSON text that holds an array of rows, with the narration in `description` (typed) or `narration` (uploaded). `totalElevyFee` is the E-Levy of all rows.",
      `${PAYS}. All rows are paid, or none. With \`saveBen=true\` the rows are saved as a list, under \`benName\`.`,
      CODE,
      PAYMENT_CHECKS,
      CHANGED_ACCOUNT,
      `${ROWS}; another \`totalElevyFee\` than the bank computes`,
    ),
  },
  prepaidCard: {
    customer: read(
      "The holder of a prepaid card. A customer who does not exist is no refusal: `customerResponse` is null.",
    ),
    load: text(
      "Loads a prepaid card, from an account in GHS.",
      `${PAYS}. ${SAVES}.`,
      CODE,
      `${PAYMENT_CHECKS}; no such card`,
      NAME_CHECK,
    ),
    upload: uploaded("prepaid cards to load"),
    loadBulk: text(
      "Loads many prepaid cards. `transferData` is a JSON text that holds an array of rows.",
      `${PAYS}. All cards are loaded, or none. With \`saveBen=true\` the rows are saved as a list, under \`benName\`.`,
      CODE,
      PAYMENT_CHECKS,
      ROWS,
    ),
  },
  lookups: {
    instantBanks: read("The banks that take instant transfers. Payments and look-ups repeat `code`."),
    clearingBanks: read("The banks that take non-instant transfers. `lookups.branches` repeats `BankSortCode`."),
    localBanks: read("The banks of the country, for FX transfers within it."),
    branches: read("The branches of a bank, by its sort code.", "no bank with this sort code"),
    charge: read(
      "The charge of a transfer. `type` is INSTANT_INTERBANK, NON_INSTANT_INTERBANK or LOCAL; an instant transfer needs `amount`.",
      "an instant transfer without an amount",
    ),
    account: read(
      "The name and the currency of an account of this bank. The client also reads an answer without a name as: no such account.",
      "no such account",
    ),
    accountAtOtherBank: read(
      "The name of an account at a bank that takes instant transfers. `institutionId` is the bank's `code`. An account that does not exist is no refusal: `name` is null. `beneficiaryId` is repeated by the payment.",
      NOT_OWN,
      "no such bank",
    ),
  },
  transferBeneficiaries: {
    atThisBank: read("The company's saved accounts at this bank."),
    atOtherBanks: read(
      "The company's saved accounts at other banks, of one or both transfer types (`INSTANT_INTERBANK,NON_INSTANT_INTERBANK`). `sourceAccount` is the account that will pay.",
    ),
    bulkLists: lists("accounts"),
    add: added("an account", "no such account, bank or branch"),
    update: changed("a saved account", "no such account, bank or branch"),
    remove: removed("a saved account"),
    updateBulk: listChanged("transferBeneficiaries"),
    removeBulk: listRemoved,
  },
  walletBeneficiaries: {
    list: read("The company's saved mobile money wallets."),
    bulkLists: lists("wallets"),
    add: added("a mobile money wallet", "no such network or wallet"),
    update: changed("a saved wallet", "no such network or wallet"),
    remove: removed("a saved wallet"),
    updateBulk: listChanged("mobileMoneyBeneficiaries"),
    removeBulk: listRemoved,
  },
  cardBeneficiaries: {
    list: read("The company's saved prepaid cards."),
    bulkLists: lists("prepaid cards"),
    add: added("a prepaid card", "no such card holder"),
    update: changed("a saved card", "no such card holder"),
    remove: removed("a saved card"),
    updateBulk: listChanged("prepaidCardBeneficiaryEntries"),
    removeBulk: listRemoved,
  },
  schedules: {
    list: read(
      "The company's schedules of one kind of transfer: those that run, and those that wait for approval. Without pages.",
    ),
    update: text(
      "Changes a schedule from its next run on. A field that is missing keeps its value; the payees and amounts of a bulk cannot be changed.",
      "Uses the code. A Single's change applies immediately, another user's when it is approved; until then the schedule runs unchanged.",
      CODE,
      "no such schedule of the company; one that has ended, waits for approval, or whose change does",
      `${NOT_OWN}; an amount of zero; a limit of the company`,
      NAME_CHECK,
      CHANGED_ACCOUNT,
    ),
    remove: text(
      "Stops a schedule. The call needs no code and carries an Idempotency-Key.",
      "The schedule pays no more, from now on. Past payments stay.",
      "no such schedule of the company, or one that has ended",
    ),
  },
  fx: {
    currencies: read("The currencies in which FX transfers may be requested."),
    rates: read(
      "Rates in GHS by day, a list for each currency: `buy` is what the customer pays for a unit, `sell` what a unit brings.",
    ),
    request: text(
      "Asks for a transfer in a foreign currency, which an advisor of the bank carries out. `debitAmount` is what the customer confirmed in the currency of the source account.",
      `${PAYS}.`,
      CODE,
      `${PAYMENT_CHECKS}; a rate that has changed since \`debitAmount\` was shown; an account for charges that is not the company's`,
      CHANGED_ACCOUNT,
    ),
  },
  bills: {
    serviceTypes: read(
      "The Ghana Gov services that can be paid. `serviceFields` of a service are the fields that its invoices need in addition.",
    ),
    taxTypes: read(
      "The tax types of a service, by its `id`. A service without them has an empty list.",
      "no such service",
    ),
    createInvoice: text(
      "Generates an invoice of a Ghana Gov service, which `bills.payInvoice` pays. A field that a service names in `serviceFields` is sent under its `fieldName`.",
      "An invoice more, which no money has moved for.",
      "no such service or tax type; a field that the service needs is missing; a period in the future; an unknown TIN",
    ),
    invoice: read(
      "A Ghana Gov invoice by its number. Its fields are in the answer or in its object `invoice`.",
      "no such invoice of the company",
    ),
    payInvoice: text(
      "Pays a Ghana Gov invoice completely. `serviceName` and `expiryDate` repeat the invoice's; `amount` is its `totalAmount`.",
      `${PAYS}. An invoice is paid once.`,
      CODE,
      `${PAYMENT_CHECKS}; no such invoice; one that is paid or expired; another amount, service or day`,
    ),
    contribution: read(
      "What a SSNIT payment advice asks for, in `response`. `totalAmountToPay` is without the penalty: the debit is `totalAmountToPay` and `totalPenaltyAmount`. `contributionType` is Regular or Arrears here, and REGULAR or ARREARS in `bills.payContribution` and in answers.",
      "no such payment advice of this type; one that is paid",
    ),
    payContribution: text(
      "Pays a SSNIT contribution with its penalty. `amount` is `totalAmountToPay` and `totalPenaltyAmount`.",
      `${PAYS}. A payment advice is paid once.`,
      CODE,
      `${PAYMENT_CHECKS}; no such payment advice; one that is paid; another amount`,
    ),
    networks: read("The mobile money networks. Payments and look-ups repeat `code`."),
    billers: read("The billers. No screen of the client asks for them."),
  },
  approvals: {
    pending: read(
      "One page of the company's single requests that wait for a decision, the newest first. `transType` is one kind, or several separated by commas: `INSTANT-TRANSFER-TO-OTHER-BANK,OTHERBANK-TRANSFER`. The caller's own requests are listed too.",
    ),
    pendingBulk: read(
      "One page of the company's bulk requests that wait for a decision, of one kind, the newest first.",
    ),
    inbox: read(
      "How many requests wait for the caller's decision, and their total, by kind and currency. The caller's own requests, and those that the caller has approved, do not count. A caller who may not decide gets an empty list.",
    ),
    approve: text(
      "Approves a request of another user. A bulk is named by `bulkId` or by `transactionId`.",
      "Uses the code. If the company's policy asks for more approvals, the request becomes IN_PROGRESS; the last approval pays it, with the amounts that its requester has confirmed. The total and the payee that the code confirms are those of the request.",
      CODE,
      NO_REQUEST,
      "the caller's own request; one that the caller has approved; one that no longer waits",
      "a payment that fails now (funds, limits, a bill that was paid): the request ends as FAILED",
    ),
    reject: text(
      "Rejects a request of another user, with a reason of up to 25 characters. The call needs no code and carries an Idempotency-Key.",
      "The request ends as REJECTED, and its requester sees the reason. No money moves.",
      NO_REQUEST,
      "the caller's own request; one that no longer waits; an empty reason",
    ),
    drillDown: read(
      "One page of the rows of a bulk request. `transaction` is a JSON text that holds an array: the client parses it again. The call has no total; `totalCount` of the request is it.",
    ),
  },
  requests: {
    mine: read(
      "One page of the caller's own requests of one kind, the newest first. With `filter=true` it finds those with `transactionId`, `bulkId`, `scheduleId` or `customerId`; without it these fields are ignored. For another bank `transType` is OTHERBANK.",
    ),
    review: read(
      "What became of a request so far and, for a user who may decide it, what should be known before: the balance afterwards, limits, likely duplicates. With `forApproval=true` the client checks the approval before it asks for a code, and the details are not open.",
      NO_REQUEST,
    ),
    stages: read(
      "Where the money of a payment is. The stages come in their order; one without `date` has not happened, or the bank does not know of it, and is never left out because of that. `cases` are those about this payment, the newest first.",
      NO_REQUEST,
      "a payment that the caller's menus do not show",
    ),
    openCase: text(
      "Asks the bank to find a payment (FIND), or to ask for its money back (RETURN), such as from a wrong beneficiary. The call needs no code and carries an Idempotency-Key. Money comes back only when the bank answers RETURNED.",
      "The payment has an open case more, with a number and the day by which the bank answers.",
      NO_REQUEST,
      "a payment that the caller's menus do not show; a whole bulk: a case is about one payee",
      "a payment whose money was not sent, or has come back; one that has an open case of this kind",
    ),
    cases: read(
      "What the caller has asked the bank, complaints among it; a caller with the menu Transaction Reports also reads the cases of colleagues about payments.",
    ),
    recall: text(
      "Takes back a pending request of the caller. A bulk is named by `bulkId` or by `transactionId`. Requests of prepaid cards are recalled at the path in lower case; both paths are one call.",
      "Uses the code. The request ends as RECALLED. No money moves.",
      CODE,
      NO_REQUEST,
      "a request of another user; one that no longer waits",
    ),
  },
  reports: {
    fetch: read(
      "One page of the company's past single transactions of one kind, the newest first. `reportCategory` ALL, SUCCESSFUL, FAILED or PENDING; `ScheduleId`, `startDate` and `endDate` narrow the list, and may be missing or empty. A kind that the bank does not have has an empty list.",
      BAD_PERIOD,
    ),
    fetchBulk: read(
      "One page of the company's past bulk transactions of one kind, the newest first. `ScheduleId` is the id of a bulk here.",
      BAD_PERIOD,
    ),
    fetchBulkRows: read("One page of the payees of a past bulk.", "no such bulk of the company"),
    download: read(
      "All transactions that the filter finds as a file, or with `bulkId` all payees of that bulk. `downloadType` is EXCEL, PDF or WORD.",
      BAD_PERIOD,
      "no such bulk of the company",
    ),
    paymentAdvice: read(
      "The payment advice of a past transaction, by the `id` of its record. `reportType` is EXCEL, PDF or WORD.",
      LOST_FILE,
    ),
    activity: read(
      "What the people of the company did in a period of at most 366 days, the newest first. `after` is the `next` of the page before. `seal` chains each entry to the one before it. `transactionId` holds only ids of letters, digits, `_` and `-`; another one is left empty.",
      NOT_OWN,
      BAD_PERIOD,
      "a longer period; an `after` that is no place in the list",
    ),
    downloadActivity: text(
      "All entries of the company's activity that the filter finds, as CSV with the hash chain, or as PDF.",
      "The download itself is an entry of the company's activity.",
      NOT_OWN,
      BAD_PERIOD,
      "more entries than one file can hold",
    ),
  },
  support: {
    complain: text(
      "Sends a complaint to the bank, of a user or of a visitor. Another subject than the listed ones is sent as `other - text`.",
      "The complaint is stored and forwarded; `description` may name its reference. `caseNumber` is the same reference; `requests.cases` lists the complaint of a signed-in user under it.",
      "a text that is empty or too long",
    ),
    directives: read("The regulatory directives, as links to files. Visitors may read them."),
    paper: read(
      "The state of the payment or statement on a signed paper. Visitors may ask, with the whole signature of the paper. The answer has nothing else that is not on the paper. Every other text is refused with the same words.",
      "a text that is no signature of this bank, whatever is wrong with it",
    ),
  },
};
