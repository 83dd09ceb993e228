import type { bankApi } from "../../adapters/bank-api/contract";
import { advicePdf, adviceTable } from "../documents/payment-advice";
import { reportTable } from "../documents/report";
import type { TableDocument } from "../documents/table";
import { tableDocx } from "../documents/table-docx";
import { tablePdf } from "../documents/table-pdf";
import { tableXlsx } from "../documents/table-xlsx";
import { type Call, type Handlers, isRefusal, type Refusal, refuse } from "../handler";
import { bulkRows } from "../requests/request-lists";
import { categoryOfReport, nameOf } from "../requests/wire-names";
import { type Period, periodOf } from "../statements/period";
import { findAdvice } from "./payment-advice";
import { type ReportFilter, reportCount, reportedRequest, reportPage, reportParts } from "./report-lists";
import { reportedPayee, reportRow } from "./report-rows";

type Asked = {
  readonly transactionType: string;
  readonly reportCategory?: keyof typeof statuses | undefined;
  readonly ScheduleId?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Which requests each choice of the filter finds (specification 3, section 9). */
const statuses = {
  ALL: undefined,
  SUCCESSFUL: ["APPROVED"],
  FAILED: ["FAILED", "REJECTED", "RECALLED"],
  PENDING: ["PENDING", "IN_PROGRESS", "PROCESSING"],
} as const;

export const reportsHandlers: Handlers<typeof bankApi.reports> = {
  fetch: async (asked, call) => {
    const filter = filterOf(asked, call);
    if (isRefusal(filter)) return filter;
    const { rows, count } = filter ? await reportPage(call.db, filter, asked) : NONE;
    return { count, transfers: rows.map(reportRow) };
  },
  fetchBulk: async (asked, call) => {
    const filter = filterOf(asked, call);
    if (isRefusal(filter)) return filter;
    const { rows, count } = filter ? await reportPage(call.db, filter, asked) : NONE;
    return { count, transactions: rows.map(reportRow) };
  },
  fetchBulkRows: async ({ bulkId, pageNumber, pageSize }, { db, caller }) => {
    const bulk = await reportedRequest(db, caller.companyId, bulkId);
    if (!bulk || nameOf(bulk.category).form !== "BULK") return refuse("bulkId: Bulk not found");
    const rows = await bulkRows(db, caller.companyId, bulkId, { pageNumber, pageSize });
    const first = (pageNumber - 1) * pageSize + 1;
    // The bank itself wrote these rows: each is an object of fields.
    const payees = rows.map((row, at) => reportedPayee(reportRow(bulk), row as Record<string, unknown>, first + at));
    return { count: bulk.row_count, transfers: payees };
  },
  download: async ({ downloadType, ...asked }, call) => {
    const wanted = filterOf(asked, call);
    if (isRefusal(wanted)) return wanted;
    const filter = wanted && upTo(wanted, call.now);
    const { extension, mimeType, write } = formats[downloadType];
    return { fileName: `Report.${extension}`, mimeType, chunks: write(await tableOf(asked, filter, call)) };
  },
  paymentAdvice: async ({ transactionId, reportType }, call) => {
    const { db, caller, settings } = call;
    const advice = await findAdvice(db, caller.companyId, transactionId);
    if (!advice) return refuse("There is no payment advice for this transaction.");
    const { extension, mimeType, write } = formats[reportType];
    const issue = { bankName: settings.bankName, company: await companyName(call) };
    const chunks = reportType === "PDF" ? [await advicePdf(advice, issue)] : write(adviceTable(advice, issue));
    return { fileName: `Payment_Advice.${extension}`, mimeType, chunks };
  },
};

const NONE = { rows: [], count: 0 };

const formats = {
  PDF: { extension: "pdf", mimeType: "application/pdf", write: tablePdf },
  EXCEL: {
    extension: "xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    write: tableXlsx,
  },
  WORD: {
    extension: "docx",
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    write: tableDocx,
  },
} as const;

/** Undefined for the kinds of report that no request of this bank has: they are known, and empty. */
function filterOf(asked: Asked, { caller }: Call): ReportFilter | Refusal | undefined {
  const category = categoryOfReport(asked.transactionType);
  const days = daysOf(asked);
  if (isRefusal(days)) return days;
  if (!category) return undefined;
  return {
    companyId: caller.companyId,
    category,
    statuses: statuses[asked.reportCategory ?? "ALL"],
    id: asked.ScheduleId,
    isBulk: nameOf(category).form === "BULK",
    ...days,
  };
}

/** Either day may be left out. */
function daysOf({ startDate, endDate }: Asked): { from: Date | undefined; until: Date | undefined } | Refusal {
  const period: Period | Refusal = periodOf({ startDate: startDate || FIRST, endDate: endDate || LAST });
  if (isRefusal(period)) return period;
  return { from: startDate ? period.from : undefined, until: endDate ? period.until : undefined };
}

const FIRST = "01-01-1970";
const LAST = "31-12-9998";

/** What is asked for while a file is written stands in none: its pages were counted before. */
const upTo = (filter: ReportFilter, now: Date): ReportFilter => ({
  ...filter,
  until: filter.until && filter.until < now ? filter.until : now,
});

async function companyName({ db, caller }: Call): Promise<string> {
  const query = db.selectFrom("companies").select("name").where("id", "=", caller.companyId);
  return (await query.executeTakeFirstOrThrow()).name;
}

async function tableOf(asked: Asked, filter: ReportFilter | undefined, call: Call): Promise<TableDocument> {
  const { db, settings } = call;
  const filters: [string, string | undefined][] = [
    ["Report category", asked.reportCategory ?? "ALL"],
    [filter?.isBulk ? "Bulk ID" : "Schedule ID", asked.ScheduleId],
    ["From", asked.startDate],
    ["To", asked.endDate],
  ];
  return reportTable({
    bankName: settings.bankName,
    company: await companyName(call),
    title: filter ? nameOf(filter.category).title : asked.transactionType,
    filters: filters.filter((each): each is [string, string] => Boolean(each[1])),
    count: filter ? await reportCount(db, filter) : 0,
    parts: filter ? reportParts(db, filter) : nothing(),
  });
}

async function* nothing() {}
