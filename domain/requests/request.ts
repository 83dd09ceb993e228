import type { ContributionType } from "../bills/contribution";
import type { Quote } from "../fx/fx-rate";
import type { FxTransferType } from "../fx/fx-transfer";
import type { ListedOrUnknown } from "../listed-or-unknown";
import { add, type Money, zero } from "../money";
import type { Speed } from "../payments/bank";
import type { Category } from "../payments/categories";
import type { PayerTexts, WalletTexts } from "../payments/payment";
import type { CertainFailure } from "./certain-failure";
import type { RequestStatus } from "./status";

/** The bank's id of a request: a transaction id, or for a bulk a bulk id. */
export type RequestId = string & { readonly brand: "RequestId" };

/** Fields of every request, regardless of its category. */
type Common = {
  readonly id: RequestId;
  readonly scheduleId: string;
  /** The name is empty with a bank that does not state it. */
  readonly source: { readonly account: string; readonly name?: string; readonly type: string };
  readonly amount: Money;
  /** Total debit: the amount and all charges. The amount of a bulk includes its charges already. */
  readonly total: Money;
  /** ISO 8601, or the bank's text if it is not a date. */
  readonly createdAt: string;
  readonly createdBy: string;
  /** The bank's own name of the kind of transaction, shown next to the date. */
  readonly transactionType: string;
  /**
   * The bank's code of the category, sent back when the request is decided; empty if there is none (specification 3,
   * section 3).
   */
  readonly typeCode: string;
  /** The category that the code means. */
  readonly type: ListedOrUnknown<Category>;
  readonly status: RequestStatus;
  /** Why it was rejected, or has failed. Undefined also with a bank that does not state it in its lists. */
  readonly end?: { readonly reason: string; readonly rejectedBy: string } | undefined;
  /** Set if the request has an approval, or needs more than one. */
  readonly progress?: Progress | undefined;
  /** Undefined also if the user may not decide the request, and with a bank that does not state it. */
  readonly certainFailure?: CertainFailure | undefined;
  /** Whether the same payee and amount, or the same bill, waits or was paid lately. */
  readonly hasSamePayment?: boolean | undefined;
};

/** The number of approvals given and the number that the company's policy requires. */
export type Progress = { readonly approvals: number; readonly needed: number; readonly hasMine: boolean };

type Payee = { readonly account: string; readonly name: string };

/** Fields that only one category has (specification 3, section 3). */
export type RequestDetails = {
  ownAccounts: PayerTexts & { payee: Payee };
  sameBank: PayerTexts & { payee: Payee };
  otherBank: PayerTexts & {
    payee: Payee & { bank: string; branch: string };
    charge: Money;
    transferType: ListedOrUnknown<Speed | FxTransferType>;
  };
  bulkTransfer: { count: number; charge: Money };
  mobileMoney: WalletTexts & {
    payee: Payee;
    wallet: { name: string; number: string; network: string };
    charge: Money;
    eLevy: Money;
  };
  mobileMoneyBulk: { count: number; charge: Money; eLevy: Money };
  prepaidCard: PayerTexts & { payee: Payee; customerId: string; lastDigits: string; mobile: string };
  prepaidCardBulk: { count: number };
  ghanaGov: { invoiceNumber: string; expiresAt: string; service: string };
  ssnit: PayerTexts & {
    adviceNumber: string;
    contributionType: ListedOrUnknown<ContributionType>;
    /** A part of the amount. Undefined if the bank does not state it. */
    penalty?: Money | undefined;
  };
  fx: PayerTexts & {
    payee: Payee & { bank: string };
    country: string;
    bankAddress: string;
    swiftCode: string;
    sortCode: string;
    routingNumber: string;
    transferType: ListedOrUnknown<Speed | FxTransferType>;
    senderPhone: string;
    feePaidBy: string;
    /** Empty if the beneficiary pays the fees. */
    accountForCharges: string;
    quotes: readonly Quote[];
    /** In the currency of the source account; undefined if the bank does not state it. */
    debit: Money | undefined;
  };
};

/** A request of a user to the bank, such as a payment. Money moves when it is approved. */
export type BankRequest<C extends Category = Category> = {
  [K in C]: Common & { readonly category: K } & Readonly<RequestDetails[K]>;
}[C];

/** Returns the account, wallet or card that is paid; undefined for requests without one, such as bulks and bills. */
export function payeeOf(request: BankRequest): string | undefined {
  if ("wallet" in request) return request.wallet.number;
  if ("lastDigits" in request) return request.lastDigits;
  return "payee" in request ? request.payee.account : undefined;
}

/**
 * Returns the debit in the currency of the source account; undefined if the bank does not state it for a converted
 * amount.
 */
export const debitOf = (request: BankRequest): Money | undefined =>
  request.category === "fx" ? request.debit : request.total;

/** Returns charge and E-Levy of a request; zero for categories whose rows do not contain them. */
export function chargesOf(request: BankRequest): Money {
  const charge = "charge" in request ? request.charge : zero(request.amount.currency);
  return "eLevy" in request ? add(charge, request.eLevy) : charge;
}
