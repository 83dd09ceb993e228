import { type Entry, moment, type TableDocument, text } from "../documents/table";
import type { Sign } from "../signing/sign";
import type { ActivityFilter, ActivityRange, SealedEntry } from "./activity-list";
import { titleOf } from "./activity-words";

/** The contents of a file of a company's activity. */
export type ActivitySource = {
  readonly bankName: string;
  readonly company: string;
  /** "01-11-2026 to 30-11-2026". */
  readonly days: string;
  readonly filters: readonly (readonly [label: string, value: string])[];
  readonly filter: ActivityFilter;
  /** Undefined without entries. */
  readonly range: ActivityRange | undefined;
  readonly parts: AsyncIterable<readonly SealedEntry[]>;
  readonly issuedAt: Date;
  readonly sign: Sign;
};

/** The activity to read on paper, in the order of the chain. The seal of its last entry is also in the CSV. */
export const activityTable = ({ bankName, company, days, filters, range, parts }: ActivitySource): TableDocument => ({
  bankName,
  title: "Company Activity",
  facts: [
    ["Customer", text(company)],
    ["Days", text(days)],
    ...filters.map(([label, value]): [string, ReturnType<typeof text>] => [label, text(value)]),
    ["Entries", { kind: "number", value: range?.count ?? 0 }],
    ["Seal of the last entry", text(range?.head ?? "")],
  ],
  columns: [
    { header: "Date", width: 15, longest: "20-11-2026 09:30" },
    { header: "Person", width: 16, second: { header: "User Name", width: 16 } },
    { header: "Activity", width: 18 },
    { header: "Details", width: 46 },
    { header: "Request ID", width: 16, longest: "T261120WWWMMMQQQ" },
    { header: "Account", width: 14, longest: "1021000000000" },
  ],
  isWide: true,
  rows: rowsOf(parts),
});

async function* rowsOf(parts: ActivitySource["parts"]) {
  for await (const part of parts) yield part.map(cellsOf);
}

const cellsOf = (entry: SealedEntry): readonly Entry[] => [
  moment(entry.at),
  [text(entry.person ?? "The bank"), text(entry.userName ?? "")],
  text(titleOf(entry)),
  text(entry.detail),
  text(entry.requestId ?? ""),
  text(entry.accountNumber ?? ""),
];
