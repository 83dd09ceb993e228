import { observer } from "mobx-react-lite";
import { Link } from "wouter";
import { AccountNumber } from "../shared/account-number";
import { EmptyState, FailedState, LoadingRows } from "../shared/lists/list-states";
import type { SavedAccountsStore } from "./saved-accounts-store";
import { words as all } from "./words";
import "../shared/lists/tables.css";

const words = all.beneficiaries;
const ROWS_SHOWN = 4;

/** Shows some saved beneficiaries, with a link to all of them (S1-2.10-21). */
export const BeneficiariesWidget = observer(function BeneficiariesWidget({ store }: { store: SavedAccountsStore }) {
  return (
    <section aria-labelledby="beneficiaries-heading" className="bp6-card widget">
      <div className="section-head">
        <h2 id="beneficiaries-heading">{words.title}</h2>
        <Link href="/beneficiaries">{words.viewAll}</Link>
      </div>
      <SavedAccountsTable store={store} />
    </section>
  );
});

const SavedAccountsTable = observer(function SavedAccountsTable({ store }: { store: SavedAccountsStore }) {
  const { content } = store.accounts;
  if (content.kind === "failed") return <FailedState onRetry={() => void store.load()} />;
  if (content.kind !== "ready") return <LoadingRows rows={ROWS_SHOWN} className="dense" />;
  if (content.value.length === 0) return <EmptyState title={words.none} />;
  return (
    <table className="requests-table dense">
      <caption className="for-screen-readers">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.account}</th>
        </tr>
      </thead>
      <tbody>
        {content.value.slice(0, ROWS_SHOWN).map(({ id, name, account, bank }) => (
          <tr key={id}>
            <td className="wrapping">{name}</td>
            <td>
              <div className="lines">
                <AccountNumber number={account} />
                <span className="second-line">{bank.name}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
