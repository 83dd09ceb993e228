import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { newestIn, type RequestsOverview } from "../../application/requests/requests-service";
import { isBulk } from "../../domain/payments/categories";
import { beneficiaryOf } from "../../domain/requests/find-requests";
import type { RequestStatus } from "../../domain/requests/status";
import type { BankCase } from "../../domain/requests/trail";
import { formatDate, formatMoney } from "../kit/format";
import { BriefList } from "../kit/lists/brief-list";
import { EmptyState, FailedState, LoadingRows } from "../kit/loading/list-states";
import { LoadedStore } from "../kit/loading/loaded-store";
import { Screen } from "../kit/navigation/screen";
import { useWide } from "../kit/use-wide";
import { categoryLabels } from "../payments/categories";
import { mayReadRequests } from "../payments/payment-buttons";
import { CaseCard } from "../payments/where/case-card";
import { WhereButton } from "../payments/where/where-button";
import { whereWords } from "../payments/where/where-words";
import { useServices, useUser } from "../services";
import { StatusTag } from "./status-tag";
import "../payments/where/where.css";

const words = whereWords.list;

/** What the user and the company have asked the bank, the newest first. */
export const CasesScreen = observer(function CasesScreen() {
  const { trail, log } = useServices();
  const user = useUser();
  const [store] = useState(() => new LoadedStore<readonly BankCase[]>((why) => log.warn("Cases did not load", why)));
  useEffect(() => void store.load(() => trail.cases()), [store, trail]);
  const { content } = store;
  const isRefused = content.kind === "failed" && !content.isCancelled && content.failure.kind === "refused";
  return (
    <Screen title={words.title}>
      {(content.kind === "idle" || content.kind === "loading") && <LoadingRows rows={4} onCancel={store.cancel} />}
      {isRefused && <EmptyState title={words.notOffered} hint={words.notOfferedHint} />}
      {content.kind === "failed" && !isRefused && (
        <FailedState isCancelled={content.isCancelled} onRetry={() => void store.retry()} />
      )}
      {content.kind === "ready" && content.value.length === 0 && (
        <div className="case-empty">
          <h2>{words.empty}</h2>
          <p>{words.intro}</p>
        </div>
      )}
      {content.kind === "ready" && (
        <div className="case-list">
          {content.value.map((bankCase) => (
            <CaseCard key={bankCase.number} bankCase={bankCase} namesPayment />
          ))}
        </div>
      )}
      {content.kind === "ready" && mayReadRequests(user) && <RecentPayments />}
    </Screen>
  );
});

const RECENT_SHOWN = 5;
const sent: ReadonlySet<RequestStatus> = new Set(["approved", "processing", "failed"]);

/** The user's newest payments that have left, each with the way to a case. */
const RecentPayments = observer(function RecentPayments() {
  const { requestsService, log } = useServices();
  const [store] = useState(
    () => new LoadedStore<RequestsOverview>((why) => log.warn("Recent payments did not load", why)),
  );
  useEffect(() => void store.load(() => requestsService.overview()), [store, requestsService]);
  const payments = newestIn(store.value ?? new Map())
    .filter(({ status }) => sent.has(status))
    .slice(0, RECENT_SHOWN);
  const isWide = useWide("md");
  const { kind } = store.content;
  if (kind === "idle" || kind === "loading") return <LoadingRows rows={RECENT_SHOWN} onCancel={store.cancel} />;
  if (payments.length === 0) return null;
  return (
    <div className="recent-payments">
      <BriefList
        title={words.recent}
        rows={payments.map((payment) => ({
          id: payment.id,
          name: beneficiaryOf(payment) || categoryLabels.mine[payment.category],
          detail: `${formatDate(payment.createdAt)} · ${categoryLabels.mine[payment.category]}`,
          amount: formatMoney(payment.total),
          tag: <StatusTag status={payment.status} />,
          action: (
            <WhereButton id={payment.id} proven={payment} isList={isBulk(payment.category)} isInRow isIcon={!isWide} />
          ),
        }))}
      />
    </div>
  );
});
