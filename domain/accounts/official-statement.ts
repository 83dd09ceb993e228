import type { Account } from "./account";
import type { Branch } from "./branch";

/** An order for a stamped statement (decisions, Bank statements). */
export type OfficialStatement = {
  readonly account: Account;
  /** YYYY-MM-DD, the first and the last day. */
  readonly from: string;
  readonly to: string;
  readonly delivery: Delivery;
};

export type Delivery =
  | { readonly by: "branch"; readonly branch: Branch }
  | { readonly by: "email"; readonly address: string };
