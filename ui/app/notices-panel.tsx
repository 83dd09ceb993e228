import { Button, Callout, Classes } from "@blueprintjs/core";
import { Notifications } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { type Notice, UNREAD_MAX } from "../../domain/requests/notice";
import { useNotices } from "../accounts/notices-store";
import { useInbox } from "../approvals/inbox-store";
import { words as approvals } from "../approvals/words";
import { Count } from "../kit/badge";
import { Modal } from "../kit/dialogs/modal";
import { AsIs } from "../kit/facts";
import { formatDate, formatMoney, formatSigned, formatTimeOf } from "../kit/format";
import { EmptyState, FailedState } from "../kit/loading/list-states";
import { Loading } from "../kit/loading/loading";
import { useNavigation } from "../kit/navigation/use-navigation";
import { caseStatusLabels, whereWords } from "../payments/where/where-words";
import { FailedRuns } from "../schedules/failed-runs";
import { useServices, useUser } from "../services";
import { NoticePreferences } from "./notice-preferences";
import { noticeWords as words } from "./shell-words";
import "./notices.css";

const skeleton = <div className={`notices-skeleton ${Classes.SKELETON}`} />;

/** The notices of debits and credits, by day. Each entry opens what it is about, and closes the list. */
export const NoticesPanel = observer(function NoticesPanel({ onClose }: { onClose: () => void }) {
  const store = useNotices();
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => void store.open(), [store]);
  if (isChoosing) return <NoticePreferences onBack={() => setChoosing(false)} onClose={onClose} />;
  const { content } = store.list;
  return (
    <Modal title={words.title} size="panel" hasCross onClose={onClose}>
      <Waiting onFollow={onClose} />
      <CaseNewsList onFollow={onClose} />
      <FailedRuns onFollow={onClose} />
      {(content.kind === "idle" || content.kind === "loading") && <Loading>{skeleton}</Loading>}
      {content.kind === "failed" && <FailedState title={words.failed} onRetry={() => void store.open()} />}
      {content.kind === "ready" && content.value.length === 0 && (
        <EmptyState title={words.empty} hint={words.emptyHint} />
      )}
      {content.kind === "ready" && content.value.length > 0 && (
        <ul className="notices" aria-label={words.list}>
          {content.value.map((notice, index) => (
            <li key={notice.id}>
              {formatDate(notice.at) !== formatDate(content.value[index - 1]?.at ?? "") && (
                <h3 className="notice-day">{formatDate(notice.at)}</h3>
              )}
              <Entry notice={notice} onFollow={onClose} />
            </li>
          ))}
        </ul>
      )}
      <div className="modal-buttons">
        <Button text={words.preferences.open} onClick={() => setChoosing(true)} />
        {content.kind === "ready" && store.hasMore && <Button text={words.more} onClick={() => void store.more()} />}
      </div>
    </Modal>
  );
});

/** The requests that wait for the user, as the menu counts them. */
const Waiting = observer(function Waiting({ onFollow }: { onFollow: () => void }) {
  const { count } = useInbox();
  const navigation = useNavigation();
  if (!count) return null;
  const open = () => {
    onFollow();
    navigation.go("/pendingRequests");
  };
  return <Button intent="primary" variant="outlined" text={approvals.inbox.waiting(count)} onClick={open} />;
});

function Entry({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const target = useTarget(notice);
  if (!target) return <Facts notice={notice} />;
  const open = () => {
    onFollow();
    void target();
  };
  return (
    <button type="button" className="notice-entry" onClick={open}>
      <Facts notice={notice} />
    </button>
  );
}

/** Returns what opens the notice's subject: its request in the reports, else the account's statement. */
function useTarget({ requestId, accountNumber }: Notice): (() => void | Promise<void>) | undefined {
  const { permissions } = useUser();
  const { accounts } = useServices();
  const navigation = useNavigation();
  if (requestId && permissions.transactionReports)
    return () => navigation.go("/transactionReports", { state: { search: requestId } });
  if (!permissions.bankStatements) return undefined;
  return async () => {
    const listed = await accounts.list();
    const place = listed.ok ? listed.value.findIndex(({ number }) => number === accountNumber) : 0;
    navigation.go("/bankStatements", { state: { account: Math.max(place, 0) } });
  };
}

function Facts({ notice }: { notice: Notice }) {
  const { type, amount, counterparty, title, at, accountNumber, reference, charges, balance, isRead } = notice;
  const facts = [words.account(accountNumber.slice(-4)), `${words.reference} ${reference}`];
  const sums = [`${words.balance} ${formatMoney(balance)}`];
  if (charges.minor !== 0) sums.unshift(`${words.charges} ${formatMoney(charges)}`);
  return (
    <>
      <span className="notice-head">
        {counterparty ? (
          <span className="notice-party">
            <span>{type === "credit" ? words.from : words.to}</span> <AsIs>{counterparty}</AsIs>
          </span>
        ) : (
          <span className="notice-party">{title}</span>
        )}
        <strong translate="no">{formatSigned({ type, amount })}</strong>
      </span>
      <span>
        {!isRead && <span className="notice-new">{`${words.new} `}</span>}
        {`${[words.types[type], counterparty && title, formatTimeOf(at)].filter(Boolean).join(", ")}`}
      </span>
      <span>{facts.join(", ")}</span>
      <span>{sums.join(", ")}</span>
    </>
  );
}

/** Opens the notices, with the number of unread ones. Absent while the bank has answered none. */
export const NoticesBell = observer(function NoticesBell({ onOpen }: { onOpen: () => void }) {
  const { unread } = useNotices();
  if (unread === undefined) return null;
  return (
    <Button
      variant="minimal"
      className="notices-bell"
      icon={<Notifications />}
      aria-label={words.title}
      aria-description={unread < UNREAD_MAX ? words.unread(unread) : words.manyUnread(UNREAD_MAX)}
      onClick={onOpen}
      text={<Count value={unread || undefined} max={UNREAD_MAX - 1} />}
    />
  );
});

/** New answers of the bank to the user's cases. Absent if there is none. */
const CaseNewsList = observer(function CaseNewsList({ onFollow }: { onFollow: () => void }) {
  const { caseNews } = useNotices();
  const navigation = useNavigation();
  const unread = caseNews.filter(({ isRead }) => !isRead);
  if (unread.length === 0) return null;
  const open = () => {
    onFollow();
    navigation.go("/cases");
  };
  return (
    <section aria-label={whereWords.news}>
      <Callout compact intent="primary" title={whereWords.news}>
        <ul>
          {unread.map(({ number, status, answer }) => (
            <li key={number}>
              {whereWords.newsOf(number, caseStatusLabels[status])}. <AsIs>{answer}</AsIs>
            </li>
          ))}
        </ul>
        <Button size="small" text={whereWords.list.title} onClick={open} />
      </Callout>
    </section>
  );
});
