import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { BankRequest } from "../../domain/requests/request";
import { Facts } from "../shared/facts";
import { EmptyFace, FailedFace, LoadingRows } from "../shared/lists/faces";
import type { ListStore } from "../shared/lists/list-store";
import { Pagination } from "../shared/lists/pagination";
import { useWide } from "../shared/use-wide";
import { words as shared } from "../shared/words";
import type { Column } from "./columns";
import { moveBetweenRows } from "./row-keys";
import "./requests-table.css";

type Rows = {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly Column<BankRequest>[];
  onOpen: (request: BankRequest) => void;
  actions?: ((request: BankRequest) => ReactNode) | undefined;
  /** Dense 36 px, with a column for what can be done; tall 70 px, two lines a cell, with it in the last (specification 3, section 2.3). */
  density: "dense" | "tall";
};

type Props = Rows & { list: ListStore<BankRequest>; empty: { title: string; hint: string } };

const LOADING_ROWS = 5;

/** One list of requests in its four faces: loading, failed, empty, full; a table, or cards where there is no room for one. */
export const RequestsTable = observer(function RequestsTable({ list, empty, ...rows }: Props) {
  const isWide = useWide("md");
  const { content, page } = list;
  if (content.is === "loading") return <LoadingRows rows={LOADING_ROWS} className={rows.density} />;
  if (content.is === "failed") return <FailedFace onRetry={() => void list.load()} />;
  if (content.total === 0) return <EmptyFace {...empty} />;
  const Rows = isWide ? Table : Cards;
  return (
    <div className="requests">
      <Rows {...rows} requests={content.rows} />
      <Pagination
        page={page}
        total={content.total}
        onTurn={(number) => void list.turnTo(number)}
        onResize={(size) => void list.resize(size)}
      />
    </div>
  );
});

function Table({ label, columns, requests, onOpen, actions, density }: Rows & { requests: readonly BankRequest[] }) {
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
          {requests.map((request) => (
            <tr key={request.id}>
              {columns.map((column) => (
                <td
                  key={column.header}
                  data-align={column.align}
                  className={column === last ? "with-action" : undefined}
                >
                  <Cell column={column} request={request} onOpen={onOpen} />
                  {column === last && actions?.(request)}
                </td>
              ))}
              {hasActionColumn && <td className="row-actions">{actions(request)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cards({ label, columns, requests, onOpen, actions }: Rows & { requests: readonly BankRequest[] }) {
  return (
    <ul className="request-cards" aria-label={label}>
      {requests.map((request) => (
        <li key={request.id} className="request-card">
          <Facts
            facts={columns
              .filter((column) => column.lines(request)[0] !== "")
              .map((column) => ({
                label: column.header,
                value: <Cell column={column} request={request} onOpen={onOpen} />,
              }))}
          />
          {actions && <div className="row-actions">{actions(request)}</div>}
        </li>
      ))}
    </ul>
  );
}

type CellProps = { column: Column<BankRequest>; request: BankRequest; onOpen: Rows["onOpen"] };

function Cell({ column, request, onOpen }: CellProps) {
  const [first, second] = column.lines(request);
  if (column.opens)
    return (
      <Button variant="minimal" size="small" intent="primary" className="open-link" onClick={() => onOpen(request)}>
        {first}
      </Button>
    );
  return (
    <div className="lines">
      <span>{first}</span>
      {second && <span className="second-line">{second}</span>}
    </div>
  );
}
