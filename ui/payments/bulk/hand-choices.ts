import type { BeneficiaryList } from "../../../domain/beneficiaries/beneficiary";
import type { Bank } from "../../../domain/payments/bank";
import type { Network } from "../../../domain/payments/network";
import type { BulkCategory } from "../../../domain/requests/categories";
import { makeStore } from "../../shared/make-store";
import type { Services } from "../../shared/services";
import { payeeKinds } from "./saved-rows";

type HandChoicesDependencies = Pick<Services, "beneficiaries" | "transferLookupsService" | "walletsService" | "log">;

/** The choices for rows typed by hand. A list that fails to load stays empty, and the failure is logged. */
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
    await Promise.all([
      this.loadLists(),
      this.category === "mobileMoneyBulk" && this.loadNetworks(),
      this.category === "bulkTransfer" && this.loadBanks(),
    ]);
  }

  banksFor(type: string | undefined): readonly Bank[] {
    return type === "instant" || type === "noninstant" ? this.banks[type] : [];
  }

  private async loadLists(): Promise<void> {
    const listed = await this.services.beneficiaries.lists(payeeKinds[this.category]);
    if (!listed.ok) this.services.log.warn("Saved bulk lists did not load", listed.failure);
    this.know({ lists: listed.ok ? listed.value : [] });
  }

  private async loadNetworks(): Promise<void> {
    const listed = await this.services.walletsService.networks();
    if (!listed.ok) this.services.log.warn("Networks did not load", listed.failure);
    this.know({ networks: listed.ok ? listed.value : [] });
  }

  private async loadBanks(): Promise<void> {
    const { transferLookupsService, log } = this.services;
    const [instant, noninstant] = await Promise.all([
      transferLookupsService.banks("instant"),
      transferLookupsService.banks("nonInstant"),
    ]);
    for (const listed of [instant, noninstant]) if (!listed.ok) log.warn("Banks did not load", listed.failure);
    this.know({
      banks: { instant: instant.ok ? instant.value : [], noninstant: noninstant.ok ? noninstant.value : [] },
    });
  }

  private know(known: Partial<Pick<HandChoices, "lists" | "networks"> & { banks: HandChoices["banks"] }>): void {
    Object.assign(this, known);
  }
}
