import { unreachable } from "../never";

/** Longest name that the bank takes, in characters. */
export const PAYEE_NAME_LENGTH_MAX = 100;

/** How money reaches a saved account: inside this bank, at once through the instant scheme, or with the next clearing. */
export type TransferRoute = "sameBank" | "instant" | "nonInstant";

/** A bank account that is paid again and again (specification 2, section 3). */
type AccountPayee = {
  readonly kind: "account";
  readonly name: string;
  readonly account: string;
  readonly route: TransferRoute;
  readonly bank: { readonly name: string; readonly code: string };
  /** Of non-instant payees alone; empty elsewhere. */
  readonly branch: { readonly name: string; readonly code: string };
  /** The bank's id of the successful name lookup; empty where none is made. */
  readonly lookupId: string;
  /** Empty where the bank does not say. */
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
  /** Four digits: no other digit of the card is known. */
  readonly lastDigits: string;
};

/** Somebody who is paid, as they are kept and looked up. */
export type Payee = AccountPayee | WalletPayee | CardPayee;
export type PayeeKind = Payee["kind"];
export type PayeeOf<Kind extends PayeeKind> = Extract<Payee, { readonly kind: Kind }>;

/** A payee that the bank keeps. */
export type Beneficiary<Kind extends PayeeKind = PayeeKind> = PayeeOf<Kind> & { readonly id: string };

/** The payees of a bulk payment, kept under one name. */
export type BeneficiaryList<Kind extends PayeeKind = PayeeKind> = {
  [K in Kind]: {
    readonly id: string;
    readonly kind: K;
    readonly name: string;
    readonly count: number;
    readonly rows: readonly PayeeOf<K>[];
  };
}[Kind];

/** What lists are searched by, beside the name: the account, the wallet, or the customer of the card. */
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
