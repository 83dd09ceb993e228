import type { CertainFailure } from "../../domain/requests/certain-failure";
import type { FigureKind } from "../../domain/requests/figures";
import type { RequestOrder } from "../../domain/requests/find-requests";
import type { RequestEvent } from "../../domain/requests/review";
import type { RequestStatus } from "../../domain/requests/status";
import { words as shared } from "../kit/words";

const { unknown } = shared;

export const statusLabels: { readonly [S in RequestStatus]: string } = {
  pending: "Pending",
  inProgress: "In Progress",
  approved: "Approved",
  rejected: "Rejected",
  failed: "Failed",
  recalled: "Recalled",
  processing: "Processing",
  unknown,
};

export const eventLabels: { readonly [E in RequestEvent]: string } = {
  created: "Requested",
  approved: "Approved",
  sent: "Sent for processing",
  executed: "Paid",
  rejected: "Rejected",
  recalled: "Recalled",
  failed: "Failed",
  unknown,
};

/** Labels of the values of a request, in lists, details and reports (specification 3, sections 2.1, 2.3 and 2.5). */
export const labels = {
  transactionId: "Transaction ID",
  transferId: "Transfer ID",
  requestId: "Request ID",
  bulkId: "Bulk ID",
  scheduleId: "Schedule ID",
  transactionType: "Transaction Type",
  type: "Transaction Category",
  transferType: "Transfer Type",
  source: "Source Account",
  payee: "Beneficiary",
  payeeName: "Beneficiary Name",
  payeeAccount: "Beneficiary Account",
  payeeBank: "Beneficiary Bank",
  account: "Account",
  bank: "Bank",
  branch: "Bank Branch",
  wallet: "Wallet",
  walletName: "Wallet Name",
  walletNumber: "Wallet Number",
  network: "Network",
  customer: "Customer ID",
  card: "Card Number",
  cardName: "Card Name",
  mobile: "Mobile Number",
  phone: "Phone Number",
  invoice: "Invoice Number",
  service: "Service",
  services: "Services",
  expires: "Expiry Date",
  advice: "Advice Number",
  contribution: "Contribution Type",
  country: "Beneficiary Country",
  bankAddress: "Beneficiary Bank Address",
  swiftCode: "Swift Code",
  sortCode: "Sort Code",
  routingNumber: "Routing Number",
  senderPhone: "Sender Telephone Number",
  /** Why a request was rejected or has failed. */
  endReason: "Reason",
  feePaidBy: "Fee Paid By",
  accountForCharges: "Account For Charges",
  currency: "Currency",
  amount: "Amount",
  charges: "Charges",
  eLevy: "E-Levy",
  penalty: "Penalty",
  debit: "Debit",
  totalAmount: "Total Amount",
  count: "Total Beneficiary",
  totalCount: "Total Count",
  countInReport: "Total Beneficiaries",
  narration: "Narration",
  description: "Description",
  status: "Status",
  transactionStatus: "Transaction Status",
  workflowStatus: "Workflow Status",
  created: "Created",
  createdBy: "Created By",
  date: "Transaction Date",
  paid: "Paid",
  approved: "Final Approval",
  approvedAt: "Final Approval Date",
  /** The proof of a payment, which a report opens. */
  paymentAdvice: "Advice",
};

/** Labels of the figures. A bulk has its own word for the charge (specification 3, section 2.3). */
export const figureLabels: { readonly [F in FigureKind]: string } = {
  contribution: "Contribution",
  penalty: labels.penalty,
  amount: labels.amount,
  charge: "Transaction Charge",
  eLevy: labels.eLevy,
  total: labels.totalAmount,
  rate: shared.rate,
  debit: shared.debit,
};
export const bulkChargeLabel = labels.charges;

const partApproved = (approvals: number, needed: number): string => `${approvals} of ${needed} approved`;

