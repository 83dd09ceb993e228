import { beneficiaryProbes } from "./beneficiary-probes";
import { billProbes } from "./bill-probes";
import { codesOf, kinds } from "./kinds";
import { accountsIn, amountOf, type KnownValues, type ListedBulk, sumOf } from "./known";
import { paymentProbes } from "./payment-probes";
import type { Probes } from "./probe";
import { askedAbout, byLogin, NAME, NARRATION, NONE, nothing, page, period, text } from "./probe-fields";

/** The transfers that can be scheduled (specification 2, section 2.5). */
const scheduled = ["OWN-TRANSFER", "LOCAL-TRANSFER", "OTHERBANK-TRANSFER", "BULK-TRANSFER"] as const;
const noSuch = { transactionId: NONE, transType: "OWN-TRANSFER", requestType: "SINGLE" } as const;

type BulkFields = {
  readonly bulkId?: string | number | null | undefined;
  readonly totalCount?: number | null | undefined;
  readonly [amount: string]: unknown;
};

/** The first bulk of a list. The fields of its charges depend on the list. */
function firstBulk([first]: readonly BulkFields[]): readonly ListedBulk[] {
  const id = text(first?.bulkId);
  if (!first || id === undefined) return [];
  const amount = (...names: readonly string[]) => {
    const written = names.map((name) => first[name]).find((value) => value !== undefined && value !== null);
    return amountOf(typeof written === "string" || typeof written === "number" ? written : undefined);
  };
  const fees = sumOf(amount("charge", "charges"), amount("elevyFee", "eleveyFee", "elevy"));
  return [{ id, count: first.totalCount ?? undefined, total: amount("totalAmount"), fees }];
}

const officialOrder = (known: KnownValues) => ({
  ...period(known),
  accountNumber: known.from,
  delivery: "branch" as const,
  branchName: known.values.branch,
});

/** In the order of the calls, because later calls use what earlier ones learned. */
export const probes: Probes = {
  accounts: { list: { input: byLogin, learn: accountsIn } },
  statements: {
    search: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    complete: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    forBooks: { input: (known) => ({ ...period(known), accountNumber: known.from, format: "camt053" }) },
    expenditure: { input: (known) => ({ ...period(known), accountNumber: known.from }) },
    statement: {
      input: (known) => ({ ...period(known), accountNumber: known.from, isDownload: true, downloadType: "PDF" }),
    },
    orderOfficial: { input: officialOrder },
    checkOfficial: { input: officialOrder },
    officialOrders: { input: () => page },
  },
  notices: {
    list: { input: () => ({ pageSize: 10 }) },
    preferences: { input: nothing },
    markRead: { input: () => ({ mark: "" }) },
    choose: { input: () => ({ kind: "DEBIT", way: "SMS", isOn: false }) },
  },
  ...paymentProbes,
  ...beneficiaryProbes,
  schedules: {
    list: { input: () => scheduled.map((transType) => ({ transType })) },
    update: {
      input: ({ from }) => ({
        scheduleId: NONE,
        transType: "OWN-TRANSFER",
        sourceAccount: from,
        narration: NARRATION,
        frequency: "DAILY",
      }),
    },
    remove: { input: () => ({ scheduleId: NONE }) },
  },
  ...billProbes,
  requests: {
    mine: {
      input: ({ values }) =>
        values.kinds.map((name) => {
          const { mine: transType, form: requestType } = kinds[name];
          return { transType, requestType, ...page };
        }),
      learn: ({ transactions }, { transaction, bulks }) => ({
        transaction: transaction ?? transactions.map(({ transactionId }) => text(transactionId)).find(Boolean),
        bulks: [...bulks, ...firstBulk(transactions)],
      }),
    },
    review: { input: ({ transaction }) => askedAbout(transaction, (id) => ({ transactionId: id })) },
    stages: { input: ({ transaction }) => askedAbout(transaction, (id) => ({ transactionId: id })) },
    openCase: { input: () => ({ transactionId: NONE, kind: "FIND" as const }) },
    cases: { input: nothing },
    recall: { input: () => ({ transactionId: NONE }) },
  },
  approvals: {
    pending: {
      input: ({ values }) => {
        const asked = codesOf(values.kinds, "SINGLE").map(({ pending }) => pending);
        return asked.length > 0 ? { transType: asked.join(","), ...page } : undefined;
      },
    },
    pendingBulk: {
      input: ({ values }) => codesOf(values.kinds, "BULK").map(({ pending }) => ({ requestType: pending, ...page })),
      learn: ({ transactions }, { bulks }) => ({ bulks: [...bulks, ...firstBulk(transactions)] }),
    },
    inbox: { input: nothing },
    drillDown: { input: ({ bulks: [bulk] }) => askedAbout(bulk?.id, (id) => ({ bulkId: id, ...page })) },
    approve: { input: () => ({ ...noSuch, approvalStatus: "APPROVE" }) },
    reject: { input: () => ({ ...noSuch, reason: NARRATION, approvalStatus: "REJECT" }) },
  },
  reports: {
    fetch: {
      input: ({ values }) =>
        codesOf(values.kinds, "SINGLE").map(({ report }) => ({ transactionType: report, ...page })),
      learn: ({ transfers: [first] }, { record }) => ({ record: record ?? text(first?.id) }),
    },
    fetchBulk: {
      input: ({ values }) => codesOf(values.kinds, "BULK").map(({ report }) => ({ transactionType: report, ...page })),
      learn: ({ transactions }, { pastBulks }) => ({ pastBulks: [...pastBulks, ...firstBulk(transactions)] }),
    },
    fetchBulkRows: { input: ({ pastBulks: [bulk] }) => askedAbout(bulk?.id, (id) => ({ bulkId: id, ...page })) },
    download: {
      input: (known) => ({ ...period(known), transactionType: "OWN_ACCOUNT_TRANSFER", downloadType: "EXCEL" }),
    },
    activity: { input: (known) => ({ ...period(known), pageSize: 10 }) },
    downloadActivity: { input: (known) => ({ ...period(known), downloadType: "CSV" }) },
    paymentAdvice: { input: ({ record }) => askedAbout(record, (id) => ({ transactionId: id, reportType: "PDF" })) },
  },
  support: {
    directives: { input: nothing },
    paper: { input: ({ paper }) => askedAbout(paper, (signature) => ({ signature })) },
    complain: {
      input: ({ values }) => ({
        senderName: NAME,
        phoneNumber: values.wallet,
        emailSubject: NAME,
        emailBody: "A verification of the API.",
      }),
    },
  },
  session: {
    refresh: { input: nothing },
    validateUsername: { input: () => ({ username: NONE }) },
    changePassword: { input: () => ({ newPassword: "Verification#1", confirmPassword: "Verification#2" }) },
    resetDefaultPassword: {
      input: ({ deviceId }) => ({
        password: NONE,
        newPassword: "Verification#1",
        confirmPassword: "Verification#1",
        deviceID: deviceId,
        loginId: NONE,
      }),
    },
  },
  passwords: {
    replace: {
      input: () => ({ password: NONE, newPassword: "Verification#1", confirmPassword: "Verification#1" }),
    },
  },
  otp: { verifyForgotPassword: { input: () => ({ otp: "00000", userName: NONE }) } },
};
