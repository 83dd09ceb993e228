import { observer } from "mobx-react-lite";
import { firstPage } from "../../application/ports/page";
import type { BulkCategory } from "../../domain/payments/categories";
import type { ListNames as Names } from "../../domain/payments/name-check";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BankRequest } from "../../domain/requests/request";
import type { ListDifference as Difference } from "../../domain/requests/review";
import type { RequestStatus } from "../../domain/requests/status";
import { FilterInput } from "../kit/fields/filter-input";
import { formatMoney } from "../kit/format";
import type { Column } from "../kit/lists/column";
import { ListTable } from "../kit/lists/list-table";
import { WhereButton } from "../payments/where/where-button";
import { type BulkStore, nameOfEntry } from "./bulk-store";
import type { EntryColumns } from "./entry-columns";
import { ListDifference, ListNames } from "./list-difference";
import { words } from "./words";

/**
 * A column with the button that opens the stages of one payment, of an approved bulk. Empty with a bank whose payees
 * have no ids.
 */
const where = (bulk: BankRequest<BulkCategory>): Column<BulkEntry> => ({
  header: words.bulk.where,
  characters: 6,
  priority: "high",
  lines: ({ paymentId }) => [paymentId ? <WhereButton key="where" id={paymentId} proven={bulk} isIcon /> : ""],
});

/** Only payments of an approved bulk have stages. */
const hasStages: readonly RequestStatus[] = ["processing", "approved", "failed", "unknown"];

export type TableProps = { store: BulkStore; columns: EntryColumns; density: "dense" | "tall" };

/** The payees of a bulk, in pages, with a search if the bank has one and there is more than one page. */
const BulkPayeesTable = observer(function BulkPayeesTable({ store, columns, density }: TableProps) {
  const { bulk, list, canSearch, search } = store;
  const total = search && list.content.kind === "ready" ? list.content.total : undefined;
  return (
    <>
      {canSearch && bulk.count > firstPage.size && (
        <search className="bulk-find">
          <FilterInput label={words.bulk.find} value={search} onChange={store.find} />
          <span role="status">{total !== undefined && words.bulk.found(total)}</span>
        </search>
      )}
      <ListTable
        label={words.bulk.title}
        list={list}
        // All entries have the category of the bulk, which the type system cannot express.
        columns={[
          ...(columns[bulk.category] as readonly Column<BulkEntry>[]),
          ...(hasStages.includes(bulk.status) ? [where(bulk)] : []),
        ]}
        density={density}
        empty={search ? words.bulk.noneFound(search) : words.bulk.empty}
      />
    </>
  );
});

const FIRST_SHOWN = 7;

/** The first payees next to the decision, for phones, where the list is far below. Absent while it is searched. */
export const FirstPayees = observer(function FirstPayees({ store: { bulk, first, search } }: { store: BulkStore }) {
  if (first.length === 0 || search) return null;
  const more = bulk.count - Math.min(first.length, FIRST_SHOWN);
  return (
    <ul className="first-payees" aria-label={words.bulk.first}>
      {first.slice(0, FIRST_SHOWN).map((entry) => (
        <li key={entry.id} translate="no">
          <bdi>{nameOfEntry(entry)}</bdi>
          <span>{formatMoney(entry.amount)}</span>
        </li>
      ))}
      {more > 0 && <li>{words.bulk.moreBelow(more)}</li>}
    </ul>
  );
});

type Props = TableProps & {
  lastList: Difference | undefined;
  names: Names | undefined;
  /** The page around the payees has their title. */
  isTitled?: boolean;
};

/** The payees of a bulk as a part of its details. */
export function BulkPayees({ lastList, names, isTitled = false, ...table }: Props) {
  return (
    <section className="request-sheet-payees" aria-label={words.bulk.title}>
      {!isTitled && <h3>{words.bulk.title}</h3>}
      {names && <ListNames names={names} />}
      {lastList && <ListDifference list={lastList} />}
      <BulkPayeesTable {...table} />
    </section>
  );
}
