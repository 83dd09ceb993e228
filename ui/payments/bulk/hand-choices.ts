import type { BeneficiaryList, PayeeKind, PayeeOf } from "../../../domain/beneficiaries/beneficiary";
import { unreachable } from "../../../domain/never";
import { type Bank, type BankBranch, findNamed } from "../../../domain/payments/bank";
import type { BulkField, BulkRow } from "../../../domain/payments/bulk";
import type { BulkCategory } from "../../../domain/payments/categories";
import { findNetwork, type Network } from "../../../domain/payments/network";
import { parseRowTransferType } from "../../../domain/payments/typed-rows";
import { OptionalList } from "../../kit/loading/optional-list";
import type { Services } from "../../services";

/** The choices for rows that are typed or corrected. */
export class HandChoices {
  readonly #networks: OptionalList<Network>;
  readonly #lists: OptionalList<BeneficiaryList>;
  readonly #banks: Readonly<Record<"instant" | "noninstant", OptionalList<Bank>>>;

  constructor(
    private readonly category: BulkCategory,
    private readonly services: Services,
  ) {
    const { log } = services;
    this.#networks = new OptionalList("Networks", log);
    this.#lists = new OptionalList("Saved bulk lists", log);
    this.#banks = { instant: new OptionalList("Banks", log), noninstant: new OptionalList("Banks", log) };
  }

  async load(): Promise<void> {
    const { beneficiaries } = this.services;
    await Promise.all([this.#lists.load(() => beneficiaries.lists(payeeKinds[this.category])), this.loadNames()]);
  }

  /** Loads the banks or networks, without the saved lists. */
  async loadNames(): Promise<void> {
    const { walletsService, transferLookupsService } = this.services;
    if (this.category === "mobileMoneyBulk") await this.#networks.load(() => walletsService.networks());
    if (this.category === "bulkTransfer")
      await Promise.all([
        this.#banks.instant.load(() => transferLookupsService.banks("instant")),
        this.#banks.noninstant.load(() => transferLookupsService.banks("nonInstant")),
      ]);
  }

  get networks(): readonly Network[] {
    return this.#networks.rows;
  }

  /** Saved lists of payees, which can fill the rows. */
  get lists(): readonly BeneficiaryList[] {
    return this.#lists.rows;
  }

  banksFor(type: string | undefined): readonly Bank[] {
    return type === "instant" || type === "noninstant" ? this.#banks[type].rows : none;
  }
}

const none: readonly Bank[] = [];

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
