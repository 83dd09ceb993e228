import { runInAction } from "mobx";
import type { Account } from "../../domain/accounts/account";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { maySubmit } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

type PaletteStoreDependencies = Pick<Services, "accounts" | "beneficiaries" | "log">;

/** The accounts and beneficiaries that the command palette finds. They are kept until the palette loads them again. */
export class PaletteStore {
  accounts: readonly Account[] = [];
  beneficiaries: readonly Beneficiary[] = [];
  /** Some of them could not be loaded. */
  isIncomplete = false;

  constructor(
    private readonly services: PaletteStoreDependencies,
    private readonly user: User,
  ) {
    makeStore(this);
  }

  async load(): Promise<void> {
    const [accounts, ...beneficiaries] = await Promise.all([this.services.accounts.list(), ...this.beneficiaryCalls()]);
    const failures = [accounts, ...beneficiaries].flatMap((answer) => (answer.ok ? [] : [answer.failure]));
    for (const failure of failures) this.services.log.warn("Entries of the palette did not load", failure);
    runInAction(() => {
      if (accounts.ok) this.accounts = accounts.value;
      this.beneficiaries = beneficiaries.flatMap<Beneficiary>((answer) => (answer.ok ? answer.value : []));
      this.isIncomplete = failures.length > 0;
    });
  }

  /** The saved payees of the payments that the user may make. */
  private beneficiaryCalls() {
    const { beneficiaries } = this.services;
    const { permissions, accountNumber } = this.user;
    if (!maySubmit(this.user)) return [];
    return [
      ...(permissions.transfers ? [beneficiaries.atThisBank(), beneficiaries.atOtherBanks(accountNumber, "both")] : []),
      ...(permissions.mobileMoney ? [beneficiaries.wallets()] : []),
      ...(permissions.prepaidCardLoad ? [beneficiaries.cards()] : []),
    ];
  }
}
