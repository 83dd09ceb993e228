import { Button, Callout } from "@blueprintjs/core";
import { Tick } from "@blueprintjs/icons";
import { observer } from "mobx-react-lite";
import { useId, useState } from "react";
import { type AskedKind, type ProvenFacts, provenStages, type Stage, type Trail } from "../../../domain/requests/trail";
import { ActionButton } from "../../kit/action-button";
import { Modal } from "../../kit/dialogs/modal";
import { explain } from "../../kit/explain";
import { formatDate, formatDateTime } from "../../kit/format";
import { LoadingRows } from "../../kit/loading/list-states";
import { useClosedByBack } from "../../kit/navigation/use-navigation";
import { Warning } from "../../kit/warning";
import { words as shared } from "../../kit/words";
import { useServices } from "../../services";
import { CaseCard } from "./case-card";
import { WhereStore } from "./where-store";
import { openStageLabels, stageLabels, whereWords, whereWords as words } from "./where-words";
import "./where.css";

const MESSAGE_LENGTH_MAX = 300;

export type WhereProps = {
  /** The id of a payment, or of a payee of a bulk. */
  id: string;
  /** The facts that are known without asking the bank. */
  proven: ProvenFacts;
  /** The payment is a whole bulk. */
  isList?: boolean;
};
type Props = WhereProps & { onClose: () => void };

/** Where the money of a payment is: its stages, what the bank was asked about it, and what can be asked. */
export const WhereDialog = observer(function WhereDialog({ id, proven, isList = false, onClose }: Props) {
  const services = useServices();
  const [store] = useState(() => new WhereStore(services, id));
  const { content } = store.trail;
  const { known, isSending } = store;
  // A question that is being sent keeps its form, which shows whether it has reached the bank. Without a function here,
  // Escape would close the dialog below.
  const close = () => {
    if (!isSending) onClose();
  };
  useClosedByBack(true, close);
  const isLoading = content.kind === "idle" || content.kind === "loading";
  const trail: Trail = known ?? { stages: provenStages(proven), cases: [], mayAsk: [] };
  const facts = { isList, isSchedule: Boolean(proven.scheduleId), now: services.clock.now() };
  return (
    <Modal title={words.title} onClose={close} hasCross={!isSending}>
      {isLoading && !known && !store.opened ? (
        <LoadingRows rows={4} onCancel={store.trail.cancel} />
      ) : (
        <div className="where">
          <header>
            <h3>{headlineOf(trail.stages, facts)}</h3>
            <p className="quiet" translate="no">
              {id}
            </p>
          </header>
          {content.kind === "failed" && <NotReported store={store} />}
          <Stages stages={trail.stages} />
          {store.opened && (
            <Callout compact intent="success" role="status">
              {words.opened(store.opened.number, formatDate(store.opened.answerBy))}
            </Callout>
          )}
          {trail.cases.length > 0 && (
            <section aria-labelledby="cases-heading">
              <h3 id="cases-heading">{words.cases}</h3>
              {trail.cases.map((bankCase) => (
                <CaseCard key={bankCase.number} bankCase={bankCase} />
              ))}
            </section>
          )}
          {store.asking && <Question store={store} kind={store.asking} />}
        </div>
      )}
      <div className="modal-buttons">
        {!store.asking &&
          trail.mayAsk.map((kind) => <Button key={kind} text={words.ask[kind]} onClick={() => store.begin(kind)} />)}
        {!store.asking && <Button text={shared.close} onClick={onClose} />}
      </div>
    </Modal>
  );
});

/** A bank without the call refuses it; other failures may pass. */
const NotReported = observer(function NotReported({ store }: { store: WhereStore }) {
  const { trail, known } = store;
  const { content } = trail;
  const failure = content.kind === "failed" && !content.isCancelled ? content.failure : undefined;
  if (failure?.kind === "refused" && !known) return <p className="quiet">{words.provenOnly(explain(failure))}</p>;
  return (
    <p className="quiet">
      {known ? words.failedAgain : words.failed}{" "}
      <Button variant="minimal" text={shared.list.retry} onClick={() => void store.load()} />
    </p>
  );
});

