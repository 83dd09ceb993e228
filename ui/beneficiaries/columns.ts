import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { maskCard } from "../shared/format";
import type { Entry } from "./beneficiaries-store";
import { words } from "./words";

type Column = { readonly header: string; readonly text: (entry: Entry) => string };

const { columns: headers } = words;
const nameColumn: Column = { header: headers.name, text: ({ saved }) => saved.name };
const columnOf = <Kind extends Beneficiary["kind"]>(
  header: string,
  kind: Kind,
  text: (saved: Beneficiary<Kind>) => string,
): Column => ({
  header,
  // All rows of a table have the kind of its columns, which TypeScript cannot infer.
  text: (entry) => (entry.kind === "single" && entry.saved.kind === kind ? text(entry.saved as Beneficiary<Kind>) : ""),
});

const accountColumns: readonly Column[] = [
  nameColumn,
  columnOf(headers.account, "account", (saved) => saved.account),
  columnOf(headers.bank, "account", ({ bank, branch }) => (branch.name ? `${bank.name}, ${branch.name}` : bank.name)),
  columnOf(headers.route, "account", ({ route }) => words.routes[route]),
];
const walletColumns: readonly Column[] = [
  nameColumn,
  columnOf(headers.network, "wallet", ({ network }) => network.name),
  columnOf(headers.wallet, "wallet", ({ number }) => number),
  columnOf(headers.walletName, "wallet", ({ walletName }) => walletName),
];
const cardColumns: readonly Column[] = [
  nameColumn,
  columnOf(headers.customerId, "card", ({ customerId }) => customerId),
  columnOf(headers.cardName, "card", ({ cardName }) => cardName),
  columnOf(headers.card, "card", ({ lastDigits }) => maskCard(lastDigits)),
];
const listColumns: readonly Column[] = [
  { header: headers.list, text: ({ saved }) => saved.name },
  { header: headers.count, text: (entry) => (entry.kind === "list" ? String(entry.saved.count) : "") },
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
