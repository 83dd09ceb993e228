import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import type { BankRequest } from "../../domain/requests/request";
import { needsMoreApprovals } from "../../domain/requests/review";
import { FactGrid, Headlines } from "../kit/facts";
import { useReview } from "../payments/use-review";
import { BulkPayees } from "./bulk-payees";
import { isBulkRequest } from "./bulk-store";
import { pendingEntryColumns } from "./entry-columns";
import { requestFacts } from "./request-facts";
import { RequestReceipt } from "./request-receipt";
import { ApprovalEffects, ChangedAccounts, History, Reviewed, Warnings } from "./request-review";
import { words } from "./words";
import "./requests.css";

type Props = {
  request: BankRequest;
  /** Buttons below the effects of an approval. */
  actions?: ReactNode;
};

/**
 * A request as one decides on it: the amount, the beneficiary and warnings first, next to what an approval would do and
 * the buttons; then all other facts and the history.
 */
export const RequestSheet = observer(function RequestSheet({ request, actions }: Props) {
  const store = useReview(request);
  const facts = requestFacts(request);
  const review = store.value;
  const hasEffects = Boolean(review?.arrivesOn);
  const effects = review && needsMoreApprovals(review) ? words.review.effectsOfLast : words.review.effects;
  return (
    <article className="request-sheet">
      <div className="request-sheet-head">
        {review && <ChangedAccounts request={request} review={review} />}
        <Headlines facts={facts} />
        {review && <Warnings request={request} review={review} />}
      </div>
      {(hasEffects || actions) && (
        <aside className="request-sheet-decision" aria-label={hasEffects ? effects : words.review.decision}>
          {hasEffects && review && (
            <>
              <h3>{effects}</h3>
              <ApprovalEffects request={request} review={review} namesSource />
            </>
          )}
          <div className="request-sheet-actions">{actions}</div>
        </aside>
      )}
      <div className="request-sheet-facts">
        <FactGrid facts={facts} />
        <Reviewed store={store}>
          {(loaded) => (
            <>
              <History review={loaded} />
              <RequestReceipt id={request.id} review={loaded} />
            </>
          )}
        </Reviewed>
      </div>
      {isBulkRequest(request) && (
        <BulkPayees
          bulk={request}
          columns={pendingEntryColumns}
          lastList={review?.lastList}
          names={review?.listNames}
        />
      )}
    </article>
  );
});
