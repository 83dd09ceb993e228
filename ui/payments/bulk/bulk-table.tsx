import { Button } from "@blueprintjs/core";
import { Error as ErrorIcon, Tick, WarningSign } from "@blueprintjs/icons";
import { useVirtualizer } from "@tanstack/react-virtual";
import { observer } from "mobx-react-lite";
import { type ReactNode, useLayoutEffect, useMemo } from "react";
import type { BulkRow } from "../../../domain/payments/bulk";
import { Badge } from "../../kit/badge";
import { formatMoney } from "../../kit/format";
import { roles } from "../../kit/lists/column-plan";
import { useCharacters } from "../../kit/lists/use-characters";
import { otherNameText } from "../check-words";
import { AcceptButton } from "../names/name-cell";
import { words as namesWords } from "../names/names-words";
import { type BulkColumn, bulkColumns } from "./bulk-columns";
import { type BulkLayout, layOut } from "./bulk-layout";
import type { BulkListStore } from "./bulk-list-store";
import { words } from "./bulk-words";
import "../../kit/lists/list-table.css";
import "./bulk-table.css";

/** Heights in pixels, used until the real height of a row is measured. */
const heights = { first: 33, line: 17, finding: 36, card: 72 };
const OVERSCAN_ROWS = 4;
/** Amounts are bold, and therefore wider than as many digits. */
const BOLD = 1.15;

type RowSlice = {
  readonly rows: readonly BulkRow[];
  readonly first: number;
  readonly heightBefore: number;
  readonly heightAfter: number;
};

/**
 * A semantic table with one page or all rows. Of all rows only the visible ones are rendered, so that 100,000 scroll
 * smoothly.
 */
export function BulkTable({ list }: { list: BulkListStore }) {
  return list.showsAllRows ? <AllRowsTable list={list} /> : <PageTable list={list} />;
}

const PageTable = observer(function PageTable({ list }: { list: BulkListStore }) {
  const { list: host, ruler, characters } = useCharacters<HTMLElement>();
  const { number, size } = list.page;
  return (
    <section ref={host} className="list-scroll bulk-scroll" aria-label={words.listTitle}>
      <Ruler ruler={ruler} />
      <Rows
        list={list}
        layout={useLayout(list, characters)}
        slice={{ rows: list.pageRows, first: (number - 1) * size, heightBefore: 0, heightAfter: 0 }}
      />
    </section>
  );
});

const AllRowsTable = observer(function AllRowsTable({ list }: { list: BulkListStore }) {
  const { list: scroll, ruler, characters } = useCharacters<HTMLElement>();
  const layout = useLayout(list, characters);
  const { filteredRows } = list;
  const options = useMemo(
    () => ({
      count: filteredRows.length,
      getItemKey: (index: number) => filteredRows[index]?.position ?? index,
      estimateSize: (index: number) => heightOf(list, layout, filteredRows[index]),
    }),
    [list, filteredRows, layout],
  );
  const virtual = useVirtualizer({ ...options, getScrollElement: () => scroll.current, overscan: OVERSCAN_ROWS });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout has other heights.
  useLayoutEffect(() => virtual.measure(), [virtual, layout]);
  const items = virtual.getVirtualItems();
  const [top, bottom] = [items[0], items.at(-1)];
  const first = top?.index ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section ref={scroll} className="list-scroll bulk-scroll whole" aria-label={words.listTitle} tabIndex={0}>
      <Ruler ruler={ruler} />
      {items.length < filteredRows.length && (
        <p className="print-only">{words.printed(first + 1, first + items.length, filteredRows.length)}</p>
      )}
      <Rows
        list={list}
        layout={layout}
        slice={{
          rows: filteredRows.slice(first, (bottom?.index ?? -1) + 1),
          first,
          heightBefore: top?.start ?? 0,
          heightAfter: virtual.getTotalSize() - (bottom?.end ?? 0),
        }}
        measure={virtual.measureElement}
      />
    </section>
  );
});

const Ruler = ({ ruler }: Pick<ReturnType<typeof useCharacters>, "ruler">) => (
  <span className="character-ruler" ref={ruler} aria-hidden>
    0000000000
  </span>
);

/** The total is at least as wide as each amount, so the rows need not be searched for the widest. */
function useLayout({ category, rows, totals }: BulkListStore, characters: number): BulkLayout {
  const place = Math.max(words.place.length, String(rows.length).length);
  const amount = Math.ceil(formatMoney(totals.amount).length * BOLD);
  // Branches have a column even if no row names one, but then the width goes to other texts.
  const hasBranches = useMemo(() => rows.some(({ texts }) => texts.branch), [rows]);
  return useMemo(() => {
    const columns = bulkColumns(category).map((column) =>
      column.header === words.fields.branch && !hasBranches ? { ...column, grows: false } : column,
    );
    return layOut(columns, { list: characters, place, amount });
  }, [category, characters, place, amount, hasBranches]);
}

