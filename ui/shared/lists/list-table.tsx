import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { Fragment, type MouseEvent, type ReactNode } from "react";
import { Facts } from "../facts";
import type { Column } from "../requests/columns";
import { useDebounced } from "../use-debounced";
import { useWide } from "../use-wide";
import { words as shared } from "../words";
import { EmptyState, FailedAsEmptyState, FailedState, LoadingRows } from "./list-states";
import type { ListStore } from "./list-store";
import { moveBetweenRows } from "./move-between-rows";
import { Pagination } from "./pagination";
import "./list-table.css";

type TableProps<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  /** Absent if no column opens anything. */
  onOpen?: (row: Row) => void;
  /** The row that was open before: the focus returns to its link. */
  lastOpened?: Row | undefined;
  actions?: ((row: Row) => ReactNode) | undefined;
  /**
   * Dense rows are 36 px high and have a column for actions. Tall rows are 70 px high, have two lines per cell, and
   * show actions in the last column (specification 3, section 2.3).
   */
  density: "dense" | "tall";
};

type Props<Row> = TableProps<Row> & {
  list: ListStore<Row>;
  empty: { title: string; hint?: string };
  failedAs?: "error" | "empty";
};
type WithId = { readonly id: string };
type PagedList = Pick<ListStore<unknown>, "isChangingPage" | "page" | "goToPage" | "setPageSize">;

const LOADING_ROWS = 5;

/**
 * A list of requests or of a bulk's payees, with its loading, failed and empty states. It is a table, or cards on
 * narrow screens.
 */
export const ListTable = observer(function ListTable<Row extends WithId>({
  list,
  empty,
  failedAs = "error",
  ...tableProps
}: Props<Row>) {
  const isWide = useWide("md");
  const { content } = list;
  if (content.kind === "loading") return <LoadingRows rows={LOADING_ROWS} className={tableProps.density} />;
  if (content.kind === "failed") {
    const retry = () => void list.load();
    return failedAs === "error" ? <FailedState onRetry={retry} /> : <FailedAsEmptyState {...empty} onRetry={retry} />;
  }
  if (content.total === 0) return <EmptyState {...empty} />;
  const TableOrCards = isWide ? Table : Cards;
  return (
    <div className="requests">
      <PageChange list={list}>
        <TableOrCards {...tableProps} pageRows={content.rows} />
      </PageChange>
      <PagedListPagination list={list} total={content.total} />
    </div>
  );
});

/** Only this component observes whether the next page is loading, so that the rows are not rendered again. */
const PageChange = observer(function PageChange({ list, children }: { list: PagedList; children: ReactNode }) {
  const { isChangingPage } = list;
  const isAwaited = useDebounced(isChangingPage) && isChangingPage;
  return (
    <div
      className={isAwaited ? "awaited" : undefined}
      aria-busy={isChangingPage}
      onClickCapture={isChangingPage ? blockClick : undefined}
    >
      {children}
    </div>
  );
});

const PagedListPagination = observer(function PagedListPagination({ list, total }: { list: PagedList; total: number }) {
  return (
    <Pagination
      page={list.page}
      total={total}
      onPageChange={(number) => void list.goToPage(number)}
      onPageSizeChange={(size) => void list.setPageSize(size)}
    />
  );
});

/** Blocks clicks on rows that are about to be replaced. `inert` would recalculate the styles of every cell, twice. */
function blockClick(press: MouseEvent): void {
  press.preventDefault();
  press.stopPropagation();
}

function Table<Row extends WithId>({
  pageRows,
  density,
  ...tableProps
}: TableProps<Row> & { pageRows: readonly Row[] }) {
  const { label, columns, actions } = tableProps;
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
          {pageRows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is turned by writing over its places; what can be pressed is each row's own.
            <tr key={index}>
              {columns.map((column) => (
                <td
                  key={column.header}
                  data-align={column.align}
                  className={column === last ? "with-action" : undefined}
                >
                  {column === last ? (
                    <>
                      <div>
                        <Cell {...tableProps} column={column} row={row} />
                      </div>
                      <Fragment key={row.id}>{actions?.(row)}</Fragment>
                    </>
                  ) : (
                    <Cell {...tableProps} column={column} row={row} />
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

function Cards<Row extends WithId>({ pageRows, ...tableProps }: TableProps<Row> & { pageRows: readonly Row[] }) {
  const { label, columns, actions } = tableProps;
  return (
    <ul className="request-cards" aria-label={label}>
      {pageRows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as in the table.
        <li key={index} className="request-card">
          <Facts
            facts={columns
              .filter((column) => column.lines(row)[0] !== "")
              .map((column) => ({
                label: column.header,
                value: <Cell {...tableProps} column={column} row={row} />,
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

type CellProps<Row> = Pick<TableProps<Row>, "onOpen" | "lastOpened"> & { column: Column<Row>; row: Row };

function Cell<Row extends WithId>({ column, row, onOpen, lastOpened }: CellProps<Row>) {
  const [first, second] = column.lines(row);
  if (column.opens && first !== "")
    return (
      <Button
        key={row.id}
        variant="minimal"
        size="small"
        intent="primary"
        className="open-link"
        autoFocus={row.id === lastOpened?.id}
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
