import { Button, Callout, Tag } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { useState } from "react";
import { Link } from "wouter";
import type { Board } from "../control-api/answers";
import { BYTE_ORDER_MARK, guarded, quoted } from "../documents/csv-text";
import { explain } from "./control-api";
import type { Desk } from "./desk";
import { ProblemCallout } from "./problem-callout";
import { saveFile } from "./save-file";
import { usePolled } from "./use-polled";

const POLL_MS = 5000;

type Trainee = Board["trainees"][number];
type Row = Trainee["lessons"][number];

/** The class board: a row for each trainee, with the lessons that they have begun. */
export function BoardTab({ desk }: { desk: Desk }) {
  const { answer, reload } = usePolled(desk.api.board, POLL_MS);
  const [problem, setProblem] = useState<string>();
  if (!answer) return <p className="quiet">Loading…</p>;
  if (!answer.ok)
    return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />;
  const { trainees } = answer.value;
  const saveStatements = async () => {
    const results = await desk.api.statements();
    setProblem(results.ok ? undefined : explain(results.problem));
    if (!results.ok) return;
    const file = JSON.stringify(results.value.statements, null, 2);
    saveFile(new Blob([file], { type: "application/json" }), "class-xapi.json");
  };
  const isEmpty = trainees.every(({ lessons }) => lessons.length === 0);
  return (
    <section className="panel" aria-labelledby="board-title">
      <div className="board-head">
        <h2 id="board-title">Class board</h2>
        {!isEmpty && (
          <div className="buttons">
            <Button
              icon={<Download />}
              text="Download as CSV"
              onClick={() => saveFile(new Blob([csvOf(trainees)], { type: "text/csv" }), "class-board.csv")}
            />
            <Button
              icon={<Download />}
              text="Download as xAPI"
              title="Statements for a learning system"
              onClick={() => void saveStatements()}
            />
          </div>
        )}
      </div>
      {problem && (
        <Callout intent="danger" role="alert">
          {problem}
        </Callout>
      )}
      <p className="quiet">
        A lesson is done when the bank knows its facts and the trainee has ticked what is only seen. The board stays
        after a reset of the bank and after a restart.
      </p>
      {isEmpty ? (
        <p>No trainee has begun a lesson. Make a class in the tab Class, or write a name into a lesson.</p>
      ) : (
        <Matrix trainees={trainees} />
      )}
    </section>
  );
}

function Matrix({ trainees }: { trainees: readonly Trainee[] }) {
  const all = trainees.flatMap(({ lessons }) => lessons);
  const columns = [...new Map(all.map(({ lesson, name }) => [lesson, name]))];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-frame" aria-label="Class board, the table" tabIndex={0}>
      <table className="facts board">
        <thead>
          <tr>
            <th scope="col">Trainee</th>
            <th scope="col">Done</th>
            <th scope="col">Stuck</th>
            {columns.map(([id, name]) => (
              <th key={id} scope="col">
                <Link href={`/lessons?lesson=${encodeURIComponent(id)}`}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trainees.map(({ key, name, lessons, inCourse }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                {lessons.filter(({ state }) => state === "done").length} of {Math.max(inCourse ?? 0, lessons.length)}
              </td>
              <td className="stuck">{lessons.findLast(({ stuck }) => stuck)?.stuck}</td>
              {columns.map(([id]) => (
                <Cell key={id} row={lessons.find(({ lesson }) => lesson === id)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const words = { new: "", set: "begun", tried: "not yet", done: "done" } as const;
const intents = { new: "none", set: "none", tried: "warning", done: "success" } as const;

function Cell({ row }: { row: Row | undefined }) {
  if (!row) return <td />;
  const tries = row.tries === 1 ? "1 try" : `${row.tries} tries`;
  return (
    <td>
      <Tag minimal intent={intents[row.state]}>
        {words[row.state]}
      </Tag>
      <br />
      {row.minutes} min, {tries}
      {row.state === "done" && row.hasTicks && ", with ticks"}
    </td>
  );
}

function csvOf(trainees: readonly Trainee[]): string {
  const lines = trainees.flatMap(({ name: trainee, course, lessons }) =>
    lessons.map(({ name, state, minutes, tries, hasTicks, stuck = "", begunAt }) => [
      begunAt.slice(0, 10),
      ...[course, trainee, name, words[state]].map((cell) => quoted(guarded(cell))),
      minutes,
      tries,
      state === "done" && hasTicks ? "yes" : "no",
      quoted(guarded(stuck)),
    ]),
  );
  const head = ["Date", "Course", "Trainee", "Lesson", "State", "Minutes", "Tries", "With ticks", "Stuck"];
  return BYTE_ORDER_MARK + [head, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}
