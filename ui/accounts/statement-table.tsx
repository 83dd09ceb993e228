import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { Pagination } from "../kit/lists/pagination";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import { MovementTable } from "./movement-table";
import type { StatementStore } from "./statement-store";
import { statementWords as words } from "./words";

type Props = { store: StatementStore };

/** Shows the movements as a table or, on small screens, as cards (specification 1, section 2.12). */
export const StatementTable = observer(function StatementTable({ store }: Props) {
  if (store.isLoading) return <LoadingRows rows={store.page.size} onCancel={store.cancel} />;
  if (store.isCancelled) return <FailedState isCancelled onRetry={() => void store.load()} />;
  const { filteredMovements, pageMovements, page } = store;
  if (store.isNotLoaded)
    return (
      <EmptyState
        title={words.empty}
        hint={words.notLoaded}
        next={<Button text={words.loadAgain} onClick={() => void store.load()} />}
      />
    );
  if (filteredMovements.length === 0) return <EmptyState title={words.empty} />;
  return (
    <>
      <MovementTable label={words.title} movements={pageMovements} dayLevel={2} />
      <div className="statement-foot">
        {store.hasMore && !store.filter && <p className="quiet-note">{words.latest(store.count)}</p>}
        <Pagination
          page={page}
          total={filteredMovements.length}
          onPageChange={store.setPageNumber}
          onPageSizeChange={store.setPageSize}
        />
      </div>
    </>
  );
});
