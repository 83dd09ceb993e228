import { Button } from "@blueprintjs/core";
import { ChevronLeft } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { BankRequest } from "../../domain/requests/request";
import { needsMoreApprovals } from "../../domain/requests/review";
import { FactGrid, Headlines } from "../kit/facts";
import { useClosedByBack } from "../kit/navigation/use-navigation";
import { useWide } from "../kit/use-wide";
import { words as shared } from "../kit/words";
import { useReview } from "../payments/use-review";
import { useServices } from "../services";
import { BulkPayees, FirstPayees, type TableProps } from "./bulk-payees";
import { BulkStore, isBulkRequest } from "./bulk-store";
import { type EntryColumns, pendingEntryColumns } from "./entry-columns";
import { ListWarnings } from "./list-difference";
import { payeePlace, requestFacts } from "./request-facts";
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
  const { requests, log } = useServices();
  const isWide = useWide("md");
  const [own] = useState(() => (!payees && isBulkRequest(request) ? new BulkStore(requests, log, request) : undefined));
  const list = payees ?? (own && { store: own, columns: pendingEntryColumns, density: "dense" as const });
  const facts = requestFacts(request);
  const review = store.value;
  const hasEffects = Boolean(review?.arrivesOn);
  const effects = review && needsMoreApprovals(review) ? words.review.effectsOfLast : words.review.effects;
  return (
    <article className="request-sheet">
      <div>
        {review && <ChangedAccounts request={request} review={review} />}
        <Headlines facts={facts} />
        {!isWide && <p className="payee-place">{payeePlace(request)}</p>}
        {list && !isWide && <FirstPayees store={list.store} />}
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
      <div>
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
      {list && (
        <BulkPayees {...list} lastList={review?.lastList} names={review?.listNames} isTitled={payees !== undefined} />
      )}
    </article>
  );
});

type BulkEntriesProps = {
  store: BulkStore;
  columns: EntryColumns;
  density: "dense" | "tall";
  onBack: () => void;
  title?: string;
  /** Shown between the Back button and the title. */
  children?: ReactNode;
  /** Approve and Reject, for users who decide. */
  actions?: ReactNode;
};

/** The payees of a bulk, read-only, with a link back to the list (specification 3, sections 2.1 and 2.3). */
export const BulkEntries = observer(function BulkEntries({
  store,
  columns,
  density,
  onBack,
  title = words.bulk.title,
  children,
  actions,
}: BulkEntriesProps) {
  const { bulk } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useClosedByBack(true, onBack);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("[aria-modal='true']")) onBack();
    };
    window.addEventListener("keydown", close);
    return () => window.removeEventListener("keydown", close);
  }, [onBack]);
  return (
    <section className="bulk-entries" aria-labelledby="bulk-heading">
      <div className="bulk-head">
        <Button variant="minimal" icon={<ChevronLeft />} text={shared.back} onClick={onBack} />
        {children}
        <h2 id="bulk-heading" ref={heading} tabIndex={-1}>
          {title}
        </h2>
      </div>
      <RequestSheet request={bulk} actions={actions} payees={{ store, columns, density }} />
    </section>
  );
});
