import type { Account } from "../accounts/account";
import type { PayeeOf } from "../beneficiaries/beneficiary";
import { add, exceeds, type Money } from "../money";
import { unreachable } from "../never";
import { fail, ok, type Result } from "../result";
import type { ELevy } from "./wallet-charges";

/** Of every payment (specification 2, section 5). */
export const NARRATION_LENGTH_MAX = 25;

type Common = { readonly source: Account; readonly amount: Money; readonly narration: string };
/** A payee that may be kept, under a name given beside the code (S2-3-035). */
type Keepable = { readonly keepsPayee: boolean };

export type OwnTransfer = Common & { readonly kind: "ownAccounts"; readonly destination: Account };

/** A wallet as it is paid: its owner's name is empty where nobody could tell it. */
type Wallet = Omit<PayeeOf<"wallet">, "kind" | "name">;

export type WalletPayment = Common &
  Keepable & {
    readonly kind: "mobileMoney";
    readonly wallet: Wallet;
    readonly charge: Money;
    readonly eLevy: ELevy;
  };

/** A prepaid card as it is loaded. */
type Card = Omit<PayeeOf<"card">, "kind" | "name">;

export type CardLoad = Common & Keepable & { readonly kind: "prepaidCard"; readonly card: Card };

/** Every way money leaves. A value of this type has already passed its form's rules. */
export type Payment = OwnTransfer | WalletPayment | CardLoad;

/** What leaves the source account: the amount with every charge that is known (decisions, payments). */
export function totalOf(payment: Payment): Money {
  switch (payment.kind) {
    case "ownAccounts":
    case "prepaidCard":
      return payment.amount;
    case "mobileMoney":
      return add(add(payment.amount, payment.charge), payment.eLevy.amount);
    default:
      return unreachable(payment);
  }
}

/** The bank checks again; this only spares the user a code (specification 2, section 5). */
export function checkFunds(payment: Payment): Result<void, { readonly kind: "insufficientFunds" }> {
  return exceeds(totalOf(payment), payment.source.available) ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}
