import type { bankApi } from "../../contract/index";
import { type Call, type Handlers, isRefusal, type Refusal, refuse } from "../core/handler";
import type { Connection } from "../database/tables";
import type { TableDocument } from "../documents/table";
import { tableDocx } from "../documents/table-docx";
import { tablePdf } from "../documents/table-pdf";
import { tableXlsx } from "../documents/table-xlsx";
import { auditAct } from "../ledger/audit-actor";
import { signPaper } from "../papers/sign-paper";
import { companyName } from "../people/company-name";
import { bulkRows } from "../requests/request-lists";
import { type Period, periodOf } from "../statements/period";
import { categoryOfReport, nameOf } from "../values/wire-names";
import { downloadActivity, listActivity } from "./activity-handlers";
import { findAdvice } from "./payment-advice";
import { advicePaper, advicePdf, adviceTable } from "./payment-advice-file";
import { reportTable } from "./report";
import { idHeaderOf, payeeColumns, reportColumns } from "./report-columns";
import {
  type ReportedRequest,
  type ReportFilter,
  reportBatches,
  reportCount,
  reportedRequest,
  reportPage,
} from "./report-lists";
import { reportedPayee, reportRow } from "./report-rows";

type Page = { readonly pageNumber: number; readonly pageSize: number };
type ReportQuery = {
  readonly transactionType: string;
  readonly reportCategory?: keyof typeof statuses | undefined;
  readonly ScheduleId?: string | undefined;
  readonly transactionId?: string | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
};

/** Request statuses of each filter choice (specification 3, section 9). */
const statuses = {
  ALL: undefined,
  SUCCESSFUL: ["APPROVED"],
  FAILED: ["FAILED", "REJECTED", "RECALLED"],
  PENDING: ["PENDING", "IN_PROGRESS", "PROCESSING"],
} as const;

/** Display names of the filter choices (specification 3, section 2.5). */
const categoryWords = {
  ALL: "ALL",
  SUCCESSFUL: "Successful",
  FAILED: "Failed",
  PENDING: "Pending",
} as const satisfies {
  [C in keyof typeof statuses]: string;
};

export const reportsHandlers: Handlers<typeof bankApi.reports> = {
  fetch: async (asked, call) => {
    const filter = filterOf(asked, call);
    if (isRefusal(filter)) return filter;
    const { rows, ...counted } = filter ? await reportPage(call.db, filter, asked) : NONE;
    return { ...counted, transfers: rows.map(reportRow) };
  },
  fetchBulk: async (asked, call) => {
    const filter = filterOf(asked, call);
    if (isRefusal(filter)) return filter;
    const { rows, ...counted } = filter ? await reportPage(call.db, filter, asked) : NONE;
    return { ...counted, transactions: rows.map(reportRow) };
  },
  fetchBulkRows: async ({ bulkId, pageNumber, pageSize }, { db, caller }) => {
    const bulk = await reportedBulk(db, caller.companyId, bulkId);
    if (isRefusal(bulk)) return bulk;
    return { count: bulk.row_count, transfers: await payeesOf(bulk, { pageNumber, pageSize }, db, caller.companyId) };
  },
  download: async ({ downloadType, bulkId, ...asked }, call) => {
    const table = bulkId ? await payeesTable(bulkId, call) : await transactionsTable(asked, call);
    if (isRefusal(table)) return table;
    const { extension, mimeType, write } = formats[downloadType];
    await auditAct(call, "downloaded", `${table.title}${bulkId ? `, beneficiaries of ${bulkId}` : ""}`, {
      accountOfRequest: bulkId,
    });
    return { fileName: `Report.${extension}`, mimeType, chunks: write(table) };
  },
  paymentAdvice: async ({ transactionId, reportType }, call) => {
    const { db, caller, settings } = call;
    const advice = await findAdvice(db, caller.companyId, transactionId);
    if (!advice) return refuse("There is no payment advice for this transaction.");
    const { extension, mimeType, write } = formats[reportType];
    const company = await companyName(call);
    const code = await signPaper(db, settings, advicePaper(advice, company));
    const issue = { bankName: settings.bankName, company, code };
    await auditAct(call, "downloaded", `Payment advice of ${transactionId}`, {
      accountId: advice.request.source_account_id,
    });
    const chunks = reportType === "PDF" ? [await advicePdf(advice, issue)] : write(adviceTable(advice, issue));
    return { fileName: `Payment_Advice.${extension}`, mimeType, chunks };
  },
  activity: listActivity,
  downloadActivity,
};

const NONE = { rows: [], count: 0, position: 0 };

