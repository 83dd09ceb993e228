import type { ContributionType } from "../../../domain/bills/contribution";
import type { FxTransferType } from "../../../domain/fx/fx-transfer";
import type { ListedOrUnknown } from "../../../domain/listed-or-unknown";
import type { Speed } from "../../../domain/payments/bank";
import type { RowTransferType } from "../../../domain/payments/typed-rows";
import type { Category, CategoryGroup } from "../../../domain/requests/categories";
import type { RequestEvent } from "../../../domain/requests/review";
import type { RequestStatus } from "../../../domain/requests/status";
import { brand } from "../brand";
import { words as payments } from "../payments/words";
import { words as shared } from "../words";

export type CategoryLabels = { readonly [C in Category]: string };

/**
 * Labels of the categories, verbatim in Pending Requests, Transfers and My Requests (specification 3, sections 2.1 and
 * 2.3).
 */
const labels: CategoryLabels = {
  ownAccounts: "Between Own Accounts",
  sameBank: `To ${brand.name}`,
  otherBank: "To Another Bank",
  bulkTransfer: "Bulk Transfer",
  mobileMoney: "Mobile Money Transfer",
  mobileMoneyBulk: "Mobile Money Bulk Transfer",
  prepaidCard: "Single Card load",
  prepaidCardBulk: "Bulk Card Load",
  ghanaGov: "Ghana Gov",
  ssnit: "SSNIT",
  fx: "FX Transfer Request",
};

export const categoryLabels = {
  pending: labels,
  mine: { ...labels, otherBank: "To Other Bank" },
} satisfies Record<string, CategoryLabels>;

/** The two ways to enter a bulk (specification 2, section 2.1). */
export const bulkFormLabels = { file: "File Upload", hand: "Manual Entry" };

export const groupLabels: { readonly [G in CategoryGroup]: string } = {
  transfers: "Transfers",
  mobileMoney: "Mobile Money",
  prepaidCard: "Prepaid Card Load",
  bills: "Bill Payments",
  fx: "FX Transfer Request",
};

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

/** Labels of the values of a code. */
type CodeLabels<Value extends string> = { readonly [V in Value | "unknown"]: string };

export const transferTypeLabels: CodeLabels<Speed | FxTransferType> = {
  ...payments.speeds,
  local: "Local Transfer",
  international: "International Transfer",
  unknown,
};
export const typeLabels: CodeLabels<Category> = { ...labels, unknown };
export const rowTransferTypeLabels: CodeLabels<RowTransferType> = {
  domestic: "Domestic",
  instant: "Instant",
  noninstant: "Non-instant",
  unknown,
};
export const contributionTypeLabels: CodeLabels<ContributionType> = { Regular: "Regular", Arrears: "Arrears", unknown };

/** Returns the label of a value; empty where the bank sends none. */
export const labelOf = <Value extends string>(labels: CodeLabels<Value>, value: ListedOrUnknown<Value>): string =>
  value === undefined ? "" : labels[value];

/** Headers of the lists (specification 3, section 2.1). */
export const headers = {
  transferId: "Transfer ID",
  transactionId: "Transaction ID",
  requestId: "Request ID",
  bulkId: "Bulk ID",
  scheduleId: "Schedule ID",
  source: "Source Account",
  payee: "Beneficiary",
  wallet: "Wallet",
  amount: "Amount",
  totalAmount: "Total Amount",
  narration: "Narration",
  created: "Created",
  count: "Total Beneficiary",
  totalCount: "Total Count",
  charges: "Charges",
  eLevy: "E-Levy",
  advice: "Advice Number",
  contribution: "Contribution Type",
  invoice: "Invoice Number",
  expires: "Expiry Date",
  service: "Service",
  customer: "Customer ID",
  card: "Card Number",
  mobile: "Mobile Number",
  country: "Beneficiary Country",
  swiftCode: "Swift Code",
  status: "Status",
  payeeName: "Beneficiary Name",
  account: "Account",
  bank: "Bank",
  transactionType: "Transaction Type",
  description: "Description",
  walletName: "Wallet Name",
  walletNumber: "Wallet Number",
  network: "Network",
  cardName: "Card Name",
};

/** Labels of the details (specification 3, section 2.3). */
export const detailLabels = {
  transactionId: "Transaction ID",
  transferId: "Transfer ID",
  requestId: "Request ID",
  bulkId: "Bulk ID",
  transactionType: "Transaction Type",
  type: "Transaction Category",
  scheduleId: "Schedule ID",
  transferType: "Transfer Type",
  source: "Source Account",
  payee: "Beneficiary",
  payeeAccount: "Beneficiary Account",
  payeeBank: "Beneficiary Bank",
  branch: "Bank Branch",
  narration: "Narration",
  status: "Transaction Status",
  date: "Transaction Date",
  createdBy: "Created By",
  amount: "Amount",
  charge: "Transaction Charge",
  charges: "Charges",
  eLevy: "E-Levy",
  totalAmount: "Total Amount",
  walletName: "Wallet Name",
  walletNumber: "Wallet Number",
  network: "Network",
  invoice: "Invoice Number",
  services: "Services",
  expires: "Expiry Date",
  advice: "Advice Number",
  contribution: "Contribution Type",
  customer: "Customer ID",
  card: "Card Number",
  mobile: "Mobile Number",
  count: "Total Beneficiary",
  country: "Beneficiary Country",
  swiftCode: "Swift Code",
  routingNumber: "Routing Number",
  currency: "Currency",
  bankAddress: "Beneficiary Bank Address",
  sortCode: "Sort Code",
  senderPhone: "Sender Telephone Number",
  feePaidBy: "Fee Paid By",
  accountForCharges: "Account For Charges",
  rate: shared.rate,
  debit: shared.debit,
};

/** The details that are shown above the code of an approval or a recall. */
export const briefLabels: ReadonlySet<string> = new Set([
  detailLabels.source,
  detailLabels.payee,
  detailLabels.payeeAccount,
  detailLabels.payeeBank,
  detailLabels.country,
  detailLabels.walletNumber,
  detailLabels.card,
  detailLabels.count,
  detailLabels.invoice,
  detailLabels.advice,
  detailLabels.createdBy,
  detailLabels.date,
  detailLabels.totalAmount,
  detailLabels.rate,
  detailLabels.debit,
]);

export const words = {
  details: "Transaction Details",
  debit: (amount: string) => `Debit ${amount}`,
  debitNotStated: "Not stated by the bank",
  review: {
    effects: "If you approve now",
    decision: "Decision",
    charges: "Charges and levies",
    availableAfter: "Available balance afterwards",
    arrives: "Arrives, if approved now",
    short: "The account does not hold enough for this request.",
    firstPayment: "This would be the first payment to this beneficiary.",
    duplicate: (id: string, day: string) => `Looks like ${id} of ${day}: the same beneficiary and amount.`,
    halfApproved: (approvals: number, needed: number) =>
      `${approvals} of ${needed} approved, waiting for another Authorizer`,
    story: "What happened so far",
    by: (name: string) => `by ${name}`,
    failed: "What happened so far could not be loaded.",
  },
  bulk: {
    title: "Bulk Transfers List",
    empty: { title: "This bulk has no payees" },
  },
  mine: {
    title: "My Requests",
    empty: { title: "No requests yet", hint: "Once you create a request, it appears here" },
    recall: "Recall Request",
    history: "History",
    historyOf: (id: string) => `History of ${id}`,
    recalled: "The request has been recalled.",
    filter: "Filter",
    clear: "Clear",
    toBillPayments: "Back to Bill Payments",
  },
};
