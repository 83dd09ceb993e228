import type { Account } from "../accounts/account";
import type { PayeeOf } from "../beneficiaries/beneficiary";
import type { ContributionQuery } from "../bills/contribution";
import type { Invoice } from "../bills/invoice";
import { add, exceeds, type Money } from "../money";
import { unreachable } from "../never";
import { fail, ok, type Result } from "../result";
import type { Bank, BankBranch, Speed } from "./bank";
import type { ChangeConfirmation } from "./changed-account";
import type { CheckedPayee, NameCheck } from "./name-check";
import type { Schedule } from "./schedule";
import type { ELevy } from "./wallet-charges";

/** The texts that a payer adds to a payment. Its request keeps them. */
export type PayerTexts = { readonly narration: string };
export type WalletTexts = PayerTexts;

type Common = PayerTexts & { readonly source: Account; readonly amount: Money };
/** A payee that can be saved, under a name entered together with the code (S2-3-035). */
type SavablePayee = {
  readonly keepsPayee: boolean;
  /** The names that the user has confirmed. */
  readonly nameCheck?: NameCheck | undefined;
  /** Who confirmed that the payee has another account than before. */
  readonly changeNote?: ChangeConfirmation | undefined;
};

/** A transfer that can be scheduled; without a schedule it is executed immediately. */
type Schedulable = { readonly schedule?: Schedule | undefined };

export type OwnTransfer = Common & Schedulable & { readonly kind: "ownAccounts"; readonly destination: Account };

/** Id of the chosen saved beneficiary; empty if none was chosen. */
type ChosenBeneficiary = { readonly beneficiaryId: string };

export type SameBankTransfer = Common &
  Schedulable &
  SavablePayee &
  ChosenBeneficiary & {
    readonly kind: "sameBank";
    readonly payee: { readonly account: string; readonly name: string };
  };

export type OtherBankTransfer = Common &
  Schedulable &
  SavablePayee &
  ChosenBeneficiary & {
    readonly kind: "otherBank";
    readonly speed: Speed;
    readonly payee: {
      readonly account: string;
      readonly name: string;
      readonly bank: Bank;
      /** Non-instant transfers only. */
      readonly branch: BankBranch | undefined;
    };
    readonly charge: Money;
  };

/** The wallet that a payment goes to. The owner's name is empty if it is unknown. */
type Wallet = Omit<PayeeOf<"wallet">, "kind" | "name">;

export type WalletPayment = Common &
  WalletTexts &
  SavablePayee & {
    readonly kind: "mobileMoney";
    readonly wallet: Wallet;
    readonly charge: Money;
    readonly eLevy: ELevy;
  };

/** The prepaid card that a payment loads. */
type Card = Omit<PayeeOf<"card">, "kind" | "name">;

export type CardLoad = Common & SavablePayee & { readonly kind: "prepaidCard"; readonly card: Card };

/** An invoice of Ghana.gov, always paid in full. The invoice provides the narration. */
export type InvoicePayment = Common & {
  readonly kind: "ghanaGov";
  /** The service's name. */
  readonly service: string;
  readonly invoice: Invoice;
};

/** A SSNIT payment advice. The penalty is paid in addition to the amount (spec gaps, payments). */
export type ContributionPayment = Common & {
  readonly kind: "ssnit";
  readonly advice: ContributionQuery;
  readonly penalty: Money;
  readonly establishment: string;
};

/** Any single payment. A value of this type has passed the validation of its form. */
export type Payment =
  | OwnTransfer
  | SameBankTransfer
  | OtherBankTransfer
  | WalletPayment
  | CardLoad
  | InvoicePayment
  | ContributionPayment;

/** Returns the total debit: the amount and all known charges (spec gaps, payments). */
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

/**
 * Checks the balance, so that no code is requested in vain (specification 2, section 5). The bank checks it again.
 * Scheduled payments need the balance when they run.
 */
export function checkFunds(payment: Payment): Result<void, { readonly kind: "insufficientFunds" }> {
  if ("schedule" in payment && payment.schedule) return ok(undefined);
  return exceeds(totalOf(payment), payment.source.available) ? fail({ kind: "insufficientFunds" }) : ok(undefined);
}
