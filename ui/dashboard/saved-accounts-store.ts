import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { ok } from "../../domain/result";
import { LoadedStore } from "../kit/loading/loaded-store";
import type { Services } from "../services";

type SavedAccountsStoreDependencies = Pick<Services, "beneficiaries" | "log">;

/**
 * Some of the saved bank accounts. The bank lists the accounts at other banks per paying account. The account number of
 * the session is used, so that this request does not wait for the list of accounts.
 */
export class SavedAccountsStore {
  readonly accounts: LoadedStore<readonly Beneficiary<"account">[]>;

  constructor(
    private readonly services: SavedAccountsStoreDependencies,
    private readonly payingAccount: string,
  ) {
    this.accounts = new LoadedStore((failure) => services.log.warn("Beneficiaries did not load", failure));
  }

  load(): Promise<void> {
    return this.accounts.load(async () => {
      const { beneficiaries } = this.services;
      const [here, elsewhere] = await Promise.all([
        beneficiaries.atThisBank(),
        beneficiaries.atOtherBanks(this.payingAccount, "both"),
      ]);
      if (!here.ok) return here;
      if (!elsewhere.ok) return elsewhere;
      return ok([...here.value, ...elsewhere.value].sort(byName));
    });
  }
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name);
