import { access, type Menu } from "../../contract/description/access";
import type { Caller } from "../core/handler";
import { isPermitted } from "../session/access";
import type { Category } from "../values/wire-names";

/** The menu in which requests of each kind are created. */
const menuOf: Readonly<Record<Category, Menu>> = {
  ownAccounts: "Transfers",
  sameBank: "Transfers",
  otherBank: "Transfers",
  bulkTransfer: "Transfers",
  mobileMoney: "Mobile Money",
  mobileMoneyBulk: "Mobile Money",
  prepaidCard: "Prepaid Card Load",
  prepaidCardBulk: "Prepaid Card Load",
  ghanaGov: "Bill Payments",
  ssnit: "Bill Payments",
  fx: "FX Transfers and Rates",
};

/** Whether the caller may list own requests of a kind: under My Requests, and under the menu in which they are made. */
export const mayListOwn = (category: Category, { menus }: Caller): boolean =>
  menus.includes("My Requests") || menus.includes(menuOf[category]);

type Stored = { readonly status: string; readonly created_by: string };

/**
 * Whether the caller may read a request of the own company. Creators read theirs in every status under My Requests.
 * Other users read pending ones under Pending Request; users who may decide can also read decided ones.
 */
export function mayReadRequest({ status, created_by }: Stored, caller: Caller): boolean {
  if (created_by === caller.userId && caller.menus.includes("My Requests")) return true;
  const isOpen = status === "PENDING" || status === "IN_PROGRESS";
  return isPermitted(isOpen ? access.approvals.pending : access.approvals.approve, caller);
}

/** Whether the caller may read a payment's receipt: needs the menu of its kind, or Transaction Reports. */
export const mayReadReceipt = (category: Category, { menus }: Caller): boolean =>
  menus.includes(menuOf[category]) || menus.includes("Transaction Reports");
