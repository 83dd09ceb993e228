import { Button, Tag } from "@blueprintjs/core";
import { Download } from "@blueprintjs/icons";
import { Link } from "wouter";
import type { Board } from "../control-api/answers";
import { BYTE_ORDER_MARK, guarded, quoted } from "../documents/csv-text";
import type { Desk } from "./desk";
import { ProblemCallout } from "./problem-callout";
import { saveFile } from "./save-file";
import { usePolled } from "./use-polled";

const POLL_MS = 5000;

type Row = Board["rows"][number];

/** The class board: a row for each trainee, with the lessons that were staged for this trainee. */
export function BoardTab({ desk }: { desk: Desk }) {
  const { answer, reload } = usePolled(desk.api.board, POLL_MS);
  if (!answer) return <p className="quiet">Loading…</p>;
  if (!answer.ok)
    return <ProblemCallout problem={answer.problem} onRetry={() => void reload()} onToken={desk.giveToken} />;
  const { rows } = answer.value;
  return (
    <section className="panel" aria-labelledby="board-title">
      <div className="board-head">
        <h2 id="board-title">Class board</h2>
        {rows.length > 0 && (
          <Button
            icon={<Download />}
            text="Download as CSV"
            onClick={() => saveFile(new Blob([csvOf(rows)], { type: "text/csv" }), "class-board.csv")}
          />
        )}
      </div>
      <p className="quiet">
        A lesson is done when the bank confirms its Thens and the trainee has ticked those about the screen. The board
        begins again with a reset of the bank.
      </p>
      {rows.length === 0 ? (
        <p>No stage is set for a trainee. Write the trainee’s name into a lesson, and set its stage.</p>
      ) : (
        <Matrix rows={rows} />
      )}
    </section>
  );
}

function Matrix({ rows }: { rows: readonly Row[] }) {
  const lessons = [...new Map(rows.map(({ lesson, name }) => [lesson, name]))];
  const trainees = [...new Set(rows.map(({ trainee }) => trainee))].sort((one, other) => one.localeCompare(other));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="table-frame" aria-label="Class board, the table" tabIndex={0}>
      <table className="facts board">
        <thead>
          <tr>
            <th scope="col">Trainee</th>
            <th scope="col">Done</th>
            {lessons.map(([id, name]) => (
              <th key={id} scope="col">
                <Link href={`/lessons?lesson=${encodeURIComponent(id)}`}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trainees.map((trainee) => {
            const own = rows.filter((row) => row.trainee === trainee);
            return (
              <tr key={trainee}>
                <th scope="row">{trainee}</th>
                <td>
                  {own.filter(({ state }) => state === "done").length} of {own.length}
                </td>
                {lessons.map(([id]) => (
                  <Cell key={id} row={own.find(({ lesson }) => lesson === id)} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const words = { set: "begun", tried: "not yet", done: "done" } as const;
const intents = { set: "none", tried: "warning", done: "success" } as const;

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
    </td>
  );
}

function csvOf(rows: readonly Row[]): string {
  const lines = rows.map(({ trainee, name, lesson, state, minutes, tries }) => [
    ...[trainee, name, lesson, words[state]].map((cell) => quoted(guarded(cell))),
    minutes,
    tries,
  ]);
  const head = ["Trainee", "Lesson", "Scenario", "State", "Minutes", "Tries"];
  return BYTE_ORDER_MARK + [head, ...lines].map((cells) => `${cells.join(",")}\r\n`).join("");
}
