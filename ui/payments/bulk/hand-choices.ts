import type { BeneficiaryList, PayeeKind, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../../domain/never";
import { type Bank, type BankBranch, findNamed } from "../../../domain/payments/bank";
import type { BulkField, BulkRow } from "../../../domain/payments/bulk";
import { findNetwork, type Network } from "../../../domain/payments/network";
import { parseRowTransferType } from "../../../domain/payments/typed-rows";
import type { BulkCategory } from "../../../domain/requests/categories";
import { makeStore } from "../../kit/make-store";
import type { Services } from "../../services";

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

/** The kind of payee in each kind of bulk payment. */
const payeeKinds = {
  bulkTransfer: "account",
  mobileMoneyBulk: "wallet",
  prepaidCardBulk: "card",
} as const satisfies Record<BulkCategory, PayeeKind>;
const transferTypeOf = { sameBank: "domestic", instant: "instant", nonInstant: "noninstant" } as const;

/** Returns the texts of a row for a saved payee: all fields except amount and narration. */
export function rowTextsOf(payee: PayeeOf<PayeeKind>): BulkRow["texts"] {
  switch (payee.kind) {
    case "account":
      return {
        type: transferTypeOf[payee.route],
        bank: payee.bank.code,
        branch: payee.branch.name,
        account: payee.account,
        name: payee.name,
      };
    case "wallet":
      return { name: payee.name, network: payee.network.code, wallet: payee.number };
    case "card":
      return { name: payee.name, customer: payee.customerId, lastDigits: payee.lastDigits, phone: payee.phone };
  }
}

/** The fields of a row that are chosen from a list. */
export const choiceFields = ["type", "network", "bank", "branch"] as const;
type ChoiceField = (typeof choiceFields)[number];

export const isChoice = (field: BulkField): field is ChoiceField => choiceFields.some((choice) => choice === field);

type ChoiceLists = {
  readonly networks: readonly Network[];
  readonly banks: readonly Bank[];
  readonly branches: readonly BankBranch[];
};

/** Returns the value of the choice whose name, short name or code is in a pasted cell, or undefined. */
export function findChoiceValue(field: ChoiceField, cell: string, lists: ChoiceLists): string | undefined {
  switch (field) {
    case "type":
      return parseRowTransferType(cell.toLowerCase().replace(/[^a-z]/g, ""));
    case "network":
      return findNetwork(lists.networks, cell)?.code;
    case "bank":
      return findNamed(lists.banks, cell)?.code;
    case "branch":
      return findNamed(lists.branches, cell)?.name;
    default:
      return unreachable(field);
  }
}
