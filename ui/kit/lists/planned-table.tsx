import { Button } from "@blueprintjs/core";
import { type CSSProperties, Fragment, type ReactNode, useMemo } from "react";
import { moveBetweenRows } from "../keyboard";
import { words as shared } from "../words";
import { type CellLines, type Column, headingWidth, inReadingOrder, sizeOf } from "./column";
import { type ColumnPlan, planColumns, roles, TRACK_GAP } from "./column-plan";
import { useCharacters } from "./use-characters";
import "./tables.css";
import "./list-table.css";

export type WithId = { readonly id: string };
export type RowActions<Row> = {
  /** Width of the buttons in characters. */
  readonly characters: number;
  /** Width of the buttons one below the other, in a narrow list. */
  readonly stackedCharacters?: number;
  readonly render: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent if no column opens anything. */
  onOpen?: (row: Row) => void;
  /** The row that was open before: the focus returns to its link. */
  lastOpened?: Row | undefined;
  /** A checkbox before each row. */
  select?: ((row: Row) => ReactNode) | undefined;
  actions?: RowActions<Row> | undefined;
  /** Whether the table is inside a region with the same accessible name. */
  isInRegion?: true;
  /** The least height of a row: 36, 48, 56 or 70 px (specification 3, section 2.3). */
  density: "compact" | "dense" | "medium" | "tall";
  /** Names the group of a row, such as its day; a line with the name is above the first row of each group. */
  groupOf?: (row: Row) => string | undefined;
};

/** In narrower lists the buttons of a row are one below the other. */
const ACTIONS_CHARACTERS = 116;
/** Narrower lists show each row as a card: the beneficiary and the amount, the status, then quiet facts. */
const CARD_CHARACTERS = 64;
const CHECKBOX_CHARACTERS = 3;
const LOW_LINES = 3;
/** Padding at both sides of a row. */
const EDGE_CHARACTERS = 4;

/** Measures its width in characters, see `useCharacters`. */
export function Measured({ children }: { children: (characters: number) => ReactNode }) {
  const { list, ruler, characters } = useCharacters();
  return (
    <div className="requests" ref={list}>
      <span className="character-ruler" ref={ruler} aria-hidden>
        0000000000
      </span>
      {children(characters)}
    </div>
  );
}

/**
 * A table without loading states and pages. No value is hidden in any width: less important columns move below others,
 * see `planColumns`. A narrow table shows each row as a card.
 */
