import type { Period } from "../calendar";
import type { Money } from "../money";
import type { Account } from "./account";
import type { Branch } from "./branch";

/** An order for a stamped statement (spec gaps, Bank statements). */
export type OfficialStatement = {
  readonly account: Account;
  readonly period: Period;
  readonly delivery: Delivery;
};

export type Delivery =
  | { readonly kind: "branch"; readonly branch: Branch }
  | { readonly kind: "email"; readonly address: string };

/** An official statement in the bank's list of orders. */
export type OrderedStatement = {
  /** The bank's reference. */
  readonly id: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly period: Period;
  readonly delivery: { readonly kind: "branch"; readonly branch: string } | Extract<Delivery, { kind: "email" }>;
  readonly orderedBy: string;
  readonly orderedAt: string;
  readonly charge: Money;
  /** Since when it is ready at the branch, or when it was sent; "" if the bank does not know. */
  readonly readyAt: string;
};
