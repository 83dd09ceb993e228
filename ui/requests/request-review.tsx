import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { BankRequest } from "../../domain/requests/request";
import { isHalfApproved, type Review } from "../../domain/requests/review";
import { Facts } from "../shared/facts";
import { amount, date, dateAndTime } from "../shared/format";
import { LoadingRows } from "../shared/lists/faces";
import { LoadedStore } from "../shared/loaded-store";
import { useServices } from "../shared/services";
import { words as shared } from "../shared/words";
import { words as all } from "./words";
import "./request-review.css";

const words = all.review;

/** How far a request has come, what to know before deciding it, and its story by the bank's audit trail. */
export const RequestReview = observer(function RequestReview({ request }: { request: BankRequest }) {
  const { requests, log } = useServices();
  const [store] = useState(() => new LoadedStore<Review>((failure) => log.warn("A review did not load", failure)));
  useEffect(() => void store.load(() => requests.review(request)), [store, requests, request]);

  const { content } = store;
  if (content.is === "failed")
    return (
      <p className="review-failed">
        {words.failed} <Button variant="minimal" text={shared.list.retry} onClick={() => void store.retry()} />
      </p>
    );
  if (content.is !== "ready") return <LoadingRows rows={2} className="dense review" />;
  return (
    <div className="review">
      <Signs review={content.value} />
      <Story review={content.value} />
    </div>
  );
});

/** What speaks for a second look. */
function Signs({ review }: { review: Review }) {
  const { approvals, approvalsNeeded, availableAfter, isFirstToPayee, duplicates } = review;
  const isShort = availableAfter !== undefined && availableAfter.minor < 0;
  return (
    <>
      {availableAfter && (
        <Facts facts={[{ label: words.availableAfter, value: amount(availableAfter) }]} className="summary-card" />
      )}
      {isHalfApproved(review) && (
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
          {words.duplicate(id, date(createdAt))}
        </Callout>
      ))}
    </>
  );
}

function Story({ review: { story } }: { review: Review }) {
  if (story.length === 0) return null;
  return (
    <section aria-labelledby="story-heading">
      <h3 id="story-heading">{words.story}</h3>
      <ol className="story">
        {story.map(({ event, by, at, detail }) => (
          <li key={`${event} ${by} ${at}`}>
            <strong>{words.events[event] ?? event}</strong>
            {by && ` ${words.by(by)}`}, {dateAndTime(at)}
            <span className="story-detail">{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
