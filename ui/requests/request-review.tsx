import { Button, Callout } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { isBulk } from "../../domain/payments/categories";
import { overLimitOf, type PaymentLimits } from "../../domain/payments/payment-limits";
import type { SamePayments } from "../../domain/payments/same-payments";
import { type BankRequest, chargesOf } from "../../domain/requests/request";
import {
  isPartlyApproved,
  needsMoreApprovals,
  type RequestedSchedule,
  type Review,
} from "../../domain/requests/review";
import { type Fact, Facts } from "../kit/facts";
import { formatDate, formatDateTime, formatMoney, formatTimeOf } from "../kit/format";
import { LoadingRows } from "../kit/loading/list-states";
import type { LoadedStore } from "../kit/loading/loaded-store";
import { useWide } from "../kit/use-wide";
import { Warning } from "../kit/warning";
import { words as shared } from "../kit/words";
import { laterFailure, limitWords, namesText, partLeft } from "../operations/limit-words";
import { Sentences } from "../payments/changed-account-notice";
import {
  changeConfirmationText,
  changedAccountSentences,
  changedAccountWords,
  comparedWith,
  confirmedNameText,
  samePaymentsNotice,
} from "../payments/check-words";
import { runsText } from "../payments/payment-description";
import { useReview } from "../payments/use-review";
import { frequencyLabels } from "../payments/words";
import { ListDifference, ListNames } from "./list-difference";
import { RequestReceipt } from "./request-receipt";
import { words as all, eventLabels } from "./words";
import "./requests.css";

const words = all.review;

/** Renders a loaded review, its loading state, or its failure with a retry button. */
export const Reviewed = observer(function Reviewed({
  store,
  children,
}: {
  store: LoadedStore<Review>;
  children: (review: Review) => ReactNode;
}) {
  const { content } = store;
  if (content.kind === "failed")
    return (
      <p className="review-failed">
        {words.failed} <Button variant="minimal" text={shared.list.retry} onClick={() => void store.retry()} />
      </p>
    );
  if (content.kind !== "ready") return <LoadingRows rows={2} onCancel={store.cancel} />;
  return children(content.value);
});

/** All of a review, for requests whose other data is shown elsewhere. */
export function RequestReview({ request }: { request: BankRequest }) {
  return (
    <Reviewed store={useReview(request)}>
      {(review) => (
        <div className="review">
          <ChangedAccounts request={request} review={review} />
          <ApprovalEffects request={request} review={review} />
          <Warnings request={request} review={review} />
          {review.listNames && <ListNames names={review.listNames} />}
          {review.lastList && <ListDifference list={review.lastList} />}
          <History review={review} />
          <RequestReceipt id={request.id} review={review} />
        </div>
      )}
    </Reviewed>
  );
}

/** The payees that were known at other accounts, and who confirmed the new ones. Everything else comes after it. */
export function ChangedAccounts({ request, review: { changed } }: { request: BankRequest; review: Review }) {
  if (!changed) return null;
  const isList = isBulk(request.category);
  return (
    <Callout compact intent="warning">
      <p>
        <strong>{isList ? changedAccountWords.counted(changed.count) : changedAccountWords.title}</strong>
      </p>
      <Sentences of={changedAccountSentences(changed, isList)} />
      <p>
        <strong>{changeConfirmationText(changed.confirmation)}</strong>
      </p>
    </Callout>
  );
}

type EffectsProps = { request: BankRequest; review: Review };
type AllEffectsProps = EffectsProps & {
  namesSource?: boolean;
  /** The figures of the request, with its charges, are above. */
  isBelowFigures?: boolean;
};

/**
 * The effects of an approval: charges, remaining balance, day of arrival, and what the limits leave. Empty for users who
 * may not decide.
 */
