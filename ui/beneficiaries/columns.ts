import type { Beneficiary } from "../../domain/beneficiaries/beneficiary";
import { maskedCard } from "../shared/format";
import type { Entry } from "./beneficiaries-store";
import { words } from "./words";

type Column = { readonly header: string; readonly text: (entry: Entry) => string };

const { columns: headers } = words;
const name: Column = { header: headers.name, text: ({ saved }) => saved.name };
const of = <Kind extends Beneficiary["kind"]>(
  header: string,
  kind: Kind,
  text: (saved: Beneficiary<Kind>) => string,
): Column => ({
  header,
  // All rows of a table have the kind of its columns, which TypeScript cannot infer.
  text: (entry) => (entry.is === "single" && entry.saved.kind === kind ? text(entry.saved as Beneficiary<Kind>) : ""),
});

const account: readonly Column[] = [
  name,
  of(headers.account, "account", (saved) => saved.account),
  of(headers.bank, "account", ({ bank, branch }) => (branch.name ? `${bank.name}, ${branch.name}` : bank.name)),
  of(headers.route, "account", ({ route }) => words.routes[route]),
];
const wallet: readonly Column[] = [
  name,
  of(headers.network, "wallet", ({ network }) => network.name),
  of(headers.wallet, "wallet", ({ number }) => number),
  of(headers.walletName, "wallet", ({ walletName }) => walletName),
];
const card: readonly Column[] = [
  name,
  of(headers.customerId, "card", ({ customerId }) => customerId),
  of(headers.cardName, "card", ({ cardName }) => cardName),
  of(headers.card, "card", ({ lastDigits }) => maskedCard(lastDigits)),
];
const lists: readonly Column[] = [
  { header: headers.list, text: ({ saved }) => saved.name },
  { header: headers.count, text: (entry) => (entry.is === "list" ? String(entry.saved.count) : "") },
];

/** The columns of each section (S2-2.4-27). */
export const columnsOf = {
  sameBank: account,
  otherBank: account,
  accountLists: lists,
  wallets: wallet,
  walletLists: lists,
  cards: card,
  cardLists: lists,
} as const;
