import { type CSSProperties, Fragment, type ReactNode, useMemo } from "react";
import { moveBetweenRows } from "../keyboard";
import { words as shared } from "../words";
import { type Column, inReadingOrder, sizeOf } from "./column";
import { type ColumnPlan, planColumns, roles, TRACK_GAP } from "./column-plan";
import {
  Cell,
  type CellValue,
  cardLabelOf,
  Header,
  HiddenHeader,
  headingsBelow,
  inCard,
  isBlank,
  type Opening,
  type PlannedCell,
  valuesOf,
  type WithId,
} from "./planned-cells";
import { useCharacters } from "./use-characters";
import "./tables.css";
import "./list-table.css";

export type RowActions<Row> = {
  /** Width of the buttons in characters. */
  readonly characters: number;
  /** Width of the buttons one below the other, in a narrow list. */
  readonly stackedCharacters?: number;
  readonly render: (row: Row) => ReactNode;
};

export type TableProps<Row> = Opening<Row> & {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
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
/** The additional gap behind amounts. */
const AMOUNT_PADDING = `calc(${TRACK_GAP} * var(--character))`;
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
export function PlannedTable<Row extends WithId>(props: PlannedTableProps<Row>) {
  const { label, select, actions, isInRegion, groupOf, rows, density } = props;
  const { plan, cells, isCards, isStacked, style } = usePlan(props);
  const isLow = !isCards && plan.tracks.every(({ lines }) => lines <= LOW_LINES);
  return (
    <section className="list-scroll" {...(isInRegion ? { onKeyDown: moveBetweenRows } : regionOf(label))}>
      <table
        {...roles.table}
        className={`list-table ${density} ${isCards ? "cards" : isStacked ? "stacked" : ""}`}
        style={style}
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
                <PlannedRow
                  table={props}
                  row={row}
                  values={isCards ? inCard(valuesOf(cells, row, false)) : valuesOf(cells, row, isLow)}
                  isCard={isCards}
                />
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

type PlannedTableProps<Row> = TableProps<Row> & { rows: readonly Row[]; characters: number };

/** Plans the columns for the width of the table. */
function usePlan<Row extends WithId>({ rows, characters, select, actions, ...table }: PlannedTableProps<Row>) {
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
    const width = characters - taken - EDGE_CHARACTERS;
    return withAmountGap(
      planColumns(
        columns.map((_, index) => sizeOf(columns, index, rows)),
        width,
      ),
      columns,
      width,
    );
  }, [columns, rows, characters, select, actionCharacters]);
  const cells = columns.map(
    (column, index): PlannedCell<Row> => ({
      column,
      kind: kindOf(column),
      isEmpty: rows.length > 0 && rows.every((row) => isBlank(column, columns, row)),
      align: alignOf(plan, columns, index),
      ...(isCards ? { place: 0, track: -1, style: undefined } : placeOf(plan, index, select ? 1 : 0)),
    }),
  );
  const style = isCards ? undefined : tracksOf(plan, columns, Boolean(select), actionCharacters);
  return { plan, cells, isCards, isStacked: actionCharacters !== actions?.characters, style };
}

/**
 * Amounts end where the text of the next column begins. Where the width is left for it, the gap between them is twice
 * that of other columns.
 */
function withAmountGap<Row>(plan: ColumnPlan, columns: readonly Column<Row>[], width: number): ColumnPlan {
  const at = plan.tracks.findIndex(({ columns: [first] }) => columns[first ?? -1]?.priority === "amount");
  const next = columns[plan.tracks[at + 1]?.columns[0] ?? -1];
  const taken = plan.tracks.reduce((sum, { characters }) => sum + characters + TRACK_GAP, -TRACK_GAP);
  if (at < 0 || !next || next.align === "right" || taken + TRACK_GAP > width) return plan;
  const tracks = plan.tracks.map((track, index) =>
    index === at ? { ...track, characters: track.characters + TRACK_GAP, hasGap: true } : track,
  );
  return { ...plan, tracks };
}

type RowProps<Row> = { table: TableProps<Row>; row: Row; values: readonly CellValue<Row>[]; isCard: boolean };

function PlannedRow<Row extends WithId>({ table, row, values, isCard }: RowProps<Row>) {
  const { select, actions } = table;
  const hasText = values.some(({ card, isHidden }) => card?.startsWith("in-text") && !isHidden);
  return (
    <tr {...roles.row} className={isCard && !hasText ? "no-text" : undefined}>
      {select && (
        <td {...roles.cell} className="row-select">
          <Fragment key={row.id}>{select(row)}</Fragment>
        </td>
      )}
      {values.map(({ cell, ...value }) => (
        <Cell
          {...cell}
          {...value}
          key={cell.column.header}
          onOpen={table.onOpen}
          lastOpened={table.lastOpened}
          row={row}
          label={isCard && cell.kind === "other" ? cardLabelOf(cell.column) : ""}
        />
      ))}
      {actions && (
        <td {...roles.cell} className="row-actions">
          <Fragment key={row.id}>{actions.render(row)}</Fragment>
        </td>
      )}
    </tr>
  );
}

const widthOfActions = <Row,>({ characters, stackedCharacters }: RowActions<Row>, width: number): number =>
  width < ACTIONS_CHARACTERS ? (stackedCharacters ?? characters) : characters;

/** A table that scrolls sideways, which happens with much letter spacing, must be reachable by keyboard. */
const regionOf = (label: string) => ({ "aria-label": label, tabIndex: 0, onKeyDown: moveBetweenRows });

/** A card shows the amount and the lead without a label. A last column is neither, even if it never moves. */
const kindOf = <Row,>({ priority, order }: Column<Row>) =>
  order !== "last" && (priority === "amount" || priority === "lead") ? priority : "other";

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
  const style = { gridColumn: track + before + 1, gridRow: `${line + 1} / ${end}` };
  return { place, track, style: tracks[track]?.hasGap ? { ...style, paddingRight: AMOUNT_PADDING } : style };
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
    "--rows": lines === 2 ? "auto auto" : `${"auto ".repeat(lines - 1)}1fr`,
    ...(lines === 1 && { "--row-align": "center" }),
    ...(lines === 2 && { "--first-align": "end" }),
    // Rows of two lines are centred in their height.
    ...(lines > 2 && { "--row-padding": "4px" }),
  } as CSSProperties;
}
