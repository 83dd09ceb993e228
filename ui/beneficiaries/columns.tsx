import type { ReactNode } from "react";
import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { AccountNumber } from "../accounts/account-number";
import { formatDate, maskCard } from "../kit/format";
import { type Column, column, layouts } from "../kit/lists/column";
import type { Entry } from "./beneficiaries-store";
import { words } from "./words";

export type EntryRow = Entry & { readonly id: string };
type EntryColumn = Column<EntryRow>;
type Layout = Parameters<typeof column>[2];

const { columns: headers } = words;
const nameColumn = (header: string): EntryColumn => ({
  ...column<EntryRow>(header, ({ saved }) => [saved.name], { priority: "lead", characters: 26 }),
  opens: true,
});
const columnOf = <Kind extends Beneficiary["kind"]>(
  header: string,
  kind: Kind,
  read: (saved: Beneficiary<Kind>) => ReactNode,
  layout?: Layout,
): EntryColumn =>
  column(
    header,
    (entry) =>
      // All rows of a table have the kind of its columns, which TypeScript cannot infer.
      entry.kind === "single" && entry.saved.kind === kind ? [read(entry.saved as Beneficiary<Kind>)] : [""],
    layout,
  );

const lastPaidColumn: EntryColumn = column(
  headers.lastPaid,
  (entry) => [entry.kind === "single" && entry.saved.lastPaidOn ? formatDate(entry.saved.lastPaidOn) : ""],
  { characters: 12, isLeftOutIfEmpty: true },
);

const accountColumns: readonly EntryColumn[] = [
  nameColumn(headers.name),
  columnOf(headers.account, "account", ({ account }) => <AccountNumber number={account} />, {
    ...layouts.account,
    isSmall: true,
  }),
  columnOf(headers.bank, "account", ({ bank, branch }) => (branch.name ? `${bank.name}, ${branch.name}` : bank.name), {
    characters: 13,
  }),
  columnOf(headers.route, "account", ({ route }) => words.routes[route]),
  lastPaidColumn,
];
const walletColumns: readonly EntryColumn[] = [
  nameColumn(headers.name),
  columnOf(headers.network, "wallet", ({ network }) => network.name, { priority: "high" }),
  columnOf(headers.wallet, "wallet", ({ number }) => <AccountNumber number={number} />, {
    priority: "high",
    isSmall: true,
  }),
  columnOf(headers.walletName, "wallet", ({ walletName }) => walletName, { characters: 13 }),
  lastPaidColumn,
];
const cardColumns: readonly EntryColumn[] = [
  nameColumn(headers.name),
  columnOf(headers.customerId, "card", ({ customerId }) => customerId, { priority: "high" }),
  columnOf(headers.cardName, "card", ({ cardName }) => cardName, { characters: 13 }),
  columnOf(headers.card, "card", ({ lastDigits }) => maskCard(lastDigits), { priority: "high", isSmall: true }),
  lastPaidColumn,
];
const listColumns: readonly EntryColumn[] = [
  nameColumn(headers.list),
  { ...column<EntryRow>(headers.count, (entry) => [entry.kind === "list" ? entry.saved.count : ""]), align: "right" },
];

/** The columns of each section (S2-2.4-27). */
export const sectionColumns = {
  sameBank: accountColumns,
  otherBank: accountColumns,
  accountLists: listColumns,
  wallets: walletColumns,
  walletLists: listColumns,
  cards: cardColumns,
  cardLists: listColumns,
} as const;
