import type { LimitedPayment } from "../../domain/payments/payment-limits";
import type { ComparedPayment } from "../../domain/payments/same-payments";
import type { BankRequest } from "../../domain/requests/request";
import type { AccountsStore } from "../accounts/accounts-store";
import { makeStore } from "../kit/make-store";
import type { ActionStore } from "../operations/action-store";
import type { Services } from "../services";
import { ChangedAccountStore, type RefusableForm } from "./changed-account-store";
import { LimitsStore } from "./limits-store";
import { SamePaymentsStore } from "./same-payments-store";

export type PaymentChecksDependencies = Pick<Services, "limitsService" | "samePaymentsService" | "log">;

/** The store of a form, with its payment as far as it is entered. */
export type EnteredPayment = {
  readonly accounts: AccountsStore;
  readonly limitedPayment: LimitedPayment | undefined;
  readonly compared: ComparedPayment | undefined;
  /** The earlier request that the form was opened with. */
  readonly repeated?: BankRequest | undefined;
  /** The fields of a single payment, or the options of a bulk. */
  readonly form?: RefusableForm | undefined;
  readonly options?: RefusableForm | undefined;
};

/**
 * What the bank says about the payment of a form before it is submitted. A store creates it last, because it reads the
 * entered payment immediately.
 */
export class PaymentChecks {
  readonly limits: LimitsStore;
  readonly same: SamePaymentsStore;
  readonly change: ChangedAccountStore;

  constructor(
    services: PaymentChecksDependencies,
    action: Pick<ActionStore<unknown>, "isSubmitted">,
    private readonly entered: EnteredPayment,
  ) {
    makeStore(this);
    this.limits = new LimitsStore(services, action, () => entered.limitedPayment);
    this.same = new SamePaymentsStore(services, () => entered.compared, entered.repeated);
    this.change = new ChangedAccountStore(this.same, entered.form ?? entered.options);
  }

  /** The warning about a likely duplicate, also shown in the confirmation. */
  get warning(): string | undefined {
    return this.same.warning;
  }

  /** Asks again after a failure, because balances, limits and earlier payments may have changed. */
  async renew(): Promise<void> {
    this.limits.renew();
    this.same.renew();
    await this.entered.accounts.renew();
  }
}
