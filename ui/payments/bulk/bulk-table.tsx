import { Button } from "@blueprintjs/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import type { BulkRow } from "../../../domain/payments/bulk";
import { Badge } from "../../shared/badge";
import { roles } from "../../shared/lists/table-roles";
import { useWide } from "../../shared/use-wide";
import { type BulkColumn, bulkColumns } from "./bulk-columns";
import type { BulkListStore } from "./bulk-list-store";
import { words } from "./bulk-words";
import "./bulk-table.css";

const ROW_HEIGHT = 36;
/** Height of a row as a card on a phone, used until the real height is measured. */
const CARD_HEIGHT = 260;
const OVERSCAN_ROWS = 4;

type RowSlice = {
  readonly rows: readonly BulkRow[];
  readonly first: number;
  readonly heightBefore: number;
  readonly heightAfter: number;
};

/**
 * A semantic table with one page or all rows. Of all rows only the visible ones are rendered, so that 100,000 scroll
 * smoothly. The pinned action column is left out if no row has an action, because pinned cells cost an eighth of each
 * scrolling frame.
 */
export function BulkTable({ list }: { list: BulkListStore }) {
  return list.showsAllRows ? <AllRowsTable list={list} /> : <PageTable list={list} />;
}

const PageTable = observer(function PageTable({ list }: { list: BulkListStore }) {
  const { number, size } = list.page;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="table-scroll bulk-scroll" aria-label={words.listTitle} tabIndex={0}>
      <Rows list={list} slice={{ rows: list.pageRows, first: (number - 1) * size, heightBefore: 0, heightAfter: 0 }} />
    </section>
  );
});

const AllRowsTable = observer(function AllRowsTable({ list }: { list: BulkListStore }) {
  const scroll = useRef<HTMLElement>(null);
  const isWide = useWide("md");
  const { filteredRows } = list;
  const virtual = useVirtualizer({
    count: filteredRows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => (isWide ? ROW_HEIGHT : CARD_HEIGHT),
    overscan: OVERSCAN_ROWS,
  });
  const items = virtual.getVirtualItems();
  const [top, bottom] = [items[0], items.at(-1)];
  const first = top?.index ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={scroll} className="table-scroll bulk-scroll whole" aria-label={words.listTitle} tabIndex={0}>
      <Rows
        list={list}
        slice={{
          rows: filteredRows.slice(first, (bottom?.index ?? -1) + 1),
          first,
          heightBefore: top?.start ?? 0,
          heightAfter: virtual.getTotalSize() - (bottom?.end ?? 0),
        }}
        {...(isWide ? {} : { measure: virtual.measureElement })}
      />
    </section>
  );
});

type RowsProps = { list: BulkListStore; slice: RowSlice; measure?: (row: Element | null) => void };

const Rows = observer(function Rows({ list, slice, measure }: RowsProps) {
  const columns = bulkColumns(list.category);
  return (
    <table {...roles.table} className="requests-table bulk-table" aria-rowcount={list.filteredRows.length + 1}>
      <caption className="for-screen-readers">{words.listTitle}</caption>
      <colgroup>
        <col style={{ width: 56 }} />
        {columns.map(({ header, width }) => (
          <col key={header} style={{ width }} />
        ))}
        {list.hasFindings && <col style={{ width: 200 }} />}
      </colgroup>
      <thead>
        <tr {...roles.row} aria-rowindex={1}>
          <th scope="col" data-align="right">
            {words.place}
          </th>
          {columns.map(({ header, align }) => (
            <th key={header} scope="col" data-align={align}>
              {header}
            </th>
          ))}
          {list.hasFindings && (
            <th scope="col" className="row-actions">
              <span className="for-screen-readers">{words.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <Spacer height={slice.heightBefore} />
        {slice.rows.map((row, at) => (
          <Row key={row.position} list={list} row={row} columns={columns} index={slice.first + at} measure={measure} />
        ))}
        <Spacer height={slice.heightAfter} />
      </tbody>
    </table>
  );
});

/** Takes the space of the rows that are not rendered. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className="spacer">
      <td style={{ height }} />
    </tr>
  ) : null;

type RowProps = {
  list: BulkListStore;
  row: BulkRow;
  columns: readonly BulkColumn[];
  index: number;
  measure: RowsProps["measure"] | undefined;
};

const Row = observer(function Row({ list, row, columns, index, measure }: RowProps) {
  return (
    <tr {...roles.row} ref={measure} data-index={index} aria-rowindex={index + 2} data-bad={row.isBad}>
      <th {...roles.rowHeader} data-align="right" data-label={words.place}>
        {row.position}
      </th>
      {columns.map(({ header, align, show }) => (
        <td {...roles.cell} key={header} data-align={align} data-label={header}>
          {show(row)}
        </td>
      ))}
      {list.hasFindings && (
        <td {...roles.cell} className="row-actions">
          <RowActions list={list} row={row} />
        </td>
      )}
    </tr>
  );
});

const RowActions = observer(function RowActions({ list, row }: { list: BulkListStore; row: BulkRow }) {
  const isDuplicate = list.duplicates.has(row.position);
  return (
    <>
      {isDuplicate && !row.isBad && <Badge intent="warning">{words.duplicate}</Badge>}
      {row.isBad && (
        <Button
          size="small"
          text={words.correct}
          aria-label={words.rowActions.correct(row.position)}
          onClick={() => list.openCorrection(row)}
        />
      )}
      {(row.isBad || isDuplicate) && (
        <Button
          size="small"
          variant="minimal"
          text={words.dropRow}
          aria-label={words.rowActions.drop(row.position)}
          onClick={() => list.dropRow(row)}
        />
      )}
    </>
  );
});
