import { observer } from "mobx-react-lite";
import type { Movement } from "../../domain/accounts/statement";
import { MovementType } from "../shared/accounts/movement-type";
import { amount, date } from "../shared/format";
import { EmptyFace, LoadingRows } from "../shared/lists/faces";
import { Pagination } from "../shared/lists/pagination";
import { useWide } from "../shared/use-wide";
import type { StatementStore } from "./statement-store";
import { statementWords as words } from "./statement-words";

type Props = { store: StatementStore };

/** Shows the movements as a table or, on small screens, as cards (specification 1, section 2.12). */
export const StatementTable = observer(function StatementTable({ store }: Props) {
  const isWide = useWide("md");
  if (store.isLoading) return <LoadingRows rows={store.page.size} />;
  const { found, shown, page } = store;
  if (found.length === 0) return <EmptyFace title={words.empty} />;
  const Movements = isWide ? Table : Cards;
  return (
    <>
      <Movements movements={shown} />
      <Pagination page={page} total={found.length} onTurn={store.turnTo} onResize={store.resize} />
    </>
  );
});

type Rows = { movements: readonly Movement[] };

function Table({ movements }: Rows) {
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
              <td>{date(movement.at)}</td>
              <td className="narration">{movement.narration}</td>
              <td data-align="right">{amount(movement.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards({ movements }: Rows) {
  return (
    <ul className="movement-cards" aria-label={words.title}>
      {movements.map((movement, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index} className="movement-card">
          <MovementType type={movement.type} />
          <strong>{amount(movement.amount)}</strong>
          <span className="narration">{movement.narration}</span>
          <span className="movement-date">{date(movement.at)}</span>
        </li>
      ))}
    </ul>
  );
}
