import type { BeneficiaryList } from "../../../domain/beneficiaries/beneficiary";
import type { Bank } from "../../../domain/payments/bank";
import type { Network } from "../../../domain/payments/network";
import type { BulkCategory } from "../../../domain/requests/categories";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";
import { payeeKinds } from "./saved-rows";

type HandChoicesDependencies = Pick<Services, "beneficiaries" | "transferLookupsService" | "walletsService" | "log">;

/** The choices for rows that are typed or corrected. A list that fails to load stays empty, and the failure is logged. */
export class HandChoices {
  networks: readonly Network[] = [];
  /** Saved lists of payees, which can fill the rows. */
  lists: readonly BeneficiaryList[] = [];
  private banks: Readonly<Record<"instant" | "noninstant", readonly Bank[]>> = { instant: [], noninstant: [] };

  constructor(
    private readonly category: BulkCategory,
    private readonly services: HandChoicesDependencies,
  ) {
    makeStore(this);
  }

  async load(): Promise<void> {
    await Promise.all([this.loadLists(), this.loadNames()]);
  }

  /** Loads the banks or networks, without the saved lists. */
  async loadNames(): Promise<void> {
    if (this.category === "mobileMoneyBulk") await this.loadNetworks();
    if (this.category === "bulkTransfer") await this.loadBanks();
  }

  banksFor(type: string | undefined): readonly Bank[] {
    return type === "instant" || type === "noninstant" ? this.banks[type] : [];
  }

  private async loadLists(): Promise<void> {
    const result = await this.services.beneficiaries.lists(payeeKinds[this.category]);
    if (!result.ok) this.services.log.warn("Saved bulk lists did not load", result.failure);
    this.setLists({ lists: result.ok ? result.value : [] });
  }

  private async loadNetworks(): Promise<void> {
    const result = await this.services.walletsService.networks();
    if (!result.ok) this.services.log.warn("Networks did not load", result.failure);
    this.setLists({ networks: result.ok ? result.value : [] });
  }

  private async loadBanks(): Promise<void> {
    const { transferLookupsService, log } = this.services;
    const [instant, noninstant] = await Promise.all([
      transferLookupsService.banks("instant"),
      transferLookupsService.banks("nonInstant"),
    ]);
    for (const result of [instant, noninstant]) if (!result.ok) log.warn("Banks did not load", result.failure);
    this.setLists({
      banks: { instant: instant.ok ? instant.value : [], noninstant: noninstant.ok ? noninstant.value : [] },
    });
  }

  private setLists(lists: Partial<Pick<HandChoices, "lists" | "networks"> & { banks: HandChoices["banks"] }>): void {
    Object.assign(this, lists);
  }
}
