import type { Account } from "../accounts/account";
import type { PayeeOf } from "../beneficiaries/beneficiary";
import type { ContributionQuery } from "../bills/contribution";
import type { Invoice } from "../bills/invoice";
import { add, exceeds, type Money } from "../money";
import { unreachable } from "../never";
import { fail, ok, type Result } from "../result";
import type { Bank, BankBranch, Speed } from "./bank";
import type { Schedule } from "./schedule";
import type { ELevy } from "./wallet-charges";

/** Of every payment (specification 2, section 5). */
export const NARRATION_LENGTH_MAX = 25;

type Common = { readonly source: Account; readonly amount: Money; readonly narration: string };
/** A payee that may be kept, under a name given beside the code (S2-3-035). */
type Keepable = { readonly keepsPayee: boolean };

/** A transfer may be made later or again and again; without a schedule it is made at once. */
type Schedulable = { readonly schedule?: Schedule | undefined };

export type OwnTransfer = Common & Schedulable & { readonly kind: "ownAccounts"; readonly destination: Account };

/** The id of the saved beneficiary that was chosen; empty where none was. */
type Chosen = { readonly beneficiaryId: string };

export type SameBankTransfer = Common &
  Schedulable &
  Keepable &
  Chosen & { readonly kind: "sameBank"; readonly payee: { readonly account: string; readonly name: string } };

export type OtherBankTransfer = Common &
  Schedulable &
  Keepable &
  Chosen & {
    readonly kind: "otherBank";
    readonly speed: Speed;
    readonly payee: {
      readonly account: string;
      readonly name: string;
      readonly bank: Bank;
      /** Of non-instant transfers alone. */
      readonly branch: BankBranch | undefined;
    };
    readonly charge: Money;
  };

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

/** An invoice of Ghana.gov, paid as a whole; the narration is its own. */
export type InvoicePayment = Common & {
  readonly kind: "ghanaGov";
  /** The service's name. */
  readonly service: string;
  readonly invoice: Invoice;
};

/** A SSNIT payment advice: the penalty is paid on top of the amount (decisions, payments). */
export type ContributionPayment = Common & {
  readonly kind: "ssnit";
  readonly advice: ContributionQuery;
  readonly penalty: Money;
  readonly establishment: string;
};

/** Every way money leaves. A value of this type has already passed its form's rules. */
export type Payment =
  | OwnTransfer
  | SameBankTransfer
  | OtherBankTransfer
  | WalletPayment
  | CardLoad
  | InvoicePayment
  | ContributionPayment;

/** What leaves the source account: the amount with every charge that is known (decisions, payments). */
export function totalOf(payment: Payment): Money {
  switch (payment.kind) {
    case "ownAccounts":
    case "sameBank":
    case "prepaidCard":
    case "ghanaGov":
      return payment.amount;
    case "ssnit":
      return add(payment.amount, payment.penalty);
    case "otherBank":
      return add(payment.amount, payment.charge);
    case "mobileMoney":
      return add(add(payment.amount, payment.charge), payment.eLevy.amount);
    default:
      return unreachable(payment);
  }
}

/** The bank checks again; this only spares the user a code (specification 2, section 5). What is scheduled needs funds when it runs. */
export function checkFunds(payment: Payment): Result<void, { readonly kind: "insufficientFunds" }> {
  if ("schedule" in payment && payment.schedule) return ok(undefined);
  return exceeds(totalOf(payment), payment.source.available) ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}
