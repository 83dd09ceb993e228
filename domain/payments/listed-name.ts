import type { Payee } from "../beneficiaries/beneficiary";
import { unreachable } from "../never";
import { compareNames } from "./compare-names";
import type { NameMatch } from "./name-check";

/** A payee whose name the bank can look up, with the fields that the lookup needs. */
export type PayeeKey =
  | { readonly kind: "accountAtThisBank"; readonly account: string }
  | { readonly kind: "accountAtOtherBank"; readonly account: string; readonly bank: string; readonly source: string }
  | { readonly kind: "wallet"; readonly wallet: string; readonly network: string }
  | { readonly kind: "card"; readonly customer: string };

/** Identifies a payee. The account that pays does not belong to it. */
export function payeeIdOf(key: PayeeKey): string {
  switch (key.kind) {
    case "accountAtThisBank":
      return `account ${key.account}`;
    case "accountAtOtherBank":
      return `account ${key.account} ${key.bank}`;
    case "wallet":
      return `wallet ${key.wallet} ${key.network}`;
    case "card":
      return `card ${key.customer}`;
    default:
      return unreachable(key);
  }
}

/**
 * Returns undefined for a payee whose name cannot be looked up, because the clearing has no such enquiry.
 * @param source number of the account that would pay; empty if there is none
 */
export function savedPayeeKey(payee: Payee, source: string): PayeeKey | undefined {
  switch (payee.kind) {
    case "account": {
      const { account, bank, route } = payee;
      if (route === "sameBank") return { kind: "accountAtThisBank", account };
      const isLookedUp = route === "instant" && source !== "";
      return isLookedUp ? { kind: "accountAtOtherBank", account, bank: bank.code, source } : undefined;
    }
    case "wallet":
      return { kind: "wallet", wallet: payee.number, network: payee.network.code };
    case "card":
      return { kind: "card", customer: payee.customerId };
    default:
      return unreachable(payee);
  }
}

/** The answer to a lookup of a payee's name. */
export type LookedUpName = {
  /** See {@link payeeIdOf}. */
  readonly payee: string;
  /** Empty if the bank found no such payee. */
  readonly accountName: string;
  /** The bank's reason for a payee that was not found; empty without one. */
  readonly reason: string;
  /** The bank's time in milliseconds since 1970. */
  readonly at: number;
};

/** How the name in a list compares with the name that the bank knows. `notChecked`: there is no way to look it up. */
type NameResult = NameMatch | "notFound";

/** A checked name of a list. */
export type CheckedName = Pick<LookedUpName, "accountName" | "reason" | "at"> & { readonly result: NameResult };

export const checkedNameOf = (listed: string, { accountName, reason, at }: LookedUpName): CheckedName => ({
  result: accountName ? compareNames(listed, accountName) : "notFound",
  accountName,
  reason,
  at,
});

/** Results that a user can accept, because the account exists under another name. */
export const isAcceptable = ({ result }: CheckedName): boolean => result === "closeMatch" || result === "noMatch";

/** The groups of checked rows in the order in which they need attention. `accepted`: differs, and the user knows. */
export const nameGroups = [
  "noMatch",
  "notFound",
  "closeMatch",
  "accepted",
  "notChecked",
  "match",
  "unchecked",
] as const;
export type NameGroup = (typeof nameGroups)[number];