function Stages({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="stages" aria-label={words.steps}>
      {stages.map((stage) => (
        <li key={`${stage.kind} ${stage.by} ${stage.at}`} className={stage.isDone ? `done ${stage.kind}` : undefined}>
          <span className="stage-mark" aria-hidden>
            {stage.isDone && <Tick size={12} />}
          </span>
          <strong>{(stage.isDone ? undefined : openStageLabels[stage.kind]) ?? stageLabels[stage.kind]}</strong>
          <span>{timesOf(stage)}</span>
          {stage.detail && <span className="quiet">{stage.detail}</span>}
        </li>
      ))}
    </ol>
  );
}

const timesOf = ({ at, by, expectedBy }: Stage): string =>
  [by && words.by(by), at && formatDateTime(at), expectedBy && words.expected(formatDateTime(expectedBy))]
    .filter(Boolean)
    .join(", ");

const Question = observer(function Question({ store, kind }: { store: WhereStore; kind: AskedKind }) {
  const id = useId();
  const { isLost, isSending, problem } = store;
  return (
    <form
      className="where-question"
      onSubmit={(event) => {
        event.preventDefault();
        void store.send();
      }}
    >
      <h3>{words.ask[kind]}</h3>
      <p className="quiet" id={`${id}-hint`}>
        {words.explain[kind]}
      </p>
      <label htmlFor={id}>{words.message[kind]}</label>
      <textarea
        id={id}
        className="bp6-input"
        rows={3}
        maxLength={MESSAGE_LENGTH_MAX}
        aria-describedby={`${id}-hint`}
        readOnly={isLost || isSending}
        value={store.message}
        // biome-ignore lint/a11y/noAutofocus: the form opens on a press of its button.
        autoFocus
        onChange={({ target }) => store.setMessage(target.value)}
      />
      <div aria-live="assertive">
        <Warning text={isLost && words.lost} />
        {problem && (
          <Callout compact intent="danger">
            {problem}
          </Callout>
        )}
      </div>
      <div className="where-buttons">
        <ActionButton
          intent="primary"
          text={isLost ? words.sendAgain : words.send}
          busy={isSending}
          onClick={() => void store.send()}
        />
        {!isLost && <ActionButton text={shared.cancel} isDisabled={isSending} onClick={store.cancel} />}
      </div>
    </form>
  );
});

type HeadlineFacts = { readonly isList: boolean; readonly isSchedule: boolean; readonly now: number };

/** Says in one line what became of the money. */
export function headlineOf(stages: readonly Stage[], { isList, isSchedule, now }: HeadlineFacts): string {
  const { headline } = whereWords;
  const stageOf = (kind: Stage["kind"]) => stages.find((stage) => stage.kind === kind);
  const back = stageOf("returned") ?? stageOf("reversed");
  if (back) return headline.cameBack(formatDateTime(back.at));
  if (stageOf("rejected") ?? stageOf("recalled") ?? stageOf("failed")) return headline.ended;
  const arrived = stageOf("arrived");
  if (arrived?.isDone) return headline.arrived(formatDateTime(arrived.at));
  if (stages.some(({ kind, isDone }) => kind === "approved" && !isDone)) return headline.waits;
  const sent = stageOf("sent");
  if (!sent) return headline.noStatus;
  // The bank answers no arrival for the request of a schedule.
  if (!sent.isDone) return isSchedule || !arrived ? headline.schedule : headline.notSent;
  const expectedBy = arrived?.expectedBy;
  if (expectedBy && Date.parse(expectedBy) >= now) return headline.onItsWay(formatDateTime(expectedBy));
  if (isList) return headline.list;
  return expectedBy ? headline.late(formatDateTime(expectedBy)) : headline.unknown;
}
