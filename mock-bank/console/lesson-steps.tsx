import { Button, Callout, Checkbox, Tag } from "@blueprintjs/core";
import { Endorsed } from "@blueprintjs/icons";
import { useState } from "react";
import type { Checked, Lesson } from "../control-api/answers";
import { type ControlApi, explain, type OwnLesson } from "./control-api";

type StepListProps = { readonly title: string; readonly steps: Lesson["given"] };

export function StepList({ title, steps }: StepListProps) {
  return (
    <>
      <h3>{title}</h3>
      {steps.length === 0 && <p className="quiet">No preparation is needed.</p>}
      <ol className="lesson-steps">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same thing twice, and never changes
          <li key={place}>
            {step.text}
            {step.table && <StepTable rows={step.table} />}
          </li>
        ))}
      </ol>
    </>
  );
}

export function StepTable({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table className="facts">
      <tbody>
        {rows.map((row) => (
          <tr key={row.join("|")}>
            <th scope="row">{row[0]}</th>
            {row.slice(1).map((cell, column) => (
              // Columns of one row may hold the same text.
              // biome-ignore lint/suspicious/noArrayIndexKey: a step's table never changes
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FollowedProps = {
  api: ControlApi;
  lesson: Lesson;
  /** Undefined until the stage is set. */
  own: OwnLesson | undefined;
  onChecked?: () => void;
};

/** What the learner does and sees. The bank checks what leaves a fact there; the learner ticks what is only seen. */
export function FollowedSteps({ api, lesson, own, onChecked }: FollowedProps) {
  const { steps } = lesson;
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const [checked, setChecked] = useState<Checked>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tick = (place: number) => setTicks(ticks.has(place) ? without(ticks, place) : new Set([...ticks, place]));

  const check = async (asked: OwnLesson) => {
    setBusy(true);
    const answer = await api.check(asked, [...ticks]);
    setBusy(false);
    if (answer.ok) setChecked(answer.value);
    setProblem(answer.ok ? undefined : explain(answer.problem));
    onChecked?.();
  };

  return (
    <>
      <h3>To do and to see</h3>
      <ol className="lesson-steps">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same thing twice, and never changes
          <li key={place}>
            {isTicked(step) ? (
              <Checkbox checked={ticks.has(place)} onChange={() => tick(place)}>
                <strong>See</strong> {step.text}
              </Checkbox>
            ) : (
              <p>
                <strong>{step.kind === "do" ? "Do" : "See"}</strong> {step.text}
              </p>
            )}
            {step.table && <StepTable rows={step.table} />}
            <Found finding={checked?.steps[place]} isTicked={ticks.has(place)} />
          </li>
        ))}
      </ol>
      {own && (
        <div className="lesson-actions">
          <Button
            icon={<Endorsed />}
            intent="primary"
            loading={busy}
            text="Check my work"
            onClick={() => void check(own)}
          />
          <span role="status">{checked && !busy && summaryOf(checked)}</span>
        </div>
      )}
      {problem && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
    </>
  );
}

/** The bank cannot know what is only seen. */
const isTicked = ({ kind, facts }: Lesson["steps"][number]): boolean => kind === "see" && facts.length === 0;

type FoundProps = { finding: Checked["steps"][number] | undefined; isTicked: boolean };

function Found({ finding, isTicked }: FoundProps) {
  switch (finding?.kind) {
    case "met":
      return (
        <Tag minimal intent="success">
          The bank confirms this
        </Tag>
      );
    case "missing":
      return (
        <Tag minimal multiline intent="danger">
          {finding.why}
        </Tag>
      );
    case "tick":
      return isTicked ? null : <Tag minimal>Only on the screen: tick this yourself</Tag>;
    case "plain":
    case undefined:
      return null;
  }
}

function summaryOf({ steps, done }: Checked): string {
  if (done) return "Done: this lesson is complete.";
  const isMissing = steps.some(({ kind }) => kind === "missing");
  return isMissing ? "Not yet: see what is missing above." : "Not yet: tick what you see, and check again.";
}

const without = (ticks: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  new Set([...ticks].filter((each) => each !== place));
