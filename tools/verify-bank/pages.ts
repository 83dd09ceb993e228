import type { CallFields } from "../../adapters/bank-api/transport/encoding";
import type { Endpoint } from "../../contract/endpoint";
import type { CallReport, Finding } from "./finding";
import type { Answered, Line } from "./line";

/** A list that was read: page 1 of `input`. */
export type MadeList = {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly input: CallFields;
  readonly answered: Answered;
};

const lists = ["transactions", "transfers"];
const totals = ["size", "count"];
const ids = ["transactionId", "bulkId", "id"];

type Page = { readonly total: number; readonly ids: readonly string[] };

/** Asks for page 2 of each list that has one. No row may be on both pages, and the total stays the same. */
export async function checkSecondPages(
  line: Line,
  made: readonly MadeList[],
  tell: (report: CallReport) => void,
): Promise<void> {
  for (const { name, endpoint, input, answered } of made) {
    const first = pageOf(answered.reply);
    if (!first || input.pageNumber !== 1 || first.total <= Number(input.pageSize)) continue;
    const second = await line.call(endpoint, { ...input, pageNumber: 2 });
    const read = pageOf(second.reply);
    const broken = read ? brokenBy(first, read, endpoint.specification) : [];
    const deviations = [...second.deviations, ...broken];
    const verdict = deviations.length > 0 ? "deviates" : read ? "ok" : "refused";
    tell({ name: `page 2 of ${name}`, endpoint, verdict, deviations, notes: second.notes, exchange: second.exchange });
  }
}

function brokenBy(first: Page, second: Page, specification: string): Finding[] {
  const repeated = second.ids.filter((id) => first.ids.includes(id)).length;
  const found = (place: string, came: string, expected: string): Finding => {
    return { part: "relations", place, came, expected, specification, effect: "misleading" };
  };
  return [
    ...(repeated > 0 ? [found("the page", `${repeated} rows of page 1`, "rows that are on no other page")] : []),
    ...(first.total === second.total
      ? []
      : [found("the total", `${second.total}`, `${first.total}, the total of page 1`)]),
  ];
}

function pageOf(reply: unknown): Page | undefined {
  const fields = (typeof reply === "object" && reply !== null ? reply : {}) as CallFields;
  const rows = lists.map((name) => fields[name]).find(Array.isArray) as readonly CallFields[] | undefined;
  const total = totals.map((name) => fields[name]).find((value) => value !== undefined);
  if (!rows || typeof total !== "number") return undefined;
  return { total, ids: rows.map((row) => String(ids.map((name) => row[name]).find(Boolean))) };
}
