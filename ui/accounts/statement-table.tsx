import { observer } from "mobx-react-lite";
import type { Movement } from "../../domain/accounts/statement";
import { MovementType } from "../shared/accounts/movement-type";
import { formatDate, formatMoney } from "../shared/format";
import { EmptyState, LoadingRows } from "../shared/lists/list-states";
import { Pagination } from "../shared/lists/pagination";
import { useWide } from "../shared/use-wide";
import type { StatementStore } from "./statement-store";
import { statementWords as words } from "./statement-words";

type Props = { store: StatementStore };

/** Shows the movements as a table or, on small screens, as cards (specification 1, section 2.12). */
export const StatementTable = observer(function StatementTable({ store }: Props) {
  const isWide = useWide("md");
  if (store.isLoading) return <LoadingRows rows={store.page.size} />;
  const { filteredMovements, pageMovements, page } = store;
  if (filteredMovements.length === 0) return <EmptyState title={words.empty} />;
  const Movements = isWide ? Table : Cards;
  return (
    <>
      <Movements movements={pageMovements} />
      <Pagination
        page={page}
        total={filteredMovements.length}
        onPageChange={store.setPageNumber}
        onPageSizeChange={store.setPageSize}
      />
    </>
  );
});

type MovementsProps = { movements: readonly Movement[] };

function Table({ movements }: MovementsProps) {
  const { headers } = words;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className="statement-scroll" tabIndex={0} aria-label={words.title}>
      <table className="statement-table">
        <caption className="for-screen-readers">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{headers.type}</th>
            <th scope="col">{headers.date}</th>
            <th scope="col">{headers.narration}</th>
            <th scope="col" data-align="right">
              {headers.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bank gives movements no name, and a page's rows never move.
            <tr key={index}>
              <td>
                <MovementType type={movement.type} />
              </td>
              <td>{formatDate(movement.at)}</td>
              <td className="narration">{movement.narration}</td>
              <td data-align="right">{formatMoney(movement.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards({ movements }: MovementsProps) {
  return (
    <ul className="movement-cards" aria-label={words.title}>
      {movements.map((movement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index} className="movement-card">
          <MovementType type={movement.type} />
          <strong>{formatMoney(movement.amount)}</strong>
          <span className="narration">{movement.narration}</span>
          <span className="movement-date">{formatDate(movement.at)}</span>
        </li>
      ))}
    </ul>
  );
}
