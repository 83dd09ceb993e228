import { Button } from "@blueprintjs/core";
import { ArrowBottomLeft, ArrowTopRight } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import type { Movement } from "../../domain/accounts/statement";
import { formatDate, formatMoney, formatSigned } from "../kit/format";
import { ListFoot, Pagination } from "../kit/lists/pagination";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import { useWide } from "../kit/use-wide";
import type { StatementStore } from "./statement-store";
import { words as all, statementWords } from "./words";
import "./accounts.css";

const words = all.movements;

type Props = {
  /** Accessible name. */
  label: string;
  movements: readonly Movement[];
  /** Level of the headings of days on small screens. */
  dayLevel: 2 | 3;
};

/**
 * Transactions with their sign, grouped by day: a table that shows each date once or, on small screens, cards below a
 * heading for each day.
 */
export function MovementTable({ label, movements, dayLevel }: Props) {
  const isWide = useWide("md");
  const days = groupByDay(movements);
  return isWide ? <Table label={label} days={days} /> : <Cards label={label} days={days} dayLevel={dayLevel} />;
}

type MovementDay = { readonly date: string; readonly movements: readonly Movement[] };

/** Groups neighbours of the same day, in the order of the bank. */
function groupByDay(movements: readonly Movement[]): readonly MovementDay[] {
  const days: { date: string; movements: Movement[] }[] = [];
  for (const movement of movements) {
    const date = formatDate(movement.at);
    const day = days.at(-1);
    if (day?.date === date) day.movements.push(movement);
    else days.push({ date, movements: [movement] });
  }
  return days;
}

type DaysProps = { label: string; days: readonly MovementDay[] };

// biome-ignore-start lint/suspicious/noArrayIndexKey: the bank gives transactions no id, and the rows never move.
function Table({ label, days }: DaysProps) {
  const hasBalances = days.some(({ movements }) => movements.some(({ balance }) => balance));
  return (
    <table className="movement-table">
      <caption className="for-screen-readers">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{words.type}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.narration}</th>
          <th scope="col" data-align="right">
            {words.amount}
          </th>
          {hasBalances && (
            <th scope="col" data-align="right">
              {words.balance}
            </th>
          )}
        </tr>
      </thead>
      {days.map(({ date, movements }, day) => (
        <tbody key={day}>
          {movements.map((movement, index) => (
            <tr key={index}>
              <td>
                <MovementType type={movement.type} />
              </td>
              <td>
                {index === 0 ? (
                  <strong className="movement-date">{date}</strong>
                ) : (
                  <span className="for-screen-readers">{date}</span>
                )}
              </td>
              <td className="narration" translate="no">
                {movement.narration}
              </td>
              <td data-align="right" translate="no" data-type={movement.type}>
                {formatSigned(movement)}
              </td>
              {hasBalances && (
                <td className="balance" data-align="right" translate="no">
                  {movement.balance && formatMoney(movement.balance)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cards({ label, days, dayLevel }: DaysProps & Pick<Props, "dayLevel">) {
  const Heading = `h${dayLevel}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" className="movement-days" aria-label={label}>
      {days.map(({ date, movements }, day) => (
        <div key={day}>
          <Heading>{date}</Heading>
          <ul>
            {movements.map((movement, index) => (
              <li key={index}>
                <bdi className="narration" translate="no">
                  {movement.narration}
                </bdi>
                <strong className="movement-amount" translate="no" data-type={movement.type}>
                  {formatSigned(movement)}
                </strong>
                <MovementType type={movement.type} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
// biome-ignore-end lint/suspicious/noArrayIndexKey: see above

/** Shows Credit or Debit as a word with an arrow and a colour. */
export function MovementType({ type }: Pick<Movement, "type">) {
  const Icon = type === "credit" ? ArrowBottomLeft : ArrowTopRight;
  return (
    <span className="movement-type" data-type={type}>
      <Icon size={12} aria-hidden />
      {all.movementTypes[type]}
    </span>
  );
}

type StatementTableProps = { store: StatementStore };

/** Shows the movements as a table or, on small screens, as cards (specification 1, section 2.12). */
export const StatementTable = observer(function StatementTable({ store }: StatementTableProps) {
  const isWide = useWide("md");
  if (store.isLoading) return <LoadingRows rows={store.page.size} onCancel={store.cancel} />;
  if (store.isCancelled) return <FailedState isCancelled onRetry={() => void store.load()} />;
  const { filteredMovements, pageMovements, page } = store;
  const notes = [
    store.hasMore && !store.filter && statementWords.latest(store.count),
    isWide && store.lacksBalances && statementWords.noBalances,
  ].filter(Boolean);
  if (store.isNotLoaded)
    return (
      <EmptyState
        title={statementWords.empty}
        hint={statementWords.notLoaded}
        next={<Button text={statementWords.loadAgain} onClick={() => void store.load()} />}
      />
    );
  if (filteredMovements.length === 0) return <EmptyState title={statementWords.empty} />;
  return (
    <>
      <MovementTable label={statementWords.title} movements={pageMovements} dayLevel={2} />
      <ListFoot note={notes.join(" ")}>
        <Pagination
          page={page}
          total={filteredMovements.length}
          onPageChange={store.setPageNumber}
          onPageSizeChange={store.setPageSize}
        />
      </ListFoot>
    </>
  );
});
