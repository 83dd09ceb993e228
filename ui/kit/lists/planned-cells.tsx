import { Button } from "@blueprintjs/core";
import type { CSSProperties } from "react";
import { type CardLine, type CellLines, type Column, cardLineOf, headingWidth } from "./column";
import { type ColumnPlan, roles, TRACK_GAP } from "./column-plan";

export type WithId = { readonly id: string };

/** The handler of links in a table. */
export type Opening<Row> = {
  /** Absent if no column opens anything. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The row that was open before: the focus returns to its link. */
  lastOpened?: Row | undefined;
};

/** A column in its place. */
export type PlannedCell<Row> = {
  readonly column: Column<Row>;
  readonly kind: "amount" | "lead" | "other";
  /** No row shows a value. */
  readonly isEmpty: boolean;
  /** Its track from the left; -1 in a card, which has none. */
  readonly track: number;
  /** The number of columns above it in its track. */
  readonly place: number;
  readonly style: CSSProperties | undefined;
  readonly align: "right" | undefined;
};

const classOf = <Row,>({ column, kind, place }: Pick<PlannedCell<Row>, "column" | "kind" | "place">): string =>
  [
    kind,
    column.isSmall ? "small" : "",
    column.order === "early" ? "early" : "",
    column.takesNone ? "takes-none" : "",
    place > 0 ? "below" : column.isSecondFirst ? "second-first" : "",
  ].join(" ");

/**
 * The heading of a column below another one follows the heading above it where both fit; its own cell has it for screen
 * readers.
 */
export function Header<Row>({ below, ...cell }: PlannedCell<Row> & { below: string | undefined }) {
  const { header } = cell.column;
  return (
    <th {...roles.columnHeader} className={classOf(cell)} style={cell.style} data-align={cell.align} data-below={below}>
      {cell.place > 0 ? <span className="for-screen-readers">{header}</span> : header}
    </th>
  );
}

const NO_BREAK = "\u00a0";
const HEADING_SEPARATOR = " · ";

/** Returns the headings of the columns below a cell, as many as fit into one line. */
export function headingsBelow<Row>(
  { places, tracks }: ColumnPlan,
  cells: readonly PlannedCell<Row>[],
  cell: PlannedCell<Row>,
): string | undefined {
  const track = tracks[places[cells.indexOf(cell)]?.track ?? -1];
  if (cell.place > 0 || !track) return undefined;
  const below = track.columns.slice(1).flatMap((index) => cells[index] ?? []);
  const room = track.characters - (track.hasGap ? TRACK_GAP : 0);
  let named = "";
  for (const { column, isEmpty } of below) {
    const longer = `${named}${HEADING_SEPARATOR}${column.header.replaceAll(" ", NO_BREAK)}`;
    if (!isEmpty && headingWidth(cell.column.header + longer) <= room) named = longer;
  }
  return named || undefined;
}

export const HiddenHeader = ({ className, text }: { className: string; text: string }) => (
  <th {...roles.columnHeader} className={className}>
    <span className="for-screen-readers">{text}</span>
  </th>
);

/** Whether a row has no value in a column, or the one that is above it: an amount without charges is shown once. */
export function isBlank<Row>({ below, lines }: Column<Row>, columns: readonly Column<Row>[], row: Row): boolean {
  const [first] = lines(row);
  const above = typeof below === "object" && columns.find(({ header }) => header === below.header);
  return first === "" || (above && above.align === "right" ? above.lines(row)[0] === first : false);
}

export type CellValue<Row> = {
  readonly cell: PlannedCell<Row>;
  readonly lines: CellLines;
  readonly isHidden: boolean;
  /** Classes in a card: its line there, which a button lacks, and whether another value follows in that line. */
  readonly card?: string;
};

/** Returns the values of a row. In a low row, a value that has its track for itself is in the middle. */
export function valuesOf<Row>(cells: readonly PlannedCell<Row>[], row: Row, isLow: boolean): readonly CellValue<Row>[] {
  const columns = cells.map(({ column }) => column);
  const blank = new Set(cells.filter(({ column }) => isBlank(column, columns, row)));
  return cells.map((cell) => {
    const others = cells.filter((other) => other !== cell && other.track === cell.track);
    const isOnly = isLow && cell.place === 0 && others.every((other) => blank.has(other));
    return {
      cell: isOnly ? { ...cell, style: { ...cell.style, gridRow: "1 / -1", alignSelf: "center" } } : cell,
      lines: cell.column.lines(row),
      isHidden: blank.has(cell),
    };
  });
}

/** Adds the lines of a card to the values of a row. A dot separates the facts of a line. */
export function inCard<Row>(values: readonly CellValue<Row>[]): readonly CellValue<Row>[] {
  const lines = values.map(({ cell }) => cardLineOf(cell.column));
  const isInLine = (line: CardLine, at: number) => lines[at] === line && !values[at]?.isHidden;
  // The number of the beneficiary, which is a part of its cell, is the first fact.
  const hasNext = (line: CardLine | undefined, at: number) =>
    (line === "facts" || line === "made" || line === "name") &&
    values.some((_, other) => (line === "name" || other > at) && isInLine(line === "name" ? "facts" : line, other));
  return values.map((value, at) => ({
    ...value,
    card: [lines[at] && `in-${lines[at]}`, hasNext(lines[at], at) && "has-next"].filter(Boolean).join(" "),
  }));
}

/** Returns the label of a value in a card: a number says nothing without its heading. */
export const cardLabelOf = <Row,>({ align, header, cardLabel = align === "right" ? header : "" }: Column<Row>) =>
  cardLabel;

type CellProps<Row> = Opening<Row> & PlannedCell<Row> & Omit<CellValue<Row>, "cell"> & { row: Row; label: string };

export function Cell<Row extends WithId>(props: CellProps<Row>) {
  const { row, label, lines, isHidden, card, onOpen, lastOpened, ...cell } = props;
  const { column, style, align } = cell;
  const [first, second] = lines;
  const className = [classOf(cell), card, isHidden && "blank"].filter(Boolean).join(" ");
  return (
    <td {...roles.cell} className={className} style={style} data-align={align} translate="no">
      {label && (
        <span className="cell-label" translate="yes">
          {label}
        </span>
      )}
      {column.opens && first !== "" ? (
        <Button
          key={row.id}
          variant="minimal"
          size="small"
          intent="primary"
          className="open-link"
          autoFocus={row.id === lastOpened?.id}
          aria-label={column.linkName?.(row)}
          onClick={() => onOpen?.(row)}
        >
          {first}
        </Button>
      ) : second ? (
        <div className="lines">
          <span>{first}</span>
          <span className="second-line">{second}</span>
        </div>
      ) : card && cell.kind === "lead" ? (
        <span>{first}</span>
      ) : (
        first
      )}
    </td>
  );
}
