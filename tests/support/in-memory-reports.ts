import type { BankFailure } from "../../application/ports/bank-failure";
import type { BankFile } from "../../application/ports/downloads";
import type { ReportsPort } from "../../application/reports/reports-port";
import { zero } from "../../domain/money";
import { type Category, isBulk } from "../../domain/payments/categories";
import { ACTIVITY_COUNTED_MAX, type ActivityEntry, type ActivityFilter } from "../../domain/reports/activity";
import type { ReportFilter, ReportFormat, ReportRecord } from "../../domain/reports/report";
import type { BankRequest } from "../../domain/requests/request";
import type { RequestStatus } from "../../domain/requests/status";
import { fail, ok, type Result } from "../../domain/result";
import { aReportRecord } from "./a-report-record";
import type { InMemoryBank } from "./in-memory-bank";
import { SETTLED_AT } from "./in-memory-payments";

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

/** The reports port of one browser, on the in-memory bank. */
export function inMemoryReports({ bank, signedIn }: Customer): ReportsPort {
  const found = (category: Category, { outcome, id, transactionId, start, end }: ReportFilter): ReportRecord[] =>
    bank()
      .requests.filter((request) => request.category === category)
      .map(toRecord)
      .filter((record) => outcomes[outcome]?.includes(record.status) ?? true)
      .filter((record) => (isBulk(category) ? record.bulkId : record.scheduleId).includes(id))
      .filter((record) => record.id.includes(transactionId))
      .filter(({ createdAt }) => (!start || createdAt >= start) && (!end || createdAt.slice(0, 10) <= end));
  const activityOf = ({ period, kind, personId, account }: ActivityFilter): ActivityEntry[] =>
    bank()
      .activity.filter(({ at }) => at >= period.start && at.slice(0, 10) <= period.end)
      .filter((entry) => !kind || entry.kind === kind)
      .filter((entry) => !account || entry.account === account)
      .filter(({ userName }) => {
        const person = bank().members.find(({ user }) => user.loginId === personId);
        return !personId || person?.user.userName === userName;
      });
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
    download: (_category, _filter, format) => signedIn(() => ok(fileOf(format))),
    downloadPayees: (_bulk, format) => signedIn(() => ok(fileOf(format))),
    paymentAdvice: ({ id }, format) =>
      signedIn(() => {
        const isPaid = bank().requests.some((request) => request.id === id && request.status === "approved");
        return isPaid
          ? ok(fileOf(format))
          : fail({ kind: "refused", message: "There is no payment advice for this transaction." });
      }),
    activity: (filter, { after, size }) =>
      signedIn(() => {
        const entries = activityOf(filter);
        const start = Number(after ?? 0);
        const next = start + size < entries.length ? String(start + size) : undefined;
        return ok({
          entries: entries.slice(start, start + size),
          count: Math.min(entries.length - start, ACTIVITY_COUNTED_MAX),
          next,
          people: bank().members.map(({ user }) => ({ id: user.loginId, name: user.fullName })),
        });
      }),
    downloadActivity: (_filter, format) =>
      signedIn(() =>
        bank().hasNoFiles
          ? fail({ kind: "unreachable" })
          : ok({
              name: `Company_Activity.${format}`,
              mimeType: format === "pdf" ? "application/pdf" : "text/csv",
              bytes: new TextEncoder().encode(format === "pdf" ? "%PDF" : '"Line","Date"'),
            }),
      ),
  };
}

const fileOf = (format: ReportFormat): BankFile => ({
  name: "Report",
  mimeType: `application/${format}`,
  bytes: new TextEncoder().encode(format === "pdf" ? "%PDF" : "PK"),
});

function toRecord(request: BankRequest): ReportRecord {
  const { category, id, scheduleId, source, amount, total, status, createdAt, createdBy, transactionType } = request;
  return aReportRecord({
    category,
    id,
    scheduleId,
    amount,
    total,
    status,
    createdAt,
    createdBy,
    transactionType,
    bulkId: isBulk(category) ? id : "",
    source: { ...source, name: "" },
    charge: zero(amount.currency),
    receiptFrom: status === "processing" ? SETTLED_AT : "",
    ...("payee" in request && { payee: { bank: "", country: "", ...request.payee } }),
    ...("narration" in request && { narration: request.narration }),
    ...("count" in request && { count: request.count }),
  });
}
