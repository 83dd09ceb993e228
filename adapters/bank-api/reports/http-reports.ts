import type { BankFile } from "../../../application/ports/downloads";
import type { ReportsPort } from "../../../application/reports/reports-port";
import type { ReplyOf } from "../../../contract/endpoint";
import type { ListedValue } from "../../../contract/listed-values";
import { reports } from "../../../contract/reports";
import { isBulk } from "../../../domain/payments/categories";
import type { ActivityEntry, ActivityFilter, ActivityFormat, ActivityKind } from "../../../domain/reports/activity";
import type { ReportFilter, ReportFormat, ReportOutcome } from "../../../domain/reports/report";
import type { BankClient } from "../transport/bank-client";
import { wireCodes } from "../values/category-codes";
import { toMoment, wireDay } from "../values/dates";
import { pageFields } from "../values/page-fields";
import { toActivityKind } from "../values/read-listed";
import { toReportPage } from "./map-reports";

export class HttpReports implements ReportsPort {
  constructor(private readonly bank: BankClient) {}

  /** Bulks have their own endpoint, whose list has another field name. */
  find: ReportsPort["find"] = (category, filter, page) => {
    const fields = { ...fieldsOf(filter), ...pageFields(page) };
    return isBulk(category)
      ? this.bank.read(
          reports.fetchBulk,
          { ...fields, transactionType: wireCodes[category].report },
          ({ transactions, count, position }) => toReportPage(category, transactions, count, position),
        )
      : this.bank.read(
          reports.fetch,
          { ...fields, transactionType: wireCodes[category].report },
          ({ transfers, count, position }) => toReportPage(category, transfers, count, position),
        );
  };

  payees: ReportsPort["payees"] = ({ category, bulkId, scheduleId }, { number, size }) => {
    const fields = { bulkId, pageNumber: number, pageSize: size, ...(scheduleId && { scheduleId }) };
    return this.bank.read(reports.fetchBulkRows, fields, ({ transfers, count }) =>
      toReportPage(category, transfers, count),
    );
  };

  download: ReportsPort["download"] = (category, filter, format) => {
    const { report: transactionType } = wireCodes[category];
    const fields = { ...fieldsOf(filter), transactionType, downloadType: formats[format] };
    return this.bank.read(reports.download, fields, toBankFile);
  };

  downloadPayees: ReportsPort["downloadPayees"] = ({ category, bulkId }, format) => {
    const { report: transactionType } = wireCodes[category];
    return this.bank.read(reports.download, { bulkId, transactionType, downloadType: formats[format] }, toBankFile);
  };

  paymentAdvice: ReportsPort["paymentAdvice"] = ({ id }, format) =>
    this.bank.read(reports.paymentAdvice, { transactionId: id, reportType: formats[format] }, toBankFile);

  activity: ReportsPort["activity"] = (filter, { after, size }) => {
    const fields = { ...activityFields(filter), ...(after && { after }), pageSize: size };
    return this.bank.read(reports.activity, fields, ({ entries, count, next, people }) => ({
      entries: entries.map(toActivityEntry),
      count,
      next: next ?? undefined,
      people: people.map(({ personId, name }) => ({ id: personId, name })),
    }));
  };

  downloadActivity: ReportsPort["downloadActivity"] = (filter, format) => {
    const fields = { ...activityFields(filter), downloadType: activityFormats[format] };
    return this.bank.read(reports.downloadActivity, fields, toBankFile);
  };
}

/** The extension's answer is read as it is: each text is shown, and none is an amount. */
const toActivityEntry = ({
  date,
  kind,
  title,
  detail,
  person,
  userName,
  transactionId,
  accountNumber,
  seal,
}: ReplyOf<typeof reports.activity>["entries"][number]): ActivityEntry => ({
  id: seal,
  at: toMoment(date),
  kind: toActivityKind(kind),
  title,
  detail,
  person: person ?? "",
  userName: userName ?? "",
  requestId: transactionId,
  account: accountNumber,
  seal,
});

const wireKinds: Readonly<Record<ActivityKind, ListedValue<"activityKind">>> = {
  signIn: "SIGN_IN",
  request: "REQUEST",
  decision: "DECISION",
  beneficiary: "BENEFICIARY",
  schedule: "SCHEDULE",
  download: "DOWNLOAD",
  security: "SECURITY",
};
const activityFormats = { csv: "CSV", pdf: "PDF" } as const satisfies Record<ActivityFormat, string>;

const activityFields = ({ period, kind, personId, account }: ActivityFilter) => ({
  startDate: wireDay(period.start),
  endDate: wireDay(period.end),
  ...(kind && { kind: wireKinds[kind] }),
  ...(personId && { personId }),
  ...(account && { accountNumber: account }),
});

const toBankFile = ({ fileName, mimeType, bytes }: ReplyOf<typeof reports.download>): BankFile => ({
  name: fileName,
  mimeType,
  bytes: new Uint8Array(bytes),
});

const outcomes = {
  all: "ALL",
  successful: "SUCCESSFUL",
  failed: "FAILED",
  pending: "PENDING",
} as const satisfies Record<ReportOutcome, string>;
const formats = { excel: "EXCEL", pdf: "PDF", word: "WORD" } as const satisfies Record<ReportFormat, string>;

/** Omits empty fields (S3-3-105). */
const fieldsOf = ({ outcome, id, transactionId, start, end }: ReportFilter) => ({
  reportCategory: outcomes[outcome],
  ...(id && { ScheduleId: id }),
  ...(transactionId && { transactionId }),
  ...(start && { startDate: wireDay(start) }),
  ...(end && { endDate: wireDay(end) }),
});