const heightOf = ({ names }: BulkListStore, { isCards, lines }: BulkLayout, row: BulkRow | undefined): number =>
  (isCards ? heights.card : heights.first + (lines - 1) * heights.line) +
  (row && (row.isBad || row.otherName || names?.sorted?.noted.has(row)) ? heights.finding : 0);

type RowsProps = {
  list: BulkListStore;
  layout: BulkLayout;
  slice: RowSlice;
  measure?: (row: Element | null) => void;
};

const Rows = observer(function Rows({ list, layout, slice, measure }: RowsProps) {
  const columns = bulkColumns(list.category);
  return (
    <table
      {...roles.table}
      className={layout.isCards ? "list-table bulk-table bulk-cards" : "list-table bulk-table"}
      style={layout.style}
      aria-rowcount={list.filteredRows.length + 1}
    >
      <caption className="for-screen-readers">{words.listTitle}</caption>
      <thead {...roles.group}>
        <tr {...roles.row} aria-rowindex={1}>
          <th {...roles.columnHeader} className="place">
            {words.place}
          </th>
          {columns.map(({ header }, index) => (
            <th
              {...roles.columnHeader}
              key={header}
              className={layout.classNames[index]}
              style={layout.places[index]}
              data-align={layout.aligns[index]}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        <Spacer height={slice.heightBefore} />
        {slice.rows.map((row, at) => (
          <Row
            key={row.position}
            list={list}
            row={row}
            columns={columns}
            layout={layout}
            index={slice.first + at}
            measure={measure}
          />
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
  layout: BulkLayout;
  index: number;
  measure: RowsProps["measure"] | undefined;
};

const Row = observer(function Row({ list, row, columns, layout, index, measure }: RowProps) {
  const { isCards, classNames, places, aligns } = layout;
  const finding = findingOf(list, row);
  return (
    <tr {...roles.row} ref={measure} data-index={index} aria-rowindex={index + 2} data-bad={row.isBad}>
      <th {...roles.rowHeader} className="place">
        {row.position}
      </th>
      {columns.map(({ header, role, show }, at) =>
        role === "status" && finding ? (
          <td {...roles.cell} key={header} className="with-finding">
            <span className={classNames[at]} style={places[at]} data-align={aligns[at]}>
              {markOf(list, row) ?? show(row)}
            </span>
            {finding}
          </td>
        ) : (
          <td
            {...roles.cell}
            key={header}
            className={classNames[at]}
            style={places[at]}
            data-align={aligns[at]}
            translate="no"
          >
            {isCards && role === "fee" && (
              <span className="cell-label" translate="yes">
                {header}
              </span>
            )}
            {show(row)}
          </td>
        ),
      )}
    </tr>
  );
});

/** Returns what the user must do with a row, in place of the status that the bank has sent. */
function markOf(list: BulkListStore, row: BulkRow): ReactNode {
  if (row.isBad) return <Badge intent="danger">{words.error}</Badge>;
  const isOpen = nameNoteOf(list, row) && list.names?.groupOf(row) !== "accepted";
  return isOpen ? <Badge intent="warning">{words.checkName}</Badge> : undefined;
}

/** Shows why a row is wrong or doubtful, in a line of its own with the buttons that put it right. */
function findingOf(list: BulkListStore, row: BulkRow): ReactNode {
  const { isBad, position, status } = row;
  const { names } = list;
  const nameNote = nameNoteOf(list, row);
  const isAccepted = names?.groupOf(row) === "accepted";
  const doubts = [
    isAccepted && nameNote ? namesWords.accepted(nameNote) : nameNote,
    list.duplicates.has(position) && words.duplicate,
  ].filter(Boolean);
  const reason = isBad ? status : doubts.join(" ");
  if (!reason) return undefined;
  const { correct, drop } = words.rowActions;
  const isQuiet = isAccepted && doubts.length === 1 && !isBad;
  return (
    <div className={`row-finding ${isBad ? "bad" : isQuiet ? "known" : "wait"}`}>
      {isBad ? <ErrorIcon /> : isQuiet ? <Tick /> : <WarningSign />}
      <span className="row-reason">{reason}</span>
      <span className="row-buttons">
        {isBad && (
          <Button text={words.correct} aria-label={correct(position)} onClick={() => list.openCorrection(row)} />
        )}
        {names && !isBad && <AcceptButton names={names} row={row} listed={row.texts.name ?? ""} />}
        {!isQuiet && <Button text={words.dropRow} aria-label={drop(position)} onClick={() => list.dropRow(row)} />}
      </span>
    </div>
  );
}

/** Names the owner of the row's account if it is not the name in the list, or says that there is no such account. */
function nameNoteOf({ names }: BulkListStore, row: BulkRow): string | undefined {
  if (!names) return row.otherName && otherNameText(row.otherName);
  const checked = names.resultOf(row);
  if (checked?.result === "closeMatch" || checked?.result === "noMatch")
    return otherNameText({ accountName: checked.accountName, isClose: checked.result === "closeMatch" });
  return checked?.result === "notFound" && !row.isBad ? checked.reason || namesWords.noAccount : undefined;
}
