import { reaction } from "mobx";
import type { BankFailure } from "../../application/ports/bank-failure";
import type { Bank, BankBranch, Speed } from "../../domain/payments/bank";
import type { Result } from "../../domain/result";
import { makeStore } from "../kit/make-store";
import type { Services } from "../services";

type BankListsDependencies = Pick<Services, "transferLookupsService" | "log">;
type BankChoice = { readonly speed: Speed | undefined; readonly bank: string };

/**
 * The banks of the chosen transfer type and the branches of the chosen bank. A list is undefined while it loads and
 * empty if it failed to load.
 */
export class BankLists {
  banks: readonly Bank[] | undefined;
  branches: readonly BankBranch[] | undefined;

  constructor(
    private readonly services: BankListsDependencies,
    private readonly choice: () => BankChoice,
  ) {
    makeStore(this);
    reaction(
      () => choice().speed,
      (speed) => void this.loadBanks(speed),
      { fireImmediately: true },
    );
    reaction(
      () => this.bank,
      (bank) => void this.loadBranches(bank),
      { fireImmediately: true },
    );
  }

  /** The bank whose branches are loaded. Only transfers by the clearing house ("nonInstant") need a branch. */
  private get bank(): string {
    const { speed, bank } = this.choice();
    return speed === "nonInstant" ? bank : "";
  }

  private async loadBanks(speed: Speed | undefined): Promise<void> {
    this.setLists({ banks: undefined });
    if (!speed) return;
    const banks = this.listIn("Banks", await this.services.transferLookupsService.banks(speed));
    if (speed === this.choice().speed) this.setLists({ banks });
  }

  private async loadBranches(bank: string): Promise<void> {
    this.setLists({ branches: undefined });
    if (!bank) return;
    const branches = this.listIn("Branches", await this.services.transferLookupsService.branches(bank));
    if (bank === this.bank) this.setLists({ branches });
  }

  /** Returns an empty list after a failure, which is only logged (specification 2, section 8). */
  private listIn<T>(listName: string, result: Result<readonly T[], BankFailure>): readonly T[] {
    if (result.ok) return result.value;
    this.services.log.warn(`${listName} did not load`, result.failure);
    return [];
  }

  private setLists(lists: Partial<Pick<BankLists, "banks" | "branches">>): void {
    Object.assign(this, lists);
  }
}
