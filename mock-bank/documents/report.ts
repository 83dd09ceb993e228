import type { ReportedRequest } from "../reports/report-lists";
import { reportedTotal, reportRow } from "../reports/report-rows";
import { type Cell, type Column, moment, money, type TableDocument, text } from "./table";

const MOMENT = "20-11-2026 09:00";
const MILLIONS = "10,000,000.00";

const columns: readonly Column[] = [
  { header: "Created", width: 16, longest: MOMENT },
  { header: "Created by", width: 14 },
  { header: "ID", width: 17, longest: "T261120WWWQQQNNN" },
  { header: "Schedule ID", width: 12, longest: "S261120000000000" },
  { header: "Source account", width: 14, longest: "1021000000000" },
  { header: "Beneficiary account", width: 16, longest: "1021000000000000" },
  { header: "Beneficiary", width: 18 },
  { header: "Currency", width: 8, longest: "GHS" },
  { header: "Amount", width: 13, longest: MILLIONS, align: "right" },
  { header: "Charges", width: 10, longest: "1,000.00", align: "right" },
  { header: "Total amount", width: 13, longest: MILLIONS, align: "right" },
  { header: "Narration", width: 20 },
  { header: "Status", width: 12 },
  { header: "Approved", width: 16, longest: MOMENT },
  { header: "Approved by", width: 14 },
];

type Report = {
  readonly bankName: string;
  readonly company: string;
  readonly title: string;
  /** What was asked for, as it was written. */
  readonly filters: readonly (readonly [label: string, value: string])[];
  readonly count: number;
  readonly parts: AsyncIterable<readonly ReportedRequest[]>;
};

/** Past transactions of one kind, one a row. */
export const reportTable = ({ bankName, company, title, filters, count, parts }: Report): TableDocument => ({
  bankName,
  title: `Transaction Report: ${title}`,
  facts: [
    ["Customer", text(company)],
    ...filters.map(([label, value]): [string, Cell] => [label, text(value)]),
    ["Transactions", { is: "number", value: count }],
  ],
  columns,
  isWide: true,
  rowCount: count,
  rows: rowsOf(parts),
});

async function* rowsOf(parts: Report["parts"]) {
  for await (const part of parts) yield part.map(rowOf);
}

function rowOf(request: ReportedRequest): Cell[] {
  const { beneficiaryAccount, beneficiaryName } = reportRow(request);
  return [
    moment(request.created_at),
    text(request.full_name),
    text(request.id),
    text(request.schedule_id ?? ""),
    text(request.number),
    text(beneficiaryAccount ?? ""),
    text(beneficiaryName ?? (request.row_count > 1 ? `${request.row_count} beneficiaries` : "")),
    text(request.currency),
    money(BigInt(request.amount)),
    money(BigInt(request.charge) + BigInt(request.e_levy)),
    money(reportedTotal(request)),
    text(request.narration),
    text(request.status),
    request.approved_at ? moment(request.approved_at) : text(""),
    text(request.approved_by ?? ""),
  ];
}
