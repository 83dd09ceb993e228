import type { ContributionType } from "../bills/contribution";
import type { Quote } from "../fx/fx-rate";
import type { FxTransferType } from "../fx/fx-transfer";
import type { Listed } from "../listed";
import { add, type Money, zero } from "../money";
import type { Speed } from "../payments/bank";
import type { Category } from "./categories";
import type { RequestStatus } from "./status";

/** The bank's number of a request: a transaction id, or a bulk id for a bulk. */
export type RequestId = string & { readonly brand: "RequestId" };

/** What every request shows, whatever its category. */
type Common = {
  readonly id: RequestId;
  readonly scheduleId: string;
  readonly source: { readonly account: string; readonly type: string };
  readonly amount: Money;
  /** What leaves the account in all: the amount with every charge on it; the amount of a bulk is its total already. */
  readonly total: Money;
  /** ISO 8601; the bank's own text where that is no date. */
  readonly createdAt: string;
  readonly createdBy: string;
  /** The bank's own name of the kind of transaction, shown beside the date. */
  readonly transactionType: string;
  /** The bank's code of that kind, given back when the request is decided; empty where it gave none (specification 3, section 3). */
  readonly typeCode: string;
  /** The kind that the code means; a bulk may have the code of its single form. */
  readonly type: Listed<Category>;
  readonly status: RequestStatus;
  /** Where some, but not all, have approved it. */
  readonly progress?: Progress | undefined;
};

/** How many have approved a request of how many the company's policy wants. */
export type Progress = { readonly approvals: number; readonly needed: number; readonly hasMine: boolean };

type Payee = { readonly account: string; readonly name: string };

/** One entry per category: what only that category carries (specification 3, section 3). */
export type RequestDetails = {
  ownAccounts: { payee: Payee; narration: string };
  sameBank: { payee: Payee; narration: string };
  otherBank: {
    payee: Payee & { bank: string; branch: string };
    narration: string;
    charge: Money;
    transferType: Listed<Speed | FxTransferType>;
  };
  bulkTransfer: { count: number; charge: Money };
  mobileMoney: {
    payee: Payee;
    wallet: { name: string; number: string; network: string };
    narration: string;
    charge: Money;
    eLevy: Money;
  };
  mobileMoneyBulk: { count: number; charge: Money; eLevy: Money };
  prepaidCard: { payee: Payee; customerId: string; lastDigits: string; mobile: string; narration: string };
  prepaidCardBulk: { count: number };
  ghanaGov: { invoiceNumber: string; expiresAt: string; service: string };
  ssnit: { adviceNumber: string; contributionType: Listed<ContributionType>; narration: string };
  fx: {
    payee: Payee & { bank: string };
    country: string;
    bankAddress: string;
    swiftCode: string;
    sortCode: string;
    routingNumber: string;
    transferType: Listed<Speed | FxTransferType>;
    senderPhone: string;
    feePaidBy: string;
    /** Empty if the beneficiary pays the fees. */
    accountForCharges: string;
    narration: string;
    quotes: readonly Quote[];
    /** In the currency of the source account; undefined if the bank does not state it. */
    debit: Money | undefined;
  };
};

/** Something a user asked the bank to do. It moves money once it is approved. */
export type BankRequest<C extends Category = Category> = {
  [K in C]: Common & { readonly category: K } & Readonly<RequestDetails[K]>;
}[C];

/** The account, wallet or card that receives; undefined where a request names none, such as a bulk or a bill. */
export function payeeOf(request: BankRequest): string | undefined {
  if ("wallet" in request) return request.wallet.number;
  if ("lastDigits" in request) return request.lastDigits;
  return "payee" in request ? request.payee.account : undefined;
}

/** What the source account is debited, in its currency; undefined if the bank does not state what a converted amount costs. */
export const debitOf = (request: BankRequest): Money | undefined =>
  request.category === "fx" ? request.debit : request.total;

/** What is paid on top of the amount, where the request's own lists tell it. */
export function chargesOf(request: BankRequest): Money {
  const charge = "charge" in request ? request.charge : zero(request.amount.currency);
  return "eLevy" in request ? add(charge, request.eLevy) : charge;
}
