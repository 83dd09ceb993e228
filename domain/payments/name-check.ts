import type { TransferRoute } from "../beneficiaries/beneficiary";
import type { Payment } from "./payment";

/** How the name under which a beneficiary is saved compares with the name of its account. */
export type NameMatch = "match" | "closeMatch" | "noMatch" | "notChecked";

/** The comparison that the first payment to a new beneficiary must confirm, if the company's policy asks for it. */
export type NameCheck = {
  readonly result: NameMatch;
  readonly savedName: string;
  /** Empty if the name cannot be looked up. */
  readonly accountName: string;
};

/** A payment that would be refused, because the user has not confirmed the names as they are now. */
export type NameNotConfirmed = { readonly kind: "nameNotConfirmed" };

export const isSameCheck = (one: NameCheck | undefined, other: NameCheck | undefined): boolean =>
  one?.result === other?.result && one?.accountName === other?.accountName;

/** The payee of a payment, as beneficiaries are saved. */
export type CheckedPayee = {
  readonly kind: TransferRoute | "wallet" | "card";
  /** The code of the bank or the network, the sort code of the branch, or the customer id of the card. */
  readonly place: string;
  /** The number of the account or the wallet, or the last digits of the card. */
  readonly number: string;
};

/** Returns undefined for a payment whose payee cannot be saved. */
export function checkedPayeeOf(payment: Payment): CheckedPayee | undefined {
  switch (payment.kind) {
    case "sameBank":
      return { kind: "sameBank", place: "", number: payment.payee.account };
    case "otherBank": {
      const { bank, branch, account } = payment.payee;
      return { kind: payment.speed, place: branch?.sortCode ?? bank.code, number: account };
    }
    case "mobileMoney":
      return { kind: "wallet", place: payment.wallet.network.code, number: payment.wallet.number };
    case "prepaidCard":
      return { kind: "card", place: payment.card.customerId, number: payment.card.lastDigits };
    default:
      return undefined;
  }
}
