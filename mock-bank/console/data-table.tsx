import type { ReactNode } from "react";
import { CopyButton } from "./copy-button";

export type Column<Row> = {
  readonly title: string;
  readonly text: (row: Row) => string;
  /** Rendered instead of `text`, which is still used for copying. */
  readonly cell?: (row: Row) => ReactNode;
  readonly isFigure?: boolean;
};

type Props<Row> = {
  /** Accessible name of the table. */
  name: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Shown if there are no rows. */
  nothing: string;
};

/** A table with resizable columns that can be copied into a spreadsheet, as a whole or in part. */
export function DataTable<Row>({ name, columns, rows, keyOf, nothing }: Props<Row>) {
  if (rows.length === 0) return <p className="quiet">{nothing}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="table-frame" aria-label={`${name}, the table`} tabIndex={0}>
        <table className="facts">
          <thead>
            <tr>
              {columns.map(({ title, isFigure }) => (
                <th key={title} scope="col" className={isFigure ? "figure" : undefined}>
                  <span className="resizable">{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ title, text, cell, isFigure }) => (
                  <td key={title} className={isFigure ? "figure" : undefined}>
                    {cell ? cell(row) : text(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="table-foot quiet">
        {rows.length === 1 ? "1 row" : `${rows.length} rows`}
        <CopyButton text={asSheet(columns, rows)} what={`${name} for a sheet`} />
      </p>
    </>
  );
}

/** Formats the table as tab-separated lines, which spreadsheets accept on paste. */
function asSheet<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ text }) => text(row)))];
  return lines.map((cells) => cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t")).join("\n");
}
