import { type Cell, type TableDocument, text } from "../documents/table";
import type { ReportColumn, Reported } from "./report-columns";

type Report = {
  readonly bankName: string;
  readonly company: string;
  readonly title: string;
  /** The filter as entered by the customer, or the bulk. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly ReportColumn[];
  readonly count: number;
  /** Noun after the count, such as "transactions". */
  readonly counted: string;
  readonly parts: AsyncIterable<readonly Reported[]>;
};

/** A table of past transactions of one kind, or of the payees of a bulk. */
export const reportTable = ({ bankName, company, title, columns, ...report }: Report): TableDocument => ({
  bankName,
  title: `Transaction Report: ${title}`,
  facts: [
    ["Customer", text(company)],
    ...report.facts.map(([label, value]): [string, Cell] => [label, text(value)]),
    [report.counted, { kind: "number", value: report.count }],
  ],
  columns,
  isWide: true,
  rows: rowsOf(report.parts, columns),
});

async function* rowsOf(parts: Report["parts"], columns: Report["columns"]) {
  for await (const part of parts) yield part.map((reported) => columns.map(({ read }) => read(reported)));
}
