import { useState } from "react";
import type { BulkEntry } from "../../domain/requests/bulk-entry";
import type { BulkCategory } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Column } from "../kit/lists/column";
import { ListTable } from "../kit/lists/list-table";
import { useServices } from "../services";
import { BulkStore } from "./bulk-store";
import type { EntryColumns } from "./entry-columns";
import { words } from "./words";

type TableProps = { store: BulkStore; columns: EntryColumns; density: "dense" | "tall" };

/** The payees of a bulk, in pages. */
export const BulkPayeesTable = ({ store: { bulk, list }, columns, density }: TableProps) => (
  <ListTable
    label={words.bulk.title}
    list={list}
    // All entries have the category of the bulk, which the type system cannot express.
    columns={columns[bulk.category] as readonly Column<BulkEntry>[]}
    density={density}
    empty={words.bulk.empty}
  />
);

type Props = { bulk: BankRequest<BulkCategory>; columns: EntryColumns };

/** The payees of a bulk as a part of its details. */
export function BulkPayees({ bulk, columns }: Props) {
  const { requests, log } = useServices();
  const [store] = useState(() => new BulkStore(requests, log, bulk));
  return (
    <section className="request-sheet-payees" aria-labelledby="payees-heading">
      <h3 id="payees-heading">{words.bulk.title}</h3>
      <BulkPayeesTable store={store} columns={columns} density="dense" />
    </section>
  );
}
