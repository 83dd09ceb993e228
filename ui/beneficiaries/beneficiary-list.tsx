import { Button, InputGroup } from "@blueprintjs/core";
import { Search } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { maySubmit } from "../../domain/session/roles";
import { Measured, PlannedTable, type RowActions } from "../kit/lists/planned-table";
import { EmptyState, FailedAsEmptyState, LoadingRows } from "../kit/loading/list-states";
import { NamesPanel } from "../payments/names/names-panel";
import { NewPaymentButton, PayButton } from "../payments/payment-buttons";
import { useUser } from "../services";
import type { BeneficiariesStore } from "./beneficiaries-store";
import { type EntryRow, sectionColumns } from "./columns";
import { accountNameColumn } from "./name-column";
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
        <InputGroup
          type="search"
          leftIcon={<Search />}
          aria-label={words.search}
          placeholder={words.search}
          value={store.search}
          onValueChange={store.setSearch}
          className="payee-search"
        />
        {store.singles.length > 0 && <NamesPanel names={store.names} />}
      </div>
      <div aria-live="polite">{store.matchingEntries.length === 0 && <EmptyState title={words.noMatch} />}</div>
      {store.matchingEntries.length > 0 && <Entries store={store} />}
    </div>
  );
});

/** A beneficiary is added on a page of its own, a list is saved with its first payment. */
function NextStep({ section, onAdd }: { section: Section } & Pick<ListProps, "onAdd">) {
  const category = bulkOf(section);
  if (category) return <NewPaymentButton category={category} />;
  return onAdd && <Button text={words.addFirst} onClick={onAdd} />;
}

const Entries = observer(function Entries({ store }: Props) {
  const rows = store.matchingEntries.map((entry) => ({ ...entry, id: entry.saved.id }));
  const mayPay = maySubmit(useUser()) && rows.some(({ kind }) => kind === "single");
  const { names, section } = store;
  const { hasResults } = names;
  const columns = useMemo(
    () => (hasResults ? [...sectionColumns[section], accountNameColumn(names, savedOf)] : sectionColumns[section]),
    [hasResults, section, names],
  );
  return (
    <Measured>
      {(characters) => (
        <PlannedTable
          label={words.title}
          columns={columns}
          rows={rows}
          characters={characters}
          density="dense"
          onOpen={store.open}
          actions={mayPay ? payAction : undefined}
        />
      )}
    </Measured>
  );
});

const savedOf = (entry: EntryRow) => (entry.kind === "single" ? entry.saved : undefined);

const payAction: RowActions<EntryRow> = {
  characters: 6,
  render: (entry) => entry.kind === "single" && <PayButton saved={entry.saved} />,
};
