import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import type { BulkCategory } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import { needsMoreApprovals, type Review } from "../../domain/requests/review";
import { FactGrid, Headlines } from "../kit/facts";
import { useReview } from "../payments/use-review";
import { useServices } from "../services";
import { BulkPayees, type TableProps } from "./bulk-payees";
import { BulkStore, isBulkRequest } from "./bulk-store";
import { pendingEntryColumns } from "./entry-columns";
import { ListWarnings } from "./list-warnings";
import { requestFacts } from "./request-facts";
import { RequestReceipt } from "./request-receipt";
import { ApprovalEffects, ChangedAccounts, History, Reviewed, Warnings } from "./request-review";
import { words } from "./words";
import "./requests.css";

type Props = {
  request: BankRequest;
  /** Buttons below the effects of an approval. */
  actions?: ReactNode;
  /** The payees of a bulk, if the page around the sheet has loaded them and has their title. */
  payees?: TableProps;
};

/**
 * A request as one decides on it: the amount, the beneficiary and warnings first, next to what an approval would do and
 * the buttons; then all other facts and the history.
 */
export const RequestSheet = observer(function RequestSheet({ request, actions, payees }: Props) {
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
        {review && <ListWarnings review={review} />}
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
      {payees ? (
        <BulkPayees {...payees} {...listsOf(review)} isTitled />
      ) : (
        isBulkRequest(request) && <LoadedPayees bulk={request} {...listsOf(review)} />
      )}
    </article>
  );
});

const listsOf = (review: Review | undefined) => ({ lastList: review?.lastList, names: review?.listNames });

function LoadedPayees({ bulk, ...lists }: { bulk: BankRequest<BulkCategory> } & ReturnType<typeof listsOf>) {
  const { requests, log } = useServices();
  const [store] = useState(() => new BulkStore(requests, log, bulk));
  return <BulkPayees store={store} columns={pendingEntryColumns} density="dense" {...lists} />;
}
