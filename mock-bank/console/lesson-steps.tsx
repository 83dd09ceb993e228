import { Button, Callout, Checkbox, Tag } from "@blueprintjs/core";
import { Endorsed } from "@blueprintjs/icons";
import { useState } from "react";
import type { Checked, Lesson } from "../control-api/answers";
import { type ControlApi, explain } from "./control-api";

type StepListProps = { readonly title: string; readonly steps: Lesson["steps"] };

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

function StepTable({ rows }: { rows: readonly (readonly string[])[] }) {
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

type FollowedProps = { api: ControlApi; lesson: Lesson; stage: string | undefined };

/**
 * The steps that the trainee does and sees, as a checklist. After the stage is set, the bank checks the Thens that it
 * can see itself.
 */
export function FollowedSteps({ api, lesson, stage }: FollowedProps) {
  const steps = lesson.steps.filter(({ keyword }) => keyword !== "Given");
  const thens = steps.flatMap(({ keyword }, place) => (keyword === "Then" ? [place] : []));
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const [checked, setChecked] = useState<Checked>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const tick = (place: number) => setTicks(ticks.has(place) ? without(ticks, place) : new Set([...ticks, place]));
  const findingOf = (place: number) => checked?.thens[thens.indexOf(place)];

  const check = async (key: string) => {
    setBusy(true);
    const answer = await api.check(
      key,
      thens.flatMap((place, at) => (ticks.has(place) ? [at] : [])),
    );
    setBusy(false);
    if (answer.ok) setChecked(answer.value);
    setProblem(answer.ok ? undefined : explain(answer.problem));
  };

  return (
    <>
      <h3>To do and to see</h3>
      <ol className="lesson-steps">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story may say the same thing twice, and never changes
          <li key={place}>
            <Checkbox checked={ticks.has(place) || findingOf(place)?.kind === "met"} onChange={() => tick(place)}>
              <strong>{step.keyword}</strong> {step.text}
            </Checkbox>
            {step.table && <StepTable rows={step.table} />}
            <Found finding={findingOf(place)} isTicked={ticks.has(place)} />
          </li>
        ))}
      </ol>
      {stage && (
        <div className="lesson-actions">
          <Button
            icon={<Endorsed />}
            intent="primary"
            loading={busy}
            text="Check my work"
            onClick={() => void check(stage)}
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

type FoundProps = { finding: Checked["thens"][number] | undefined; isTicked: boolean };

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
          Missing: {finding.why}
        </Tag>
      );
    case "screen":
      return isTicked ? null : <Tag minimal>Only on the screen: tick this yourself</Tag>;
    case undefined:
      return null;
  }
}

function summaryOf({ thens, done }: Checked): string {
  if (done) return "Done: this lesson is complete.";
  const missing = thens.filter(({ kind }) => kind === "missing").length;
  return missing > 0 ? `Not yet: ${missing} missing at the bank.` : "Not yet: tick what you see, and check again.";
}

const without = (ticks: ReadonlySet<number>, place: number): ReadonlySet<number> =>
  new Set([...ticks].filter((each) => each !== place));
