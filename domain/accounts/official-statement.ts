import type { Period } from "../calendar";
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
