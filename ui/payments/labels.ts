import type { ContributionType } from "../../domain/bills/contribution";
import type { FxTransferType } from "../../domain/fx/fx-transfer";
import type { ListedOrUnknown } from "../../domain/listed-or-unknown";
import type { Speed } from "../../domain/payments/bank";
import type { RowTransferType } from "../../domain/payments/typed-rows";
import type { Category, CategoryGroup } from "../../domain/requests/categories";
import { brand } from "../kit/brand";
import { words as shared } from "../kit/words";
import { words as payments } from "./words";

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
