import { unreachable } from "../never";

/** Longest name that the bank accepts, in characters. */
export const PAYEE_NAME_LENGTH_MAX = 100;

/**
 * Transfer type to a saved account: inside this bank, immediately through the instant scheme, or with the next
 * clearing.
 */
export type TransferRoute = "sameBank" | "instant" | "nonInstant";

/** A bank account that is paid repeatedly (specification 2, section 3). */
type AccountPayee = {
  readonly kind: "account";
  readonly name: string;
  readonly account: string;
  readonly route: TransferRoute;
  readonly bank: { readonly name: string; readonly code: string };
  /** Non-instant payees only; otherwise empty. */
  readonly branch: { readonly name: string; readonly code: string };
  /** The bank's id of the successful name lookup; empty if the route has no lookup. */
  readonly lookupId: string;
  /** Empty if the bank does not provide it. */
  readonly currency: string;
};

type WalletPayee = {
  readonly kind: "wallet";
  readonly name: string;
  readonly number: string;
  readonly walletName: string;
  readonly network: { readonly code: string; readonly name: string; readonly gipCode: string };
};

type CardPayee = {
  readonly kind: "card";
  readonly name: string;
  readonly customerId: string;
  readonly cardName: string;
  readonly phone: string;
  /** Four digits; all other digits of the card are unknown. */
  readonly lastDigits: string;
};

/** A payee of any kind, saved or entered. */
export type Payee = AccountPayee | WalletPayee | CardPayee;
export type PayeeKind = Payee["kind"];
export type PayeeOf<Kind extends PayeeKind> = Extract<Payee, { readonly kind: Kind }>;

/** A payee that the bank saved. */
export type Beneficiary<Kind extends PayeeKind = PayeeKind> = PayeeOf<Kind> & {
  readonly id: string;
  /** The day of the last payment; absent without one, and with a bank that does not say it. */
  readonly lastPaidOn?: string;
};

/** The payees of a bulk payment, saved under one name. */
export type BeneficiaryList<Kind extends PayeeKind = PayeeKind> = {
  [K in Kind]: {
    readonly id: string;
    readonly kind: K;
    readonly name: string;
    readonly count: number;
    readonly rows: readonly PayeeOf<K>[];
  };
}[Kind];

/** The number by which lists are searched, in addition to the name: account, wallet, or customer id of the card. */
export function numberOf(payee: Payee): string {
  switch (payee.kind) {
    case "account":
      return payee.account;
    case "wallet":
      return payee.number;
    case "card":
      return payee.customerId;
    default:
      return unreachable(payee);
  }
}
