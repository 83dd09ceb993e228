import type { Endpoint } from "../../contract/endpoint";
import { bankApi } from "../../contract/index";
import { drillDownRows } from "../../contract/request-rows";
import type { CallReport, Finding } from "./finding";
import { amountOf, type KnownValues, type ListedBulk, sumOf } from "./known";
import type { Line } from "./line";

const PAGE_SIZE = 50;
const PAGES_MAX = 20;

/** Lists all rows of the bulks that lists have named: their number and sum are those of the bulk. */
export async function checkBulks(
  line: Line,
  { bulks, pastBulks }: KnownValues,
  tell: (report: CallReport) => void,
): Promise<void> {
  for (const bulk of distinct(bulks)) {
    tell(await checkRows(line, "the rows of a bulk request are its count and sum", bankApi.approvals.drillDown, bulk));
  }
  for (const bulk of distinct(pastBulks)) {
    tell(await checkRows(line, "the rows of a past bulk are its count and sum", bankApi.reports.fetchBulkRows, bulk));
  }
}

const distinct = (bulks: readonly ListedBulk[]): readonly ListedBulk[] =>
  bulks.filter(({ id }, at) => bulks.findIndex((each) => each.id === id) === at);

async function checkRows(line: Line, name: string, endpoint: Endpoint, bulk: ListedBulk): Promise<CallReport> {
  const amounts: string[] = [];
  for (let pageNumber = 1; pageNumber <= PAGES_MAX; pageNumber++) {
    const page = await line.call(endpoint, { bulkId: bulk.id, pageNumber, pageSize: PAGE_SIZE });
    const rows = rowsIn(page.reply);
    if (!rows || page.deviations.length > 0) {
      const verdict = page.deviations.length > 0 ? "deviates" : "refused";
      return { name, endpoint, verdict, deviations: page.deviations, notes: page.notes, exchange: page.exchange };
    }
    amounts.push(...rows.map(({ amount, transactionAmount }) => amountOf(transactionAmount ?? amount)));
    if (rows.length < PAGE_SIZE) {
      const deviations = brokenBy(bulk, amounts, endpoint.specification);
      const verdict = deviations.length > 0 ? "deviates" : "ok";
      return { name, endpoint, verdict, deviations, notes: [], exchange: page.exchange };
    }
  }
  return { name, endpoint, verdict: "skipped", deviations: [], notes: [`more than ${PAGE_SIZE * PAGES_MAX} rows`] };
}

function brokenBy({ count, total, fees }: ListedBulk, amounts: readonly string[], specification: string): Finding[] {
  const found = (place: string, came: string, expected: string): Finding => {
    return { part: "relations", place, came, expected, specification, effect: "misleading" };
  };
  const sum = sumOf(...amounts);
  const isSum = total === "0.00" || total === sumOf(sum, fees);
  return [
    ...(count === undefined || count === amounts.length
      ? []
      : [found("totalCount", `${count}`, `${amounts.length}, the number of rows`)]),
    ...(isSum ? [] : [found("totalAmount", "another amount", "the sum of the rows, with charges and levies")]),
  ];
}

type Row = Readonly<Record<"amount" | "transactionAmount", string | number | null | undefined>>;

/** Returns the rows of either call: a JSON text, or a list. */
function rowsIn(reply: unknown): readonly Row[] | undefined {
  const { transaction, transfers } = (reply ?? {}) as { transaction?: unknown; transfers?: unknown };
  if (Array.isArray(transfers)) return transfers;
  const read = drillDownRows.safeParse(transaction);
  return read.success ? (read.data as readonly Row[]) : undefined;
}
