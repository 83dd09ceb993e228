import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { MouseEvent, ReactNode } from "react";
import { EmptyState, type EmptyStateProps, FailedAsEmptyState, FailedState, LoadingRows } from "../loading/list-states";
import { StillWaiting } from "../loading/loading";
import { useDebounced } from "../use-time";
import type { ListStore } from "./list-store";
import { ListFoot, Pagination } from "./pagination";
import type { WithId } from "./planned-cells";
import { Measured, PlannedTable, type TableProps } from "./planned-table";

type Props<Row> = TableProps<Row> & {
  list: ListStore<Row>;
  empty: EmptyStateProps;
  failedAs?: "error" | "empty";
  /** Puts the rows of a page into the order of their groups. */
  arrange?: (rows: readonly Row[]) => readonly Row[];
  /** A line about the shown rows, next to the page buttons. */
  noteOn?: (rows: readonly Row[]) => string | undefined;
};
type PagedList = Pick<ListStore<unknown>, "isChangingPage" | "page" | "cancel" | "goToPage" | "setPageSize">;

const LOADING_ROWS = 5;

/** A paged list of requests, payees or reports, with its loading, failed and empty states. */
export const ListTable = observer(function ListTable<Row extends WithId>({
  list,
  empty,
  failedAs = "error",
  arrange = (rows) => rows,
  noteOn,
  ...table
}: Props<Row>) {
  const { content } = list;
  const retry = () => void list.load();
  const rows = content.kind === "ready" ? arrange(content.rows) : [];
  return (
    <Measured>
      {(characters) => (
        <>
          {content.kind === "loading" && (
            <LoadingRows rows={LOADING_ROWS} className={table.density} onCancel={list.cancel} />
          )}
          {content.kind === "failed" &&
            (failedAs === "error" ? (
              <FailedState isCancelled={content.isCancelled} onRetry={retry} />
            ) : (
              <FailedAsEmptyState {...empty} isCancelled={content.isCancelled} onRetry={retry} />
            ))}
          {content.kind === "ready" &&
            (content.total === 0 ? (
              <EmptyState {...empty} />
            ) : (
              <>
                <PageChange list={list}>
                  <PlannedTable {...table} rows={rows} characters={characters} />
                </PageChange>
                {list.hasChanged && (
                  <p role="status">
                    {listWords.changed}{" "}
                    <Button variant="minimal" text={listWords.fromStart} onClick={() => void list.restart()} />
                  </p>
                )}
                <ListFoot note={noteOn?.(rows)}>
                  <PagedListPagination list={list} total={content.total} position={content.position} />
                </ListFoot>
              </>
            ))}
        </>
      )}
    </Measured>
  );
});

/** Only this component observes whether the next page is loading, so that the rows are not rendered again. */
const PageChange = observer(function PageChange({ list, children }: { list: PagedList; children: ReactNode }) {
  const { isChangingPage } = list;
  const isAwaited = useDebounced(isChangingPage) && isChangingPage;
  return (
    <>
      {isChangingPage && <StillWaiting onCancel={list.cancel} />}
      <div
        className={isAwaited ? "awaited" : undefined}
        aria-busy={isChangingPage}
        onClickCapture={isChangingPage ? blockClick : undefined}
      >
        {children}
      </div>
    </>
  );
});

type PagedListProps = { list: PagedList; total: number; position: number | undefined };

const PagedListPagination = observer(function PagedListPagination({ list, ...counted }: PagedListProps) {
  return (
    <Pagination
      page={list.page}
      {...counted}
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

/** Texts of paged lists. They are separate from the other words, which the first page loads too. */
const listWords = {
  changed: "The list has changed since its first page was loaded: rows may have moved to another page.",
  fromStart: "Show page 1 again",
};
