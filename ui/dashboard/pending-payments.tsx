import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { BankRequest } from "../../domain/requests/request";
import { Decisions } from "../shared/approvals/decisions";
import { Facts } from "../shared/facts";
import { formatDate, formatMoney } from "../shared/format";
import { EmptyState, FailedState, LoadingRows } from "../shared/lists/list-states";
import { useNavigation } from "../shared/navigation/use-navigation";
import { handoverOf } from "../shared/requests/handover";
import { useWide } from "../shared/use-wide";
import { words as shared } from "../shared/words";
import type { DashboardStore } from "./dashboard-store";
import { words as all } from "./words";
import "../shared/lists/tables.css";
import "./pending-payments.css";

const words = all.pending;

/** Payments that wait for a decision (specification 3, section 2.2). */
export const PendingPayments = observer(function PendingPayments({
  store,
  mayViewAll,
}: {
  store: DashboardStore;
  mayViewAll: boolean;
}) {
  const navigation = useNavigation();
  return (
    <section aria-labelledby="pending-heading" className="bp6-card widget pending-payments">
      <div className="section-head">
        <h2 id="pending-heading">{words.title}</h2>
        {mayViewAll && (
          <Button
            variant="minimal"
            intent="primary"
            text={words.viewAll}
            onClick={() => navigation.go("/pendingRequests", { state: handoverOf("ownAccounts") })}
          />
        )}
      </div>
      <PaymentRows store={store} />
      {store.hasMore && <Button text={words.showAll} onClick={store.showAll} />}
      <Decisions store={store.decisions} />
    </section>
  );
});

type Props = { store: DashboardStore };

const PaymentRows = observer(function PaymentRows({ store }: Props) {
  const isWide = useWide("md");
  const { content } = store.pending;
  if (content.kind === "loading") return <LoadingRows rows={3} className="dense" />;
  if (content.kind === "failed") return <FailedState onRetry={() => void store.loadPending()} />;
  if (content.total === 0) return <EmptyState title={words.empty} />;
  const Rows = isWide ? Table : Cards;
  return <Rows store={store} />;
});

const Table = observer(function Table({ store }: Props) {
  return (
    <table className="requests-table dense">
      <caption className="for-screen-readers">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.scheduleId}</th>
          <th scope="col" data-align="right">
            {words.amount}
          </th>
          <th scope="col">{words.created}</th>
          <th scope="col">
            <span className="for-screen-readers">{shared.list.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {store.shownRequests.map((request) => (
          <tr key={request.id}>
            <td>{request.scheduleId || shared.none}</td>
            <td data-align="right">{formatMoney(request.amount)}</td>
            <td>
              <CreatedCell request={request} />
            </td>
            <td className="row-actions">
              <DetailsButton store={store} request={request} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Replaces the table on narrow screens. */
const Cards = observer(function Cards({ store }: Props) {
  return (
    <ul className="request-cards" aria-label={words.title}>
      {store.shownRequests.map((request) => (
        <li key={request.id} className="request-card">
          <Facts
            facts={[
              { label: words.scheduleId, value: request.scheduleId || shared.none },
              { label: words.amount, value: formatMoney(request.amount) },
              { label: words.created, value: <CreatedCell request={request} /> },
            ]}
          />
          <div className="row-actions">
            <DetailsButton store={store} request={request} />
          </div>
        </li>
      ))}
    </ul>
  );
});

function CreatedCell({ request }: { request: BankRequest }) {
  return (
    <div className="lines">
      <span>{request.createdBy}</span>
      <span className="second-line">{formatDate(request.createdAt)}</span>
    </div>
  );
}

function DetailsButton({ store, request }: Props & { request: BankRequest }) {
  return <Button size="small" text={words.details} onClick={() => store.decisions.open(request)} />;
}
