import { requiredMessage } from "../../domain/form-messages";
import { isolated } from "../kit/format";

const currencyNames: Readonly<Record<string, string>> = { GHS: "cedis", USD: "dollars", EUR: "euros", GBP: "pounds" };

/** Texts of Pending Requests; those quoted in specification 3, sections 2.1 and 4, are verbatim. */
export const words = {
  title: "Pending Requests",
  empty: { title: "No pending requests yet", hint: "Once you receive a request for approval, it appears here" },
  approve: "Approve",
  reject: "Reject",
  named: (action: string, row: string) => `${action} ${row}`,
  to: (name: string) => `to ${isolated(name)}`,
  warnings: "Warnings",
  samePayment: "The same payment exists",
  waitsForAnother: "Waiting for another Authorizer",
  own: "You created this request, so someone else decides it.",
  /** Titles of a refused approval. */
  notApproved: { stays: "Not approved: the request stays", ends: "Failed: the request has ended" },
  unreviewed: {
    title: "Not shown: the checks of this request",
    text: "What the bank knows of this request could not be loaded: whether its beneficiary was known at another account, the names of the accounts, payments that are the same, and whether the approval would fail. Load it again, or approve without having seen it.",
    again: "Load again",
    knowingly: "Approve without it",
  },
  approved: "The request has been approved.",
  rejected: "The request has been rejected.",
  inbox: {
    label: "Approvals inbox",
    waiting: (count: number) =>
      count === 0
        ? "No request waits for you"
        : count === 1
          ? "1 request waits for you"
          : `${count} requests wait for you`,
    oldest: (date: string) => `Oldest from ${date}.`,
    inCurrency: (count: number, currency: string) => `${count} in ${currencyNames[currency] ?? currency}`,
    reviewAll: "Review all",
    reviewSelected: (count: number) => `Review ${count} selected`,
    selected: (count: number) => `${count} selected`,
    selectNone: "Select none",
  },
  run: {
    title: "Review requests",
    choose: (row: string) => `Select ${row}`,
    skip: "Skip",
    place: (at: number, of: number, others: number) =>
      others > 0 ? `Request ${at} of the oldest ${of}, ${of + others} wait for you` : `Request ${at} of ${of}`,
    progress: (approved: number, rejected: number, left: number) =>
      `${approved} approved, ${rejected} rejected, ${left} left`,
    queue: "Requests of this run",
    payees: (count: number) => (count === 1 ? "1 beneficiary" : `${count} beneficiaries`),
    keys: "A approves, R rejects, S skips.",
    results: "Results of the run",
    nothingDecided: "No request was decided.",
    sums: {
      approved: (count: number, sums: string) => `${count} approved: ${sums}`,
      recorded: (count: number, sums: string) => `${count} for another Authorizer: ${sums}`,
    },
    stillWait: (count: number) => (count === 1 ? "1 request still waits" : `${count} requests still wait`),
    goOn: "Continue",
    ended: {
      approved: "Approved",
      recorded: "Waits for another",
      kept: "Not approved",
      rejected: "Rejected",
      failed: "Failed",
      unknown: "Outcome unknown",
      skipped: "Skipped",
    },
  },
  rejection: {
    title: "Request Rejection",
    reason: "Reason",
    missing: requiredMessage("Reason"),
  },
};