export function PlannedTable<Row extends WithId>({
  rows,
  characters,
  density,
  ...table
}: TableProps<Row> & { rows: readonly Row[]; characters: number }) {
  const { label, select, actions, isInRegion, groupOf } = table;
  const columns = useMemo(
    () =>
      inReadingOrder(
        table.columns.filter((column) => !column.isLeftOutIfEmpty || rows.some((row) => column.lines(row)[0] !== "")),
      ),
    [table.columns, rows],
  );
  const isCards = characters < CARD_CHARACTERS;
  const actionCharacters = actions && widthOfActions(actions, characters);
  const plan = useMemo(() => {
    const taken =
      (select ? CHECKBOX_CHARACTERS + TRACK_GAP : 0) + (actionCharacters ? actionCharacters + TRACK_GAP : 0);
    return planColumns(
      columns.map((_, index) => sizeOf(columns, index, rows)),
      characters - taken - EDGE_CHARACTERS,
    );
  }, [columns, rows, characters, select, actionCharacters]);
  const isLow = !isCards && plan.tracks.every(({ lines }) => lines <= LOW_LINES);
  const cells = columns.map(
    (column, index): PlannedCell<Row> => ({
      column,
      kind: kindOf(column),
      isEmpty: rows.length > 0 && rows.every((row) => isBlank(column, columns, row)),
      align: alignOf(plan, columns, index),
      ...(isCards ? { place: 0, track: -1, style: undefined } : placeOf(plan, index, select ? 1 : 0)),
    }),
  );
  return (
    <section className="list-scroll" {...(isInRegion ? { onKeyDown: moveBetweenRows } : regionOf(label))}>
      <table
        {...roles.table}
        className={`list-table ${density} ${isCards ? "cards" : ""}`}
        style={isCards ? undefined : tracksOf(plan, columns, Boolean(select), actionCharacters)}
      >
        <caption className="for-screen-readers">{label}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {select && <HiddenHeader className="row-select" text={shared.list.select} />}
            {cells.map((cell) => (
              <Header
                key={cell.column.header}
                {...cell}
                below={isCards ? undefined : headingsBelow(plan, cells, cell)}
              />
            ))}
            {actions && <HiddenHeader className="row-actions" text={shared.list.actions} />}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row, index) => {
            const values = valuesOf(cells, row, isLow);
            const group = groupOf?.(row);
            const before = rows[index - 1];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is turned by writing over its places; what can be pressed is each row's own.
              <Fragment key={index}>
                {group !== undefined && (!before || groupOf?.(before) !== group) && (
                  <tr {...roles.row} className="row-group">
                    <th {...roles.rowHeader} scope="rowgroup" colSpan={cells.length}>
                      {group}
                    </th>
                  </tr>
                )}
                <tr {...roles.row}>
                  {select && (
                    <td {...roles.cell} className="row-select">
                      <Fragment key={row.id}>{select(row)}</Fragment>
                    </td>
                  )}
                  {values.map(({ cell, ...value }) => (
                    <Cell
                      {...table}
                      {...cell}
                      {...value}
                      key={cell.column.header}
                      row={row}
                      label={isCards && cell.kind === "other" ? cardLabelOf(cell.column) : ""}
                    />
                  ))}
                  {actions && (
                    <td {...roles.cell} className="row-actions">
                      <Fragment key={row.id}>{actions.render(row)}</Fragment>
                    </td>
                  )}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** A column in its place. */
type PlannedCell<Row> = {
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
function Header<Row>({ below, ...cell }: PlannedCell<Row> & { below: string | undefined }) {
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
function headingsBelow<Row>(
  { places, tracks }: ColumnPlan,
  cells: readonly PlannedCell<Row>[],
  cell: PlannedCell<Row>,
): string | undefined {
  const track = tracks[places[cells.indexOf(cell)]?.track ?? -1];
  if (cell.place > 0 || !track) return undefined;
  const below = track.columns.slice(1).flatMap((index) => cells[index] ?? []);
  let named = "";
  for (const { column, isEmpty } of below) {
    const longer = `${named}${HEADING_SEPARATOR}${column.header.replaceAll(" ", NO_BREAK)}`;
    if (!isEmpty && headingWidth(cell.column.header + longer) <= track.characters) named = longer;
  }
  return named || undefined;
}

const HiddenHeader = ({ className, text }: { className: string; text: string }) => (
  <th {...roles.columnHeader} className={className}>
    <span className="for-screen-readers">{text}</span>
  </th>
);

const widthOfActions = <Row,>({ characters, stackedCharacters }: RowActions<Row>, width: number): number =>
  width < ACTIONS_CHARACTERS ? (stackedCharacters ?? characters) : characters;

/** A table that scrolls sideways, which happens with much letter spacing, must be reachable by keyboard. */
const regionOf = (label: string) => ({ "aria-label": label, tabIndex: 0, onKeyDown: moveBetweenRows });

/** A card shows the amount and the lead without a label. A last column is neither, even if it never moves. */
const kindOf = <Row,>({ priority, order }: Column<Row>) =>
  order !== "last" && (priority === "amount" || priority === "lead") ? priority : "other";

/** Returns the label of a value in a card: a number says nothing without its heading. */
const cardLabelOf = <Row,>({ align, header, cardLabel = align === "right" ? header : "" }: Column<Row>) => cardLabel;

/**
 * The last value of a track may take the height that the other tracks need. A cell of two lines above others is next to
 * two lines of another track.
 */
function placeOf({ places, tracks }: ColumnPlan, column: number, before: number) {
  const { track, line } = places[column] ?? { track: 0, line: 0 };
  const { columns = [] } = tracks[track] ?? {};
  const place = columns.indexOf(column);
  const next = places[columns[place + 1] ?? -1]?.line;
  const end = next === undefined ? -1 : Math.max(next, line + 1) + 1;
  return { place, track, style: { gridColumn: track + before + 1, gridRow: `${line + 1} / ${end}` } };
}

/** Whether a row has no value in a column, or the one that is above it: an amount without charges is shown once. */
function isBlank<Row>({ below, lines }: Column<Row>, columns: readonly Column<Row>[], row: Row): boolean {
  const [first] = lines(row);
  const above = typeof below === "object" && columns.find(({ header }) => header === below.header);
  return first === "" || (above && above.align === "right" ? above.lines(row)[0] === first : false);
}

type CellValue<Row> = {
  readonly cell: PlannedCell<Row>;
  readonly lines: CellLines;
  readonly isHidden: boolean;
};

/** Returns the values of a row. In a low row, a value that has its track for itself is in the middle. */
function valuesOf<Row>(cells: readonly PlannedCell<Row>[], row: Row, isLow: boolean): readonly CellValue<Row>[] {
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

/** All columns of a track are aligned like its first one. */
function alignOf<Row>({ tracks, places }: ColumnPlan, columns: readonly Column<Row>[], column: number) {
  const [first = column] = tracks[places[column]?.track ?? 0]?.columns ?? [];
  return columns[first]?.align;
}

/** A name takes this much more of the width that is left than another text of its size. */
const LEAD_SHARE = 1.3;
const shareOf = (column: Pick<Column<never>, "priority" | "share"> | undefined): number =>
  column?.share ?? (column?.priority === "lead" ? LEAD_SHARE : 1);

/** Rows are grids of their own, so all tracks have widths that do not depend on the contents of a row. */
function tracksOf(
  { tracks }: ColumnPlan,
  columns: readonly Pick<Column<never>, "priority" | "share">[],
  hasSelect: boolean,
  actions: number | undefined,
): CSSProperties {
  const width = (characters: number) => `calc(${characters} * var(--character))`;
  const isGrowing = tracks.some(({ grows }) => grows);
  const template = [
    ...(hasSelect ? [width(CHECKBOX_CHARACTERS)] : []),
    // Names take more of the width that is left than other texts, so that they stay on one line.
    ...tracks.map(({ characters, grows, columns: inTrack }) =>
      grows || !isGrowing
        ? `minmax(${width(characters)}, ${characters * shareOf(columns[inTrack[0] ?? -1])}fr)`
        : width(characters),
    ),
    ...(actions === undefined ? [] : [width(actions)]),
  ];
  const lines = Math.max(1, ...tracks.map((track) => track.lines));
  // React accepts custom properties, its type does not.
  return {
    "--tracks": template.join(" "),
    "--rows": `${"auto ".repeat(lines - 1)}1fr`,
    ...(lines === 1 && { "--row-align": "center" }),
    // Rows of two lines are centred in their height.
    ...(lines > 2 && { "--row-padding": "8px" }),
  } as CSSProperties;
}

type CellProps<Row> = Pick<TableProps<Row>, "onOpen" | "lastOpened"> &
  PlannedCell<Row> &
  Omit<CellValue<Row>, "cell"> & { row: Row; label: string };

function Cell<Row extends WithId>({ row, label, lines, isHidden, onOpen, lastOpened, ...cell }: CellProps<Row>) {
  const { column, style, align } = cell;
  const [first, second] = lines;
  const className = isHidden ? `${classOf(cell)} blank` : classOf(cell);
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
      ) : (
        first
      )}
    </td>
  );
}
