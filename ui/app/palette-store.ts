import { runInAction } from "mobx";
import type { Account } from "../../domain/accounts/account";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { allCategories, categories } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { makeStore } from "../kit/make-store";
import { paymentScreens } from "../payments/categories";
import { loadSavedPayees } from "../payments/payment-screens";
import type { Services } from "../services";

/** The accounts and beneficiaries that the command palette finds. They are kept until the palette loads them again. */
export class PaletteStore {
  accounts: readonly Account[] = [];
  beneficiaries: readonly Beneficiary[] = [];
  /** Waiting requests and the newest ones of the user; loaded when an amount is typed. */
  requests: readonly BankRequest[] = [];
  private areRequestsLoaded = false;
  private lacksPayees = false;
  private lacksRequests = false;

  constructor(
    private readonly services: Services,
    private readonly user: User,
  ) {
    makeStore(this);
  }

  /** Whether some entries could not be loaded. */
  get isIncomplete(): boolean {
    return this.lacksPayees || this.lacksRequests;
  }

  async load(): Promise<void> {
    this.areRequestsLoaded = this.lacksRequests = false;
    const [accounts, ...beneficiaries] = await Promise.all([this.services.accounts.list(), ...this.beneficiaryCalls()]);
    const failures = [accounts, ...beneficiaries].flatMap((answer) => (answer.ok ? [] : [answer.failure]));
    for (const failure of failures) this.services.log.warn("Entries of the palette did not load", failure);
    runInAction(() => {
      if (accounts.ok) this.accounts = accounts.value;
      this.beneficiaries = beneficiaries.flatMap<Beneficiary>((answer) => (answer.ok ? answer.value : []));
      this.lacksPayees = failures.length > 0;
    });
  }

  /** Loads the requests once for each opening of the palette: they take a call for each kind. */
  async loadRequests(): Promise<void> {
    if (this.areRequestsLoaded) return;
    this.areRequestsLoaded = true;
    const { permissions } = this.user;
    const { approvals, requestsService, log } = this.services;
    const answers = await Promise.all([
      ...(permissions.pendingRequests ? [approvals.pendingPayments(50)] : []),
      ...(permissions.myRequests ? allCategories.map((category) => requestsService.newest(category)) : []),
    ]);
    const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.failure]));
    for (const failure of failures) log.warn("Requests of the palette did not load", failure);
    const rows = answers.flatMap((answer) => (answer.ok ? answer.value.rows : []));
    runInAction(() => {
      this.requests = [...new Map(rows.map((request) => [request.id, request])).values()];
      this.lacksRequests = failures.length > 0;
    });
  }

  /** The saved payees of the payments that the user may make. */
  private beneficiaryCalls() {
    const { services, user } = this;
    if (!maySubmit(user)) return [];
    const paid = allCategories.filter((category) => {
      const { permission } = paymentScreens[categories[category].group];
      return user.permissions[permission];
    });
    return loadSavedPayees(paid, services, user);
  }
}
