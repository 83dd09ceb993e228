import type { PayeeKind } from "../../domain/beneficiaries/beneficiary";
import type { BulkCategory } from "../../domain/payments/categories";

/** The sub-tabs of each category in order (specification 2, section 2.4), after one for the accounts at all banks. */
export const sections = {
  account: ["accounts", "sameBank", "otherBank", "accountLists"],
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

/** The sections that the bank lists, each with a call of its own. */
export type ListedSection = Exclude<Section, "accounts">;

/** Returns the sections whose entries a section shows. */
export const listedIn = (section: Section): readonly ListedSection[] =>
  section === "accounts" ? ["sameBank", "otherBank"] : [section];

const allSections = kinds.flatMap((kind): readonly Section[] => sections[kind]);
export const listedSections: readonly ListedSection[] = [...new Set(allSections.flatMap(listedIn))];

export const sectionNamed = (name: string | undefined): Section =>
  allSections.find((each) => each === name) ?? "accounts";
