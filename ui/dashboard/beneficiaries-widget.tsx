import { observer } from "mobx-react-lite";
import { Link } from "wouter";
import { AccountNumber } from "../accounts/account-text";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import type { ScreenPath } from "../kit/navigation/paths";
import { PayButton } from "../payments/payment-buttons";
import type { SavedAccountsStore } from "./dashboard-store";
import { words as all } from "./words";
import "./widgets.css";

const words = all.beneficiaries;
const ROWS_SHOWN = 4;

/** Shows some saved beneficiaries, with a link to all of them (S1-2.10-21). */
export const BeneficiariesWidget = observer(function BeneficiariesWidget({ store }: { store: SavedAccountsStore }) {
  return (
    <section aria-labelledby="beneficiaries-heading" className="bp6-card widget saved-accounts">
      <div className="section-head">
        <h2 id="beneficiaries-heading">{words.title}</h2>
        <Link href={"/beneficiaries" satisfies ScreenPath}>{words.viewAll}</Link>
      </div>
      <div className="widget-body">
        <SavedAccounts store={store} />
      </div>
    </section>
  );
});

const SavedAccounts = observer(function SavedAccounts({ store }: { store: SavedAccountsStore }) {
  const { content } = store.accounts;
  if (content.kind === "failed")
    return <FailedState isCancelled={content.isCancelled} onRetry={() => void store.load()} />;
  if (content.kind !== "ready") return <LoadingRows rows={ROWS_SHOWN} onCancel={store.accounts.cancel} />;
  if (content.value.length === 0) return <EmptyState title={words.none} />;
  return (
    <ul aria-label={words.title}>
      {content.value.slice(0, ROWS_SHOWN).map((saved) => (
        <li key={saved.id}>
          <div translate="no">
            <strong>{saved.name}</strong>
            <span className="saved-account dotted-facts">
              <span>
                <AccountNumber number={saved.account} />
              </span>
              <span>{saved.bank.name}</span>
            </span>
          </div>
          <PayButton saved={saved} />
        </li>
      ))}
    </ul>
  );
});
