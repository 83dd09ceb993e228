import type { BankFailure } from "../../application/ports/bank-failure";
import type { ReportsPort } from "../../application/reports/reports-port";
import { zero } from "../../domain/money";
import type { ReportFilter, ReportRecord } from "../../domain/reports/report";
import { type Category, isBulk } from "../../domain/requests/categories";
import type { BankRequest } from "../../domain/requests/request";
import type { RequestStatus } from "../../domain/requests/status";
import { ok, type Result } from "../../domain/result";
import { aReportRecord } from "./a-report-record";
import type { InMemoryBank } from "./in-memory-bank";

type Customer = {
  bank(): InMemoryBank;
  signedIn<T>(act: () => Result<T, BankFailure>): Promise<Result<T, BankFailure>>;
};

const outcomes: { readonly [O in ReportFilter["outcome"]]: readonly RequestStatus[] | undefined } = {
  all: undefined,
  successful: ["approved"],
  failed: ["failed", "rejected", "recalled"],
  pending: ["pending", "inProgress", "processing"],
};

/** The reports of one browser at the in-memory bank. */
export function inMemoryReports({ bank, signedIn }: Customer): ReportsPort {
  const found = (category: Category, { outcome, id, start, end }: ReportFilter): ReportRecord[] =>
    bank()
      .requests.filter((request) => request.category === category)
      .map(toRecord)
      .filter((record) => outcomes[outcome]?.includes(record.status) ?? true)
      .filter((record) => (isBulk(category) ? record.bulkId : record.scheduleId).includes(id))
      .filter(({ createdAt }) => (!start || createdAt >= start) && (!end || createdAt.slice(0, 10) <= end));
  return {
    find: (category, filter, { number, size }) =>
      signedIn(() => {
        const rows = found(category, filter);
        return ok({ rows: rows.slice((number - 1) * size, number * size), total: rows.length });
      }),
    payees: (bulk, { number, size }) =>
      signedIn(() => {
        const rows = Array.from({ length: bulk.count }, (_, at) => aReportRecord({ id: `${bulk.id}-${at + 1}` }));
        return ok({ rows: rows.slice((number - 1) * size, number * size), total: rows.length });
      }),
    download: (_category, _filter, format) =>
      signedIn(() => {
        const head = format === "pdf" ? "%PDF" : "PK";
        return ok({ name: "Report", mimeType: `application/${format}`, bytes: new TextEncoder().encode(head) });
      }),
  };
}

function toRecord(request: BankRequest): ReportRecord {
  const { category, id, scheduleId, source, amount, total, status, createdAt, createdBy, transactionType } = request;
  return aReportRecord({
    ...{ category, id, scheduleId, amount, total, status, createdAt, createdBy, transactionType },
    bulkId: isBulk(category) ? id : "",
    source: { ...source, name: "" },
    charge: zero(amount.currency),
    ...("payee" in request && { payee: { bank: "", country: "", ...request.payee } }),
    ...("narration" in request && { narration: request.narration }),
    ...("count" in request && { count: request.count }),
  });
}
