import { Button, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactNode, useMemo } from "react";
import { type Beneficiary, numberOf } from "../../domain/beneficiaries/beneficiary";
import { maySubmit } from "../../domain/session/roles";
import { AccountNumber } from "../accounts/account-text";
import { formatDate, maskCard } from "../kit/format";
import { type Column, column, layouts } from "../kit/lists/column";
import { Measured, PlannedTable, type RowActions, type TableProps } from "../kit/lists/planned-table";
import { EmptyState, FailedAsEmptyState, LoadingRows } from "../kit/loading/list-states";
import { NameCell } from "../payments/names/name-cell";
import { NamesPanel } from "../payments/names/names-panel";
import type { NamesStore } from "../payments/names/names-store";
import { words as nameWords } from "../payments/names/names-words";
import { NewPaymentButton, PayButton } from "../payments/payment-buttons";
import { useUser } from "../services";
import type { BeneficiariesStore, Entry } from "./beneficiaries-store";
import { bulkOf, type Section } from "./sections";
import { words } from "./words";

const LOADING_ROWS = 5;
type Props = { store: BeneficiariesStore };
/** Absent for users who may not add. */
type ListProps = Props & { onAdd: (() => void) | undefined };

/** The saved payees of a section, with loading, failed and empty states. */
export const BeneficiaryList = observer(function BeneficiaryList({ store, onAdd }: ListProps) {
  const { content } = store.list;
  if (content.kind === "failed")
    return <FailedAsEmptyState {...words.empty} isCancelled={content.isCancelled} onRetry={() => void store.load()} />;
  if (content.kind !== "ready") return <LoadingRows rows={LOADING_ROWS} onCancel={store.list.cancel} />;
  if (content.value.length === 0)
    return <EmptyState {...words.empty} next={<NextStep section={store.section} onAdd={onAdd} />} />;
  return (
    <div className="list-panel payees">
      <div className="payee-tools">
        <SearchField value={store.search} onChange={store.setSearch} />
        {store.singles.length > 0 && <NamesPanel names={store.names} />}
      </div>
      <div aria-live="polite">{store.matchingEntries.length === 0 && <EmptyState title={words.noMatch} />}</div>
      {store.matchingEntries.length > 0 && <Entries store={store} />}
    </div>
  );
});

/** Finds payees by name or number. */
export const SearchField = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => (
  <InputGroup
    type="search"
    leftIcon={<Search />}
    aria-label={words.search}
    placeholder={words.search}
    value={value}
    onValueChange={onChange}
    className="payee-search"
  />
);

/** A beneficiary is added on a page of its own, a list is saved with its first payment. */
function NextStep({ section, onAdd }: { section: Section } & Pick<ListProps, "onAdd">) {
  const category = bulkOf(section);
  if (category) return <NewPaymentButton category={category} />;
  return onAdd && <Button text={words.addFirst} onClick={onAdd} />;
}

const Entries = observer(function Entries({ store }: Props) {
  const rows = store.matchingEntries.map((entry) => ({ ...entry, id: entry.saved.id }));
  const { names, section } = store;
  const { hasResults } = names;
  const hasPaid = store.singles.some(({ lastPaidOn }) => lastPaidOn);
  const columns = useMemo(
    () => [
      ...sectionColumns[section].filter((each) => each !== lastPaidColumn || hasPaid),
      ...(hasResults ? [accountNameColumn(names, savedOf)] : []),
    ],
    [hasResults, hasPaid, section, names],
  );
  return <Payees label={words.title} columns={columns} rows={rows} onOpen={store.open} />;
});

type PayeesProps = Pick<TableProps<EntryRow>, "label" | "columns" | "onOpen" | "isInRegion"> & {
  rows: readonly EntryRow[];
};

/** A list of payees, each with a button that pays it. */
export function Payees({ rows, ...table }: PayeesProps) {
  const mayPay = maySubmit(useUser()) && rows.some(({ kind }) => kind === "single");
  return (
    <Measured>
      {(characters) => (
        <PlannedTable
          {...table}
          rows={rows}
          characters={characters}
          density="dense"
          actions={mayPay ? payAction : undefined}
        />
      )}
    </Measured>
  );
}

const savedOf = (entry: EntryRow) => (entry.kind === "single" ? entry.saved : undefined);

const payAction: RowActions<EntryRow> = {
  characters: 6,
  render: (entry) => entry.kind === "single" && <PayButton saved={entry.saved} />,
};

export type EntryRow = Entry & { readonly id: string };
type EntryColumn = Column<EntryRow>;
type Layout = Parameters<typeof column>[2];

const { columns: headers } = words;
const nameColumn = (header: string): EntryColumn => ({
  ...column<EntryRow>(header, ({ saved }) => [saved.name], { priority: "lead", characters: 26, share: 0.8 }),
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
  { characters: 12, cardLabel: words.paid },
);

const accountColumns: readonly EntryColumn[] = [
  nameColumn(headers.name),
  columnOf(headers.account, "account", ({ account }) => <AccountNumber number={account} />, {
    ...layouts.account,
    cardLabel: "",
  }),
  columnOf(headers.bank, "account", ({ bank, branch }) => (branch.name ? `${bank.name}, ${branch.name}` : bank.name), {
    characters: 20,
  }),
  columnOf(headers.route, "account", ({ route }) => words.routes[route], { characters: 12 }),
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

const placeOf = (saved: Beneficiary): string =>
  saved.kind === "account"
    ? saved.bank.name
    : [...(saved.kind === "wallet" ? [saved.network.name] : []), words.categories[saved.kind]].join(", ");

/** The columns of payees of all kinds, for phones: the number and the bank, the network or the kind are one line. */
export const recentColumns: readonly EntryColumn[] = [
  column(headers.name, ({ saved }) => [saved.name], { priority: "lead", characters: 26 }),
  column(
    headers.number,
    ({ kind, saved }) => [
      kind === "single" ? (
        <span key="number" className="dotted-facts">
          <span>
            <AccountNumber number={saved.kind === "card" ? maskCard(saved.lastDigits) : numberOf(saved)} />
          </span>
          <span>{placeOf(saved)}</span>
        </span>
      ) : (
        ""
      ),
    ],
    { ...layouts.account, cardLabel: "" },
  ),
  lastPaidColumn,
];

/** The columns of each section (S2-2.4-27). */
export const sectionColumns = {
  accounts: accountColumns,
  sameBank: accountColumns,
  otherBank: accountColumns,
  accountLists: listColumns,
  wallets: walletColumns,
  walletLists: listColumns,
  cards: cardColumns,
  cardLists: listColumns,
} as const;

const CHARACTERS = 24;

/** The column with the results of a check of names. */
export const accountNameColumn = <Row, Saved extends { readonly name: string }>(
  names: NamesStore<Saved>,
  savedOf: (row: Row) => Saved | undefined,
): Column<Row> =>
  column(
    nameWords.accountName,
    (row) => {
      const saved = savedOf(row);
      return [saved && <NameCell names={names} row={saved} listed={saved.name} />];
    },
    { priority: "high", characters: CHARACTERS, grows: true },
  );
