import { Button } from "@blueprintjs/core";
import { Cross } from "@blueprintjs/icons";
import type { ListedCall, TrafficCall } from "../control-api/answers";
import { CopyButton } from "./copy-button";
import { dateOf, timeOf } from "./moment";

type Props = { call: TrafficCall; about: ListedCall | undefined; onClose: () => void };

/** Shows one call with all of its fields, and its documentation. */
export function TrafficDetails({ call, about, onClose }: Props) {
  const { requestId, at, method, path, headers, fields, answer, milliseconds } = call;
  return (
    <aside className="panel call-details" aria-label={`Call ${call.call}`}>
      <div className="panel-head">
        <h2>{call.call}</h2>
        <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
      </div>
      <p>
        <strong>{method}</strong> <span className="mono">{path}</span>
        <br />
        <span className="quiet">
          {about?.summary}. {dateOf(new Date(at))} {timeOf(new Date(at))} by this computer, {milliseconds.toFixed(1)}{" "}
          ms. Request <span className="mono">{requestId}</span>
        </span>
      </p>
      <p>
        {/* Keeps the opener, so that the new tab gets a copy of this tab's session storage with the control token. */}
        <a href={`/control/docs#${call.call}`} target="api-reference">
          {call.call} in the API reference (opens in a new tab)
        </a>
      </p>
      <Shown title="Sent" values={fields} />
      <Shown title="Answered" values={answer ?? {}} />
      <Shown title="Headers" values={headers} />
      <h3>Requirements</h3>
      {about?.requirements.length === 0 && <p className="quiet">No requirement mentions this call.</p>}
      <ul className="requirement-rows">
        {about?.requirements.map(({ id, text }) => (
          <li key={id}>
            <a href={`/trainer/acceptance?find=${id}`}>{id}</a> {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}

function Shown({ title, values }: { title: string; values: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify(values, undefined, 2);
  return (
    <section aria-label={title}>
      <h3>
        {title} <CopyButton text={text} what={title} />
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className="mono" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
