import type { ListedOrUnknown } from "../listed-or-unknown";
import { add, type Money } from "../money";
import type { BulkCategory } from "../payments/categories";
import type { OtherName } from "../payments/name-check";
import type { RowTransferType } from "../payments/typed-rows";
import type { RequestStatus } from "./status";

type Common = {
  /** Place in the bulk, unique among its entries. */
  readonly id: string;
  /** The id of this payment for the bank; undefined with a bank that states none. */
  readonly paymentId?: string | undefined;
  readonly amount: Money;
  readonly description: string;
  /** Undefined if the bank gives the entry no status. */
  readonly status: RequestStatus | undefined;
  /** Undefined also if the bank cannot look the name up, or does not compare names. */
  readonly otherName?: OtherName | undefined;
};

/** The details of an entry by kind of bulk, in addition to the common fields (specification 3, section 3). */
type EntryDetails = {
  bulkTransfer: {
    name: string;
    account: string;
    bank: string;
    /** Empty if the bank does not provide it, and for payees without one. */
    branch: string;
    transferType: ListedOrUnknown<RowTransferType>;
  };
  mobileMoneyBulk: { name: string; walletName: string; walletNumber: string; network: string; eLevy: Money };
  prepaidCardBulk: { customerId: string; lastDigits: string; cardName: string; mobile: string };
};

/** A payee of a bulk request. */
export type BulkEntry<C extends BulkCategory = BulkCategory> = {
  [K in C]: Common & { readonly category: K } & Readonly<EntryDetails[K]>;
}[C];
export type EntryDetailsOf<C extends BulkCategory> = EntryDetails[C];

/** Returns the total of a mobile money entry (specification 3, section 2.3). */
export const entryTotal = ({ amount, eLevy }: { readonly amount: Money; readonly eLevy: Money }): Money =>
  add(amount, eLevy);
