import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { Facts } from "../facts";
import type { Column } from "../requests/columns";
import { useRested } from "../use-rested";
import { useWide } from "../use-wide";
import { words as shared } from "../words";
import { EmptiedFace, EmptyFace, FailedFace, LoadingRows } from "./faces";
import type { ListStore } from "./list-store";
import { Pagination } from "./pagination";
import { moveBetweenRows } from "./row-keys";
import "./list-table.css";

type Rows<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent if no column opens anything. */
  onOpen?: (row: Row) => void;
  /** The row that was open before: the focus returns to its link. */
  left?: Row | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /**
   * Dense rows are 36 px high and have a column for actions. Tall rows are 70 px high, have two lines per cell, and
   * show actions in the last column (specification 3, section 2.3).
   */
  density: "dense" | "tall";
};

type Props<Row> = Rows<Row> & {
  list: ListStore<Row>;
  empty: { title: string; hint?: string };
  failed?: "said" | "emptied";
};
type Listed = { readonly id: string };
type Turned = Pick<ListStore<unknown>, "isTurning" | "page" | "turnTo" | "resize">;

const LOADING_ROWS = 5;

/**
 * A list of requests or of a bulk's payees, with its loading, failed and empty states. It is a table, or cards on
 * narrow screens.
 */
export const RequestsTable = observer(function RequestsTable<Row extends Listed>({
  list,
  empty,
  failed = "said",
  ...rows
}: Props<Row>) {
  const isWide = useWide("md");
  const { content } = list;
  if (content.is === "loading") return <LoadingRows rows={LOADING_ROWS} className={rows.density} />;
  if (content.is === "failed") {
    const retry = () => void list.load();
    return failed === "said" ? <FailedFace onRetry={retry} /> : <EmptiedFace {...empty} onRetry={retry} />;
  }
  if (content.total === 0) return <EmptyFace {...empty} />;
  const Shown = isWide ? Table : Cards;
  return (
    <div className="requests">
      <Turning list={list}>
        <Shown {...rows} shown={content.rows} />
      </Turning>
      <Pages list={list} total={content.total} />
    </div>
  );
});

/** Only this component observes whether the next page is loading, so that the rows are not rendered again. */
const Turning = observer(function Turning({ list, children }: { list: Turned; children: ReactNode }) {
  const { isTurning } = list;
  const isAwaited = useRested(isTurning) && isTurning;
  return (
    <div
      className={isAwaited ? "awaited" : undefined}
      aria-busy={isTurning}
      onClickCapture={isTurning ? nothing : undefined}
    >
      {children}
    </div>
  );
});

const Pages = observer(function Pages({ list, total }: { list: Turned; total: number }) {
  return (
    <Pagination
      page={list.page}
      total={total}
      onTurn={(number) => void list.turnTo(number)}
      onResize={(size) => void list.resize(size)}
    />
  );
});

/** Blocks clicks on rows that are about to be replaced. `inert` would recalculate the styles of every cell, twice. */
function nothing(press: MouseEvent): void {
  press.preventDefault();
  press.stopPropagation();
}

function Table<Row extends Listed>({ shown, density, ...rows }: Rows<Row> & { shown: readonly Row[] }) {
  const { label, columns, actions } = rows;
  const hasActionColumn = actions !== undefined && density === "dense";
  const last = density === "tall" ? columns.at(-1) : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="table-scroll" aria-label={label} tabIndex={0} onKeyDown={moveBetweenRows}>
      <table className={`requests-table ${density}`}>
        <caption className="for-screen-readers">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
            {hasActionColumn && (
              <th scope="col" className="row-actions">
                <span className="for-screen-readers">{shared.list.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is turned by writing over its places; what can be pressed is each row's own.
            <tr key={place}>
              {columns.map((column) => (
                <td
                  key={column.header}
                  data-align={column.align}
                  className={column === last ? "with-action" : undefined}
                >
                  {column === last ? (
                    <>
                      <div>
                        <Cell {...rows} column={column} row={row} />
                      </div>
                      <Fragment key={row.id}>{actions?.(row)}</Fragment>
                    </>
                  ) : (
                    <Cell {...rows} column={column} row={row} />
                  )}
                </td>
              ))}
              {hasActionColumn && (
                <td className="row-actions">
                  <Fragment key={row.id}>{actions(row)}</Fragment>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards<Row extends Listed>({ shown, ...rows }: Rows<Row> & { shown: readonly Row[] }) {
  const { label, columns, actions } = rows;
  return (
    <ul className="request-cards" aria-label={label}>
      {shown.map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the table.
        <li key={place} className="request-card">
          <Facts
            facts={columns
              .filter((column) => column.lines(row)[0] !== "")
              .map((column) => ({
                label: column.header,
                value: <Cell {...rows} column={column} row={row} />,
              }))}
          />
          {actions && (
            <div key={row.id} className="row-actions">
              {actions(row)}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

type CellProps<Row> = Pick<Rows<Row>, "onOpen" | "left"> & { column: Column<Row>; row: Row };

function Cell<Row extends Listed>({ column, row, onOpen, left }: CellProps<Row>) {
  const [first, second] = column.lines(row);
  if (column.opens && first !== "")
    return (
      <Button
        key={row.id}
        variant="minimal"
        size="small"
        intent="primary"
        className="open-link"
        autoFocus={row.id === left?.id}
        onClick={() => onOpen?.(row)}
      >
        {first}
      </Button>
    );
  if (!second) return first;
  return (
    <div className="lines">
      <span>{first}</span>
      <span className="second-line">{second}</span>
    </div>
  );
}