export const words = {
  details: "Transaction Details",
  debit: (amount: string) => `Debit ${amount}`,
  penalty: (amount: string) => `Penalty ${amount}`,
  debitNotStated: "Not stated by the bank",
  review: {
    effects: "If you approve now",
    effectsOfLast: "After the last approval",
    decision: "Decision",
    from: "From",
    charges: "Charges and levies",
    availableAfter: "Available afterwards",
    arrivesOn: "Arrives",
    arrives: "Arrives, if approved now",
    /** After the day of an arrival. */
    approvedBefore: (time: string, isLast: boolean) =>
      isLast ? `if approved before ${time}` : `if the last approval is before ${time}`,
    arrivesAfterLast: "Arrives, if paid today",
    abroad: "not known: the bank abroad does not report it",
    askedAgain: ({ id, by, day, reason }: { id: string; by: string; day: string; reason: string }) =>
      `Asked again: ${id} was rejected by ${by} on ${day}${reason ? `: ${reason}` : ""}`,
    unchanged: "Nothing has changed since.",
    changedSince: "Changed since then:",
    change: (label: string, before: string, after: string) =>
      `${label}: ${before ? `${after || "none"}, was ${before}` : after}`,
    /** What becomes of the request, after the reason why an approval would fail. */
    fate: ({ endsRequest }: CertainFailure) =>
      endsRequest
        ? "An approval now would fail and end the request, so no code is asked for. It stays until you decide it."
        : "It cannot be approved now, so no code is asked for. It stays until you reject it.",
    short: "The account does not hold enough for this request.",
    firstPayment: "This would be the first payment to this beneficiary.",
    duplicate: (id: string, day: string) => `Looks like ${id} of ${day}: the same beneficiary and amount.`,
    approved: partApproved,
    halfApproved: (approvals: number, needed: number) =>
      `${partApproved(approvals, needed)}, waiting for another Authorizer`,
    yoursIsNotLast: (place: number, needed: number) =>
      `Yours would be approval ${place} of ${needed}: nothing is paid before the last one.`,
    yoursIsLast: (needed: number, isSchedule = false) =>
      `Yours would be the last of ${needed} approvals: it ${isSchedule ? "starts the schedule" : "pays"}.`,
    schedule: {
      label: "Schedule",
      from: (day: string) => `From ${day}`,
      charges: "Charges and levies of each payment",
      arrives: "First payment arrives",
      approval: ({ isChange, isDue }: { isChange: boolean; isDue: boolean }) =>
        [
          `This ${isChange ? "changes" : "is"} a schedule:`,
          isDue ? "its first payment leaves with the approval" : "an approval pays nothing now",
        ].join(" ") + (isChange ? ", and the old plan ends." : "."),
    },
    story: "What happened so far",
    by: (name: string) => `by ${name}`,
    failed: "What happened so far could not be loaded.",
    notSeen: "You approve without what the bank knows of this request.",
  },
  bulk: {
    title: "Bulk Transfers List",
    first: "First beneficiaries",
    moreBelow: (count: number) => `${count.toLocaleString("en")} more below`,
    where: "Where",
    difference: (id: string, day: string) => `Compared with the last such list, ${id} of ${day}`,
    same: "The same beneficiaries with the same amounts.",
    counts: (added: number, changed: number, missing: number) =>
      `${added} new, ${changed} with another amount, ${missing} missing`,
    more: (total: string) => `${total} more in total`,
    less: (total: string) => `${total} less in total`,
    equalTotal: "The total is the same",
    isNew: "New",
    isMissing: "Missing",
    wasAmount: (amount: string) => `was ${amount}`,
    others: (count: number) =>
      count === 1 ? "1 smaller change is not shown." : `${count} smaller changes are not shown.`,
    names: {
      title: "Names at the bank",
      same: "All names that the bank knows are those of the list.",
      counts: (different: number, close: number) => `${different} different, ${close} close`,
      notChecked: (count: number) =>
        `${count.toLocaleString("en")} ${count === 1 ? "name" : "names"} cannot be checked.`,
      checked: (when: string, accepted: number) =>
        `The requester checked the names ${when} and accepted ${accepted === 0 ? "none" : accepted} of the other ones.`,
      warning: (counts: string, accepted: number) =>
        `Names of the list and of the accounts: ${counts}. The requester accepted ${accepted === 0 ? "none" : accepted} of them.`,
      unchecked: "The requester did not check the names.",
      row: (place: number) => `Row ${place}`,
      different: "Different",
      close: "Close",
      accepted: "accepted by the requester",
      others: (count: number) =>
        `${count.toLocaleString("en")} more ${count === 1 ? "is" : "are"} marked in the list below.`,
    },
    empty: { title: "This bulk has no payees" },
    find: "Find in the list",
    found: (count: number) =>
      count === 1 ? "1 beneficiary found" : `${count.toLocaleString("en")} beneficiaries found`,
    noneFound: (text: string) => ({ title: `No beneficiary contains “${text}”.` }),
  },
  finder: {
    label: "Find requests",
    find: "Amount, name or ID",
    order: "Order",
    orders: {
      newest: "Newest first",
      largest: "Largest amount first",
      smallest: "Smallest amount first",
      beneficiary: "By beneficiary",
      maker: "By maker",
    } satisfies Readonly<Record<RequestOrder, string>>,
    clear: "Clear",
    none: { title: "No request has this amount, beneficiary or maker", hint: "Change the text, or clear it." },
    cut: (max: number) => `Only the newest ${max} requests are searched and ordered.`,
  },
  mine: {
    title: "My Requests",
    empty: { title: "No requests yet", hint: "Once you create a request, it appears here" },
    noneFound: { title: "No request for this filter", hint: "Change the IDs, or clear the filter." },
    recall: "Recall Request",
    history: "History",
    historyOf: (id: string) => `History of ${id}`,
    recalled: "The request has been recalled.",
    filter: "Filter",
    clear: "Clear",
    toBillPayments: "Back to Bill Payments",
    rejectedBy: (name: string, reason: string) => `Rejected by ${name}${reason && `: ${reason}`}`,
    latest: "Latest requests",
    /** The closed line of the kinds without requests on a phone. */
    emptyKinds: (count: number) => (count === 1 ? "1 kind without requests" : `${count} kinds without requests`),
    /** Such as "Between Own Accounts: 15 requests". */
    showKind: (kind: string, count: number) =>
      `${kind}: ${count === 1 ? "1 request" : `${count.toLocaleString("en")} requests`}`,
    count: (count: number) => (count === 1 ? "1 request" : `${count.toLocaleString("en")} requests`),
  },
};
