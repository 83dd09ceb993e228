import { beneficiaryProbes } from "./beneficiary-probes";
import { billProbes } from "./bill-probes";
import { accountsIn } from "./known";
import { paymentProbes } from "./payment-probes";
import type { Probes } from "./probe";
import { askedAbout, byLogin, NAME, NARRATION, NONE, nothing, page, period, text } from "./probe-fields";

const noSuch = { transactionId: NONE, transType: "OWN-TRANSFER", requestType: "SINGLE" } as const;

/** In the order of the calls, because later calls use what earlier ones learned. */
export const probes: Probes = {
  accounts: { list: { input: byLogin, learn: accountsIn } },
  statements: {
    search: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    complete: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    expenditure: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    statement: {
      input: (known) => ({ ...period(known), accountNumber: known.from, isDownload: true, downloadType: "PDF" }),
    },
    orderOfficial: {
      input: (known) => ({
        ...{ ...period(known), accountNumber: known.from },
        ...{ delivery: "branch", branchName: known.values.branch },
      }),
    },
  },
  requests: {
    mine: {
      input: () => ({ transType: "OWN-TRANSFER", requestType: "SINGLE", ...page }),
      learn: ({ transactions: [first] }) => ({ transaction: text(first?.transactionId) }),
    },
    review: { input: ({ transaction }) => askedAbout(transaction, (id) => ({ transactionId: id })) },
    recall: { input: () => ({ transactionId: NONE }) },
  },
  approvals: {
    pending: { input: () => ({ transType: "OWN-TRANSFER", ...page }) },
    pendingBulk: {
      input: () => ({ requestType: "TRANSFER", ...page }),
      learn: ({ transactions: [first] }) => ({ bulk: text(first?.bulkId) }),
    },
    inbox: { input: nothing },
    drillDown: { input: ({ bulk }) => askedAbout(bulk, (id) => ({ bulkId: id, ...page })) },
    approve: { input: () => ({ ...noSuch, approvalStatus: "APPROVE" }) },
    reject: { input: () => ({ ...noSuch, reason: NARRATION, approvalStatus: "REJECT" }) },
  },
  reports: {
    fetch: {
      input: () => ({ transactionType: "OWN_ACCOUNT_TRANSFER", ...page }),
      learn: ({ transfers: [first] }) => ({ record: text(first?.id) }),
    },
    fetchBulk: {
      input: () => ({ transactionType: "OTHER_BANK_TRANSFER_BULK", ...page }),
      learn: ({ transactions: [first] }) => ({ pastBulk: text(first?.bulkId) }),
    },
    fetchBulkRows: { input: ({ pastBulk }) => askedAbout(pastBulk, (id) => ({ bulkId: id, ...page })) },
    download: {
      input: (known) => ({ ...period(known), transactionType: "OWN_ACCOUNT_TRANSFER", downloadType: "EXCEL" }),
    },
    paymentAdvice: { input: ({ record }) => askedAbout(record, (id) => ({ transactionId: id, reportType: "PDF" })) },
  },
  ...paymentProbes,
  ...beneficiaryProbes,
  schedules: {
    list: { input: () => ({ transType: "OWN-TRANSFER" }) },
    update: {
      input: ({ from }) => ({
        ...{ scheduleId: NONE, transType: "OWN-TRANSFER", sourceAccount: from, narration: NARRATION },
        frequency: "DAILY",
      }),
    },
    remove: { input: () => ({ scheduleId: NONE }) },
  },
  ...billProbes,
  support: {
    directives: { input: nothing },
    complain: {
      input: ({ values }) => ({
        ...{
          senderName: NAME,
          phoneNumber: values.wallet,
          emailSubject: NAME,
          emailBody: "A verification of the API.",
        },
      }),
    },
  },
  session: {
    refresh: { input: nothing },
    validateUsername: { input: () => ({ username: NONE }) },
    changePassword: { input: () => ({ newPassword: "Verification#1", confirmPassword: "Verification#2" }) },
    resetDefaultPassword: {
      input: ({ deviceId }) => ({
        ...{ password: NONE, newPassword: "Verification#1", confirmPassword: "Verification#1" },
        ...{ deviceID: deviceId, loginId: NONE },
      }),
    },
  },
  otp: { verifyForgotPassword: { input: () => ({ otp: "00000", userName: NONE }) } },
};