async function reportedBulk(db: Connection, companyId: string, bulkId: string): Promise<ReportedRequest | Refusal> {
  const bulk = await reportedRequest(db, companyId, bulkId);
  return bulk && nameOf(bulk.category).form === "BULK" ? bulk : refuse("bulkId: Bulk not found");
}

async function payeesOf(bulk: ReportedRequest, page: Page, db: Connection, companyId: string) {
  const { rows } = await bulkRows(db, companyId, bulk.id, page);
  const first = (page.pageNumber - 1) * page.pageSize + 1;
  // The bank wrote these rows; each is an object of fields.
  return rows.map((row, at) => reportedPayee(reportRow(bulk), row as Record<string, unknown>, first + at));
}

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

/** Returns undefined for report types on kinds that this bank does not have; their reports are empty. */
function filterOf(asked: ReportQuery, { caller }: Call): ReportFilter | Refusal | undefined {
  const category = categoryOfReport(asked.transactionType);
  const days = daysOf(asked);
  if (isRefusal(days)) return days;
  if (!category) return undefined;
  const isBulk = nameOf(category).form === "BULK";
  return {
    companyId: caller.companyId,
    category,
    statuses: statuses[asked.reportCategory ?? "ALL"],
    requestId: isBulk ? asked.ScheduleId : asked.transactionId,
    scheduleId: isBulk ? undefined : asked.ScheduleId,
    ...days,
  };
}

/** Either day can be absent. */
function daysOf({ startDate, endDate }: ReportQuery): { from: Date | undefined; until: Date | undefined } | Refusal {
  const period: Period | Refusal = periodOf({ startDate: startDate || FIRST, endDate: endDate || LAST });
  if (isRefusal(period)) return period;
  return { from: startDate ? period.from : undefined, until: endDate ? period.until : undefined };
}

const FIRST = "01-01-1970";
const LAST = "31-12-9998";

/** Excludes transactions created while the file is written, because its pages were counted before. */
const upTo = (filter: ReportFilter, now: Date): ReportFilter => ({
  ...filter,
  until: filter.until && filter.until < now ? filter.until : now,
});

async function transactionsTable(asked: ReportQuery, call: Call): Promise<TableDocument | Refusal> {
  const { db, settings } = call;
  const wanted = filterOf(asked, call);
  if (isRefusal(wanted)) return wanted;
  const filter = wanted && upTo(wanted, call.now);
  const filters: [string, string | undefined][] = [
    ["Report category", categoryWords[asked.reportCategory ?? "ALL"]],
    [filter ? idHeaderOf(filter.category) : "Transaction ID", filter?.requestId],
    ["Schedule ID", filter?.scheduleId],
    ["From", asked.startDate],
    ["To", asked.endDate],
  ];
  return reportTable({
    bankName: settings.bankName,
    company: await companyName(call),
    counted: "Transactions",
    title: filter ? nameOf(filter.category).title : asked.transactionType,
    columns: filter ? reportColumns[filter.category] : [],
    facts: filters.filter((each): each is [string, string] => Boolean(each[1])),
    count: filter ? await reportCount(db, filter) : 0,
    parts: filter ? reportedIn(reportBatches(db, filter)) : nothing(),
  });
}

async function* reportedIn(parts: ReturnType<typeof reportBatches>) {
  for await (const part of parts) yield part.map((request) => ({ request, record: reportRow(request) }));
}

async function payeesTable(bulkId: string, call: Call): Promise<TableDocument | Refusal> {
  const { db, settings, caller } = call;
  const bulk = await reportedBulk(db, caller.companyId, bulkId);
  if (isRefusal(bulk)) return bulk;
  return reportTable({
    bankName: settings.bankName,
    company: await companyName(call),
    counted: "Beneficiaries",
    title: nameOf(bulk.category).title,
    columns: payeeColumns,
    facts: [[idHeaderOf(bulk.category), bulk.id]],
    count: bulk.row_count,
    parts: payeeParts(bulk, db, caller.companyId),
  });
}

const PAYEES_AT_ONCE = 500;

async function* payeeParts(bulk: ReportedRequest, db: Connection, companyId: string) {
  const pages = Math.ceil(bulk.row_count / PAYEES_AT_ONCE);
  for (let pageNumber = 1; pageNumber <= pages; pageNumber += 1) {
    const payees = await payeesOf(bulk, { pageNumber, pageSize: PAYEES_AT_ONCE }, db, companyId);
    yield payees.map((record) => ({ request: bulk, record }));
  }
}

async function* nothing() {}
