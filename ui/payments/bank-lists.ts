import { reaction } from "mobx";
import type { Bank, BankBranch, Speed } from "../../domain/payments/bank";
import { OptionalList } from "../kit/loading/optional-list";
import type { Services } from "../services";

type BankChoice = { readonly speed: Speed | undefined; readonly bank: string };

/**
 * The banks of the chosen transfer type and the branches of the chosen bank. A list is undefined while it loads and
 * empty if it failed to load.
 */
export class BankLists {
  readonly #banks: OptionalList<Bank>;
  readonly #branches: OptionalList<BankBranch>;

  constructor(services: Services, choice: () => BankChoice) {
    this.#banks = new OptionalList("Banks", services.log);
    this.#branches = new OptionalList("Branches", services.log);
    reaction(
      () => choice().speed,
      (speed) => {
        this.#banks.clear();
        if (speed) void this.#banks.load(() => services.transferLookupsService.banks(speed));
      },
      { fireImmediately: true },
    );
    followBranches(this.#branches, services, () => {
      const { speed, bank } = choice();
      return speed === "nonInstant" ? bank : "";
    });
  }

  get banks(): readonly Bank[] | undefined {
    return this.#banks.loaded;
  }

  get branches(): readonly BankBranch[] | undefined {
    return this.#branches.loaded;
  }
}

/**
 * Loads the branches of the chosen bank whenever another one is chosen.
 * @param bank its code; empty if no branch is needed, because only transfers by the clearing house ("nonInstant") have one
 * @returns a function that stops doing so
 */
export function followBranches(
  branches: OptionalList<BankBranch>,
  { transferLookupsService }: Pick<Services, "transferLookupsService">,
  bank: () => string,
): () => void {
  return reaction(
    bank,
    (code) => {
      branches.clear();
      if (code) void branches.load(() => transferLookupsService.branches(code));
    },
    { fireImmediately: true },
  );
}
