import { Button, Checkbox } from "@blueprintjs/core";
import { TickCircle } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { isDecidable } from "../../domain/approvals/decision";
import type { BankRequest } from "../../domain/requests/request";
import { Modal } from "../kit/dialogs/modal";
import { formatMoney } from "../kit/format";
import { hasSingleKeys } from "../kit/keyboard";
import { useClosedByBack } from "../kit/navigation/use-navigation";
import { words as shared } from "../kit/words";
import { categoryLabels } from "../payments/categories";
import { nameInCompany } from "../requests/columns";
import { RequestSheet } from "../requests/request-sheet";
import { useUser } from "../services";
import type { ApprovalRun } from "./approval-run";
import type { ApprovalsStore } from "./approvals-store";
import { DecisionButtons, RowWarnings, rowName } from "./decisions";
import type { DecisionsStore } from "./decisions-store";
import { useInbox } from "./inbox-store";
import { words as all } from "./words";
import "./approvals.css";

const words = all.run;
/** Messages that only repeat the result next to them, unlike that of the first of two approvals. */
const repeatedMessages: readonly string[] = [all.approved, all.rejected];

type Props = { run: ApprovalRun };

/**
 * Selects a request for the approval run. Requests that the user created or has approved already cannot be selected.
 */
export const RunCheckbox = observer(function RunCheckbox({ run, request }: Props & { request: BankRequest }) {
  const user = useUser();
  if (!isDecidable(request, user)) return null;
  return (
    <Checkbox
      inline
      className="run-checkbox"
      aria-label={words.choose(rowName(request))}
      checked={run.has(request)}
      onChange={() => run.toggle(request)}
    />
  );
});

/** The run: the queue of requests, and the one to decide now; then the results. */
export const RunDialogs = observer(function RunDialogs({ approvals }: { approvals: ApprovalsStore }) {
  const { run, decisions: store } = approvals;
  const { current } = run;
  useRunKeys(run, store);
  useClosedByBack(run.isRunning, () => {
    store.abandon();
    if (run.isOver) run.clear();
    else run.stop();
  });
  if (run.isOver) return <Results run={run} onContinue={() => void approvals.continueRun()} />;
  if (!current) return null;
  return (
    <Modal size="full" title={words.title} hasCross onClose={run.stop}>
      <p className="run-progress" role="status">
        <strong>{words.place(run.results.length + 1, run.selected.length, run.others)}</strong>
        <span>
          {words.progress(
            run.count("approved") + run.count("recorded"),
            run.count("rejected"),
            run.selected.length - run.results.length,
          )}
        </span>
      </p>
      <div className="run">
        <Queue run={run} />
        <RequestSheet
          key={current.id}
          request={current}
          actions={
            <>
              <DecisionButtons store={store} request={current} />
              <Button variant="outlined" text={words.skip} onClick={run.skip} />
              {hasSingleKeys() && <p className="run-keys">{words.keys}</p>}
            </>
          }
        />
      </div>
    </Modal>
  );
});

const Queue = observer(function Queue({ run }: Props) {
  return (
    <ol className="run-queue" aria-label={words.queue}>
      {run.selected.map((request, index) => {
        const result = run.results[index];
        return (
          <li key={request.id} aria-current={request === run.current ? "step" : undefined}>
            <span className="run-amount" translate="no">
              {formatMoney(request.total)}
            </span>
            {result && <span className={`run-result ${result.kind}`}>{words.ended[result.kind]}</span>}
            <bdi className="run-detail" translate="no">
              {[nameOf(request), categoryLabels.pending[request.category]].filter(Boolean).join(" · ")}
            </bdi>
            {!result && <RowWarnings request={request} />}
          </li>
        );
      })}
    </ol>
  );
});

/** Returns the beneficiary, or the number of them; empty for a bill. An own account is named as in the list. */
function nameOf(request: BankRequest): string {
  if ("count" in request) return words.payees(request.count);
  if (!("payee" in request)) return "";
  return request.category === "ownAccounts" ? nameInCompany(request.payee.name) : request.payee.name;
}

/** What the run has decided, with sums, and what still waits. */
const Results = observer(function Results({ run, onContinue }: Props & { onContinue: () => void }) {
  const waiting = useInbox().count ?? run.count("skipped");
  const goesOn = waiting > 0 && run.decided.length > 0;
  const given = (["approved", "recorded"] as const).filter((kind) => run.count(kind) > 0);
  const next = useRef<HTMLButtonElement>(null);
  // A phone shows the results from their top, not the button at their end.
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  return (
    <Modal title={words.results} onClose={run.clear}>
      {given.length > 0 && (
        <div className="status">
          <TickCircle className="status-icon" size={32} data-intent="success" aria-hidden />
          <div className="status-text run-sums">
            {given.map((kind) => (
              <p key={kind}>{words.sums[kind](run.count(kind), run.totalsOf(kind).map(formatMoney).join(", "))}</p>
            ))}
          </div>
        </div>
      )}
      {run.decided.length === 0 && <p>{words.nothingDecided}</p>}
      <ul className="run-results summary-card">
        {run.decided.map(({ request, kind, message, warning }) => (
          <li key={request.id}>
            <bdi className="run-name" translate="no">
              {nameOf(request) || categoryLabels.pending[request.category]}
            </bdi>
            <span className="run-amount" translate="no">
              {formatMoney(request.total)}
            </span>
            <span className="run-detail" translate="no">
              {nameOf(request) ? `${categoryLabels.pending[request.category]} · ${request.id}` : request.id}
            </span>
            <strong className={`run-result ${kind}`}>{words.ended[kind]}</strong>
            {message && !repeatedMessages.includes(message) && <span className="run-reason">{message}</span>}
            {warning && <span className="run-reason warning">{warning}</span>}
          </li>
        ))}
      </ul>
      <div className="modal-buttons">
        {waiting > 0 && (
          <p role="status" className="run-waiting">
            {words.stillWait(waiting)}
          </p>
        )}
        <Button
          intent={goesOn ? "none" : "primary"}
          text={shared.close}
          onClick={run.clear}
          {...(!goesOn && { ref: next })}
        />
        {goesOn && <Button ref={next} intent="primary" text={words.goOn} onClick={onContinue} />}
      </div>
    </Modal>
  );
});

/**
 * The keys A, R and S approve, reject or skip the shown request, unless another dialog is open or the user is typing.
 */
function useRunKeys(run: ApprovalRun, store: DecisionsStore): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
      const { current } = run;
      const isTyping = target instanceof HTMLElement && target.matches("input, textarea, select");
      if (!current || isTyping || ctrlKey || metaKey || altKey || repeat || !hasSingleKeys()) return;
      if (document.querySelectorAll("[aria-modal='true']").length > 1 || store.isApproving(current)) return;
      if (key === "a") void store.approve(current);
      else if (key === "r") store.openRejection(current);
      else if (key === "s") run.skip();
      else return;
      // The key closes the dialog, so the shortcuts of the page would count it as pressed outside.
      event.preventDefault();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [run, store]);
}
