import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { type BankRequest, chargesOf } from "../../../domain/requests/request";
import { isPartlyApproved, type Review } from "../../../domain/requests/review";
import { Facts } from "../facts";
import { formatDate, formatDateTime, formatMoney } from "../format";
import { LoadingRows } from "../lists/list-states";
import { LoadedStore } from "../loaded-store";
import { useServices } from "../services";
import { words as shared } from "../words";
import { RequestReceipt } from "./request-receipt";
import { words as all, eventLabels } from "./words";
import "./request-review.css";

const words = all.review;

/** The progress of a request, warnings before a decision, and its history from the bank's audit trail. */
export const RequestReview = observer(function RequestReview({
  request,
  without,
}: {
  request: BankRequest;
  without?: "history";
}) {
  const { requests, log } = useServices();
  const [store] = useState(() => new LoadedStore<Review>((failure) => log.warn("A review did not load", failure)));
  useEffect(() => void store.load(() => requests.review(request)), [store, requests, request]);

  const { content } = store;
  if (content.kind === "failed")
    return (
      <p className="review-failed">
        {words.failed} <Button variant="minimal" text={shared.list.retry} onClick={() => void store.retry()} />
      </p>
    );
  if (content.kind !== "ready") return <LoadingRows rows={2} className="dense review" />;
  return (
    <div className="review">
      <ApprovalEffects request={request} review={content.value} />
      <Warnings review={content.value} />
      {without !== "history" && <History review={content.value} />}
      {without !== "history" && <RequestReceipt id={request.id} review={content.value} />}
    </div>
  );
});

/** The effects of an approval: charges, remaining balance and day of arrival. Empty for users who may not decide. */
function ApprovalEffects({ request, review: { availableAfter, arrivesOn } }: { request: BankRequest; review: Review }) {
  if (!arrivesOn) return null;
  const facts = [
    { label: words.charges, value: formatMoney(chargesOf(request)) },
    ...(availableAfter ? [{ label: words.availableAfter, value: formatMoney(availableAfter) }] : []),
    { label: words.arrives, value: formatDate(arrivesOn) },
  ];
  return <Facts facts={facts} className="summary-card" />;
}

/** Warnings that suggest a closer look before a decision. */
function Warnings({ review }: { review: Review }) {
  const { approvals, approvalsNeeded, availableAfter, isFirstToPayee, duplicates } = review;
  const isShort = availableAfter !== undefined && availableAfter.minor < 0;
  return (
    <>
      {isPartlyApproved(review) && (
        <Callout compact intent="primary">
          {words.halfApproved(approvals, approvalsNeeded)}
        </Callout>
      )}
      {isShort && (
        <Callout compact intent="danger">
          {words.short}
        </Callout>
      )}
      {isFirstToPayee && (
        <Callout compact intent="warning">
          {words.firstPayment}
        </Callout>
      )}
      {duplicates.map(({ id, createdAt }) => (
        <Callout key={id} compact intent="warning">
          {words.duplicate(id, formatDate(createdAt))}
        </Callout>
      ))}
    </>
  );
}

function History({ review: { history } }: { review: Review }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading">{words.story}</h3>
      <ol className="history">
        {history.map(({ event, by, at, detail }) => (
          <li key={`${event} ${by} ${at}`}>
            <strong>{eventLabels[event]}</strong>
            {by && ` ${words.by(by)}`}, {formatDateTime(at)}
            <span className="history-detail">{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