export function ApprovalEffects({ request, review, namesSource = false, isBelowFigures = false }: AllEffectsProps) {
  const { availableAfter, arrivesOn, limits, schedule } = review;
  if (!arrivesOn) return null;
  const { name, account } = request.source;
  const isRefused = isForetold(review) || failsLater(request, review) !== undefined;
  const hasCharges = chargesOf(request).minor > 0;
  const facts = [
    ...(namesSource && account
      ? [{ label: words.from, value: <span className="review-wrapped">{name || account}</span> }]
      : []),
    ...(schedule ? [{ label: words.schedule.label, value: scheduleText(schedule) }] : []),
    ...(isBelowFigures && hasCharges && !schedule
      ? []
      : [{ label: schedule ? words.schedule.charges : words.charges, value: formatMoney(chargesOf(request)) }]),
    ...(availableAfter && (!isRefused || availableAfter.minor < 0)
      ? [{ label: words.availableAfter, value: formatMoney(availableAfter) }]
      : []),
    ...(isRefused ? [] : [request.category === "fx" ? abroadFact : arrivalFact(review)]),
    ...(limits && !request.scheduleId ? [leftFact(isRefused ? { ...limits, leftAfter: undefined } : limits)] : []),
    ...(limits?.approvers.length
      ? [
          {
            label: limitWords.approversAfter,
            value: <span className="review-wrapped">{namesText(limits.approvers, "or")}</span>,
          },
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

/** When the payment arrives, with the cut-off on which this depends. */
function arrivalFact(review: Review): Fact {
  const { arrivesOn, approveBefore, schedule } = review;
  const day = formatDate(arrivesOn);
  const isLast = !needsMoreApprovals(review);
  if (!approveBefore) {
    const label = isLast ? words.arrives : words.arrivesAfterLast;
    return { label: schedule ? words.schedule.arrives : label, value: day };
  }
  const before = words.approvedBefore(formatTimeOf(approveBefore), isLast);
  const label = schedule ? words.schedule.arrives : words.arrivesOn;
  return { label, value: <span className="review-wrapped">{`${day}, ${before}`}</span> };
}

/** Banks abroad do not report what they credit. */
const abroadFact: Fact = { label: words.arrivesOn, value: <span className="review-wrapped">{words.abroad}</span> };

const leftFact = ({ leftToday, leftAfter, ofDay }: PaymentLimits) => ({
  label: leftAfter ? limitWords.leftAfter : limitWords.leftToday,
  value: <span className="review-wrapped">{partLeft({ leftToday: leftAfter ?? leftToday, ofDay })}</span>,
});

const failsLater = (request: BankRequest, review: Review) => laterFailure(request, review, { isApproved: false });

/** Returns whether the bank has said that an approval now would fail, so that nothing arrives. */
const isForetold = ({ certainFailure, limits }: Review): boolean =>
  certainFailure !== undefined || overLimitOf(limits) !== undefined;

function scheduleText({ frequency, start, firstRun }: RequestedSchedule): string {
  if (frequency === "unknown") return words.schedule.from(formatDate(start ?? firstRun));
  return start ? runsText(frequency, start) : frequencyLabels[frequency];
}

/** Says what an approval of the user would do where several are needed, or how many are missing. */
function MissingApprovals({ review }: { review: Review }) {
  const { approvals, approvalsNeeded, arrivesOn, schedule } = review;
  if (arrivesOn && needsMoreApprovals(review))
    return <Callout compact>{words.yoursIsNotLast(approvals + 1, approvalsNeeded)}</Callout>;
  if (!isPartlyApproved(review) || isForetold(review)) return null;
  return (
    <Callout compact>
      {arrivesOn
        ? words.yoursIsLast(approvalsNeeded, schedule !== undefined)
        : words.halfApproved(approvals, approvalsNeeded)}
    </Callout>
  );
}

function Changes({ changes }: Pick<NonNullable<Review["askedAgain"]>, "changes">) {
  if (changes.length === 0) return <p>{words.unchanged}</p>;
  return (
    <>
      <p>{words.changedSince}</p>
      <ul className="review-changes">
        {changes.map(({ label, before, after }) => (
          <li key={label}>{words.change(label, before, after)}</li>
        ))}
      </ul>
    </>
  );
}

const SAME_SHOWN = 2;

/** Lists two earlier payments and counts the others, because a longer text hides the decision on a phone. */
const shortened = ({ found, others }: SamePayments): SamePayments => ({
  found: found.slice(0, SAME_SHOWN),
  others: others + Math.max(0, found.length - SAME_SHOWN),
});

/** Warnings that suggest a closer look before a decision. */
export function Warnings({ request, review }: EffectsProps) {
  const {
    askedAgain,
    availableAfter,
    certainFailure,
    changed,
    isFirstToPayee,
    nameCheck,
    same,
    duplicates,
    limits,
    schedule,
  } = review;
  const isWide = useWide("md");
  const notice = same && samePaymentsNotice(isWide ? same : shortened(same), comparedWith(request));
  const overLimit = overLimitOf(limits);
  const later = failsLater(request, review);
  const isShort = availableAfter !== undefined && availableAfter.minor < 0;
  return (
    <>
      <MissingApprovals review={review} />
      {schedule && !isForetold(review) && <Callout compact>{words.schedule.approval(schedule)}</Callout>}
      {certainFailure && !overLimit && (
        <Callout compact intent="danger" role="alert">
          {`${certainFailure.message} ${words.fate(certainFailure)}`}
        </Callout>
      )}
      {askedAgain && (
        <Callout compact intent="warning">
          {words.askedAgain({ ...askedAgain, day: formatDate(askedAgain.at) })}
          <Changes changes={askedAgain.changes} />
        </Callout>
      )}
      {isShort && !isForetold(review) && (
        <Callout compact intent="danger">
          {words.short}
        </Callout>
      )}
      {overLimit && (
        <Callout compact intent="danger">
          {limitWords.refused(overLimit)}
        </Callout>
      )}
      {later && (
        <Callout compact intent="warning">
          {later}
        </Callout>
      )}
      <Warning text={nameCheck && confirmedNameText(nameCheck)} />
      <Warning text={isFirstToPayee && !nameCheck && !changed && words.firstPayment} />
      {notice && <SameNotice {...notice} />}
      {duplicates.map(({ id, createdAt }) => (
        <Callout key={id} compact intent="warning">
          {words.duplicate(id, formatDate(createdAt))}
        </Callout>
      ))}
    </>
  );
}

/** Several payments are a list, because a text of all of them is long on a phone. */
function SameNotice({ sentences, advice }: { readonly sentences: readonly string[]; readonly advice: string }) {
  const isList = sentences.length > 1;
  return (
    <Callout compact intent="warning">
      {isList && (
        <ul className="review-changes">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {isList ? advice : [...sentences, advice].join(" ")}
    </Callout>
  );
}

export function History({ review: { history } }: { review: Review }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history-heading">
      <h3 id="history-heading">{words.story}</h3>
      <ol className="history">
        {history.map(({ event, by, at, detail }) => (
          <li key={`${event} ${by} ${at}`}>
            <strong>{eventLabels[event]}</strong>
            <span>{`${by ? ` ${words.by(by)}` : ""}, ${formatDateTime(at)}`}</span>
            <span className="history-detail">{detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
