import { Button } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { isOwn, REASON_LENGTH_MAX } from "../../domain/approvals/decision";
import { hiddenCharacterProblem } from "../../domain/plain-text";
import type { BankRequest } from "../../domain/requests/request";
import { mayDecide } from "../../domain/session/roles";
import type { User } from "../../domain/session/user";
import { ActionButton } from "../kit/action-button";
import { Modal } from "../kit/dialogs/modal";
import { StatusDialog } from "../kit/dialogs/status-dialog";
import { explainRefusal } from "../kit/explain";
import { resultFacts, SummaryCard } from "../kit/facts";
import { Form } from "../kit/fields/form";
import { NarrationField } from "../kit/fields/text-field";
import { formatMoney } from "../kit/format";
import { words as shared } from "../kit/words";
import { ActionDialogs } from "../operations/action-dialogs";
import { isBulkRequest } from "../requests/bulk-store";
import { RequestBrief, RequestDetails } from "../requests/request-details";
import { loadedRequestFacts } from "../requests/request-facts";
import { words as requestWords } from "../requests/words";
import { useUser } from "../services";
import type { DecisionsStore, Rejection } from "./decisions-store";
import { words } from "./words";
import "./decisions.css";

const { review } = requestWords;

type Props = { store: DecisionsStore };

/** All dialogs for the decision on a request. */
export const Decisions = observer(function Decisions({ store }: Props) {
  const user = useUser();
  const { opened } = store;
  return (
    <>
      <RequestDetails
        request={opened}
        onClose={() => {
          store.abandon();
          store.closeDetails();
        }}
        actions={opened && isToDecide(opened, user) && <DecisionButtons store={store} request={opened} />}
      />
      <RejectionDialog store={store} />
      <UnreviewedDialog store={store} />
      <ActionDialogs
        store={store.approvalAction}
        explainRefusal={explainRefusal.bank}
        onClose={store.closeOutcome}
        failed={store.fate}
        note={store.warning}
        details={store.requestToApprove && <RequestBrief request={store.requestToApprove} review={store.review} />}
      />
      <StatusDialog
        outcome={store.rejectionOutcome}
        onClose={store.closeOutcome}
        result={store.rejected && <SummaryCard facts={resultFacts(loadedRequestFacts(store.rejected))} />}
      />
    </>
  );
});

/**
 * Approve and Reject, for users who may decide. On the user's own request both are disabled and explain why. If the
 * user has approved the request already, there are no buttons.
 * @param isInRow the buttons are repeated in each row of a list, so their names say which request they decide. Approve of
 * a bulk opens its details, where the payees are
 */
export const DecisionButtons = observer(function DecisionButtons({
  store,
  request,
  isInRow = false,
}: Props & { request: BankRequest; isInRow?: boolean }) {
  const user = useUser();
  if (!isToDecide(request, user)) return null;
  const reason = isOwn(request, user) ? words.own : undefined;
  const row = isInRow ? rowName(request) : undefined;
  // The row of a bulk shows counts only, so its payees come before the code.
  const approve = () => (isInRow && isBulkRequest(request) ? store.open(request) : void store.approve(request));
  return (
    <>
      <ActionButton
        intent="primary"
        variant={isInRow || request.certainFailure ? "outlined" : "solid"}
        text={words.approve}
        aria-label={row && words.named(words.approve, row)}
        busy={store.isApproving(request)}
        reason={reason}
        onClick={approve}
      />
      <ActionButton
        variant="outlined"
        text={words.reject}
        aria-label={row && words.named(words.reject, row)}
        reason={reason}
        onClick={() => store.openRejection(request)}
      />
    </>
  );
});

const isToDecide = ({ progress }: BankRequest, user: User): boolean => mayDecide(user) && !progress?.hasMine;

/** Returns the amount with the beneficiary, or with the ID of a request without one: "GHS 480.50 to Yaw Boateng". */
export function rowName(request: BankRequest): string {
  const to = "payee" in request ? request.payee.name : "";
  return `${formatMoney(request.total)} ${to ? words.to(to) : request.id}`;
}

/** What to know in a list before a decision: why an approval would fail, and that the same payment exists. */
export function RowWarnings({ request: { certainFailure, hasSamePayment } }: { request: BankRequest }) {
  const texts = [certainFailure?.message, hasSamePayment ? words.samePayment : undefined].filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <ul className="row-warnings" aria-label={words.warnings}>
      {texts.map((text) => (
        <li key={text} className={text === certainFailure?.message ? "failure" : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Replaces the buttons after the user's own approval, in the group of the rows that wait for another Authorizer. */
export function WaitsForAnother({ request: { progress } }: { request: BankRequest }) {
  if (!progress?.hasMine) return null;
  return <span className="waits-for-another">{review.approved(progress.approvals, progress.needed)}</span>;
}

const RejectionDialog = observer(function RejectionDialog({ store }: Props) {
  const { rejection } = store;
  if (!rejection) return null;
  const { title, reason } = words.rejection;
  return (
    <Modal title={title} onClose={store.cancelRejection}>
      <Form label={title} refusals={rejection.refusals} onSubmit={() => void store.reject()}>
        <SummaryCard facts={loadedRequestFacts(rejection.request)} />
        <NarrationField
          label={reason}
          value={rejection.reason}
          max={REASON_LENGTH_MAX}
          problem={rejection.problem && problemOf(rejection.problem)}
          onChange={store.setReason}
          autoFocus
        />
        <div className="modal-buttons">
          <Button text={shared.cancel} onClick={store.cancelRejection} />
          <ActionButton type="submit" intent="danger" text={words.reject} busy={rejection.isSending} />
        </div>
      </Form>
    </Modal>
  );
});

/** Asks before an approval whose warnings cannot be shown. */
const UnreviewedDialog = observer(function UnreviewedDialog({ store }: Props) {
  const { unreviewed } = store;
  if (!unreviewed) return null;
  const { title, text, again, knowingly } = words.unreviewed;
  return (
    <Modal title={title} onClose={store.closeUnreviewed}>
      <SummaryCard facts={loadedRequestFacts(unreviewed)} />
      <p>{text}</p>
      <div className="modal-buttons">
        <Button text={shared.cancel} onClick={store.closeUnreviewed} />
        <Button variant="outlined" text={knowingly} onClick={() => void store.approve(unreviewed, true)} />
        <Button intent="primary" text={again} onClick={() => void store.approve(unreviewed)} autoFocus />
      </div>
    </Modal>
  );
});

function problemOf(problem: NonNullable<Rejection["problem"]>): string {
  if (problem.kind === "reasonHidden") return hiddenCharacterProblem(problem.character);
  return problem.kind === "reasonMissing" ? words.rejection.missing : shared.entry.charactersMax(REASON_LENGTH_MAX);
}
