import { Button, Checkbox } from "@blueprintjs/core";
import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { BankRequest } from "../../domain/requests/request";
import { DecisionButtons, isOwn } from "../shared/approvals/decisions";
import type { DecisionsStore } from "../shared/approvals/decisions-store";
import { words as all } from "../shared/approvals/words";
import { Modal } from "../shared/dialogs/modal";
import { formatMoney } from "../shared/format";
import { RequestDetails } from "../shared/requests/request-details";
import { useUser } from "../shared/services";
import { hasSingleKeys } from "../shared/single-keys";
import { words as shared } from "../shared/words";
import type { ApprovalRun } from "./approval-run";
import "./approval-run.css";

const words = all.run;

type Props = { run: ApprovalRun };

/**
 * Selects a request for the approval run. Requests that the user created or has approved already cannot be selected.
 */
export const RunCheckbox = observer(function RunCheckbox({ run, request }: Props & { request: BankRequest }) {
  const user = useUser();
  if (isOwn(request, user) || request.progress?.hasMine) return null;
  return (
    <Checkbox
      inline
      className="run-checkbox"
      aria-label={words.choose(request.id)}
      checked={run.has(request)}
      onChange={() => run.toggle(request)}
    />
  );
});

/** Shows the number and totals of the selected requests, and the button that starts the run. */
export const RunBar = observer(function RunBar({ run }: Props) {
  if (run.selected.length === 0) return null;
  return (
    <section className="run-bar" aria-label={words.title}>
      <strong aria-live="polite">{words.chosen(run.selected.length)}</strong>
      <span>{run.totals.map(formatMoney).join(", ")}</span>
      <Button intent="primary" text={words.begin} onClick={run.begin} />
      <Button variant="minimal" text={words.clear} onClick={run.clear} />
    </section>
  );
});

export const RunDialogs = observer(function RunDialogs({ run, store }: Props & { store: DecisionsStore }) {
  const { current } = run;
  useRunKeys(run, store);
  if (run.isOver) return <Results run={run} />;
  return (
    <RequestDetails
      key={current?.id}
      request={current}
      onClose={run.stop}
      actions={
        current && (
          <>
            <span className="run-place">
              {words.place(run.results.length + 1, run.selected.length)}
              {hasSingleKeys() && <span> {words.keys}</span>}
            </span>
            <DecisionButtons store={store} request={current} />
            <Button text={words.skip} onClick={run.skip} />
          </>
        )
      }
    />
  );
});

function Results({ run }: Props) {
  return (
    <Modal title={words.results} onClose={run.clear}>
      <ul className="run-results">
        {run.results.map(({ request, kind, message }) => (
          <li key={request.id}>
            <span>
              {request.id} · {formatMoney(request.total)}
            </span>
            <strong>{words.ended[kind]}</strong>
            {kind !== "succeeded" && message && <span className="run-reason">{message}</span>}
          </li>
        ))}
      </ul>
      <div className="modal-buttons">
        <Button intent="primary" text={shared.close} onClick={run.clear} autoFocus />
      </div>
    </Modal>
  );
}

/**
 * The keys A, R and S approve, reject or skip the shown request, unless another dialog is open or the user is typing.
 */
function useRunKeys(run: ApprovalRun, store: DecisionsStore): void {
  useEffect(() => {
    const handleKeyDown = ({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent) => {
      const { current } = run;
      const isTyping = target instanceof HTMLElement && target.matches("input, textarea, select");
      if (!current || isTyping || ctrlKey || metaKey || altKey || repeat || !hasSingleKeys()) return;
      if (document.querySelectorAll("[aria-modal='true']").length > 1 || store.isApproving(current)) return;
      if (key === "a") void store.approve(current);
      else if (key === "r") store.openRejection(current);
      else if (key === "s") run.skip();
    };
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, [run, store]);
}
