import { Button } from "@blueprintjs/core";
import type { ReactNode } from "react";
import { isDecidable } from "../../domain/approvals/decision";
import { isBulk } from "../../domain/payments/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { Review } from "../../domain/requests/review";
import { Modal } from "../kit/dialogs/modal";
import { SummaryCard } from "../kit/facts";
import { useClosedByBack } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { RepeatButton } from "../payments/payment-buttons";
import { WhereButton } from "../payments/where/where-button";
import { useUser } from "../services";
import { ListWarnings } from "./list-difference";
import { briefRequestFacts } from "./request-facts";
import { ApprovalEffects, ChangedAccounts, RequestReview, Warnings } from "./request-review";
import { RequestSheet } from "./request-sheet";
import { words } from "./words";

/** The request shown above the code of its approval: its facts, its costs, and warnings, or that they did not load. */
export function RequestBrief({ request, review }: { request: BankRequest; review: Review | undefined }) {
  return (
    <>
      <SummaryCard facts={briefRequestFacts(request)} />
      {review ? (
        <div className="review">
          <ChangedAccounts request={request} review={review} />
          <ApprovalEffects request={request} review={review} isBelowFigures />
          <Warnings request={request} review={review} />
          <ListWarnings review={review} />
        </div>
      ) : (
        <p className="review-failed">{words.review.notSeen}</p>
      )}
    </>
  );
}

/** A dialog with only the history, for requests whose row already shows all other data (S3-2.3-66). */
export function RequestHistory({ request, onClose }: { request: BankRequest | undefined; onClose: () => void }) {
  useClosedByBack(request !== undefined, onClose);
  if (!request) return null;
  return (
    <Modal title={words.mine.historyOf(request.id)} onClose={onClose}>
      <RequestReview key={request.id} request={request} />
      <RequestButtons request={request}>
        <Button text={shared.close} onClick={onClose} />
      </RequestButtons>
    </Modal>
  );
}

type Props = {
  request: BankRequest | undefined;
  onClose: () => void;
  /** Approve and Reject, if the dialog was opened for a decision. */
  actions?: ReactNode;
};

/**
 * The Transaction Details dialog (specification 1, section 2.13). For a user who decides, Close is the cross in the
 * header, and the stages of the payment are left out, because the decision comes first.
 */
export function RequestDetails({ request, onClose, actions }: Props) {
  const user = useUser();
  useClosedByBack(request !== undefined, onClose);
  if (!request) return null;
  const isToDecide = Boolean(actions) && isDecidable(request, user);
  return (
    <Modal size="full" title={words.details} hasCross={isToDecide} onClose={onClose}>
      <RequestSheet key={request.id} request={request} actions={actions} />
      {!isToDecide && (
        <RequestButtons request={request}>
          <Button text={shared.close} onClick={onClose} />
        </RequestButtons>
      )}
    </Modal>
  );
}

const RequestButtons = ({ request, children }: { request: BankRequest; children: ReactNode }) => (
  <div className="modal-buttons">
    <WhereButton id={request.id} proven={request} isList={isBulk(request.category)} />
    <RepeatButton request={request} />
    {children}
  </div>
);
