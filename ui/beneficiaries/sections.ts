import type { PayeeKind } from "../../domain/beneficiaries/beneficiary";
import type { BulkCategory } from "../../domain/payments/categories";

/** The sub-tabs of each category in order (specification 2, section 2.4). */
export const sections = {
  account: ["sameBank", "otherBank", "accountLists"],
  wallet: ["wallets", "walletLists"],
  card: ["cards", "cardLists"],
} as const satisfies Record<PayeeKind, readonly string[]>;

export const kinds = ["account", "wallet", "card"] as const satisfies readonly PayeeKind[];
export type Section = (typeof sections)[PayeeKind][number];

export const kindOf = (section: Section): PayeeKind =>
  kinds.find((kind) => sections[kind].some((each) => each === section)) ?? "account";

/** Returns the bulk payment whose lists a section has. */
export const bulkOf = (section: Section): BulkCategory | undefined => bulks[section];

const bulks: { readonly [S in Section]?: BulkCategory } = {
  accountLists: "bulkTransfer",
  walletLists: "mobileMoneyBulk",
  cardLists: "prepaidCardBulk",
};

export const allSections: readonly Section[] = kinds.flatMap((kind): readonly Section[] => sections[kind]);

export const sectionNamed = (name: string | undefined): Section =>
  allSections.find((each) => each === name) ?? "sameBank";
