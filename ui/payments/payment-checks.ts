import type { Account } from "../../domain/accounts/account";
import type { Money } from "../../domain/money";
import type { CheckedPayee } from "../../domain/payments/name-check";
import { type LimitedPayment, limitedEntry } from "../../domain/payments/payment-limits";
import type { ComparedPayment } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import type { ScheduledTransfer } from "../../domain/schedules/scheduled-transfer";
import type { AccountsStore } from "../accounts/accounts-store";
import { makeStore } from "../kit/make-store";
import type { ActionStore } from "../operations/action-store";
import type { Services } from "../services";
import { ChangedAccountStore, type RefusableForm } from "./changed-account-store";
import { LimitsStore, NameCheckStore } from "./limits-store";
import { SamePaymentsStore } from "./same-payments-store";

/** The store of a form, with its payment as far as it is entered. */
export type EnteredPayment = {
  readonly payer: {
    readonly accounts: AccountsStore;
    readonly source: Account | undefined;
    readonly isScheduled: boolean;
  };
  /** The debit with all charges. Undefined until all its parts are known. */
  readonly total: Money | undefined;
  /** Undefined for payments whose payee cannot be saved. */
  readonly payee?: CheckedPayee | undefined;
  /** The schedule that is changed. */
  readonly schedule?: ScheduledTransfer | undefined;
  /** The largest amount of a bulk. */
  readonly largest?: Money | undefined;
  readonly compared: ComparedPayment | undefined;
  /** The earlier request that the form was opened with. */
  readonly repeated?: BankRequest | undefined;
} & (
  | { readonly form: RefusableForm }
  /** The options form of a bulk. */
  | { readonly options: RefusableForm }
);

/** Returns the payment as its limits see it. Those of a bulk are not asked before it has an amount. */
function limitedIn(entered: EnteredPayment): LimitedPayment | undefined {
  const { payer, total, payee, schedule, largest } = entered;
  if ("options" in entered && !total) return undefined;
  const isScheduled = payer.isScheduled || schedule !== undefined;
  return limitedEntry(payer.source, { total, largest, isScheduled, changed: schedule, payee });
}

/**
 * What the bank says about the payment of a form before it is submitted. A store creates it last, because it reads the
 * entered payment immediately.
 */
export class PaymentChecks {
  readonly limits: LimitsStore;
  readonly same: SamePaymentsStore;
  readonly change: ChangedAccountStore;
  readonly names: NameCheckStore;

  constructor(
    services: Services,
    action: Pick<ActionStore<unknown>, "isSubmitted">,
    private readonly entered: EnteredPayment,
  ) {
    makeStore(this);
    this.limits = new LimitsStore(services, action, () => limitedIn(entered));
    this.same = new SamePaymentsStore(services, () => entered.compared, entered.repeated);
    const form = "form" in entered ? entered.form : entered.options;
    this.change = new ChangedAccountStore(this.same, form);
    this.names = new NameCheckStore(this.limits, form);
  }

  /** The warning about a likely duplicate, also shown in the confirmation. */
  get warning(): string | undefined {
    return this.same.warning;
  }

  /** Asks again after a failure, because balances, limits and earlier payments may have changed. */
  async renew(): Promise<void> {
    this.limits.renew();
    this.same.renew();
    await this.entered.payer.accounts.renew();
  }
}
