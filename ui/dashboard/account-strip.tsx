import { Button, Card, Classes } from "@blueprintjs/core";
import { ChevronLeft, ChevronRight } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import type { Account } from "../../domain/accounts/account";
import { totalsByCurrency } from "../../domain/money";
import { AccountsFailed } from "../accounts/account-field";
import type { AccountsStore } from "../accounts/accounts-store";
import { words } from "../accounts/words";
import { ActionButton } from "../kit/action-button";
import { formatMoney } from "../kit/format";
import { EmptyState } from "../kit/loading/list-states";
import { Loading, StillWaiting } from "../kit/loading/loading";
import { useWide } from "../kit/use-wide";
import { AccountCard, AccountDetails } from "./account-card";
import type { TrendsStore } from "./dashboard-store";
import "./account-strip.css";

const LOADING_CARDS = 4;
/** Cards in one column on mobile (specification 1, section 2.10). A button shows the others. */
const CARDS_ON_MOBILE = 3;

type Props = { store: AccountsStore; trends: TrendsStore };

/**
 * Account cards in a row. The width determines how many are visible, and the arrows scroll by one (specification 1,
 * section 2.10).
 */
export const AccountStrip = observer(function AccountStrip({ store, trends }: Props) {
  const { strip, ends, move, follow } = useStrip(store.accounts.length);
  const [showsAll, setShowsAll] = useState(false);
  const [opened, setOpened] = useState<Account>();
  const isWide = useWide("md");
  const hasArrows = isWide && !showsAll && store.accounts.length > 0;
  const hasMore = !showsAll && (isWide ? !(ends.atStart && ends.atEnd) : store.accounts.length > CARDS_ON_MOBILE);
  const visibleAccounts = isWide || showsAll ? store.accounts : store.accounts.slice(0, CARDS_ON_MOBILE);
  return (
    <section aria-labelledby="accounts-heading" className="accounts">
      <div className="section-head">
        <h2 id="accounts-heading">{words.title}</h2>
        {store.accounts.length > 1 && <AccountTotals accounts={store.accounts} />}
        {isWide && hasMore && <ShowAll accounts={store.accounts.length} onClick={() => setShowsAll(true)} />}
        {hasArrows && (
          <div>
            <ActionButton
              variant="minimal"
              icon={<ChevronLeft />}
              aria-label={words.back}
              isDisabled={ends.atStart}
              onClick={() => move(-1)}
            />
            <ActionButton
              variant="minimal"
              icon={<ChevronRight />}
              aria-label={words.forward}
              isDisabled={ends.atEnd}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
      {store.content.kind === "failed" && (
        <AccountsFailed isCancelled={store.content.isCancelled} onRetry={() => void store.load()} />
      )}
      {store.content.kind === "ready" && store.accounts.length === 0 && <EmptyState title={words.none} />}
      {store.content.kind === "loading" && <LoadingStrip onCancel={store.cancel} />}
      {store.accounts.length > 0 && (
        <ul
          ref={strip}
          className={showsAll ? "account-strip all" : "account-strip"}
          aria-label={words.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
          tabIndex={0}
          onScroll={follow}
        >
          {visibleAccounts.map((account) => (
            <li key={account.number}>
              <AccountCard account={account} trend={trends.of(account.number)} onOpen={() => setOpened(account)} />
            </li>
          ))}
        </ul>
      )}
      {!isWide && hasMore && <ShowAll accounts={store.accounts.length} onClick={() => setShowsAll(true)} />}
      {opened && (
        <AccountDetails account={opened} index={store.accounts.indexOf(opened)} onClose={() => setOpened(undefined)} />
      )}
    </section>
  );
});

/** The sum of the available balances in each currency. */
const AccountTotals = ({ accounts }: { accounts: readonly Account[] }) => (
  <p className="account-totals">
    <span>{words.total}</span>{" "}
    {totalsByCurrency(accounts.map(({ available }) => available)).map((total) => (
      <strong key={total.currency} translate="no">
        {formatMoney(total)}
      </strong>
    ))}
  </p>
);

const ShowAll = ({ accounts, onClick }: { accounts: number; onClick: () => void }) => (
  <Button variant="minimal" intent="primary" text={words.showAll(accounts)} onClick={onClick} />
);

function LoadingStrip({ onCancel }: { onCancel: () => void }) {
  const isWide = useWide("md");
  return (
    <Loading notice={<StillWaiting onCancel={onCancel} />}>
      <div className="account-strip">
        {Array.from({ length: isWide ? LOADING_CARDS : CARDS_ON_MOBILE }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is its position.
          <Card key={card} compact className={`account-card ${Classes.SKELETON}`} />
        ))}
      </div>
    </Loading>
  );
}

function useStrip(cards: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });

  const updateEnds = () => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    setEnds({ atStart: scrollLeft < 1, atEnd: scrollLeft + clientWidth > scrollWidth - 1 });
  };
  const scrollByCards = (by: number) => {
    const { current } = strip;
    const [first, second] = current?.children ?? [];
    if (!current || !first || !second) return;
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const prefersReducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    current.scrollBy({ left: by * step, behavior: prefersReducedMotion ? "instant" : "smooth" });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the number of cards or the window changes.
  useEffect(() => {
    updateEnds();
    window.addEventListener("resize", updateEnds);
    return () => window.removeEventListener("resize", updateEnds);
  }, [cards]);
  return { strip, ends, move: scrollByCards, follow: updateEnds };
}
