import { observer } from "mobx-react-lite";
import { Link } from "wouter";
import { AccountNumber } from "../shared/account-number";
import { EmptyFace, FailedFace, LoadingRows } from "../shared/lists/faces";
import type { SavedAccountsStore } from "./beneficiaries-store";
import { words as all } from "./words";
import "../shared/lists/list-table.css";

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
      <Saved store={store} />
    </section>
  );
});

const Saved = observer(function Saved({ store }: { store: SavedAccountsStore }) {
  const { content } = store.saved;
  if (content.is === "failed") return <FailedFace onRetry={() => void store.load()} />;
  if (content.is !== "ready") return <LoadingRows rows={ROWS_SHOWN} className="dense" />;
  if (content.value.length === 0) return <EmptyFace title={words.none} />;
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
